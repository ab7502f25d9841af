# Das Spiel im Terminal.

terminal-won = { $count } gewonnen
terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-turn = am Zug
terminal-asked = gefragt
terminal-stack = Spicy-Stapel · { $count }
terminal-stack-empty = Der Spicy-Stapel ist leer.
terminal-declares = { $name } sagt an
terminal-copies = { $name } kopiert
terminal-in-truth = (in Wahrheit { $card })
terminal-paw = Die Tatze von { $name } liegt darauf
terminal-last = { $name }: letzte Karte!
terminal-revealed = Aufgedeckt: { $card }
terminal-right = { $trait ->
    [number] { $claim }: die Zahl stimmt
    [spice] { $claim }: das Gewürz stimmt
    [wrong] { $claim }: beides stimmt
   *[blind] { $claim }: nichts angezweifelt
}
terminal-wrong = { $trait ->
    [number] { $claim }: falsche Zahl!
    [spice] { $claim }: falsches Gewürz!
   *[wrong] { $claim }: falsch!
}
terminal-takes = { $count ->
    [one] { $name } bekommt { $count } Karte
   *[other] { $name } bekommt { $count } Karten
}
terminal-deck = Nachziehstapel { $count }
terminal-worlds-end = Verbrannt
terminal-spice = { $spice ->
    [chili] Chili
    [wasabi] Wasabi
   *[pepper] Pfeffer
}
terminal-declare = { $card }, angesagt als …
terminal-declare-how = Ziffern, ←→ Zahl · ↑↓ Gewürz
terminal-say = Du spielst { $card } und sagst { $claim }:
terminal-truth-both = wahr.
terminal-truth-number = das Gewürz ist gelogen.
terminal-truth-spice = die Zahl ist gelogen.
terminal-truth-none = beides gelogen.
terminal-not-allowed = hier nicht erlaubt.

# EXTRASCHARF: die gedruckten Titel, und was jede Karte tut
terminal-does-we-love-chili = Jede 1–3 auch als Chili.
terminal-does-start-it-up = 1–3 auch nach 8 und 9.
terminal-does-spice-raider = Unbestrittene 4 räumt ab.
terminal-does-change-your-luck = Unter der 5 bis zu 2 tauschen.
terminal-does-turn-it-up = 6 und 9 sind gleich.
terminal-does-copy-cat = Ansage kopieren, jederzeit.

# Was du tun kannst
terminal-your-turn = Du bist am Zug: Karte spielen, passen oder herausfordern.
terminal-your-lead = Du bist am Zug: Beginne mit 1, 2 oder 3 eines Gewürzes, oder passe.
terminal-you-accept = Die letzte Karte von { $name } wartet auf dich: herausfordern oder gelten lassen.
terminal-others-turn = { $name } überlegt. Du kannst noch herausfordern.
terminal-others-turn-only = { $name } überlegt.
terminal-not-your-turn = Du bist noch nicht dran: Warte auf { $name }.
terminal-others-asked = Die letzte Karte wartet auf die anderen.
terminal-over = Die Partie ist aus.
terminal-pick-copy = Copy Cat: Welche Karte spielst du mit derselben Ansage?
terminal-pick-under = { $count ->
    [0] Unter deine 5: bis zu zwei weitere Karten oder keine.
    [one] Unter deine 5: bisher eine Karte; du ziehst ebenso viele.
   *[other] Unter deine 5: zwei Karten; du ziehst ebenso viele.
}
terminal-pick-peek = Welchen Stapel ansehen? Das kostet dich eine Karte.
terminal-confirm-pass = Passen und eine Karte ziehen?
terminal-confirm-accept = Die letzte Karte gelten lassen?
terminal-confirm-number = { $name }, { $claim }, herausfordern: Ist die ZAHL falsch?
terminal-confirm-spice = { $name }, { $claim }, herausfordern: Ist das GEWÜRZ falsch?
terminal-confirm-wrong = Die Kopie von { $name }, { $claim }, herausfordern: Falsch?
terminal-confirm-copy = { $claim } mit { $cards } kopieren?
terminal-confirm-last = Deine letzte Karte: Du sagst sie an.
terminal-offence-s-bad-call = Hier nicht erlaubt: Karte zurück und eine ziehen. Trotzdem?
terminal-offence-s-last-forgot = Nicht angesagt: Karte zurück und eine ziehen. Trotzdem?
terminal-offence-s-no-trait = Wer nichts anzweifelt, verliert sofort. Trotzdem?
terminal-offence-s-no-peek = Nachsehen kostet dich eine Karte. Trotzdem?
terminal-choose-card = Karte spielen
terminal-pass = passen
terminal-accept = gelten lassen
terminal-challenge-number = Zahl falsch!
terminal-challenge-spice = Gewürz falsch!
terminal-challenge-wrong = Falsch!
terminal-challenge-blind = aufdecken
terminal-copy = kopieren
terminal-peek = nachsehen
terminal-play-it = spielen
terminal-put-under = darunterlegen
terminal-pick = diese Karte
terminal-do-it = ja
terminal-keep-silent = nichts sagen
terminal-the-stack = Spicy-Stapel
terminal-back = zurück
terminal-key-enter = Enter
terminal-key-esc = Esc
terminal-key-space = Leer
terminal-key-cards = 1–9 ←→
terminal-key-yes = j
terminal-pause = Pause
terminal-go-on = weiter (Pause)
terminal-help = Hilfe
terminal-quit = Ende
terminal-too-small = Dieses Terminal hat { $width }×{ $height }; ab 60×20 fehlt nichts.
terminal-wrong-key = { $key } bewirkt jetzt nichts. ? zeigt die Tasten.

