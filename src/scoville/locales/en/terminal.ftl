# The game at a terminal.

terminal-won = { $count } won
terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-turn = turn
terminal-asked = decides
terminal-stack = Stack · { $count }
terminal-stack-empty = The stack is empty.
terminal-declares = { $name } declares
terminal-copies = { $name } copies
terminal-in-truth = (in truth { $card })
terminal-paw = { $name }'s paw lies on it
terminal-last = { $name }: last card!
terminal-revealed = Turned over: { $card }
terminal-right = { $trait ->
    [number] { $claim }: the number is right
    [spice] { $claim }: the spice is right
    [wrong] { $claim }: both are right
   *[blind] { $claim }: nothing was named
}
terminal-wrong = { $trait ->
    [number] { $claim }: wrong number!
    [spice] { $claim }: wrong spice!
   *[wrong] { $claim }: wrong!
}
terminal-takes = { $count ->
    [one] { $name } takes { $count } card
   *[other] { $name } takes { $count } cards
}
terminal-deck = Draw deck { $count }
terminal-worlds-end = World's End
terminal-spice = { $spice ->
    [chili] chili
    [wasabi] wasabi
   *[pepper] pepper
}
terminal-declare = { $card }, declared as …
terminal-declare-how = digits, ←→ number · ↑↓ spice
terminal-say = You play { $card } and say { $claim }:
terminal-truth-both = true.
terminal-truth-number = the spice is a lie.
terminal-truth-spice = the number is a lie.
terminal-truth-none = both are lies.
terminal-not-allowed = not allowed here.

# SPICE IT UP: the printed titles, and what each does
terminal-does-we-love-chili = Any 1, 2 or 3 may be chili.
terminal-does-start-it-up = 1, 2 or 3 also after 8 and 9.
terminal-does-spice-raider = An undoubted 4 takes all.
terminal-does-change-your-luck = Swap up to 2 under a 5.
terminal-does-turn-it-up = 6 and 9 count as each other.
terminal-does-copy-cat = Repeat a claim, even out of turn.

# What you can do
terminal-your-turn = Your turn: choose a card, pass, or challenge.
terminal-your-lead = Your turn: begin a stack with 1, 2 or 3 of any spice, or pass.
terminal-you-accept = { $name }'s last card: challenge it or accept it.
terminal-others-turn = { $name } is thinking. You can still challenge.
terminal-others-turn-only = { $name } is thinking.
terminal-not-your-turn = Not your turn yet: wait for { $name }.
terminal-others-asked = The others decide about the last card.
terminal-over = The game is over.
terminal-pick-copy = Copy Cat: which card do you play with the same claim?
terminal-pick-under = { $count ->
    [0] Under your 5: up to two more cards, or none.
    [one] Under your 5: one card so far; you draw as many.
   *[other] Under your 5: two cards; you draw as many.
}
terminal-pick-peek = Peek at which pile? Looking costs you a card.
terminal-confirm-pass = Pass and draw a card?
terminal-confirm-accept = Let the last card stand?
terminal-confirm-number = Challenge { $name }, { $claim }: is the NUMBER wrong?
terminal-confirm-spice = Challenge { $name }, { $claim }: is the SPICE wrong?
terminal-confirm-wrong = Challenge { $name }'s copy, { $claim }: wrong?
terminal-confirm-copy = Copy { $claim } with { $cards }?
terminal-confirm-last = Your last card: you announce it.
terminal-offence-s-bad-call = Not allowed here: you take the card back and draw one. Do it?
terminal-offence-s-last-forgot = Not announced: you take the card back and draw one. Do it?
terminal-offence-s-no-trait = Naming nothing loses the challenge at once. Do it?
terminal-offence-s-no-peek = Peeking costs you a card. Do it?
terminal-choose-card = play a card
terminal-pass = pass
terminal-accept = accept
terminal-challenge-number = wrong number!
terminal-challenge-spice = wrong spice!
terminal-challenge-wrong = wrong!
terminal-challenge-blind = turn over
terminal-copy = copy
terminal-peek = peek
terminal-play-it = play it
terminal-put-under = put under
terminal-pick = this card
terminal-do-it = yes
terminal-keep-silent = say nothing
terminal-the-stack = stack
terminal-back = back
terminal-key-enter = Enter
terminal-key-esc = Esc
terminal-key-space = Space
terminal-key-cards = 1–9 ←→
terminal-key-yes = y
terminal-pause = pause
terminal-go-on = go on (paused)
terminal-help = help
terminal-quit = quit
terminal-too-small = This terminal is { $width }×{ $height }; from 60×20 up nothing is missing.
terminal-wrong-key = { $key } does nothing now. ? shows the keys.

terminal-first-youngest = { $name } starts, as the youngest would.
terminal-first-ate-spicy-last = { $name } starts, as whoever last ate something spicy would.

