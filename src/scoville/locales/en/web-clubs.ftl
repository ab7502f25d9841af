# Clubs and tournaments.

club-page = Clubs and tournaments
club-mine = Your clubs
club-guests = To found a club, join one or enter a tournament, keep your profile: the others know you by it.
club-idea = A club is for people who play together: its own tables, house rules, a season table and tournaments. You join with an invitation link.
club-new = Found a club
club-name-example = Thursday club
club-found = Found it
club-name = Name
club-about = About the club
club-members = Members
club-members-count = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-role-owner = Owner
club-role-organiser = Organiser
club-role-member = Member
club-role-of = Role of { $name }
club-remove = Remove
club-remove-name = Remove { $name }
club-remove-now = Remove now
club-invited = You are invited to { $club }.
club-join = Join the club
club-keep-first = Keep your profile first, then open this invitation again.
club-closed = This club is for its members. Ask one of its organisers for the invitation link.
club-tables = Tables of the club
club-no-tables = No table is open now.
club-open-table = Table of { $game }
club-no-cups = No tournament yet.
club-presets = House rules
club-presets-idea = Settings under a name: members open a table with them in one step, and tournaments can start from them.
club-preset-new = New house rules for { $game }
club-preset-name = What are they called?
club-preset-drop = Delete { $name }
club-drop = Delete
club-play = Play
club-season = Season
club-season-idea = Games between people at the club's tables count. Each game gives the part of the others that you beat: 1 for a win, 0 for the last place.
club-season-none = No game has been finished at the club's tables in this season.
club-invite = Invite people
club-invite-link = Whoever has this link can join
club-renew = New link
club-renew-sure = The old link will no longer work.
club-more = The club
club-screen = Big screen
club-scan = Scan to join the club
club-change = Change name and text
club-leave = Leave
club-leave-sure = Leave the club? If you own it, the organiser or member who has been here longest takes over.
club-close = Delete
club-close-sure = Delete the club with its house rules and tournaments? Games that were played stay.

cup-all = Tournaments
cup-none = No tournament is open now.
cup-new-of = New tournament of { $game }
cup-its-name = What is it called?
cup-plan = Who plays whom?
cup-plan-swiss = Swiss
    .help = In each round, people with near scores meet, and nobody meets twice while that can be avoided. Good for many people.
cup-plan-robin = Round-robin
    .help = Everybody meets everybody, as evenly as possible. Good for a small group.
cup-rounds = Rounds
cup-rounds-enough = As many as needed
cup-minutes = Start without people who are missing after
cup-minutes-count = { $count } minutes
cup-auto = Start the next round by itself
    .help = As soon as all results are in. Otherwise the organiser starts each round.
cup-members-only = For members only
cup-tables = The tables
cup-tables-idea = The number of players is how many sit at a table, 6 at most. Some tables have one player fewer if the numbers do not work out. Each table plays one game.
cup-make = Open the tournament
cup-is-open = Open for entries
cup-is-running = Running
cup-is-over = Over
cup-round = Round { $round }
cup-round-of = Round { $round } of { $rounds }
cup-size = { $count } at a table
cup-entrants = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
cup-entered = You take part
cup-enter = Take part
cup-enter-late = Enter late
cup-come-back = Come back
cup-withdraw = Withdraw
cup-withdraw-other = Withdraw { $name }
cup-readmit = Let { $name } back in
cup-removed = Withdrawn before the first round
cup-withdraw-sure = Withdraw from the next round on?
cup-your-table = You play at table { $number }
cup-go = Go to my table
cup-you-bye = You have a bye in this round. It counts as a win.
cup-you-wait = Your table is done. The next round comes when all tables are.
cup-run = Run the tournament
cup-begin = Start the first round
cup-begin-needs = At least two people have to take part.
cup-next-round = Start the next round
cup-next-auto = It starts by itself once all results are in.
cup-next-waits = Results are still missing.
cup-end = End it
cup-end-sure = End the tournament now? The standings are final then.
cup-drop = Delete
cup-drop-sure = Delete the tournament with its standings?
cup-link = Whoever has this link can look and take part
cup-who = Who takes part
cup-standings = Standings
cup-final = Final standings
cup-nobody = Nobody yet.
cup-rank = Rank
cup-name = Name
cup-score = Points
cup-opponents = Opponents
    .help = The first tie-break: the mean score of everybody met
cup-wins = Wins
cup-played = Games
cup-out = withdrew
cup-since = since round { $round }
cup-byes = { $count ->
    [one] bye
   *[other] { $count } byes
}
cup-table = Table { $number }
cup-state-waiting = waits
cup-state-playing = plays
cup-state-done = done
cup-state-ruled = decided
cup-place = { $place }.
cup-forfeit = forfeit
cup-bye = Bye
cup-due = { $minutes ->
    [0] Starts now with those who are here.
    [one] Starts when everybody is here, at the latest in a minute.
   *[other] Starts when everybody is here, at the latest in { $minutes } minutes.
}
cup-review = Look back
cup-decide = Decide
cup-correct = Correct
cup-decide-more = Equal places are a tie. Everybody sees the decision in the log.
cup-decide-save = Save the result
cup-log = Log
cup-server = The server
cup-deed-began = { $name } started round { $round }.
cup-deed-paired = { $name } started round { $round }.
cup-deed-ruled = { $name } corrected table { $number } of round { $round }: { $before } became { $after }.
cup-deed-decided = { $name } decided table { $number } of round { $round }: { $after }.
cup-deed-missed = Time was up at table { $number } of round { $round }: { $after }.
cup-deed-late = { $who } entered late, for round { $round }.
cup-deed-withdrew = { $name } withdrew { $who } after round { $round }.
cup-deed-readmitted = { $name } let { $who } back in, for round { $round }.
cup-deed-left = { $who } withdrew after round { $round }.
cup-deed-ended = { $name } ended the tournament after round { $round }.
cup-scan = Scan to take part
cup-how = At each table you get the part of the others that you beat: 1 for a win, 0 for the last place; a tie counts half. A bye counts 1. Ties are parted by the mean score of the people you met, then by wins. If you leave a game or do not come, you get nothing for it.
