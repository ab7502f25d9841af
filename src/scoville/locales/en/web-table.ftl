# The browser client at a table: coming in, lobby, game, result.

web-no-such-table = There is no such table
web-no-such-table-more = No table has the code { $code }. Tables that nobody has used for a long time are removed.
web-invited = { $host } invites you to { $game }
web-at-the-table = At the table: { $names }.
web-game-runs = The game has begun. You can watch it.

web-bye-taken-over = You play on another device
web-bye-kicked = The host has sent you away
web-bye-no-spectators = This table has no spectators
web-bye-left = You have left the table
web-bye-unknown-token = This key does not open the table
web-play-here = Play here instead
web-reconnecting = The connection is lost; trying again …
web-now = now

web-key-title = Go on as { $name }?
web-key-who = This link gives you the seat of { $name } at the { $game } table { $code }.
web-key-who-watches = With this link you watch the { $game } table { $code } as { $name }.
web-key-leaves = At this table you are { $name }. That seat stays in this browser, and you can go back to it at any time.
web-key-leaves-seat = You have a seat at this table already. It stays in this browser, and you can go back to it at any time.
web-key-warning = Whoever sent you this link has the same key and sees the same cards. Accept it only if you copied it yourself.
web-key-accept = Go on as { $name }
web-key-stay = Stay { $name }
web-key-decline = No, thanks
web-key-wrong = This link opens no seat
web-key-wrong-more = Its key is wrong or no longer valid.
web-key-wrong-kept = Its key is wrong or no longer valid. You keep the seat you have.
web-key-unchecked = This link could not be checked

web-lobby = { $game }: before the start
web-lobby-next = { $game }: before the next game
web-seats = Who plays
web-free-seat = free
web-sit-here = Sit here
web-stand-up = Stand up
web-leave = Leave the table
web-leave-playing = A bot will play on for you, and you cannot come back to this seat.
web-leave-rated = This game is rated: if you leave, you count as last, whatever the bot in your seat achieves. You cannot come back to this seat.
web-leave-seated = Your seat becomes free.
web-leave-watching = You will not see this table any more.
web-stay = Stay
web-back-to-result = Back to the result
web-change-table = Change the table
web-menu = Menu
web-table-full = This table is full and has no spectators.
web-kick = Send { $name } away
web-lock = Lock the table
web-unlock = Unlock the table
web-locked = Locked: nobody new can come in.
web-locked-join = The host has locked this table: nobody new can come in.
web-other-seats = Your other seats at this table
web-back-to-seat = Back to { $name }
web-back-to-a-seat = Back to my other seat
web-seat-bot = Who plays seat { $number }
web-seat-mood = How the bot on seat { $number } plays
web-mood-even = even-tempered
web-mood-bold = bold
web-mood-wary = wary
web-mood-sly = sly
web-for-a-person = free for a person
web-away = away
web-stood-in = away, a bot plays
web-watching = Watching: { $names }
web-watching-more = { $count } more
web-start = Start the game
web-start-needs = { $free ->
    [one] One seat is still free: invite somebody or choose a bot.
   *[other] { $free } seats are still free: invite somebody or choose bots.
}
web-waits-for-people = { $free ->
    [one] Waiting for one more person.
   *[other] Waiting for { $free } more people.
}
web-waits-for-host = The host can start the game.
web-hot-seat = Somebody plays with you on this screen
web-hot-seat-more = Between your turns a curtain hides the cards.
web-their-name = Their name
web-add = Add
web-settings = Settings
web-rules-here = The rules of this table
web-change = Change
web-save = Save
web-cancel = Cancel
web-close = Close
web-invite-friends = Invite friends
web-link = Link
web-copy-link = Copy link
web-copied = Copied
web-share = Share
web-share-text = Play with me at Scoville. The code is { $code }.
web-qr = QR code of the link to this table
web-other-device = Continue on another device
web-other-device-more = This link is the key to your own seat: give it to nobody.
web-copy-own-link = Copy my own link
web-shuffle = A shuffle that can be proved
web-shuffle-more = This hash of the secret is published before the deal, the secret after the game. A word of your own, mixed in, makes sure that nobody chose the cards.
web-taken-up = This game goes on from another one, so nothing is shuffled. Whoever opened the table may know the cards.
web-shuffle-secret = The secret of the last game:
web-nonce = Your word
web-nonce-given = Mixed in: { $nonce }

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-phrases = Quick phrases
web-mute = Mute
web-mute-person = Mute { $name }
web-block-report = Block or report …
web-unmute-person = Hear { $name } again
web-new-chat = new message