terminal-first-youngest = { $name } beginnt, wie sonst die jüngste Person.
terminal-first-ate-spicy-last = { $name } beginnt, wie sonst, wer zuletzt scharf gegessen hat.

# Hilfe
terminal-help-close = Esc schließt
terminal-help-rules = Das Spiel in Kürze
terminal-help-keys = Tasten
terminal-rule-aim = In deinem Zug spielst du eine Karte verdeckt und sagst an, was sie ist, oder du passt und ziehst eine Karte. Lügen ist erlaubt.
terminal-rule-claim = Ein Stapel beginnt mit 1, 2 oder 3. Dann steigt jede Ansage im selben Gewürz; nach einer 10 folgt wieder 1, 2 oder 3.
terminal-rule-challenge = Die oberste Karte darf jederzeit herausgefordert werden, nur nicht von dir selbst, wenn es deine ist: falsche Zahl oder falsches Gewürz. Wer recht hat, bekommt den Stapel; wer verliert, zieht 2 Karten und beginnt den nächsten.
terminal-rule-wild = Ein Gewürz-Joker hat jedes Gewürz und keine Zahl. Ein Zahlen-Joker hat jede Zahl und kein Gewürz.
terminal-rule-last = Wessen letzte Karte nicht widerlegt wird, bekommt eine Trophäe und zieht 6 Karten.
terminal-rule-end = Schluss ist mit der zweiten Trophäe einer Person, die damit gewinnt, mit der dritten Trophäe oder bei der Verbrannt-Karte. Eine gewonnene Karte zählt 1, eine Trophäe 10, eine Handkarte −1.
terminal-keys-cards = 1–9, 0, ←→ | Karte wählen, dann die Zahl der Ansage
terminal-keys-enter = Enter | weiter, ausführen
terminal-keys-esc = Esc | zurücknehmen, was noch nicht gilt
terminal-keys-pass = p | passen
terminal-keys-number = n | die Zahl herausfordern
terminal-keys-spice = s | das Gewürz herausfordern
terminal-keys-wrong = w | eine Kopie herausfordern
terminal-keys-accept = a | eine letzte Karte gelten lassen
terminal-keys-copy = c | die oberste Ansage kopieren (Copy Cat)
terminal-keys-tab = Tab | die nächsten zehn Karten
terminal-keys-page = Bild ↑ ↓ | nachlesen, was geschehen ist
terminal-keys-space = Leertaste | Pause, weiter
terminal-keys-theme = t | hell oder dunkel
terminal-keys-quit = q | Ende
terminal-keys-blind = b | oberste Karte aufdecken, ohne etwas anzuzweifeln
terminal-keys-peek = k | eine verdeckte Karte ansehen
terminal-keys-silent = f | die letzte Karte nicht ansagen
terminal-help-tabletop = Mit ⚠: gegen die Regeln, an diesem Tisch möglich und mit Strafe.
terminal-help-waits = Die anderen warten, während du überlegst. Karten und Tasten kann man anklicken.
terminal-help-all = Die Regeln an diesem Tisch
terminal-help-more = Alle Regeln: scoville rules spicy

