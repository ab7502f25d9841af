# What `scoville cards` says around the cards.

cards-card = card
cards-title = title
cards-count = count
cards-help = what it does
cards-total = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
cards-spicy-numbers = { $spice } 1 to 10
cards-spicy-does = Has its number and its spice.
cards-spicy-wild-spice-does = Every spice, no number.
cards-spicy-wild-number-does = Every number, no spice.
