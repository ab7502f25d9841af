# HEATED at a terminal.

terminal-heated-round = Round { $number }
terminal-heated-round-of = Round { $number } of { $rounds }
terminal-heated-next-round = next round
terminal-heated-rounds-won = rounds won
terminal-heated-first-winner = { $name } won the last round and starts.
terminal-heated-direction-right = counter-clockwise
terminal-heated-direction-left = clockwise
terminal-heated-draw-pile = draw pile { $count }
terminal-heated-discards = discards { $count }
terminal-heated-on-top = { $card } lies on top
terminal-heated-you-face = { $count ->
    [one] you face { $count } card
   *[other] you face { $count } cards
}
terminal-heated-uncalled = HEATED?
terminal-heated-offers = offers
terminal-heated-yourself = yourself
terminal-heated-nothing = nothing
terminal-heated-later = name it later

# What you can do
terminal-heated-your-turn = Your turn: play a card.
terminal-heated-no-card = Your turn, and nothing to play: draw until you can, or ask for help.
terminal-heated-facing = { $count ->
    [one] You face { $count } card.
   *[other] You face { $count } cards.
}
terminal-heated-facing-stack = { $count ->
    [one] You face { $count } card: draw it, or answer with a card.
   *[other] You face { $count } cards: draw them, or answer with a card.
}
terminal-heated-jump = You hold the top card: jump in with it!
terminal-heated-waits = Play waits for { $names }.
terminal-heated-call-now = One card left: call HEATED! before somebody else does.
terminal-heated-catch = { $names }: one card left and HEATED! not called. Catch it!
terminal-heated-slap-now = { $card }: slap the table!
terminal-heated-dare = { $card }: anyone who slaps draws a card. Keep still.
terminal-heated-answer = { $name } plays { $card }: let it happen, or answer with a card.
terminal-heated-help-wanted = { $name } asks for help: offer a card face down, or nothing.
terminal-heated-discard = { $count ->
    [one] Discard { $count } card: { $marked } chosen.
   *[other] Discard { $count } cards: { $marked } chosen.
}
terminal-heated-choosing = You play { $card } …
terminal-heated-giving = Which card do you give?
terminal-heated-giving-card = for { $card }
terminal-heated-which-colour = Which colour?
terminal-heated-which-seat = Which player?
terminal-heated-which-next = Number { $number }: which player?
terminal-heated-which-place = Where in the draw pile?
terminal-heated-which-count = How many cards for now?
terminal-heated-which-take = Whose card do you take, unseen?
terminal-heated-place = { $count ->
    [0] on top
    [one] under { $count } card
   *[other] under { $count } cards
}
terminal-heated-place-how = digits, ←→ one, ↑↓ ten, Home, End
terminal-heated-confirm-play = Play { $what }?
terminal-heated-confirm-draw = Draw until you can play?
terminal-heated-confirm-take-draw = { $count ->
    [one] Draw { $count } card?
   *[other] Draw { $count } cards?
}
terminal-heated-confirm-draw-some = { $count ->
    [one] Draw { $count } card and stop there for now?
   *[other] Draw { $count } cards and stop there for now?
}
terminal-heated-confirm-ask = Ask the others for help?
terminal-heated-confirm-name = Go on with { $colour }?
terminal-heated-confirm-offer = Offer { $card }?
terminal-heated-confirm-take = Take the card { $name } offers?
terminal-heated-confirm-take-nothing = Take nothing and draw?
terminal-heated-confirm-wonder = ⚠ Asking whose turn it is costs a card. Do it?
terminal-heated-draw = draw
terminal-heated-draw-some = draw some
terminal-heated-ask = ask for help
terminal-heated-offer = offer a card
terminal-heated-decline = offer nothing
terminal-heated-accept = let it happen
terminal-heated-name = name the colour
terminal-heated-slap = slap!
terminal-heated-wonder = whose turn?
terminal-pick-this = this one

# Help
terminal-heated-rule-aim = The first player without cards wins the round.
terminal-heated-rule-match = Play a card of the colour in play, one with the same number or action as the top card, or any special card. If you can play, you must.
terminal-heated-rule-draw = If you cannot, draw until you can, or ask for help: each other player may offer a card face down, and you may take one unseen.
terminal-heated-rule-jump = Whoever holds exactly the top card may play it out of turn, until the next player acts.
terminal-heated-rule-call = When you play your second-to-last card, call HEATED! If somebody else calls first, you draw 2.
terminal-heated-rule-answer = A draw can be passed on with the same card. NO, THANKS cancels what an action card would do to your number of cards.
terminal-heated-rule-end = A last card has no effect: the round is over.
terminal-heated-keys-cards = 1–9, 0, ←→ | choose a card, or one of a list
terminal-heated-keys-draw = d | draw
terminal-heated-keys-some = m | draw some of the cards you face, to stop with MERCY
terminal-heated-keys-ask = f | ask for help
terminal-heated-keys-decline = n | offer nothing
terminal-heated-keys-accept = a | let it happen
terminal-heated-keys-colour = c | name the colour you still have to name
terminal-heated-keys-slap = s | slap, at once
terminal-heated-keys-call = h | call HEATED!, at once
terminal-heated-keys-wonder = w | ask whose turn it is (house rule 1)
terminal-heated-help-waits = The others wait while you choose on your turn, but not in a race or while your clock runs. Cards you can play have a strong border; out of turn they glow. You can click all of them.
terminal-heated-help-more = All rules: scoville rules heated · all cards: scoville cards heated

# The command
