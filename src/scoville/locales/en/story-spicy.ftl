# What has happened in a game of SPICY: `story-spicy-` and the name of the fact. Its fields are the values; $seat and others are names.
# A card that the reader does not know is `hidden`, yes and no are `yes` and `no`, and $count is how many there are.

list-and = { $rest } and { $last }

spicy-card = { $number } { $spice ->
    [chili] chili
    [wasabi] wasabi
   *[pepper] pepper
}
spicy-card-wild-spice = wild spice
spicy-card-wild-number = wild number

story-spicy-card-played = { $copy ->
    [yes] { $card ->
        [hidden] { $seat } copies: { $claim } again.
       *[other] { $seat } copies with { $card }: { $claim } again.
    }
   *[no] { $card ->
        [hidden] { $seat } plays a card: { $claim }.
       *[other] { $seat } plays { $card } as { $claim }.
    }
}
story-spicy-cards-added = { $cards ->
    [hidden] { $count ->
        [one] { $seat } puts one more card under it.
       *[other] { $seat } puts { $count } more cards under it.
    }
   *[other] { $count ->
        [one] { $seat } puts one more card under it: { $cards }.
       *[other] { $seat } puts { $count } more cards under it: { $cards }.
    }
}
story-spicy-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } draws a card: { $cards }.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
}
story-spicy-passed = { $seat } passes.
story-spicy-challenged = { $trait ->
    [number] { $seat } challenges { $against }: wrong number!
    [spice] { $seat } challenges { $against }: wrong spice!
    [wrong] { $seat } challenges { $against }'s copy: wrong!
   *[blind] { $seat } turns { $against }'s card over without saying what is wrong with it.
}
story-spicy-card-revealed = { $holds ->
    [yes] It is { $card }, declared as { $claim }: { $seat } wins the challenge.
   *[no] It is { $card }, declared as { $claim }: { $seat } loses the challenge.
}
story-spicy-stack-won = { $count ->
    [one] { $seat } takes the stack: 1 card.
   *[other] { $seat } takes the stack: { $count } cards.
}
story-spicy-stack-raided = { $count ->
    [one] { $seat } wins the card under the paw.
   *[other] { $seat } wins the { $count } cards under the paw.
}
story-spicy-last-card-played = That was { $seat }'s last card. Does anyone challenge it?
story-spicy-last-card-accepted = { $seat } accepts the last card.
story-spicy-trophy-taken = { $seat } takes a trophy.
story-spicy-card-taken-back = { $clause ->
    [S-LAST-FORGOT] { $card ->
        [hidden] { $seat } plays { $claim } without announcing it as the last card, and takes it back.
       *[other] { $seat } plays { $card } as { $claim } without announcing it as the last card, and takes it back.
    }
   *[other] { $card ->
        [hidden] { $seat } declares { $claim }, which cannot be declared here, and takes the card back.
       *[other] { $seat } plays { $card } as { $claim }, which cannot be declared here, and takes the card back.
    }
}
story-spicy-peeked = { $whose ->
    [nobody] { $card ->
        [hidden] { $seat } peeks at the top card of the stack.
       *[other] { $seat } peeks at the top card of the stack: { $card }.
    }
   *[other] { $card ->
        [hidden] { $seat } peeks at the top card { $whose } has won.
       *[other] { $seat } peeks at the top card { $whose } has won: { $card }.
    }
}
story-spicy-game-ended = { $reason ->
    [second-trophy] The second trophy for { $winners }, who wins the game.
    [third-trophy] { $count ->
        [one] All trophies are taken: { $winners } wins the game.
       *[other] All trophies are taken: { $winners } share the victory.
    }
   *[worlds-end] { $count ->
        [one] The World's End card lies open: { $winners } wins the game.
       *[other] The World's End card lies open: { $winners } share the victory.
    }
} Score: { $scores }.
story-spicy-game-ended-score = { $name } { $score }
