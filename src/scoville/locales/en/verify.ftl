# What `scoville verify` finds.

verify-live-not = This record is not from a live table, so it has no shuffle to verify. Save the record at the table after the game and verify that file.
verify-branch-not = This game was taken up from another one whose cards were known; its shuffle proves nothing.
verify-committed-not = No hash was published before the deal, so nobody can prove this shuffle. Only live tables publish one; a game in the terminal has none.
verify-secret-not = The secret of this shuffle is not revealed; that happens when the game is over.
verify-noted = The hash in the record is the one you noted before the deal.
verify-noted-not = The hash in the record is not the one you noted before the deal.
verify-nonce = What { $name } added is part of the seed.
verify-nonce-not = What { $name } added is not part of the seed.
verify-commitment = The secret has the hash that was published before the deal.
verify-commitment-not = The secret does not have the hash that was published before the deal.
verify-seed = { $count ->
    [0] The secret makes the seed; nobody added anything.
    [one] The secret and what one player added make the seed.
   *[other] The secret and what { $count } players added make the seed.
}
verify-seed-not = The secret and what the players added do not make this seed.
verify-deal = The seed alone deals the cards.
verify-deal-not = The cards were not dealt by the seed: the record lays some of them out.
verify-first = The seed says who starts.
verify-first-not = The seed makes somebody else start.
verify-first-set = The record says that { $name } starts because the host chose so; only those who were there can confirm it.
verify-first-winner = The record says that { $name } starts as a winner of the round before; the record of that round shows it.
verify-first-unsaid = { $name } starts. The record does not say whether that was drawn or chosen; those who were there know.
verify-variants = The seed turns up these SPICE IT UP cards.
verify-variants-not = The seed turns up other SPICE IT UP cards.
verify-variants-chosen = The record says that the host chose the SPICE IT UP cards; only those who were there can confirm it.
verify-variants-unsaid = The record does not say whether the SPICE IT UP cards were chosen or turned up at random; those who were there know.
verify-races = { $count ->
    [one] Who was first in one race
   *[other] Who was first in { $count } races
}{ $coins ->
    [0] {""}
    [one] {" "}(a coin was tossed once)
   *[other] {" "}(a coin was tossed { $coins } times)
} is what the server measured; nothing can prove it.
verify-actions = { $count ->
    [one] The only action follows the rules.
   *[other] All { $count } actions follow the rules.
}
verify-actions-not = The game does not replay: { $error }
verify-end = The game ends as recorded.
verify-end-not = The game does not end as recorded.
verify-proved = { $open ->
    [0] Proved.
   *[other] Proved, but for what is marked with a question mark.
}
verify-not-proved = Not proved.
