# Ratings, leaderboards and quick matches.

ratings-title = Ratings
ratings-of = Ratings of { $name }
ratings-idea = Games at rated tables count, separately for each game and each number of players. A rating is provisional until some twenty games have made it certain.
ratings-players = { $count } players
ratings-players-label = Players
ratings-against-label = Opponents
ratings-against-people = People
ratings-against-bots = Bots
ratings-season-label = Season
ratings-rank = Rank
ratings-name = Name
ratings-rating = Rating
ratings-range = { $low } to { $high }
ratings-games = Games
ratings-provisional = provisional
ratings-none = Nobody has finished a rated game here this season. At a table, the host switches “Rated” on under “All settings”.
ratings-bots = The bots
ratings-bots-idea = Their ratings come from tournaments and never change.
ratings-you = you
ratings-mine = My ratings
ratings-history = Rating after each game
ratings-graph = From { $first } to { $last } in { $count } rated games; the shaded band shows how certain it is.
ratings-no-games = No rated games yet.
ratings-last-games = The last games
ratings-place = Place { $place }
ratings-back = All ratings
match-title = Find people to play { $game }
match-idea = You are seated with people close to you in rating and connection. The longer you wait, the wider we look.
match-players = How many play?
match-bots = Fill up with bots
    .help = After a few seconds, bots take the seats that nobody has taken.
match-rated = Rated
    .help = The game changes your rating. If you leave it, you count as last, whatever the bot in your seat achieves.
match-rated-guest = Rated games need a kept profile.
match-seek = Find a table
match-waiting = Looking for people …
match-waited = { $count ->
    [one] You are the only one waiting so far.
   *[other] { $count } people are waiting, you included.
  } { $seconds } s
match-stop = Stop looking
match-found = A table! Here we go.
