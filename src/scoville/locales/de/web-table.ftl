# Der Browser am Tisch: hereinkommen, Lobby, Spiel, Ergebnis.

web-no-such-table = Diesen Tisch gibt es nicht
web-no-such-table-more = Kein Tisch hat den Code { $code }. Tische, die lange niemand benutzt hat, werden weggeräumt.
web-invited = { $host } lädt dich zu { $game } ein
web-at-the-table = Am Tisch: { $names }.
web-game-runs = Die Partie läuft schon. Du kannst zuschauen.

web-bye-taken-over = Du spielst auf einem anderen Gerät
web-bye-kicked = Der Gastgeber hat dich weggeschickt
web-bye-no-spectators = Dieser Tisch lässt keine Zuschauer zu
web-bye-left = Du hast den Tisch verlassen
web-bye-unknown-token = Dieser Schlüssel passt nicht zum Tisch
web-play-here = Hier weiterspielen
web-reconnecting = Die Leitung ist unterbrochen, wir versuchen es weiter …
web-now = jetzt

web-key-title = Als { $name } weiterspielen?
web-key-who = Mit diesem Link bekommst du den Platz von { $name } am { $game }-Tisch { $code }.
web-key-who-watches = Mit diesem Link schaust du als { $name } am { $game }-Tisch { $code } zu.
web-key-leaves = An diesem Tisch bist du { $name }. Der Platz bleibt in diesem Browser, du kannst jederzeit dorthin zurück.
web-key-leaves-seat = Du hast an diesem Tisch schon einen Platz. Er bleibt in diesem Browser, du kannst jederzeit dorthin zurück.
web-key-warning = Wer dir den Link geschickt hat, hat denselben Schlüssel und sieht dieselben Karten. Nimm ihn nur an, wenn du ihn selbst kopiert hast.
web-key-accept = Weiter als { $name }
web-key-stay = { $name } bleiben
web-key-decline = Nein, danke
web-key-wrong = Dieser Link öffnet keinen Platz
web-key-wrong-more = Sein Schlüssel ist falsch oder gilt nicht mehr.
web-key-wrong-kept = Sein Schlüssel ist falsch oder gilt nicht mehr. Du behältst deinen Platz.
web-key-unchecked = Dieser Link konnte nicht geprüft werden

web-lobby = { $game }: vor dem Start
web-lobby-next = { $game }: vor der nächsten Partie
web-seats = Wer spielt
web-free-seat = frei
web-sit-here = Hierher setzen
web-stand-up = Aufstehen
web-leave = Tisch verlassen
web-leave-playing = Ein Bot spielt für dich weiter, und auf diesen Platz kommst du nicht zurück.
web-leave-rated = Dieses Spiel wird gewertet: Wenn du gehst, zählst du als Letzter, was der Bot auf deinem Platz auch erreicht. Auf diesen Platz kommst du nicht zurück.
web-leave-seated = Dein Platz wird frei.
web-leave-watching = Du siehst diesen Tisch dann nicht mehr.
web-stay = Bleiben
web-back-to-result = Zurück zum Ergebnis
web-change-table = Den Tisch ändern
web-menu = Menü
web-table-full = Dieser Tisch ist voll und lässt keine Zuschauer zu.
web-kick = { $name } wegschicken
web-lock = Tisch abschließen
web-unlock = Tisch wieder öffnen
web-locked = Abgeschlossen: Neue kommen nicht mehr herein.
web-locked-join = Der Gastgeber hat den Tisch abgeschlossen: Neue kommen nicht mehr herein.
web-other-seats = Deine anderen Plätze an diesem Tisch
web-back-to-seat = Zurück zu { $name }
web-back-to-a-seat = Zurück zu meinem anderen Platz
web-seat-bot = Wer auf Platz { $number } spielt
web-seat-mood = Wie der Bot auf Platz { $number } spielt
web-mood-even = ausgeglichen
web-mood-bold = wagemutig
web-mood-wary = misstrauisch
web-mood-sly = durchtrieben
web-for-a-person = frei für einen Menschen
web-away = weg
web-stood-in = weg, ein Bot spielt
web-watching = Es schauen zu: { $names }
web-watching-more = { $count } weitere
web-start = Partie starten
web-start-needs = { $free ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder wähle einen Bot.
   *[other] { $free } Plätze sind noch frei: Lade Leute ein oder wähle Bots.
}
web-waits-for-people = { $free ->
    [one] Es fehlt noch jemand.
   *[other] Es fehlen noch { $free } Leute.
}
web-waits-for-host = Der Gastgeber kann die Partie starten.
web-hot-seat = Jemand spielt mit dir an diesem Bildschirm
web-hot-seat-more = Zwischen euren Zügen verdeckt ein Vorhang die Karten.
web-their-name = Name
web-add = Dazu
web-settings = Einstellungen
web-rules-here = Die Regeln dieses Tisches
web-change = Ändern
web-save = Speichern
web-cancel = Abbrechen
web-close = Schließen
web-invite-friends = Freunde einladen
web-link = Link
web-copy-link = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-share-text = Spiel mit mir bei Scoville. Der Code ist { $code }.
web-qr = QR-Code des Links zu diesem Tisch
web-other-device = Auf einem anderen Gerät weiterspielen
web-other-device-more = Dieser Link ist der Schlüssel zu deinem Platz: Gib ihn niemandem.
web-copy-own-link = Meinen Link kopieren
web-shuffle = Ein Mischen, das sich nachprüfen lässt
web-shuffle-more = Dieser Hashwert des Geheimnisses wird vor dem Austeilen veröffentlicht, das Geheimnis nach der Partie. Ein eigenes Wort, hineingemischt, stellt sicher, dass niemand die Karten ausgesucht hat.
web-taken-up = Diese Partie setzt eine andere fort, es wird also nichts gemischt. Wer den Tisch eröffnet hat, kennt womöglich die Karten.
web-shuffle-secret = Das Geheimnis der letzten Partie:
web-nonce = Dein Wort
web-nonce-given = Hineingemischt: { $nonce }

