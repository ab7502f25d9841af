# Was `scoville replay` um die Geschichte einer Partie herum sagt.

replay-after = { $count ->
    [0] vor der ersten Aktion
    [one] nach 1 Aktion
   *[other] nach { $count } Aktionen
}
replay-seen-by = wie { $name } sie sieht
replay-step = Aktion { $number }
replay-start = Der Anfang
replay-clock = Die Uhr läuft ab.
replay-keys = Enter oder → geht weiter, ← zurück, q hört auf.

board-player = Name
board-hand = Hand
board-won = gewonnen
board-trophies = Trophäen
board-score = Punkte
board-hidden-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-empty-hand = keine
board-stack = { $count ->
    [0] Der Spicy-Stapel ist leer.
    [one] Spicy-Stapel mit 1 Karte:
   *[other] Spicy-Stapel mit { $count } Karten, die oberste zuerst:
}
board-declared = { $claim }, sagt { $name }
board-copied = { $claim }, kopiert { $name }
board-under = daruntergelegt von { $name }
board-below = { $count ->
    [one] und 1 Karte darunter
   *[other] und { $count } Karten darunter
}
board-deck = { $count ->
    [one] 1 Karte im Nachziehstapel.
   *[other] { $count } Karten im Nachziehstapel.
}
board-deck-above = { $count ->
    [one] 1 Karte im Nachziehstapel, davon { $above } über der Verbrannt-Karte.
   *[other] { $count } Karten im Nachziehstapel, davon { $above } über der Verbrannt-Karte.
}
board-paw = Die Tatze von { $name } liegt auf dem Spicy-Stapel.
board-turn = { $name } ist am Zug.
board-waiting = Die letzte Karte wartet auf: { $names }.
board-challenge = Die oberste Karte herausfordern dürfen: { $names }.
board-spice-chili = Chili
board-spice-wasabi = Wasabi
board-spice-pepper = Pfeffer
