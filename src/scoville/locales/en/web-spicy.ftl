# The SPICY table in the browser. What the terminal says as well stands in terminal.ftl.

web-spicy-challenge = Challenge, pass or accept
web-spicy-in-hand = Cards in hand
web-spicy-pile = Won cards
web-spicy-deciding = decides …
web-spicy-passed = passes
web-spicy-peeked = peeks!
web-spicy-took-back = takes it back
web-spicy-skip = Go on
web-spicy-until-end = { $count ->
    [one] { $count } card to the World's End
   *[other] { $count } cards to the World's End
}
web-spicy-end-near = World's End is near!
web-spicy-goes-under = { $card }, goes under the 5
web-spicy-copy-claim = Copy Cat: { $claim } again
web-spicy-may-copy = Copy Cat: pick a card to repeat { $claim }
web-spicy-other-claims = Say something that is not allowed
web-spicy-say-last = “Last card!”
web-spicy-offences = Against the rules
web-spicy-offences-cost = Possible at this table, and punished: a peek costs a card; a challenge that names nothing is lost.
web-spicy-peek-at = Peek: { $what }
web-spicy-trophies-left = { $count ->
    [0] No trophy left
    [one] { $count } trophy left
   *[other] { $count } trophies left
}
web-spicy-accepted = Accepted
web-spicy-let-be = let it be
web-spicy-let-be-done = You let it be
web-spicy-pause = The others may still challenge this card.
web-spicy-pause-mine = { $name } has played. Challenge the card, or let it be.
web-spicy-pause-answered = You let it be. The others still have time.
web-spicy-pause-next = You are next. First the others may challenge this card.
