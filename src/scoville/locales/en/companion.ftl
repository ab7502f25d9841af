# For people who play with the printed cards, in the browser and the terminal. A game may say something in its own way:
# `companion-spicy-…` comes before `companion-…`.

companion-title = { $game } at the real table
companion-lead = Do you own the printed game? Put this phone in the middle of the table.
companion-tabs = Parts of the companion
companion-tab-setup = Set up
companion-tab-pad = Score
companion-tab-ask = Rules
companion-kept = Everything stays on this device until you start over.

companion-players = Who plays
companion-players-hint = Clockwise round the table, as you sit.
companion-player = Player { $number }
companion-same-name = Two players are called { $name }. Give one of them another name, so that you can tell their scores apart.
companion-add-player = Add a player
companion-remove-player = Remove { $name }
companion-players-new = With another number of players the score starts anew. Undo brings the old one back.
companion-steps = How to set up
companion-lot = Or let the lot decide: { $name } starts.
companion-lot-again = Draw another starter
companion-to-pad = Ready: to the score
companion-step-start = Deal the cards as the rules of your game say.
companion-column-points = Points
companion-ending-over = The game is over.
    .button = The game is over

companion-spicy-ask-edition = Your printing
companion-spicy-ask-draw = SPICE IT UP cards to draw
companion-spicy-ask-draw-hint = { $choosing ->
        [chosen] Your printing lets you choose the card yourselves.
       *[random] Your printing draws at random.
    } The limit is { $most_variants }.
companion-spicy-ask-variants = Or choose the cards yourselves
companion-spicy-draw-again = Draw again
companion-spicy-step-deal = Shuffle the { $cards } spicy cards and deal { $hand } to each player. { $deck } are left: the draw deck.
companion-spicy-step-worlds-end = Count { $below } cards off the bottom of the draw deck. Lay the World’s End card on them and the other { $worlds_end } on top.
companion-spicy-step-trophies = Put the { $trophies } trophies in the middle.
companion-spicy-step-spice-it-up = { $count ->
    [one] Lay out this SPICE IT UP card, face up:
   *[other] Lay out these SPICE IT UP cards, face up:
}
companion-spicy-step-first = { $first ->
    [ate-spicy-last] Whoever ate something hot most recently starts. Play goes clockwise, to the left.
   *[youngest] The youngest player starts. Play goes clockwise, to the left.
}
companion-spicy-step-last-card = { $last_said ->
    [before] Your last card? Say so before you declare it.
   *[after] Your last card? Say so as soon as you have played it.
}
companion-spicy-depth = { $worlds_end } cards above, { $below } below
companion-spicy-column-trophies = Trophies
companion-spicy-column-won = Cards won
companion-spicy-column-hand = Cards in hand
companion-spicy-ending-second-trophy = A second trophy ends the game at once.
companion-spicy-ending-third-trophy = The third trophy is taken and the game is over. Count the cards you won and the cards left in hand.
companion-spicy-ending-worlds-end = The World’s End: the game is over. Count the cards you won and the cards left in hand.
    .button = The World’s End card shows

companion-heated-ask-mode = Mode
companion-heated-ask-add = Add cards of the expansion
companion-heated-step-pack = Play with these { $deck } cards. All others stay in the box.
companion-heated-step-deal = Shuffle and deal { $hand } cards to each player. The rest is the draw pile.
companion-heated-step-flip = Turn up a card; { $pile } are left to draw. A special card goes back into the pile, until a coloured card shows. It has no effect.
companion-heated-step-first = The youngest player starts the first round, then whoever won the last one.
companion-heated-step-direction = Play begins to the right, counter-clockwise.
companion-heated-step-call = Your second-to-last card? Call HEATED! the moment it lands.
companion-heated-take = Take out of the box
companion-heated-leave = Stays in the box
companion-heated-of-box = { $count } of { $box }
companion-heated-column-hand = Cards in hand
companion-heated-ending-out = Out of cards: the round is won.
    .button = Who has no card left?
companion-heated-ending-dry = Nothing left to draw: whoever holds the fewest cards wins. Count them.
    .button = Nothing left to draw
companion-heated-game-number = Round { $number }
companion-heated-next-game = Next round
companion-heated-tally = Rounds won
companion-heated-round-starts = { $name } won the last round and starts.
companion-heated-tool = TOO HOT

companion-heated-slap = Who slaps last?
companion-heated-slap-how = Everyone puts a finger on their own field and leaves it there. When TOO HOT is played, slap the table with that hand. The last finger on the screen is the last to slap.
companion-heated-slap-fingers = { $count ->
    [0] This screen does not react to touch. Each hold a key instead: 1, 2, 3 …
    [one] This screen notices only one finger. Each hold a key instead: 1, 2, 3 …
   *[other] This screen can tell { $count } fingers apart.
}
companion-heated-slap-who = Who takes part
companion-heated-slap-most = At most { $count } at once.
companion-heated-slap-open = Fingers on the screen
companion-heated-slap-wait = { $left ->
    [one] One finger is missing.
   *[other] { $left } fingers are missing.
}
companion-heated-slap-hold = Hold … slap when TOO HOT is played!
companion-heated-slap-field = { $name }: hold a finger here or the key { $key }
companion-heated-slap-last = { $name } was last and draws 2 cards.
companion-heated-slap-tie = { $names } were last together and draw 1 card each.
companion-heated-slap-lost = The screen lost a finger. Try again.
companion-heated-slap-again = Again
companion-heated-slap-close = Close

companion-game-number = Game { $number }
companion-next-game = Next game
companion-points = Points
companion-tally = Games won
companion-tally-points = Points in all
companion-more = { $name }, { $what }: one more
companion-less = { $name }, { $what }: one less
companion-count = { $name }, { $what }
companion-won-by = { $name } won
companion-undo = Undo
companion-fresh = Start over
companion-fresh-sure = Clear the whole score?
companion-fresh-yes = Yes, clear it
companion-fresh-no = No
companion-goes-on = The game goes on.
companion-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
companion-games-so-far = All games
companion-worth = { $worth } each

companion-ask = Ask about the rules
companion-ask-example = For example: can I challenge my own copy?
companion-heated-ask-example = For example: can I put a DRAW 4 on a DRAW 2?
companion-ask-go = Ask
companion-ask-everywhere = Search the rules of every game
companion-ask-nothing = No clause fits. Try other words.
companion-ask-found = { $count ->
    [one] One clause may answer it.
   *[other] { $count } clauses may answer it.
}
companion-ask-more = Show more
companion-all-rules = All rules of { $game }

companion-terminal-who = Who plays? Names, clockwise, with commas between them.
companion-terminal-ask = What do you want to know?
companion-terminal-keys-pad = ←↑↓→ choose · + − count · { $endings }n next · u undo · s set-up · ? rules · q leave
companion-terminal-keys-plan = Enter score · l other lot · { $again }↑↓ scroll · ? rules · q leave
companion-terminal-key-again = r draw again
companion-terminal-keys-ask = Enter ask · Esc back
companion-terminal-saved = Saved in { $file }
companion-terminal-unreadable = { $file } is not a readable score pad. Move it away, or name another with --file.
companion-terminal-unsaved = { $file } cannot be written: { $why }.
companion-terminal-narrow = The window is too small: 60 columns and 20 rows will do.
companion-terminal-other-players = This score is for { $count } players. Start another with --new.