web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-send = Senden
web-phrases = Schnelle Sätze
web-mute = Stummschalten
web-mute-person = { $name } stummschalten
web-block-report = Blockieren oder melden …
web-unmute-person = { $name } wieder hören
web-new-chat = neue Nachricht

web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-late = Du kamst später dazu: Was davor geschah, steht hier nicht.
web-beside = Verlauf und Chat
web-verdict-time = { $first } war zuerst da. { $rest }.
web-verdict-rule = Gleichstand, den die Regeln für { $first } entscheiden. { $rest }.
web-verdict-coin = Gleichstand, und der Münzwurf entschied für { $first }. { $rest }.
web-verdict-behind = { $name } { $ms } ms später
web-has-turn = ist am Zug
web-is-asked = wird gefragt
web-you-are-asked = du wirst gefragt
web-let-be = Für mich hinnehmen
    .help = Habe ich nichts zum Kontern, nehme ich es nach einer Weile hin. Wie lange das dauert, wird ausgelost, egal was ich auf der Hand habe. Es verrät also nichts.
web-stale = Zu spät: Am Tisch war es schon weitergegangen.
web-pending = Gesendet …
web-your-turn = Du bist am Zug.
web-your-options = Was du tun kannst
web-turn-of = { $name } überlegt.
web-your-hand = Deine Handkarten
web-player-spicy = { $hand } auf der Hand · { $points } gewonnen · { $trophies } 🏆
web-player-heated = { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}
web-deck = Nachziehstapel: { $count }
web-stack = Stapel: { $count }
web-stack-empty = Der Stapel ist leer.

web-curtain = Gebt den Bildschirm { $name }
web-curtain-more = Alle anderen schauen weg.
web-curtain-open = Ich bin { $name }
web-hot-switch = { $name } handelt
web-hot-others = Jemand anderes handelt …
web-result = Ergebnis
web-you-win = Du gewinnst!
web-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
web-you-win-match = Du gewinnst über alle Runden!
web-wins-match = { $count ->
    [one] { $names } gewinnt über alle Runden
   *[other] { $names } gewinnen über alle Runden gemeinsam
}
web-round = Runde { $round } von { $rounds }
web-ended-second-trophy = Die zweite Trophäe gewinnt sofort.
web-ended-third-trophy = Alle Trophäen sind vergeben. Die meisten Punkte gewinnen.
web-ended-worlds-end = Die Verbrannt-Karte ist da. Die meisten Punkte gewinnen.
web-ended-went-out = Die letzte Karte ist gespielt.
web-ended-gave-last-card = Die letzte Karte wurde verschenkt.
web-ended-discarded-last-card = Die letzte Karte wurde abgelegt.
web-ended-dry = Niemand konnte mehr spielen oder ziehen: Die wenigsten Karten gewinnen.
web-player = Spieler
web-points = Punkte
web-cards-left = Karten übrig
web-match-total = Gesamt
web-next-round = Nächste Runde
web-rematch = Noch einmal
web-waits-for-rematch = Der Gastgeber kann die nächste Partie starten.
web-look-at-table = Den Tisch ansehen
web-record = Aufzeichnung sichern

web-review = Rückschau
web-result-more = Mehr
web-held = Niemand zieht vor dir. Sieh dich um und spiel dann weiter.
web-held-go = Weiter
web-held-back = Zurück zur Rückschau
web-review-as = Gesehen von
web-review-spectator = einem Zuschauer
web-review-open = alle Karten offen
web-review-hands = Alle Handkarten
web-review-stack = Die Karten des Stapels
web-review-step = Schritt { $step } von { $steps }
web-review-first = An den Anfang
web-review-back = Einen Schritt zurück
web-review-on = Einen Schritt weiter
web-review-last = Ans Ende
web-review-deal = Die Karten werden ausgeteilt.
web-review-share = Link zu diesem Moment kopieren
web-review-continue = Von hier weiterspielen
web-review-before-spicy = Vorige Herausforderung
web-review-next-spicy = Nächste Herausforderung
web-review-before-heated = Voriger großer Moment
web-review-next-heated = Nächster großer Moment
web-review-did = { $name }: { $what }
web-review-bot = Was der stärkste Bot denkt
web-review-thinking = Der Bot denkt nach …
web-review-claims = Was { $name } glauben konnte
web-review-options = Was { $name } tun konnte
web-review-true = Die { $number } stimmte in { $chance } % der Fälle, { $spice } in { $other } %.
web-review-belief = Zahl zu { $number } % wahr, Gewürz zu { $spice } %
web-review-copied = Kopiert: Zahl und Gewürz stimmten in { $chance } % der Fälle beide.
web-review-known = bekannt: { $card }.
web-review-chosen = gespielt
web-review-wins = gewinnt { $chance } %
web-watching-game = Du siehst dieser Partie zu.
web-review-idle = { $name } hat hier nichts zu entscheiden.
web-hold = Gedrückt halten
web-press-again = { $what } Zum Ausführen noch einmal drücken.
web-hot-slaps = { $name } schlägt!
table-event = Zum Turnier
