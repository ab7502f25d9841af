# What `scoville replay` says around the story of a game.

replay-after = { $count ->
    [0] before the first action
    [one] after 1 action
   *[other] after { $count } actions
}
replay-seen-by = as { $name } sees it
replay-step = Action { $number }
replay-start = The start
replay-clock = The clock runs out.
replay-keys = Enter or → goes on, ← back, q quits.

board-player = player
board-hand = hand
board-won = won
board-trophies = trophies
board-score = score
board-hidden-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-empty-hand = none
board-stack = { $count ->
    [0] The stack is empty.
    [one] Stack of 1 card:
   *[other] Stack of { $count } cards, the top first:
}
board-declared = { $claim }, says { $name }
board-copied = { $claim }, copies { $name }
board-under = put under it by { $name }
board-below = { $count ->
    [one] and 1 card below
   *[other] and { $count } cards below
}
board-deck = { $count ->
    [one] 1 card in the draw deck.
   *[other] { $count } cards in the draw deck.
}
board-deck-above = { $count ->
    [one] 1 card in the draw deck, { $above } above the World's End card.
   *[other] { $count } cards in the draw deck, { $above } above the World's End card.
}
board-paw = { $name }'s paw lies on the stack.
board-turn = It is { $name }'s turn.
board-waiting = The last card waits for: { $names }.
board-challenge = May challenge the top card: { $names }.
board-spice-chili = chili
board-spice-wasabi = wasabi
board-spice-pepper = pepper
