# What the table itself explains: who is next, who is ahead, what lies there.

web-next = next
web-leads = is ahead
web-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-tell-seat = What is counted here
web-tell-deck = Draw deck
web-tell-spicy-deck = { $count ->
    [one] { $count } card is left.
   *[other] { $count } cards are left.
} Whoever passes draws one here, whoever loses a challenge two. World's End lies among them: when it comes up, the game is over.
web-tell-spicy-card = Play it face down and say what it is. Or say something else.
web-tell-spicy-sum = { $points } won + { $trophies } for trophies − { $hand } in hand
web-tell-heated-draw-pile = { $count ->
    [one] { $count } card is left.
   *[other] { $count } cards are left.
} Whoever has nothing to play draws here.
web-tell-heated-seat = { $hand ->
    [one] { $hand } card in hand.
   *[other] { $hand } cards in hand.
} The first player without cards wins.
web-slap-after = +{ $milliseconds } ms
