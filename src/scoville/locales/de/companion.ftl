# Für alle, die mit den gedruckten Karten spielen, im Browser und im Terminal. Ein Spiel darf etwas auf seine Weise sagen:
# `companion-spicy-…` kommt vor `companion-…`.

companion-title = { $game } am echten Tisch
companion-lead = Ihr habt das gedruckte Spiel? Legt dieses Handy in die Mitte.
companion-tabs = Teile des Begleiters
companion-tab-setup = Aufbau
companion-tab-pad = Punkte
companion-tab-ask = Regeln
companion-kept = Alles bleibt auf diesem Gerät, bis ihr neu anfangt.

companion-players = Wer mitspielt
companion-players-hint = Im Uhrzeigersinn, wie ihr sitzt.
companion-player = Person { $number }
companion-same-name = Zwei Personen heißen { $name }. Gebt einer einen anderen Namen, damit ihr die Punkte auseinanderhalten könnt.
companion-add-player = Noch jemand
companion-remove-player = { $name } entfernen
companion-players-new = Mit einer anderen Personenzahl beginnen die Punkte von vorn. Rückgängig holt die alten zurück.
companion-steps = So baut ihr auf
companion-lot = Oder das Los entscheidet: { $name } fängt an.
companion-lot-again = Neu auslosen
companion-to-pad = Fertig: zu den Punkten
companion-step-start = Teilt die Karten so aus, wie es die Regeln eures Spiels sagen.
companion-column-points = Punkte
companion-ending-over = Die Partie ist zu Ende.
    .button = Die Partie ist zu Ende

companion-spicy-ask-edition = Eure Ausgabe
companion-spicy-ask-draw = EXTRASCHARF-Karten ziehen
companion-spicy-ask-draw-hint = { $choosing ->
        [chosen] In eurer Ausgabe dürft ihr die Karte selbst aussuchen.
       *[random] In eurer Ausgabe wird ausgelost.
    } Höchstens { $most_variants }.
companion-spicy-ask-variants = Oder sucht die Karten selbst aus
companion-spicy-draw-again = Neu ziehen
companion-spicy-step-deal = Mischt die { $cards } Spicy-Karten und gebt allen { $hand }. { $deck } bleiben übrig: der Nachziehstapel.
companion-spicy-step-worlds-end = Zählt unten vom Nachziehstapel { $below } Karten ab. Darauf kommt die Verbrannt-Karte, darüber die anderen { $worlds_end }.
companion-spicy-step-trophies = Legt die { $trophies } Trophäen in die Mitte.
companion-spicy-step-spice-it-up = { $count ->
    [one] Legt diese EXTRASCHARF-Karte offen aus:
   *[other] Legt diese EXTRASCHARF-Karten offen aus:
}
companion-spicy-step-first = { $first ->
    [ate-spicy-last] Wer zuletzt etwas Scharfes gegessen hat, fängt an. Es geht im Uhrzeigersinn, nach links.
   *[youngest] Wer am jüngsten ist, fängt an. Es geht im Uhrzeigersinn, nach links.
}
companion-spicy-step-last-card = { $last_said ->
    [before] Deine letzte Karte? Sag es, bevor du sie ansagst.
   *[after] Deine letzte Karte? Sag es, sobald du sie gespielt hast.
}
companion-spicy-depth = { $worlds_end } Karten darüber, { $below } darunter
companion-spicy-column-trophies = Trophäen
companion-spicy-column-won = Gewonnene Karten
companion-spicy-column-hand = Handkarten
companion-spicy-ending-second-trophy = Die zweite Trophäe beendet die Partie sofort.
companion-spicy-ending-third-trophy = Die dritte Trophäe ist vergeben, die Partie ist zu Ende. Zählt gewonnene Karten und Handkarten.
companion-spicy-ending-worlds-end = Verbrannt! Die Partie ist zu Ende. Zählt gewonnene Karten und Handkarten.
    .button = Die Verbrannt-Karte liegt offen

companion-heated-ask-mode = Spielmodus
companion-heated-ask-add = Karten der Erweiterung dazunehmen
companion-heated-step-pack = Spielt mit diesen { $deck } Karten. Alle anderen bleiben in der Schachtel.
companion-heated-step-deal = Mischt und gebt allen { $hand } Karten. Der Rest ist der Nachziehstapel.
companion-heated-step-flip = Deckt eine Karte auf; { $pile } bleiben zum Ziehen. Eine Sonderkarte kommt in den Stapel zurück, bis eine farbige liegt. Sie bewirkt nichts.
companion-heated-step-first = Wer am jüngsten ist, beginnt die erste Runde, danach immer, wer die letzte gewonnen hat.
companion-heated-step-direction = Es beginnt nach rechts, gegen den Uhrzeigersinn.
companion-heated-step-call = Deine vorletzte Karte? Ruf HEATED!, sobald sie liegt.
companion-heated-take = Aus der Schachtel nehmen
companion-heated-leave = Bleibt in der Schachtel
companion-heated-of-box = { $count } von { $box }
companion-heated-column-hand = Handkarten
companion-heated-ending-out = Keine Karten mehr: Die Runde ist gewonnen.
    .button = Wer hat keine Karte mehr?
