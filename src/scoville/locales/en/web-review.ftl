# The review of a game: how sure the bot is, turning points, chances.

web-review-wins-about = wins about { $chance } % ({ $low }–{ $high })
web-review-wins-below = wins less than { $high } %
web-review-unsure = hardly tried

web-review-off = The bot can only guess how the others play. Its chances to win may be off by { $margin }.
web-review-off-claims = The bot can only guess how the others play. Its chances to win may be off by { $margin }, its beliefs about claims by { $claims }.
web-review-assumes = How it takes them to play

web-review-side = What stands beside the table
web-review-glance = At a glance
web-review-moment = Step by step
web-review-turning = Turning points for { $name }
web-review-turning-all = Turning points
web-review-turning-none = No single moment decided this game.
web-review-swing = from { $before } % to { $after } %
web-review-percent = { $chance } %
web-review-chances = Everybody's chances
web-review-chances-more = How often each player wins if good players go on from there, with the hands as they were and a shuffled draw pile.
web-review-chances-working = The game is played on from every step …
web-review-chances-summary = Chances over the game. The last point: { $chances }.
web-review-chances-of = { $name } { $chance } %
web-review-chances-table = As a table
web-review-chances-step = Step
web-review-deeds = What { $name } did
web-deed-spicy-bluffs = Bluffs
    .counts = { $told } told · { $believed } believed · { $caught } caught
web-deed-spicy-challenges = Challenges
    .counts = { $right } right · { $wrong } wrong
web-deed-heated-cards = Cards
    .counts = { $drawn } drawn · { $penalties } of them as penalties
web-deed-heated-slaps = Slaps
    .counts = { $all } in all · { $last } too late
web-deed-heated-calls = HEATED!
    .counts = { $own } called in time · { $others } caught
web-deed-heated-reactions = Reactions
    .counts = { $played } played out of turn · { $refused } refused
