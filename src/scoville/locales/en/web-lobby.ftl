# Lobby, coming in, pace and clocks, the big screen.

lobby-host = host
lobby-a-friend = A friend
lobby-all-bots = Only bots
lobby-all-friends = Only friends
lobby-fill = { $free ->
    [one] Fill the free seat with a bot
   *[other] Fill the { $free } free seats with bots
}

clock-soon = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
clock-ran-out-you = Your time ran out, so the table decided for you.
clock-ran-out = { $name } ran out of time.
clock-stood-in = A bot plays for you. Make any move to take over again.
pace-go-on = Go on
pace-bots-wait = The bots wait for { $names }.
pace-bots = Speed of the bots
pace-percent = { $pace } %
pace-bots-now = The bots play at { $pace } % of their usual speed.

screen-name = Big screen
screen-open = Show on a big screen
screen-open-more = A TV, or a tablet in the middle, shows the table, and each phone shows only its player's hand. Open { $link } on the big screen.
screen-this = Use this device as the big screen of the table
screen-scan = Scan the code with your phone and sit down.
screen-or-code = Or open { $site } and join by code:
screen-look-up = Look up: the table is on the big screen.
screen-full = Full screen
screen-table-too = Show the table here
screen-hand-only = Only my hand
preview-title = A game of { $game }
preview-description = Your friends are waiting at the table. Sit down in the browser; no account needed.
preview-plain = Hot card games at your table: SPICY and HEATED in the browser, with friends or against cunning cats.
lobby-event = Tournament: the game starts as soon as everybody is here.
lobby-event-closed = Tournament: the result was decided without a game.
