# The browser client, outside the table.

web-spicy = SPICY
web-heated = HEATED
web-spicy-idea = Lay a card face down and say what it is. Or what it is not. Whoever is caught lying pays; whoever doubts the truth pays too.
web-heated-idea = Get rid of your cards. Everybody else will try to stop you, with draws, swaps, slaps and a GHOST PEPPER SPRAY.
web-hero = Hot games. Your table.
web-hero-more = Play SPICY and HEATED in the browser, with friends or against cunning cats. No account needed.
web-footer = Scoville plays SPICY and HEATED by the printed rules. Every shuffle can be proved.
web-you = you
web-somebody = Somebody

web-skip = Skip to content
web-home = Scoville, to the start page
web-nav = Main menu
web-nav-tables = Tables
web-nav-rules = Rules
web-nav-cards = Cards
web-nav-me = Your profile
web-nav-companion = Real table
web-companion = Play with the printed cards
web-which-game = Which game
web-preferences = Preferences
web-language = Language
web-dark = Dark
web-sounds = Sounds
web-vibration = Vibration
web-less-motion = Less motion

web-loading = One moment …
web-try-again = Try again
web-lost-title = Something did not arrive
web-lost = Part of the page could not be loaded. Are you offline?
web-offline = The server cannot be reached. Are you offline?
web-server-trouble = The server could not do that just now. Try again in a moment.
web-not-found = There is nothing here
web-not-found-more = The address may be mistyped, or what was here is gone.
web-to-start = To the start page

web-play-now = Play { $game } now
web-invite = Invite friends to { $game }
web-choose-settings = { $game } with other settings
web-learn = Learn { $game }
web-rules-of = The rules of { $game }
web-cards-of = The cards of { $game }
web-your-name = Your name
web-join-by-code = Join by code
web-kept-tables = Tables you have sat at

web-join-title = Join a table
web-join = Join
web-code = Code
web-code-wrong = A code has at least six letters and nothing else.
web-code-hint = Six letters or a few more. Anyone at the table can read them to you.
web-public-tables = Public tables
web-no-tables = No public table is open just now. Open one, or join by code.
web-open-table = Open a table of { $game }
web-free-seats = { $free ->
    [0] all { $seats } seats taken
   *[other] { $free } of { $seats } seats free
}
web-state-lobby = before the start
web-state-playing = playing
web-state-over = finished
web-sit-down = Sit down
web-watch = Watch
web-table = Table

web-new-table = New table
web-new-table-of = A new table of { $game }
web-presets = What do you want to play?
web-preset-own = Your own mix of settings.
web-preset-spicy-classic = Classic
    .help = The game as printed, without SPICE IT UP cards.
web-preset-spicy-one = One SPICE IT UP card
    .help = A card turned up at random changes one rule.
web-preset-spicy-two = Two SPICE IT UP cards
    .help = Two cards turned up at random change two rules.
web-preset-spicy-table = As at a real table
    .help = Mistakes can be made here, and each has its penalty.
web-preset-heated-regular = Regular
    .help = The whole base game: 133 cards.
web-preset-heated-tried-and-tested = Tried and Tested
    .help = The best of the base game and the expansion.
web-preset-heated-classics = The Classics
    .help = Few kinds of action cards: good for a first game.
web-preset-heated-spicy = Spicy
    .help = All coloured actions, no nasty special cards.
web-preset-heated-speed-run = Speed Run
    .help = Hardly any draws: games are short.
web-preset-heated-never-ending = The Never-ending Game
    .help = Draws upon draws: take your time.
web-preset-heated-chaos = Chaos
    .help = Everything in the box and the expansion.
web-advice = The manual's advice
web-all-settings = All settings
web-the-rules = The rules
web-the-table = The table
web-fewer = less: { $what }
web-more = more: { $what }
web-set-seats = Players
    .help = People and bots together.
web-set-speed = Speed
    .help = How long a turn and a chance to react may last.
web-speed-relaxed = relaxed
web-speed-live = live
web-speed-blitz = blitz
web-speed-days = at your own pace
web-set-hours = Time for a move
    .help = Everybody comes back for their move and needs no quick fingers: slaps and calls are made for you, in an order drawn by lot. Others' cards can be answered for half that time. If your time runs out, the table passes or a bot makes that one move for you. After two missed moves a bot plays until you are back.
web-hours-each = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
web-days-each = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-my-turns = It is your turn ({ $count })
web-my-turn-turn = Your move, { $until }
web-my-turn-answer = Your answer to a card, { $until }
web-pause-let-be = Let it be
web-pause = The others may still react.
web-pause-mine = React, or let it be.
web-bot-kitten = Kitten (a beginner)
web-bot-cat = Cat (plays along)
web-bot-lynx = Lynx (cunning)
web-bot-tiger = Tiger (strong)
web-bot-lion = Lion (the strongest)
web-bot-tomcat = Tomcat (as good as you)
web-bot-casual = Casual
web-bot-uniform = Dice
web-bot-honest = Honest
web-set-public = Public
    .help = Everybody sees the table in the list; otherwise people need the link or the code.
web-set-spectators = Spectators
    .help = Others may watch; they see only what lies open.
web-set-stand_in = A bot stands in
    .help = A bot plays for a player who is away for too long, until they are back.
web-set-arming = Prepare a call
    .help = HEATED! can be pressed before the second-to-last card is played, and is called with it.
