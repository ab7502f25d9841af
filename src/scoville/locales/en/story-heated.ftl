# What has happened in a game of HEATED, one message per fact. $name is a player.
# "-open" is for those who know the card, "-hidden" for everybody else.

story-heated-played = { $name } plays { $card }.
story-heated-played-out-of-turn = { $name } plays { $card } out of turn.
story-heated-copied = { $name } plays COPY as { $card }.
story-heated-aimed = { $card } on { $on }
story-heated-named = { $name } names { $colour }.
story-heated-drawn-open = { $count ->
    [one] { $name } draws a card: { $cards }.
   *[other] { $name } draws { $count } cards: { $cards }.
}
story-heated-drawn-hidden = { $count ->
    [one] { $name } draws a card.
   *[other] { $name } draws { $count } cards.
}
story-heated-penalty = { $count ->
    [one] { $name } must draw 1 penalty card.
   *[other] { $name } must draw { $count } penalty cards.
}
story-heated-trapped = { $name } draws the TRAP: it is discarded, and 2 more cards are due.
story-heated-mercy-drawn = { $name } draws MERCY: it is discarded and ends the draw.
story-heated-cancelled = NO, THANKS: { $card } does not concern { $name }.
story-heated-skipped = { $name } misses a turn.
story-heated-reversed-right = Play turns round and goes to the right.
story-heated-reversed-left = Play turns round and goes to the left.
story-heated-passed = { $name } can neither play nor draw, and passes.
story-heated-asked = { $name } asks for help.
story-heated-offered-open = { $name } offers { $card } face down.
story-heated-offered-hidden = { $name } offers a card face down.
story-heated-taken-open = { $name } takes the card offered by { $giver }: { $card }.
story-heated-taken-hidden = { $name } takes the card offered by { $giver }.
story-heated-nothing-taken = { $name } takes none of the cards.
story-heated-discarded = { $count ->
    [one] { $name } discards a card: { $cards }.
   *[other] { $name } discards { $count } cards: { $cards }.
}
story-heated-slapped = { $name } slaps the table.
story-heated-last-to-slap = { $name } loses the slapping.
story-heated-called-own = { $name } calls HEATED!
story-heated-called = { $name } calls HEATED! to catch somebody.
story-heated-turn-asked = { $name } asks whose turn it is.
story-heated-swapped = { $name } and { $other } swap hands.
story-heated-exchanged-open = { $name } gives { $given } to { $other } and gets { $got }.
story-heated-exchanged-hidden = { $name } and { $other } exchange a card.
story-heated-places = { $name } and { $other } trade places.
story-heated-mixed = The hands are shuffled together and dealt out again: { $hands }.
story-heated-mixed-hand = { $name } { $count }
story-heated-reshuffled = { $count ->
    [one] The discard pile becomes a new draw pile of 1 card.
   *[other] The discard pile becomes a new draw pile of { $count } cards.
}
story-heated-ended-went-out = { $winners } has played the last card and wins the game.
story-heated-ended-gave-last-card = { $winners } has given away the last card and wins the game.
story-heated-ended-discarded-last-card = { $winners } has discarded the last card and wins the game.
story-heated-ended-dry = { $count ->
    [one] Nobody can play or draw any more: { $winners } has the fewest cards and wins the game.
   *[other] Nobody can play or draw any more: { $winners } have the fewest cards and share the victory.
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
board-heated-phase-discards = { $card } waits until these have discarded: { $names }.
board-heated-phase-offers = May still offer help: { $names }.
board-heated-phase-choice = { $name } chooses among the cards offered.
board-heated-phase-colour = { $name } has still to name a colour.
board-heated-uncalled = Can be caught not having called HEATED!: { $names }.
board-heated-cards = cards
