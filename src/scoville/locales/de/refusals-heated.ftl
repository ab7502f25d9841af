# Warum bei HEATED etwas abgelehnt wird: refusal-heated-<id>.

refusal-heated-over = Die Partie ist zu Ende.
refusal-heated-not-the-clock = Nur die Uhr läuft ab, und sie tut nichts anderes.
refusal-heated-no-action = Das kann man in diesem Spiel nicht tun.
refusal-heated-out-of-turn = { $turn } ist am Zug.
refusal-heated-waits = Erst müssen alle Gefragten antworten.
refusal-heated-waits-for-slaps = Erst wird auf den Tisch geschlagen.
refusal-heated-waits-for-discards = Erst müssen alle ablegen, die es müssen.
refusal-heated-waits-for-help = Erst muss { $turn } Hilfe bekommen haben oder keine.
refusal-heated-waits-for-colour = Erst muss { $who } eine Farbe nennen.
refusal-heated-not-held = So oft ist { $card } nicht auf dieser Hand.
refusal-heated-no-match = { $card } passt weder auf die Farbe { $colour ->
        [blue] Blau
        [green] Grün
        [purple] Lila
        [yellow] Gelb
       *[other] { $colour }
    } noch auf { $top }.
refusal-heated-no-jump-in = { $turn } ist am Zug, und { $card } ist nicht genau die oberste Karte.
refusal-heated-jump-in-over = Zum Dazwischenwerfen ist es zu spät.
refusal-heated-faces-draw = Es sind { $count } Karten zu ziehen: zieh sie, stapel darauf oder heb sie auf.
refusal-heated-draw-begun = Das Ziehen hat begonnen: zieh den Rest.
refusal-heated-must-play-taken = Die als Hilfe genommene Karte muss gespielt werden.
refusal-heated-must-play-drawn = Eine spielbare Karte wurde gezogen und muss gespielt werden.
refusal-heated-must-draw-on = Die Hilfe hat nicht geholfen: zieh, bis eine Karte passt.
refusal-heated-copy-turn-only = COPY kann man nur im eigenen Zug spielen.
refusal-heated-nothing-to-cancel = Hier gibt es nichts, was NO, THANKS aufheben könnte.
refusal-heated-own-card = NO, THANKS hebt keine Karte auf, die man selbst gespielt hat.
refusal-heated-no-draw-to-end = Es gibt kein Ziehen, das MERCY beenden könnte.
refusal-heated-mercy-not-needed = Mit einer anderen spielbaren Karte kann MERCY nicht gespielt werden.
refusal-heated-needs-colour = Zu { $card } muss eine Farbe genannt werden.
refusal-heated-no-colour = Zu { $card } wird keine Farbe genannt.
refusal-heated-needs-target = Zu { $card } muss eine Person genannt werden.
refusal-heated-needs-two = Zu { $card } müssen zwei verschiedene Personen genannt werden.
refusal-heated-needs-order = Zu { $card } müssen alle anderen je einmal genannt werden.
refusal-heated-no-target = { $card } wird gegen niemanden gespielt.
refusal-heated-not-oneself = { $card } wird gegen jemand anderen gespielt.
refusal-heated-needs-giving = Zu { $card } muss eine eigene Karte hergegeben werden.
refusal-heated-no-giving = Mit { $card } wird keine Karte hergegeben.
refusal-heated-needs-place = { $card } braucht einen Platz im Nachziehstapel, wie in `at 5`.
refusal-heated-no-place = { $card } kommt nicht in den Nachziehstapel.
refusal-heated-bad-place = Ein Platz im Nachziehstapel ist die Zahl der Karten darüber, 0 oder mehr.
refusal-heated-nothing-to-name = Gerade ist keine Farbe zu nennen.
refusal-heated-cannot-draw = Mit einer spielbaren Karte auf der Hand zieht niemand.
refusal-heated-draw-count = Davon können 1 bis { $count } Karten gezogen werden.
refusal-heated-cannot-ask = Mit einer spielbaren Karte auf der Hand bittet niemand um Hilfe.
refusal-heated-asked-before = Um Hilfe bitten kann man einmal im Zug.
refusal-heated-drawn-before = Wer in diesem Zug gezogen hat oder ziehen soll, kann nicht um Hilfe bitten.
refusal-heated-holds-stack = Wer eine Karte zum Stapeln hat, kann nicht um Hilfe bitten.
refusal-heated-nobody-asks = Niemand bittet um Hilfe.
refusal-heated-offered-before = Alle bieten einmal etwas an oder lehnen ab.
refusal-heated-not-the-asker = Nur wer um Hilfe gebeten hat, nimmt eine Karte.
refusal-heated-offers-open = Die anderen können noch etwas anbieten.
refusal-heated-no-offer = { $whose } bietet keine Karte an.
refusal-heated-no-discard = Dieser Platz hat nichts abzulegen.
refusal-heated-discard-count = Die Zahl der Karten, die abzulegen sind, ist { $count }.
refusal-heated-discard-colour = Eine Karte in { $colour ->
        [blue] Blau
        [green] Grün
        [purple] Lila
        [yellow] Gelb
       *[other] { $colour }
    } muss abgelegt werden.
refusal-heated-nothing-to-accept = Nichts wartet auf eine Antwort von diesem Platz.
refusal-heated-slap-instead = Alle schlagen auf den Tisch: ein TOO HOT kann niemand hinnehmen.

refusal-heated-unknown-card = { $what } ist keine Karte; Karten sind b0 bis y9, b-cool bis y-swap und besondere wie draw4.
refusal-heated-unknown-colour = { $what } ist keine Farbe; die Farben sind blue, green, purple und yellow.
refusal-heated-no-card = Es gibt keine Karte Nummer { $what }.
refusal-heated-unknown-action = { $text } ist keine Aktion von HEATED.
refusal-heated-nobody-named = Nach `on` ist niemand genannt.
