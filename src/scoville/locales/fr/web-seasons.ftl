# Cotes, classements et parties rapides.

ratings-title = Classements
ratings-of = Cotes de { $name }
ratings-idea = Les parties aux tables classées comptent, séparément pour chaque jeu et chaque nombre de joueurs. Une cote est provisoire tant qu’une vingtaine de parties ne l’ont pas confirmée.
ratings-players = { $count } joueurs
ratings-players-label = Nombre de joueurs
ratings-against-label = Adversaires
ratings-against-people = Personnes
ratings-against-bots = Robots
ratings-season-label = Saison
ratings-rank = Rang
ratings-name = Nom
ratings-rating = Cote
ratings-range = de { $low } à { $high }
ratings-games = Parties
ratings-provisional = provisoire
ratings-none = Personne n’a encore terminé de partie classée ici cette saison. À une table, l’hôte active « Classée » sous « Tous les réglages ».
ratings-bots = Les robots
ratings-bots-idea = Leurs cotes viennent de tournois et ne changent jamais.
ratings-you = vous
ratings-mine = Mes cotes
ratings-history = Cote après chaque partie
ratings-graph = De { $first } à { $last } en { $count } parties classées ; la bande claire montre le degré de certitude.
ratings-no-games = Pas encore de parties classées.
ratings-last-games = Les dernières parties
ratings-place = Place { $place }
ratings-back = Tous les classements
match-title = Trouver des adversaires pour { $game }
match-idea = Vous rejoignez des personnes proches de vous par la cote et la connexion. Plus vous attendez, plus nous cherchons loin.
match-players = Combien de joueurs ?
match-bots = Compléter avec des robots
    .help = Après quelques secondes, des robots prennent les places que personne n’a prises.
match-rated = Classée
    .help = La partie change votre cote. Si vous la quittez, vous comptez comme dernier, quoi que fasse le robot à votre place.
match-rated-guest = Les parties classées demandent un profil conservé.
match-seek = Chercher une table
match-waiting = Nous cherchons des joueurs …
match-waited = { $count ->
    [one] Pour l’instant, personne d’autre n’attend.
   *[other] { $count } personnes attendent, vous compris.
  } { $seconds } s
match-stop = Ne plus chercher
match-found = Une table ! C’est parti.
