# The HEATED table in the browser.

web-heated-middle = Draw pile and discard pile
web-heated-faces = { $count ->
    [one] faces one card
   *[other] faces { $count } cards
}
web-heated-last = last!
web-heated-acts = …
web-heated-aim = Choose { $name }
web-heated-aim-how = Choose a player at the table.
web-heated-give-how = Choose a card from your hand.
web-heated-jump-in = jump in!
web-heated-usable = can be chosen
web-heated-marked = chosen
web-heated-play = Play { $card }
web-heated-back = Back
web-heated-discard = { $count ->
    [one] Discard one card
   *[other] Discard { $count } cards
}
web-heated-offered = You offer { $card }.
web-heated-sort-colour = Sort by colour
web-heated-sort-kind = Sort by kind
web-heated-offer = Offer { $card }
