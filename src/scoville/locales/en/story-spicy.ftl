# What has happened in a game of SPICY, one message per fact. $name is a player.
# "-open" is for those who know the card, "-hidden" for everybody else.

list-and = { $rest } and { $last }

spicy-card = { $number } { $spice ->
    [chili] chili
    [wasabi] wasabi
   *[pepper] pepper
}
spicy-card-wild-spice = wild spice
spicy-card-wild-number = wild number

story-played-open = { $name } plays { $card } as { $claim }.
story-played-hidden = { $name } plays a card: { $claim }.
story-copied-open = { $name } copies with { $card }: { $claim } again.
story-copied-hidden = { $name } copies: { $claim } again.
story-added-open = { $count ->
    [one] { $name } puts one more card under it: { $cards }.
   *[other] { $name } puts { $count } more cards under it: { $cards }.
}
story-added-hidden = { $count ->
    [one] { $name } puts one more card under it.
   *[other] { $name } puts { $count } more cards under it.
}
story-drawn-open = { $count ->
    [one] { $name } draws a card: { $cards }.
   *[other] { $name } draws { $count } cards: { $cards }.
}
story-drawn-hidden = { $count ->
    [one] { $name } draws a card.
   *[other] { $name } draws { $count } cards.
}
story-passed = { $name } passes.
story-challenged-number = { $name } challenges { $against }: wrong number!
story-challenged-spice = { $name } challenges { $against }: wrong spice!
story-challenged-wrong = { $name } challenges the copy of { $against }: wrong!
story-challenged-blind = { $name } turns over the card of { $against } without saying what is wrong with it.
story-revealed-right = It is { $card }, declared as { $claim }: { $name } wins the challenge.
story-revealed-wrong = It is { $card }, declared as { $claim }: { $name } loses the challenge.
story-stack-won = { $count ->
    [one] { $name } takes the stack: 1 card.
   *[other] { $name } takes the stack: { $count } cards.
}
story-raided = { $count ->
    [one] { $name } wins the card under the paw.
   *[other] { $name } wins the { $count } cards under the paw.
}
story-last-card = That was the last card of { $name }. Does anyone challenge it?
story-accepted = { $name } accepts the last card.
story-trophy = { $name } takes a trophy.
story-bad-call-open = { $name } plays { $card } as { $claim }, which cannot be declared here, and takes the card back.
story-bad-call-hidden = { $name } declares { $claim }, which cannot be declared here, and takes the card back.
story-last-forgotten-open = { $name } plays { $card } as { $claim } without announcing it as the last card, and takes it back.
story-last-forgotten-hidden = { $name } plays { $claim } without announcing it as the last card, and takes it back.
story-peeked-stack-open = { $name } peeks at the top card of the stack: { $card }.
story-peeked-stack-hidden = { $name } peeks at the top card of the stack.
story-peeked-pile-open = { $name } peeks at the top card { $whose } has won: { $card }.
story-peeked-pile-hidden = { $name } peeks at the top card { $whose } has won.
story-ended-second-trophy = The second trophy for { $winners }, who wins the game.
story-ended-third-trophy = { $count ->
    [one] All trophies are taken: { $winners } wins the game.
   *[other] All trophies are taken: { $winners } share the victory.
}
story-ended-worlds-end = { $count ->
    [one] The World's End card lies open: { $winners } wins the game.
   *[other] The World's End card lies open: { $winners } share the victory.
}
story-score = { $name } { $score }
story-scores = Score: { $scores }.
