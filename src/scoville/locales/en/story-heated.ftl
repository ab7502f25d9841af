# What has happened in a game of HEATED: `story-heated-` and the name of the fact. Its fields are the values; $seat and others are names.
# A card that the reader does not know is `hidden`, yes and no are `yes` and `no`, and $count is how many there are.

story-heated-card-played = { $how ->
    [copied] { $seat } plays COPY as { $card }.
    [out-of-turn] { $seat } plays { $card } out of turn.
   *[played] { $seat } plays { $card }.
}
story-heated-card-played-on = { $card } on { $on }
story-heated-colour-named = { $seat } names { $colour }.
story-heated-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } draws a card: { $cards }.
       *[other] { $seat } draws { $count } cards: { $cards }.
    }
}
story-heated-penalty-due = { $count ->
    [one] { $seat } must draw 1 penalty card.
   *[other] { $seat } must draw { $count } penalty cards.
}
story-heated-trap-sprung = { $seat } draws the TRAP: it is discarded, and 2 more cards are due.
story-heated-mercy-drawn = { $seat } draws MERCY: it is discarded and ends the draw.
story-heated-effect-cancelled = NO, THANKS: { $card } does not concern { $seat }.
story-heated-turn-skipped = { $seat } misses a turn.
story-heated-play-reversed = { $direction ->
    [right] Play turns round and goes to the right.
   *[left] Play turns round and goes to the left.
}
story-heated-passed = { $seat } can neither play nor draw, and passes.
story-heated-help-asked = { $seat } asks for help.
story-heated-card-offered = { $card ->
    [hidden] { $seat } offers a card face down.
   *[other] { $seat } offers { $card } face down.
}
story-heated-card-taken = { $card ->
    [hidden] { $seat } takes the card offered by { $giver }.
   *[other] { $seat } takes the card offered by { $giver }: { $card }.
}
story-heated-nothing-taken = { $seat } takes none of the cards.
story-heated-cards-discarded = { $count ->
    [one] { $seat } discards a card: { $cards }.
   *[other] { $seat } discards { $count } cards: { $cards }.
}
story-heated-slapped = { $seat } slaps the table.
story-heated-last-to-slap = { $race ->
    [yes] { $seat } is the last to slap.
   *[no] { $seat } should not have slapped.
}
story-heated-heated-called = { $own ->
    [yes] { $seat } calls HEATED!
   *[no] { $seat } calls HEATED! to catch somebody.
}
story-heated-turn-asked = { $seat } asks whose turn it is.
story-heated-hands-swapped = { $seat } and { $other } swap hands.
story-heated-cards-exchanged = { $given ->
    [hidden] { $seat } and { $other } exchange a card.
   *[other] { $seat } gives { $given } to { $other } and gets { $got }.
}
story-heated-places-traded = { $seat } and { $other } trade places.
story-heated-hands-mixed = The hands are shuffled together and dealt out again: { $hands }.
story-heated-hands-mixed-hand = { $name } { $count }
story-heated-discard-reshuffled = { $count ->
    [one] The discard pile becomes a new draw pile of 1 card.
   *[other] The discard pile becomes a new draw pile of { $count } cards.
}
story-heated-game-ended = { $reason ->
    [went-out] { $winners } has played the last card and wins the game.
    [gave-last-card] { $winners } has given away the last card and wins the game.
    [discarded-last-card] { $winners } has discarded the last card and wins the game.
   *[dry] { $count ->
        [one] Nobody can play or draw any more: { $winners } has the fewest cards and wins the game.
       *[other] Nobody can play or draw any more: { $winners } have the fewest cards and share the victory.
    }
}

# The table, in `scoville replay`
board-heated-top = On top lies { $card }.
board-heated-colour = The colour is { $colour }.
board-heated-piles = Draw pile { $draw }, discard pile { $discard }.
board-heated-trap = A TRAP lies on top of the draw pile.
board-heated-direction-right = Play goes to the right, counter-clockwise.
board-heated-direction-left = Play goes to the left, clockwise.
board-heated-pending = { $count ->
    [one] { $name } faces 1 card.
   *[other] { $name } faces { $count } cards.
}
board-heated-phase-answers = { $card } waits for: { $names }.
board-heated-phase-slaps = { $card } waits for the slaps of: { $names }.
board-heated-phase-discards = { $card }: these players still have to discard: { $names }.
board-heated-phase-offers = May still offer help: { $names }.
board-heated-phase-choice = { $name } chooses among the cards offered.
board-heated-phase-colour = { $name } still has to name a colour.
board-heated-uncalled = Has not called HEATED! and can be caught: { $names }.
board-heated-cards = cards