companion-heated-ending-dry = Nichts mehr zu ziehen: Es gewinnt, wer die wenigsten Karten hat. Zählt sie.
    .button = Nichts mehr zu ziehen
companion-heated-game-number = Runde { $number }
companion-heated-next-game = Nächste Runde
companion-heated-tally = Gewonnene Runden
companion-heated-round-starts = { $name } hat die letzte Runde gewonnen und fängt an.
companion-heated-tool = TOO HOT

companion-heated-slap = Wer schlägt zuletzt?
companion-heated-slap-how = Alle legen einen Finger auf ihr Feld und lassen ihn dort. Wird TOO HOT gespielt, schlagt mit dieser Hand auf den Tisch. Der letzte Finger auf dem Bildschirm hat zuletzt geschlagen.
companion-heated-slap-fingers = { $count ->
    [0] Dieser Bildschirm kennt keine Berührung. Haltet stattdessen je eine Taste: 1, 2, 3 …
    [one] Dieser Bildschirm erkennt nur einen Finger. Haltet stattdessen je eine Taste: 1, 2, 3 …
   *[other] Dieser Bildschirm kann { $count } Finger unterscheiden.
}
companion-heated-slap-who = Wer mitmacht
companion-heated-slap-most = Höchstens { $count } zugleich.
companion-heated-slap-open = Finger auf den Bildschirm
companion-heated-slap-wait = { $left ->
    [one] Ein Finger fehlt noch.
   *[other] { $left } Finger fehlen noch.
}
companion-heated-slap-hold = Halten … und bei TOO HOT schlagen!
companion-heated-slap-field = { $name }: hier einen Finger halten oder die Taste { $key }
companion-heated-slap-last = { $name } war am langsamsten und zieht 2 Karten.
companion-heated-slap-tie = { $names } waren gemeinsam am langsamsten und ziehen je 1 Karte.
companion-heated-slap-lost = Der Bildschirm hat einen Finger verloren. Versucht es noch einmal.
companion-heated-slap-again = Noch einmal
companion-heated-slap-close = Schließen

companion-game-number = Partie { $number }
companion-next-game = Nächste Partie
companion-points = Punkte
companion-tally = Gewonnene Partien
companion-tally-points = Punkte insgesamt
companion-more = { $name }, { $what }: eins mehr
companion-less = { $name }, { $what }: eins weniger
companion-count = { $name }, { $what }
companion-won-by = { $name } hat gewonnen
companion-undo = Rückgängig
companion-fresh = Neu anfangen
companion-fresh-sure = Alle Punkte löschen?
companion-fresh-yes = Ja, löschen
companion-fresh-no = Nein
companion-goes-on = Die Partie läuft.
companion-wins = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
companion-games-so-far = Alle Partien
companion-worth = je { $worth }

companion-ask = Eine Frage zu den Regeln
companion-ask-example = Zum Beispiel: Darf ich meine eigene Kopie anzweifeln?
companion-heated-ask-example = Zum Beispiel: Kann man ein DRAW 4 auf ein DRAW 2 legen?
companion-ask-go = Fragen
companion-ask-everywhere = In den Regeln aller Spiele suchen
companion-ask-nothing = Dazu passt keine Regel. Versucht es mit anderen Worten.
companion-ask-found = { $count ->
    [one] Eine Regel könnte die Antwort sein.
   *[other] { $count } Regeln könnten die Antwort sein.
}
companion-ask-more = Mehr zeigen
companion-all-rules = Alle Regeln von { $game }

companion-terminal-who = Wer spielt mit? Namen im Uhrzeigersinn, mit Kommas dazwischen.
companion-terminal-ask = Was wollt ihr wissen?
companion-terminal-keys-pad = ←↑↓→ wählen · + − zählen · { $endings }n weiter · u zurück · s Aufbau · ? Regeln · q Ende
companion-terminal-keys-plan = Enter Punkte · l neues Los · { $again }↑↓ blättern · ? Regeln · q Ende
companion-terminal-key-again = r neu ziehen
companion-terminal-keys-ask = Enter fragen · Esc zurück
companion-terminal-saved = Gespeichert in { $file }
companion-terminal-unreadable = { $file } ist kein lesbarer Punktezettel. Räum die Datei weg oder nenne mit --file eine andere.
companion-terminal-unsaved = { $file } lässt sich nicht schreiben: { $why }.
companion-terminal-narrow = Das Fenster ist zu klein: 60 Spalten und 20 Zeilen genügen.
companion-terminal-other-players = Dieser Punktezettel ist für { $count } Personen. Mit --new beginnt ein neuer.
