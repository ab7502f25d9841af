# What the live server says: live-<id> are refusals, phrase-<id> quick phrases of the chat.

live-bad-message = This message cannot be read.
live-bad-request = This request cannot be read.
live-bad-settings = No game can be played with these settings.
live-bad-record = This record cannot be played.
live-bad-key = This API key is not known.
live-key-scope = This API key is not allowed to do that.
live-bad-origin = This page may not talk to this server.
live-unknown-host = This server does not answer to this name. Whoever runs it can allow it with --host-name.
live-too-large = This is too long.
live-too-fast = Too much at once; wait a moment.
live-too-many-tables = Too many tables were made from here; try again later.
live-too-slow = This connection does not keep up.
live-no-hello = The first message of a connection is hello.
live-hello-twice = This connection has said hello already.
live-unknown-token = This token opens no table.
live-unknown-table = There is no such table.
live-not-over = This game is not over yet.
live-no-game = There is no such game at this table.
live-unknown-route = There is nothing here.
live-wrong-method = This address does not take such a request.
live-metrics-closed = The metrics are shown on the server's own machine, or for an API key with the scope `metrics`.
live-mistake = Something went wrong on the server; it is not your fault.
live-deadly = The server could not work this out: its process died twice. It will not try again.
live-overdue = The server has stopped working on this: it took too long. It will not try again.
live-worn-out = This table has reached its limit of actions; make a new one.
live-taken-over = Another device has taken over.
live-kicked = The host has sent you away.
live-kicked-nearby = The host has just sent somebody away who came from your address. Try again in { $minutes } minutes.
live-locked = The host has locked this table: nobody new can come in.
live-left = You have left this table.
live-stopping = The server is stopping; come back in a moment.
live-busy = The server is busy and takes no new tables at the moment. Try again in a few minutes.
live-store-down = The server cannot save anything at the moment; nothing has changed.
live-line-lost = The servers cannot reach each other at the moment; nothing has changed.
live-host-only = Only the host can do that.
live-playing = That is not possible during a game.
live-not-playing = No game is being played.
live-no-seat = There is no such seat.
live-seat-taken = This seat is taken.
live-no-free-seat = Every seat is taken.
live-not-your-seat = That is not your seat.
live-which-seat = Say which of your seats.
live-not-seated = You have no seat at this table.
live-seats-free = Every seat must be taken before the start.
live-bad-name = A name has 1 to 24 visible characters.
live-unknown-person = There is no such person at this table.
live-unknown-bot = There is no such bot.
live-kick-oneself = You cannot remove yourself; leave the table instead.
live-no-spectators = This table has no room for spectators.
live-table-full = This table has no room for more people.
live-two-ways = Send either a text or a phrase.
live-too-much-chat = Slow down: others want to talk as well.
live-race-lost = Too late by { $ms } ms.
live-origin-seats = This game is for { $seats } players; a table that goes on from it has as many seats.
live-origin-rules = A game that goes on from another is played by its rules.
live-origin-shuffle = This game goes on from another: nothing is shuffled.
live-no-ply = This game has only { $plies } actions.
live-no-puzzle = There is no such puzzle.
live-no-answer = That is not one of the answers.
live-which-origin = Say either a table or a record to go on from.
live-guests-only = This server keeps no profiles: everybody plays as a guest.
live-not-signed-in = You are not signed in.
live-wrong-phrase = This is not the recovery phrase of anybody here. It has eight words of five letters.
live-bad-passkey = The passkey could not be checked. Try it once more.
live-unknown-passkey = This passkey belongs to no profile here.
live-passkeys-insecure = Passkeys need a secure connection (HTTPS) and a name instead of a number as the address. The recovery phrase works everywhere.
live-too-many-passkeys = A profile has at most { $most } passkeys.
live-last-credential = This is the only way to sign in to this profile. Add another one first.
live-no-seat-there = You have no seat at this table.
live-taken-seat = This seat belongs to another profile.
live-banned = The person who runs this server has banned you.
live-blocked = The host of this table does not want to play with you.
live-closed-table = The person who runs this server has closed this table: nobody new can come in.
live-guest-there = This person plays as a guest, so nobody could recognise them elsewhere. You can mute them at this table.
live-unknown-profile = There is no such profile.
live-too-many-blocks = You have blocked as many people as a profile can; unblock somebody first.
live-too-many-reports = You have reported a lot today. The person who runs this server reads it; try again tomorrow.
live-another-name = This is not the name of the profile.
live-archive-missing = Some of your games are in an archive that this server cannot reach, so nothing more was erased. Ask the person who runs it.
live-name-forbidden = This name is not allowed here. Choose another one.

phrase-hello = Hello!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-hurry-up = Hurry up!
phrase-one-moment = One moment, please.
phrase-i-do-not-believe-you = I don't believe you!
phrase-so-spicy = So spicy!
phrase-thanks = Thanks!
phrase-good-game = Good game!

# House rule 1 listens to these, divided by |; fillers may stand anywhere in them.
chat-whose-turn =
    whose turn|whose turn is it|whose turn is this|who's turn|who's turn is it|whos turn is it
    |whose go|whose go is it|who's go is it|whose move|whose move is it|who's next|who is next|who's up next|who is up next
    |who goes next|who plays next|who has to play|who is to play|who's it on|who is it on|whose turn is next
    |do you know whose turn it is|does anybody know whose turn it is|does anyone know whose turn it is|anybody know whose turn it is
    |anyone know whose turn it is|can somebody tell me whose turn it is|can someone tell me whose turn it is|tell me whose turn it is|whose turn was it
chat-fillers = now again please pls actually then so and but ok okay hey hi oh um uh eh wait sorry guys everybody everyone folks right just currently anyway
live-no-ladder = There is no such rating list.
live-rated-guests = A rated game needs a kept profile of everybody at the table: { $name } is a guest. Keep your profile, or switch rating off.
live-rated-twice = In a rated game everybody has one seat.
live-rated-bots = { $name } has no published rating, so this game cannot be rated. Kitten, cat, lynx, tiger and lion without a temperament have one.
live-rated-origin = A game that continues another one cannot be rated.
live-no-ticket = You are not waiting for a table any more.
