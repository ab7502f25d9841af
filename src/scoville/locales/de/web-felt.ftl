# Was der Tisch selbst erklärt: wer gleich dran ist, wer führt, was da liegt.

web-next = gleich dran
web-leads = führt
web-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
web-tell-seat = Was hier zählt
web-tell-deck = Nachziehstapel
web-tell-spicy-deck = { $count ->
    [one] Noch { $count } Karte.
   *[other] Noch { $count } Karten.
} Wer passt, zieht hier eine, wer eine Herausforderung verliert, zwei. Irgendwo steckt die Verbrannt-Karte: Kommt sie zum Vorschein, ist die Partie aus.
web-tell-spicy-card = Spiel sie verdeckt und sag, was sie ist. Oder sag etwas anderes.
web-tell-spicy-sum = { $points } gewonnen + { $trophies } für Trophäen − { $hand } auf der Hand
web-tell-heated-draw-pile = { $count ->
    [one] Noch { $count } Karte.
   *[other] Noch { $count } Karten.
} Wer nichts spielen kann, zieht hier.
web-tell-heated-seat = { $hand ->
    [one] { $hand } Handkarte.
   *[other] { $hand } Handkarten.
} Wer als Erstes alle Karten los ist, gewinnt.
web-slap-after = +{ $milliseconds } ms
