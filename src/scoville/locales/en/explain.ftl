# What `scoville explain` and the review say: beliefs and options.

explain-title = What the strongest bot thinks in { $name }'s place, { $ply ->
    [0] before the first action
    [one] after one action
   *[other] after { $ply } actions
}
explain-claims = The stack, bottom first, as { $name } may believe it
explain-claim = claim
explain-number = number true
explain-spice = spice true
explain-known = known card
explain-both = both true
explain-by = { $name }: { $claim }
explain-by-copy = { $name }: { $claim }, copied
explain-under = put under a 5
explain-top = { $name }'s { $claim }: the number is { $number }, the spice { $spice }.
explain-top-copy = { $name }'s { $claim } is a copy: number and spice together are { $both }.
explain-surely-true = almost surely true
explain-probably-true = probably true
explain-open = as likely true as not
explain-probably-wrong = probably wrong
explain-surely-wrong = almost surely wrong
explain-hand = { $name } has { $count ->
    [one] one card
   *[other] { $count } cards
}
explain-hand-whole = , namely { $cards }
explain-hand-known = , among them { $cards }
explain-hand-lacks = ; probably without { $what }
explain-specials = black cards
explain-options = What { $name } can do: what the bot would choose, then the others by chance
explain-option = option
explain-chance = chance to win
explain-between = between
explain-playouts = playouts
explain-best = It would choose: { $option } (wins in { $chance } of cases).
explain-the-best = the best
explain-as-good = perhaps as good
explain-hardly-tried = hardly tried
explain-little-worse = a little worse
explain-worse = worse
explain-much-worse = much worse
explain-assumes = It takes { $name } to play { $manners }.
explain-as-heuristic = like the bot heuristic ({ $share })
explain-as-learned = like the bot learned ({ $share })
explain-as-honest = honestly ({ $share })
explain-as-wary = warily ({ $share })
explain-as-bold = boldly ({ $share })
explain-as-careless = carelessly ({ $share })
explain-claims-margin = Against players who hide well, these chances were off by { $margin } on average.
explain-margin = People play otherwise, so the intervals are { $margin } wider at each end than the playouts alone would make them.
list-nor = { $rest } or { $last }
percent = { $number }%

option-wait = let things be
option-play = { $true ->
    [yes] { $card }, truly
   *[no] { $card } as { $claim }
}
option-under = { $what }, and under it { $cards }
option-copy = copy with { $card }
option-challenge-number = wrong number!
option-challenge-spice = wrong spice!
option-challenge-wrong = wrong!
option-challenge-blind = turn over without a word
option-accept = accept
option-peek = peek
option-pass = pass
option-heated-play = play { $what }
option-on = on { $names }
option-giving = for { $card }
option-at = { $count ->
    [0] on top
    [one] under one card
   *[other] under { $count } cards
}
option-name = name { $colour }
option-draw = draw
option-draw-some = { $count ->
    [one] draw one card for now
   *[other] draw { $count } cards for now
}
option-ask = ask for help
option-offer = offer { $card }
option-decline = offer nothing
option-take = take { $name }'s card
option-take-nothing = take nothing
option-discard = discard { $cards }
option-slap = slap
option-call = call HEATED!
option-wonder = ask whose turn it is
