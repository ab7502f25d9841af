# What a BLANK of the table's own does.

blank-does-everyone_draws = { $count ->
    [one] Everyone draws one card.
   *[other] Everyone draws { $count } cards.
}
blank-does-others_draw = { $count ->
    [one] The others draw one card.
   *[other] The others draw { $count } cards.
}
blank-does-next_draws = { $count ->
    [one] The next player draws one card.
   *[other] The next player draws { $count } cards.
}
blank-does-target_draws = { $count ->
    [one] A player of your choice draws one card.
   *[other] A player of your choice draws { $count } cards.
}
blank-does-player_draws = { $count ->
    [one] You draw one card.
   *[other] You draw { $count } cards.
}
blank-does-everyone_discards = { $count ->
    [one] Everyone discards one card.
   *[other] Everyone discards { $count } cards.
}
blank-does-others_discard = { $count ->
    [one] The others discard one card.
   *[other] The others discard { $count } cards.
}
blank-does-next_discards = { $count ->
    [one] The next player discards one card.
   *[other] The next player discards { $count } cards.
}
blank-does-target_discards = { $count ->
    [one] A player of your choice discards one card.
   *[other] A player of your choice discards { $count } cards.
}
blank-does-player_discards = { $count ->
    [one] You discard one card.
   *[other] You discard { $count } cards.
}
blank-does-reverse = Play turns round.
blank-does-skip = The next player is skipped.
web-blank-text = Its text
    .help = What the card says at the table. Left empty, it says what it does.
web-heated-answered = You have answered. Play goes on in a moment.
