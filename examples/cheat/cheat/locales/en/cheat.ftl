# What the game says, wherever it is played. A seat is its player's name, and several things are a list.

cheat-title = CHEAT
cheat-idea = The whole deck is dealt. The rank goes up by one with every turn: aces, twos, and so on to kings, then aces again. On your turn you lay { $most ->
        [1] one card
       *[other] one to { $most } cards
    } face down, one after the other, and say that they are all of this rank. They need not be. Until the next player lays a card, anyone else may doubt you. Then your cards are turned over: if one of them is wrong, you take the whole pile, otherwise the doubter does. When you have laid your last cards, all others say whether they believe you. You win if they do, or if you told the truth.
web-cheat = CHEAT
web-cheat-idea = Lay cards face down, say the rank, and keep a straight face. Whoever is caught lying takes the pile; the first player without cards wins.
web-ended-cheat-out = The last cards are laid.

set-cheat-most = Cards at once
    .help = How many cards a player may lay in one turn.

# What can be done.
option-cheat-lay = Lay { $card }
option-cheat-say = That is all
option-cheat-doubt = Doubt it
option-cheat-believe = Believe it

# What happens.
story-cheat-laid = { $card ->
        [hidden] { $seat } lays a card face down.
       *[other] { $seat } lays { $card } face down.
    }
story-cheat-said = { $count ->
        [one] { $seat } says: one card of rank { $rank }.
       *[other] { $seat } says: { $count } cards of rank { $rank }.
    }
story-cheat-doubted = { $seat } doubts { $against }.
story-cheat-shown = { $true ->
        [yes] { $cards }: { $seat } told the truth.
       *[no] { $cards }: { $seat } lied!
    }
story-cheat-pile-taken = { $count ->
        [one] { $seat } takes the card.
       *[other] { $seat } takes the pile of { $count } cards.
    }
story-cheat-believed = { $seat } believes it.
story-cheat-game-ended = { $winners } has no cards left and wins.

# What lies on the table.
table-cheat-rank = Next rank: { $value ->
        [1] aces
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [11] jacks
        [12] queens
       *[13] kings
    }
table-cheat-pile = { $value ->
        [0] The pile is empty
        [one] One card in the pile
       *[other] { $value } cards in the pile
    }
table-cheat-laid = { $value ->
        [0] { "" }
       *[other] Laid so far: { $value }
    }
table-cheat-claimed = { $value ->
        [0] { "" }
       *[other] Can be doubted: { $value }
    }
