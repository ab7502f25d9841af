# The cards of HEATED: card-heated-<word> is the printed title, its .help one line on what it does. A coloured card's
# word stands without its colour (cool for b-cool); all numbers share one message.

heated-colour = { $colour ->
    [blue] blue
    [green] green
    [purple] purple
   *[yellow] yellow
}
heated-coloured-card = { $colour ->
    [blue] blue
    [green] green
    [purple] purple
   *[yellow] yellow
} { $title }

heated-family-number = Number cards
heated-family-coloured = Coloured action cards
heated-family-black = Special cards, BLACK
heated-family-white = Special cards, WHITE
heated-cards-others = Not in this deck; --add puts them in

card-heated-number = { $number }
    .help = Goes on its colour or on the same number.
card-heated-numbers = 0 to 9
card-heated-cool = COOL OFF
    .help = The next player's turn is skipped.
card-heated-reverse = REVERSE
    .help = Play turns round.
card-heated-draw2 = DRAW 2
    .help = Two cards for whoever is next, who may put another DRAW 2 on it instead.
card-heated-hot = TOO HOT
    .help = Everyone slaps; the last to slap draws 2 cards.
card-heated-swap = SWAP
    .help = Trade hands with another player.

card-heated-adjust = ADJUST SPICE LEVEL
    .help = Choose the colour play goes on with.
card-heated-draw4 = DRAW 4
    .help = Four cards for whoever is next, who may put another DRAW 4 on it instead.
card-heated-getting-heated = GETTING HEATED
    .help = A player you name draws 2 cards; anyone may put another GETTING HEATED on it.
card-heated-ghost = GHOST PEPPER SPRAY
    .help = Number all other players from 1; each draws as many cards.
card-heated-apocalypse = APOCALYPSE
    .help = Every other player discards a card of the colour you name or draws 1.
card-heated-fair-play = FAIR PLAY
    .help = Name a player: whichever of you has more cards discards down to the other's number.
card-heated-no-thanks = NO, THANKS
    .help = Sit out your turn, or shrug off an action aimed at you.

card-heated-united = UNITED WE FALL
    .help = Everyone draws 2 cards, you too.
card-heated-gift = GIFT
    .help = Everyone else draws 1 card.
card-heated-mercy = MERCY
    .help = Ends your draw, and your turn if it is yours.
card-heated-copy = COPY
    .help = On your turn: acts exactly as the top card.
card-heated-give-take = GIVE AND TAKE
    .help = Give another player a card of your choice for a random one.
card-heated-super-swap = SUPER SWAP
    .help = Take 2 cards, then trade hands with another player.
card-heated-finish = THE FINISH
    .help = Everyone discards down to 2 cards.
card-heated-reorganize = REORGANIZE
    .help = Two players trade places.
card-heated-spice-mix = SPICE MIX
    .help = All hands are shuffled together and dealt out again.
card-heated-too-chili = TOO CHILI
    .help = You slap; anyone else who slaps draws 1 card.
card-heated-trap = TRAP
    .help = Goes face up into the draw pile; whoever draws it draws 2 more.
card-heated-blank = BLANK
    .help = What the table agrees on.

heated-advice-spice-mix = With more than 5 players the manual advises against SPICE MIX: games get very long.
heated-advice-ghost = With more than 6 players the manual advises against the extra GHOST PEPPER SPRAY: the draw pile may run out.

live-warning-spice-mix = With more than 5 players the manual advises against SPICE MIX: games get very long.
live-warning-ghost = With more than 6 players the manual advises against the extra GHOST PEPPER SPRAY: the draw pile may run out.