web-set-rated = Rated
    .help = Finished games change everybody’s rating. Everybody needs a kept profile and has one seat. If you leave a rated game, or are not back when it ends, you count as last, whatever the bot in your seat achieves.
web-set-rounds = Rounds
    .help = How many games make a match.
web-set-first = Who starts
    .help = For the first game only. After that, the rules of the game decide.
web-first-drawn = drawn by lot
web-seat-number = Seat { $number }
set-spicy-edition = Printing
    .help = The printed rulebooks differ in a few points.
set-spicy-variants = SPICE IT UP cards
    .help = Each changes one rule.
    .limit = { $most ->
        [one] This printing plays with 1 at most.
       *[other] This printing plays with { $most } at most.
    }
set-spicy-variants_at_random = SPICE IT UP cards at random
    .help = This many are turned up when the game starts, instead of chosen ones.
set-spicy-manners = As at a real table
    .help = Wrong claims, forgotten last cards and peeking are possible, and punished.
set-spicy-open_deck = Open deck
    .help = Everybody sees how many cards are left above the World's End card.
set-spicy-worlds_end-own = Own depth of the World's End card
    .help = Otherwise it lies as deep as the printed card says for this number of players.
set-spicy-worlds_end = Cards above the World's End card
    .help = The more, the longer the game.
set-spicy-worlds_end_jitter = Shift of the World's End card
    .help = By up to this many cards up or down, so that nobody can count on it.
set-spicy-hand = Cards in hand
    .help = How many are dealt, and drawn after a trophy; the books say 6.
set-spicy-smaller = A smaller game
    .help = Fewer cards than the printed game, for a quick one or for studies.
set-spicy-ranks = Highest number
    .help = After it the numbers begin again.
set-spicy-spices = Spices
    .help = One is chili alone, two are chili and wasabi.
set-spicy-copies = Cards of a kind
    .help = How many there are of every number in every spice.
set-spicy-wilds = Wild cards
    .help = How many wild spices there are, and as many wild numbers.
set-spicy-trophies = Trophies
    .help = The last one ends the game; more than half of them win it at once.
set-heated-mode = Deck
    .help = Which of the manual's decks is played.
set-heated-add = Added cards
    .help = Cards of the expansion that join the deck.
set-heated-house = House rules
set-heated-heated_call = HEATED! is called for you
    .help = Otherwise whoever forgets to call it can be caught.
set-heated-reaction_cards_oblige = White cards count as playable
    .help = A player who holds NO, THANKS or MERCY may not draw instead of playing it.
set-heated-no_thanks_ends_turn = NO, THANKS ends the turn
    .help = A player who cancels a draw with it also misses the turn.
set-heated-blank = BLANK
    .help = The printed card without a text: leave it out or decide what it does.
web-blank-none = left out
web-blank-stand-in = stands in for another card
web-blank-own = a card of your own
set-heated-blank_card = BLANK is
    .help = It then does what this card does.
web-blank-name = Its name
set-heated-blank_colour = Its kind
    .help = A BLACK card lets its player name a colour, a WHITE one changes nothing on the pile.
web-blank-everyone_draws = Everyone draws
web-blank-others_draw = The others draw
web-blank-next_draws = The next player draws
web-blank-target_draws = A player you name draws
web-blank-player_draws = You draw
web-blank-everyone_discards = Everyone discards
web-blank-others_discard = The others discard
web-blank-next_discards = The next player discards
web-blank-target_discards = A player you name discards
web-blank-player_discards = You discard
set-heated-blank_reverse = Play turns round
    .help = As with REVERSE.
set-heated-blank_skip = The next player is skipped
    .help = As with COOL OFF.
set-heated-deck = A deck of your own
    .help = Decide how many of each card there are, instead of a deck of the manual.
web-deck-total = { $count ->
    [one] 1 card in all.
   *[other] { $count } cards in all.
}
web-each-colour = in each colour
web-random-variants = { $count ->
    [one] 1 random SPICE IT UP card
   *[other] { $count } random SPICE IT UP cards
}
web-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
web-start-now = Start now
web-open-and-invite = Open the table and invite

web-rules-of-table = As played at table { $code }
web-back-to-table = Back to the table
web-search-rules = Search
web-found-clauses = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
web-no-clause = No rule of this table says that.
web-ruling = our ruling

web-card-back = A card face down
web-trophy = Trophy
web-trophy-does = You get one if nobody refutes your last card. It is worth 10 points, and two win the game.
web-worlds-end = World's End
web-worlds-end-does = When it comes up in the draw deck, the game is over.
web-wild-spice-does = Has every spice and no number.
web-wild-number-does = Has every number and no spice.

# A record of one's own
web-review-own = Look at a record
web-quick-match = Find people to play with
web-clubs = Clubs and tournaments
web-ratings = Ratings
web-puzzles = Puzzles
web-review-own-more = A record is a whole game in one file: every table can save it at the end, and so can the terminal. The server does not store it: a link to a moment carries the whole game.
web-review-choose = Choose a file
web-review-drop = Or drop the file here.
web-review-paste = Or paste the record
web-review-look = Look at it
web-review-too-long = This is too long for a record.
web-review-broken-link = This link is damaged: the record in it cannot be read.
web-review-title = Game { $number } of table { $code }
web-review-record = A game from a record
