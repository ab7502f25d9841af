# The HEATED table in the browser: what happens and what is at stake, said from the place of whoever reads it.
# $place: `mine` is the reader's own card, `me` one against the reader, `other` any other. $by plays it, $on are whom it hits.
# $theirs and $yours are the cards in hand of the one who plays it and of the first it hits.

web-heated-told-last = { $who ->
    [you] { $count ->
        [0] You slapped last.
       *[other] You slapped last, together with { $names }.
    }
   *[other] { $names } slapped last.
}
web-heated-told-dared = { $who ->
    [you] { $count ->
        [0] You should not have slapped.
       *[other] You and { $names } should not have slapped.
    }
   *[other] { $names } should not have slapped.
}
web-heated-told-swapped = You and { $name } swap hands: you had { $had }, now you have { $has }.
web-heated-told-spared = NO, THANKS: you are spared.
web-heated-told-skipped = Your turn is skipped.
web-heated-told-trap = The TRAP! You draw 2 more cards.
web-heated-told-penalty = { $count ->
    [one] Penalty: you must draw 1 card.
   *[other] Penalty: you must draw { $count } cards.
}
web-heated-told-draw = { $count ->
    [one] You draw 1 card.
   *[other] You draw { $count } cards.
}
web-heated-numbered = { $name } ({ $number })
web-heated-number-of = { $number ->
    [one] number 1: draws 1 card
   *[other] number { $number }: draws { $number } cards
}
web-heated-slapped-as = slapped as number { $number }
web-heated-arm = Call HEATED! with the card

web-heated-stakes-hot = TOO HOT: everybody slaps, and whoever slaps last draws 2 cards.
web-heated-stakes-hot-lost = { $place ->
    [me] You slapped last and draw cards for it.
   *[other] { $on } slapped last and { $count ->
        [one] draws
       *[other] draw
    } cards for it.
}
web-heated-stakes-too-chili = { $place ->
    [mine] Your TOO CHILI: any other player who slaps draws 1 card.
    [me] { $by } plays TOO CHILI: keep still. If you slap, you draw 1 card.
   *[other] { $by } plays TOO CHILI: any other player who slaps draws 1 card.
}
web-heated-stakes-too-chili-lost = { $place ->
    [me] You slapped, so you draw 1 card.
   *[other] { $on } slapped and { $count ->
        [one] draws
       *[other] draw
    } 1 card.
}
web-heated-stakes-swap = { $place ->
    [mine] You swap your hand of { $theirs } for the hand of { $on }: { $yours }.
    [me] { $by } swaps a hand of { $theirs } for your { $yours }.
   *[other] { $by } swaps a hand of { $theirs } for the hand of { $on }: { $yours }.
}
web-heated-stakes-super-swap = { $place ->
    [mine] You draw 2, then you swap hands with { $on }, who has { $yours }.
    [me] { $by } draws 2 and then swaps hands with you: { $theirs } and 2 more for your { $yours }.
   *[other] { $by } draws 2 and then swaps hands with { $on }.
}
web-heated-stakes-getting-heated = { $place ->
    [me] { $by } heats you up: you draw { $draws } cards unless somebody adds another GETTING HEATED.
   *[other] { $on } draws { $draws } cards unless somebody adds another GETTING HEATED.
}
web-heated-stakes-ghost = { $place ->
    [me] { $number ->
        [one] { $by } sprays: you are number 1 and draw 1 card.
       *[other] { $by } sprays: you are number { $number } and draw { $number } cards.
    }
    [mine] Your spray: all others draw as many cards as their number says ({ $numbered }).
   *[other] { $by } sprays: all others draw as many cards as their number says ({ $numbered }).
}
web-heated-stakes-apocalypse = { $place ->
    [mine] All others discard a { $colour } card or draw 1.
    [me] { $by } plays APOCALYPSE: you discard a { $colour } card or draw 1.
   *[other] { $by } plays APOCALYPSE: all others discard a { $colour } card or draw 1.
}
web-heated-stakes-fair-play = { $place ->
    [mine] { $less ->
        [by] { $on } has { $fewer } more cards than you and discards down to your number.
        [on] You have { $fewer } more cards than { $on } and discard down to that number.
       *[none] You and { $on } have the same number of cards: nothing happens.
    }
    [me] { $less ->
        [by] { $by } has { $fewer } fewer cards than you: you discard down to that number.
        [on] { $by } has { $fewer } more cards than you and discards down to your number.
       *[none] You and { $by } have the same number of cards: nothing happens.
    }
   *[other] { $by } and { $on }: whoever has more cards discards down to the other's number.
}
web-heated-stakes-united = { $place ->
    [mine] Everybody draws 2 cards, you too.
    [me] { $by } makes everybody draw 2 cards, you too.
   *[other] { $by } makes everybody draw 2 cards.
}
web-heated-stakes-gift = { $place ->
    [mine] Everybody else draws 1 card.
    [me] { $by } has a gift for you: you draw 1 card.
   *[other] { $by } makes everybody else draw 1 card.
}
web-heated-stakes-finish = Everybody discards down to 2 cards.
web-heated-stakes-reorganize = { $place ->
    [me] { $by } plays REORGANIZE: you trade places with { $with }.
   *[other] { $on } trade places.
}
web-heated-stakes-spice-mix = { $place ->
    [mine] All hands are shuffled together and dealt out again.
    [me] { $by } has all hands shuffled together and dealt out again, yours too.
   *[other] { $by } has all hands shuffled together and dealt out again.
}
