# Wertungen, Ranglisten und schnelle Partien.

ratings-title = Ranglisten
ratings-of = Wertungen von { $name }
ratings-idea = Es zählen Partien an gewerteten Tischen, für jedes Spiel und jede Spielerzahl getrennt. Eine Wertungszahl ist vorläufig, bis etwa zwanzig Partien sie sicher gemacht haben.
ratings-players = { $count } Spieler
ratings-players-label = Spielerzahl
ratings-against-label = Gegner
ratings-against-people = Menschen
ratings-against-bots = Bots
ratings-season-label = Saison
ratings-rank = Rang
ratings-name = Name
ratings-rating = Wertung
ratings-range = { $low } bis { $high }
ratings-games = Partien
ratings-provisional = vorläufig
ratings-none = In dieser Saison hat hier noch niemand eine gewertete Partie beendet. Am Tisch schaltet der Gastgeber unter „Alle Einstellungen“ die Wertung ein.
ratings-bots = Die Bots
ratings-bots-idea = Ihre Wertungszahlen stammen aus Turnieren und ändern sich nie.
ratings-you = du
ratings-mine = Meine Wertungen
ratings-history = Wertung nach jeder Partie
ratings-graph = Von { $first } auf { $last } in { $count } gewerteten Partien; das helle Band zeigt, wie sicher die Zahl ist.
ratings-no-games = Noch keine gewerteten Partien.
ratings-last-games = Die letzten Partien
ratings-place = Platz { $place }
ratings-back = Alle Ranglisten
match-title = Mitspieler für { $game } finden
match-idea = Du kommst an einen Tisch mit Leuten, die dir in Wertung und Verbindung nahe sind. Je länger du wartest, desto weiter suchen wir.
match-players = Zu wievielt?
match-bots = Mit Bots auffüllen
    .help = Nach einigen Sekunden nehmen Bots die Plätze, die niemand genommen hat.
match-rated = Gewertet
    .help = Die Partie ändert deine Wertungszahl. Wenn du sie verlässt, zählst du als Letzter, was immer der Bot auf deinem Platz erreicht.
match-rated-guest = Gewertete Partien brauchen ein behaltenes Profil.
match-seek = Tisch suchen
match-waiting = Wir suchen Mitspieler …
match-waited = { $count ->
    [one] Bisher wartest nur du.
   *[other] { $count } Personen warten, du eingeschlossen.
  } { $seconds } s
match-stop = Nicht mehr suchen
match-found = Ein Tisch! Los geht’s.
