# Was `scoville cards` um die Karten herum sagt.

cards-card = Karte
cards-title = Titel
cards-count = Anzahl
cards-help = was sie tut
cards-total = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
cards-spicy-numbers = { $spice } 1 bis 10
cards-spicy-does = Hat ihre Zahl und ihr Gewürz.
cards-spicy-wild-spice-does = Jedes Gewürz, keine Zahl.
cards-spicy-wild-number-does = Jede Zahl, kein Gewürz.