# Help
terminal-help-close = Esc closes
terminal-help-rules = The game in short
terminal-help-keys = Keys
terminal-rule-aim = On your turn play a card face down and say what it is, or pass and draw a card. You may lie.
terminal-rule-claim = A stack begins with 1, 2 or 3. Then each claim is higher, in the same spice; after a 10 come 1, 2 or 3 again.
terminal-rule-challenge = At any time anyone but its player may challenge the top card: wrong number or wrong spice. Whoever is right takes the stack; the loser draws 2 and begins the next.
terminal-rule-wild = A wild spice has every spice and no number. A wild number has every number and no spice.
terminal-rule-last = If nobody challenges your last card successfully, you take a trophy and draw 6 cards.
terminal-rule-end = It ends with a second trophy for one player, who wins, with the third trophy, or at the World's End. A won card is worth 1, a trophy 10, a card in hand −1.
terminal-keys-cards = 1–9, 0, ←→ | choose a card, then the number to say
terminal-keys-enter = Enter | go on, do it
terminal-keys-esc = Esc | take back what does not count yet
terminal-keys-pass = p | pass
terminal-keys-number = n | challenge the number
terminal-keys-spice = s | challenge the spice
terminal-keys-wrong = w | challenge a copy
terminal-keys-accept = a | accept a last card
terminal-keys-copy = c | copy the claim on top (Copy Cat)
terminal-keys-tab = Tab | the next ten cards
terminal-keys-page = PgUp, PgDn | read back what has happened
terminal-keys-space = Space | pause, go on
terminal-keys-theme = t | light or dark
terminal-keys-quit = q | quit
terminal-keys-blind = b | turn over the top card, naming nothing
terminal-keys-peek = k | peek at a face-down card
terminal-keys-silent = f | do not announce your last card
terminal-help-tabletop = Marked ⚠: against the rules, possible at this table, and punished.
terminal-help-waits = The others wait while you decide. Cards and keys can be clicked.
terminal-help-all = The rules at this table
terminal-help-more = All rules: scoville rules spicy

# Lessons
terminal-lessons = Lessons
terminal-lessons-which = Which game do you want to learn?
terminal-lessons-of = { $game } ({ $done } of { $count } done)
terminal-lessons-none = { $game } has no lessons. There are lessons for { $games }.
terminal-lessons-no-terminal = The lessons need a terminal to draw in and a keyboard. In a browser: scoville serve --open
terminal-lessons-later = To go on with the lessons: scoville lessons { $game }
terminal-new-title = New to { $game }?
terminal-new = { $count } short lessons show you the game, one key at a time. You can leave them at any time and go on later: ? offers them, too.
terminal-new-lessons = the lessons
terminal-new-play = play at once
terminal-press = Now press
terminal-watch = Watch: the others play.
terminal-help-close-lessons = l: lessons · Esc closes

# Leaving, saving, the result
terminal-leave-title = Leave the table?
terminal-leave-unsaved = The game is not saved.
terminal-leave-saved = The game so far is saved. When you leave, it is in { $file }. To go on with it: scoville play --resume { $file }
terminal-leave = leave
terminal-stay = stay
terminal-save = save
terminal-save-title = Save the game
terminal-save-how = Enter saves, Esc goes back.
terminal-save-exists = { $file } is there already. Enter again overwrites it.
terminal-save-failed = { $file } could not be written: { $reason }.
terminal-result-saved = Saved. When you leave, the game is in { $file }.
terminal-saved-as = Saved in { $file }.
terminal-bot-failed = The bot of { $name } failed and skips this choice. { $error }
terminal-again = play again
terminal-result = the result
terminal-look = look at the table
terminal-you-win = You win!
terminal-wins = { $count ->
    [one] { $name } wins
   *[other] Shared victory
}
terminal-ended-second-trophy = { $name } has taken a second trophy and wins at once.
terminal-ended-third-trophy = The third trophy is taken. Most points win.
terminal-ended-worlds-end = The World's End card has come up. Most points win.
terminal-won-cards = cards
terminal-trophies = trophies
terminal-in-hand = in hand
terminal-score = score

# The command
terminal-guest = Guest
terminal-no-terminal = This needs a terminal to draw in and a keyboard. In a browser: scoville serve --open. To read a record: scoville replay FILE
terminal-overwrite = { $file } is there already. Overwrite it with this game?
terminal-overwrite-part = { $file } holds a game that was broken off. scoville play --resume { $file } goes on with it. Overwrite it with this game?
terminal-no-folder = There is no folder { $folder } to save in.

# Puzzles.
terminal-puzzle-keys = 1–{ $count } answer · n another puzzle · q leave
terminal-puzzle-keys-after = Enter next puzzle · q leave
terminal-puzzle-how = To answer: scoville puzzles { $game } { $number } --answer 1
terminal-puzzle-none = { $game } has no puzzles. There are puzzles for { $games }.
terminal-puzzle-number = { $game } has puzzles 1 to { $count }.
terminal-puzzle-answer = This puzzle has answers 1 to { $count }.