web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-late = You came in later: what happened before is not shown here.
web-beside = Log and chat
web-verdict-time = { $first } was first. { $rest }.
web-verdict-rule = A tie, which the rules decide for { $first }. { $rest }.
web-verdict-coin = A tie, and a coin toss chose { $first }. { $rest }.
web-verdict-behind = { $name } { $ms } ms later
web-has-turn = has the turn
web-is-asked = is asked
web-you-are-asked = you are asked
web-let-be = Let things be for me
    .help = When I hold nothing to answer with, I accept after a moment. The delay is drawn before my hand is looked at, so it reveals nothing.
web-stale = Too late: the table had already moved on.
web-pending = Sent …
web-your-turn = Your turn.
web-your-options = What you can do
web-turn-of = { $name } is thinking.
web-your-hand = Your hand
web-player-spicy = { $hand } in hand · { $points } won · { $trophies } 🏆
web-player-heated = { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}
web-deck = Draw deck: { $count }
web-stack = Stack: { $count }
web-stack-empty = The stack is empty.

web-curtain = Hand the screen to { $name }
web-curtain-more = Everybody else looks away.
web-curtain-open = I am { $name }
web-hot-switch = { $name } acts
web-hot-others = Somebody else acts …
web-result = Result
web-you-win = You win!
web-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
web-you-win-match = You win the match!
web-wins-match = { $count ->
    [one] { $names } wins the match
   *[other] { $names } share the match
}
web-round = Round { $round } of { $rounds }
web-ended-second-trophy = The second trophy wins at once.
web-ended-third-trophy = All trophies are taken. Most points win.
web-ended-worlds-end = The World's End card has come up. Most points win.
web-ended-went-out = The last card is played.
web-ended-gave-last-card = The last card was given away.
web-ended-discarded-last-card = The last card was discarded.
web-ended-dry = Nobody could play or draw any more: the fewest cards win.
web-player = Player
web-points = Points
web-cards-left = Cards left
web-match-total = Match
web-next-round = Next round
web-rematch = Play again
web-waits-for-rematch = The host can start the next game.
web-look-at-table = Look at the table
web-record = Save the record

web-review = Review
web-result-more = More
web-held = Nobody moves before you do. Look around, then go on.
web-held-go = Go on
web-held-back = Back to the review
web-review-as = Seen by
web-review-spectator = a spectator
web-review-open = all cards open
web-review-hands = All hands
web-review-stack = The cards of the stack
web-review-step = Step { $step } of { $steps }
web-review-first = To the start
web-review-back = One step back
web-review-on = One step on
web-review-last = To the end
web-review-deal = The cards are dealt.
web-review-share = Copy link to this moment
web-review-continue = Play on from here
web-review-before-spicy = Previous challenge
web-review-next-spicy = Next challenge
web-review-before-heated = Previous big moment
web-review-next-heated = Next big moment
web-review-did = { $name }: { $what }
web-review-bot = What the strongest bot thinks
web-review-thinking = The bot is thinking …
web-review-claims = What { $name } could believe
web-review-options = What { $name } could do
web-review-true = The { $number } was true { $chance } % of the time, { $spice } { $other } %.
web-review-belief = number true { $number } %, spice { $spice } %
web-review-copied = A copy: number and spice both true { $chance } % of the time.
web-review-known = known: { $card }.
web-review-chosen = played
web-review-wins = wins { $chance } %
web-watching-game = You are watching this game.
web-review-idle = { $name } has nothing to decide here.
web-hold = Hold it
web-press-again = { $what } Press again to do it.
web-hot-slaps = { $name } slaps!
table-event = To the tournament