# Lektionen
terminal-lessons = Lektionen
terminal-lessons-which = Welches Spiel willst du lernen?
terminal-lessons-of = { $game } ({ $done } von { $count } geschafft)
terminal-lessons-none = Für { $game } gibt es keine Lektionen. Es gibt welche für { $games }.
terminal-lessons-no-terminal = Die Lektionen brauchen ein Terminal zum Zeichnen und eine Tastatur. Im Browser: scoville serve --open
terminal-lessons-later = Weiter geht es mit: scoville lessons { $game }
terminal-new-title = Neu bei { $game }?
terminal-new = { $count } kurze Lektionen zeigen dir das Spiel, eine Taste nach der anderen. Du kannst jederzeit gehen und später weitermachen: Auch ? führt dorthin.
terminal-new-lessons = zu den Lektionen
terminal-new-play = gleich spielen
terminal-press = Drücke jetzt
terminal-watch = Sieh zu: Die anderen spielen.
terminal-help-close-lessons = l: Lektionen · Esc schließt

# Gehen, speichern, Ergebnis
terminal-leave-title = Den Tisch verlassen?
terminal-leave-unsaved = Die Partie ist nicht gespeichert.
terminal-leave-saved = Die Partie ist bis hierher gespeichert. Wenn du gehst, liegt sie in { $file }. Weiterspielen: scoville play --resume { $file }
terminal-leave = gehen
terminal-stay = bleiben
terminal-save = speichern
terminal-save-title = Partie speichern
terminal-save-how = Enter speichert, Esc geht zurück.
terminal-save-exists = { $file } gibt es schon. Noch einmal Enter überschreibt die Datei.
terminal-save-failed = { $file } lässt sich nicht schreiben: { $reason }.
terminal-result-saved = Gespeichert. Wenn du gehst, liegt die Partie in { $file }.
terminal-saved-as = Gespeichert in { $file }.
terminal-bot-failed = { $name } hat einen Fehler gemacht und lässt es gut sein. { $error }
terminal-again = noch eine Partie
terminal-result = Ergebnis
terminal-look = Tisch ansehen
terminal-you-win = Du gewinnst!
terminal-wins = { $count ->
    [one] { $name } gewinnt
   *[other] Geteilter Sieg
}
terminal-ended-second-trophy = { $name } hat die zweite Trophäe und gewinnt sofort.
terminal-ended-third-trophy = Die dritte Trophäe ist vergeben. Die meisten Punkte gewinnen.
terminal-ended-worlds-end = Die Verbrannt-Karte liegt oben. Die meisten Punkte gewinnen.
terminal-won-cards = Karten
terminal-trophies = Trophäen
terminal-in-hand = auf der Hand
terminal-score = Punkte

# Der Befehl
terminal-guest = Gast
terminal-no-terminal = Das braucht ein Terminal zum Zeichnen und eine Tastatur. Im Browser: scoville serve --open. Aufzeichnungen liest: scoville replay DATEI
terminal-overwrite = { $file } gibt es schon. Mit dieser Partie überschreiben?
terminal-overwrite-part = In { $file } liegt eine abgebrochene Partie. Mit scoville play --resume { $file } geht es weiter. Mit dieser Partie überschreiben?
terminal-no-folder = Es gibt keinen Ordner { $folder }, in dem gespeichert werden könnte.

# Rätsel.
terminal-puzzle-keys = 1–{ $count } antworten · n anderes Rätsel · q Ende
terminal-puzzle-keys-after = Enter nächstes Rätsel · q Ende
terminal-puzzle-how = Antworten: scoville puzzles { $game } { $number } --answer 1
terminal-puzzle-none = Für { $game } gibt es keine Rätsel. Es gibt welche für { $games }.
terminal-puzzle-number = { $game } hat die Rätsel 1 bis { $count }.
terminal-puzzle-answer = Dieses Rätsel hat die Antworten 1 bis { $count }.
