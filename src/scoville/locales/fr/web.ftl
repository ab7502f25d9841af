# Le navigateur, en dehors de la table.

web-spicy = SPICY
web-heated = HEATED
web-spicy-idea = Posez une carte face cachée et dites ce qu’elle est. Ou ce qu’elle n’est pas. Qui se fait prendre à mentir paie ; qui doute de la vérité paie aussi.
web-heated-idea = Débarrassez-vous de vos cartes. Tous les autres veulent vous en empêcher : pioches, échanges, tapes et GHOST PEPPER SPRAY.
web-hero = Des jeux relevés. Votre table.
web-hero-more = Jouez à SPICY et à HEATED dans le navigateur, entre amis ou contre des chats rusés. Sans inscription.
web-footer = Scoville joue à SPICY et à HEATED selon les règles imprimées. Chaque mélange peut être vérifié.
web-you = vous
web-somebody = Quelqu’un

web-skip = Aller au contenu
web-home = Scoville, vers l’accueil
web-nav = Menu principal
web-nav-tables = Tables
web-nav-rules = Règles
web-nav-cards = Cartes
web-nav-me = Votre profil
web-nav-companion = À table
web-companion = Avec les cartes imprimées
web-which-game = Quel jeu
web-preferences = Préférences
web-language = Langue
web-dark = Sombre
web-sounds = Sons
web-vibration = Vibrations
web-less-motion = Moins de mouvement

web-loading = Un instant …
web-try-again = Réessayer
web-lost-title = Il manque quelque chose
web-lost = Une partie de la page n’a pas pu être chargée. La connexion est-elle coupée ?
web-offline = Le serveur est injoignable. La connexion est-elle coupée ?
web-server-trouble = Le serveur n’a pas pu le faire. Réessayez dans un instant.
web-not-found = Il n’y a rien ici
web-not-found-more = L’adresse est peut-être mal écrite, ou ce qui était ici a disparu.
web-to-start = Vers l’accueil

web-play-now = Jouer à { $game }
web-invite = Inviter des amis à { $game }
web-choose-settings = { $game } avec d’autres réglages
web-learn = Apprendre { $game }
web-rules-of = Les règles de { $game }
web-cards-of = Les cartes de { $game }
web-your-name = Votre nom
web-join-by-code = Rejoindre avec un code
web-kept-tables = Vos tables

web-join-title = Rejoindre une table
web-join = Rejoindre
web-code = Code
web-code-wrong = Un code compte au moins six lettres, et rien d’autre.
web-code-hint = Six lettres ou un peu plus, que quelqu’un à la table peut vous lire.
web-public-tables = Tables publiques
web-no-tables = Aucune table publique n’est ouverte. Ouvrez-en une, ou rejoignez une table avec un code.
web-open-table = Ouvrir une table de { $game }
web-free-seats = { $free ->
    [0] les { $seats } places sont prises
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
web-state-lobby = avant le début
web-state-playing = en cours
web-state-over = terminée
web-sit-down = S’asseoir
web-watch = Regarder
web-table = Table

web-new-table = Nouvelle table
web-new-table-of = Une nouvelle table de { $game }
web-presets = À quoi voulez-vous jouer ?
web-preset-own = Votre propre mélange de réglages.
web-preset-spicy-classic = Classique
    .help = Le jeu comme imprimé, sans cartes Assaisonnement.
web-preset-spicy-one = Une carte Assaisonnement
    .help = Une carte tirée au hasard change une règle.
web-preset-spicy-two = Deux cartes Assaisonnement
    .help = Deux cartes tirées au hasard changent deux règles.
web-preset-spicy-table = Comme à une vraie table
    .help = On peut y faire des erreurs, et chacune a son prix.
web-preset-heated-regular = Regular
    .help = Tout le jeu de base : 133 cartes.
web-preset-heated-tried-and-tested = Tried and Tested
    .help = Le meilleur du jeu de base et de l’extension.
web-preset-heated-classics = The Classics
    .help = Peu de sortes de cartes Action : idéal pour une première partie.
web-preset-heated-spicy = Spicy
    .help = Toutes les cartes Action de couleur, sans les cartes spéciales les plus méchantes.
web-preset-heated-speed-run = Speed Run
    .help = Presque pas de pioches : des parties courtes.
web-preset-heated-never-ending = The Never-ending Game
    .help = Des pioches et encore des pioches : prenez votre temps.
web-preset-heated-chaos = Chaos
    .help = Tout ce qu’il y a dans la boîte et dans l’extension.
web-advice = Le conseil du livret
web-all-settings = Tous les réglages
web-the-rules = Les règles
web-the-table = La table
web-fewer = moins : { $what }
web-more = plus : { $what }
web-set-seats = Joueurs
    .help = Personnes et robots ensemble.
web-set-speed = Rythme
    .help = Combien de temps dure un tour, et combien on a pour réagir.
web-speed-relaxed = tranquille
web-speed-live = soutenu
web-speed-blitz = éclair
web-speed-days = à votre rythme
web-set-hours = Temps par coup
    .help = Chacun revient pour son coup, et nul n’a besoin d’être rapide : les tapes et les annonces sont faites pour vous, dans un ordre tiré au sort. Pour répondre à la carte d’un autre, on a la moitié de ce temps. Si votre temps est écoulé, la table passe pour vous ou un robot joue ce seul coup. Après deux coups manqués, un robot joue jusqu’à votre retour.
web-hours-each = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
web-days-each = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
web-my-turns = C’est à vous ({ $count })
web-my-turn-turn = Votre coup, { $until }
web-my-turn-answer = Votre réponse à une carte, { $until }
web-pause-let-be = Laisser passer
web-pause = Les autres peuvent encore réagir.
web-pause-mine = Réagissez, ou laissez passer.
web-bot-kitten = Chaton (débutant)
web-bot-cat = Chat (bon joueur)
web-bot-lynx = Lynx (rusé)
web-bot-tiger = Tigre (fort)
web-bot-lion = Lion (le plus fort)
web-bot-tomcat = Matou (aussi fort que vous)
web-bot-casual = Occasionnel
web-bot-uniform = Dé
web-bot-honest = Honnête
web-set-public = Publique
    .help = La table est dans la liste pour tous ; sinon il faut le lien ou le code.
web-set-spectators = Spectateurs
    .help = D’autres peuvent regarder ; ils ne voient que ce qui est visible de tous.
web-set-stand_in = Un robot prend le relais
    .help = Qui s’absente trop longtemps est remplacé par un robot jusqu’à son retour.
web-set-arming = Préparer son cri
    .help = HEATED! peut se préparer avant de jouer l’avant-dernière carte, et se crie avec elle.
web-set-rated = Classée
    .help = Les parties terminées changent les cotes. Chaque personne doit avoir un profil conservé et une seule place. Si vous quittez une partie classée, ou n’êtes pas de retour à la fin, vous comptez comme dernier, quoi que fasse le robot à votre place.
web-set-rounds = Manches
    .help = Combien de parties comptent ensemble.
web-set-first = Qui commence
    .help = Pour la première partie seulement. Ensuite, ce sont les règles du jeu qui décident.
web-first-drawn = tiré au sort
web-seat-number = Place { $number }
set-spicy-edition = Édition
    .help = Les règles imprimées diffèrent sur quelques points.
set-spicy-variants = Cartes Assaisonnement
    .help = Chacune change une règle.
    .limit = { $most ->
        [one] Cette édition se joue avec une au plus.
       *[other] Cette édition se joue avec { $most } au plus.
    }
set-spicy-variants_at_random = Cartes Assaisonnement au hasard
    .help = Ce nombre de cartes est tiré au début de la partie, au lieu de les choisir.
set-spicy-manners = Comme à une vraie table
    .help = Annonces impossibles, dernières cartes oubliées et coups d’œil sont possibles, et punis.
set-spicy-open_deck = Pioche ouverte
    .help = Chacun voit combien de cartes restent au-dessus de la carte Fin du monde.
set-spicy-worlds_end-own = Autre profondeur de la carte Fin du monde
    .help = Sinon elle est aussi profonde que la carte imprimée le dit pour ce nombre de joueurs.
set-spicy-worlds_end = Cartes au-dessus de la Fin du monde
    .help = Plus il y en a, plus la partie est longue.
set-spicy-worlds_end_jitter = Décalage de la carte Fin du monde
    .help = D’autant de cartes au plus vers le haut ou le bas, pour que personne n’y compte.
set-spicy-hand = Cartes en main
    .help = Ce nombre de cartes est distribué, et pioché après un Trophée ; les règles disent 6.
set-spicy-smaller = Une partie plus petite
    .help = Moins de cartes que le jeu imprimé, pour aller vite ou pour étudier.
set-spicy-ranks = Plus grande Puissance
    .help = Après elle, les Puissances recommencent.
set-spicy-spices = Épices
    .help = Une seule : le Piment ; deux : Piment et Wasabi.
set-spicy-copies = Cartes identiques
    .help = Combien il y en a de chaque Puissance dans chaque Épice.
set-spicy-wilds = Cartes au choix
    .help = Le nombre d’Épices au choix, et autant de Puissances au choix.
set-spicy-trophies = Trophées
    .help = Le dernier finit la partie ; plus de la moitié la gagne aussitôt.
set-heated-mode = Mode
    .help = Lequel des paquets du livret est joué.
set-heated-add = Cartes ajoutées
    .help = Des cartes de l’extension qui rejoignent le paquet.
set-heated-house = Règles maison
set-heated-heated_call = HEATED! est crié pour vous
    .help = Sinon, qui l’oublie peut se faire prendre.
set-heated-reaction_cards_oblige = Les cartes blanches comptent comme jouables
    .help = Qui a NO, THANKS ou MERCY ne peut alors pas piocher au lieu de jouer.
set-heated-no_thanks_ends_turn = NO, THANKS termine le tour
    .help = Qui annule ainsi une pioche passe alors aussi son tour.
set-heated-blank = BLANK
    .help = La carte imprimée sans texte : laissez-la de côté ou décidez de ce qu’elle fait.
web-blank-none = laissée de côté
web-blank-stand-in = remplace une autre carte
web-blank-own = une carte à vous
set-heated-blank_card = BLANK est
    .help = Elle fait alors ce que fait cette carte.
web-blank-name = Son nom
set-heated-blank_colour = Sa sorte
    .help = Avec une carte noire on annonce une couleur, une blanche ne change rien au-dessus de la défausse.
web-blank-everyone_draws = Tous piochent
web-blank-others_draw = Les autres piochent
web-blank-next_draws = La personne suivante pioche
web-blank-target_draws = La personne désignée pioche
web-blank-player_draws = Vous piochez
web-blank-everyone_discards = Tous défaussent
web-blank-others_discard = Les autres défaussent
web-blank-next_discards = La personne suivante défausse
web-blank-target_discards = La personne désignée défausse
web-blank-player_discards = Vous défaussez
set-heated-blank_reverse = Le sens change
    .help = Comme avec REVERSE.
set-heated-blank_skip = La personne suivante passe son tour
    .help = Comme avec COOL OFF.
set-heated-deck = Un paquet à vous
    .help = Décidez combien il y a de chaque carte, à la place d’un paquet du livret.
web-deck-total = { $count ->
    [one] 1 carte en tout.
   *[other] { $count } cartes en tout.
}
web-each-colour = dans chaque couleur
web-random-variants = { $count ->
    [one] 1 carte Assaisonnement au hasard
   *[other] { $count } cartes Assaisonnement au hasard
}
web-rounds = { $count ->
    [one] 1 manche
   *[other] { $count } manches
}
web-start-now = Commencer
web-open-and-invite = Ouvrir la table et inviter

web-rules-of-table = Comme on joue à la table { $code }
web-back-to-table = Retour à la table
web-search-rules = Recherche
web-found-clauses = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
web-no-clause = Aucune règle de cette table ne dit cela.
web-ruling = notre décision

web-card-back = Une carte face cachée
web-trophy = Trophée
web-trophy-does = Pour qui joue sa dernière carte sans être contredit : 10 points. Deux Trophées gagnent la partie.
web-worlds-end = Fin du monde
web-worlds-end-does = Quand elle apparaît dans la pioche, la partie est finie.
web-wild-spice-does = A toutes les Épices et aucune Puissance.
web-wild-number-does = A toutes les Puissances et aucune Épice.

# A record of one's own
web-review-own = Revoir un enregistrement
web-quick-match = Trouver des adversaires
web-clubs = Clubs et tournois
web-ratings = Classements
web-puzzles = Énigmes
web-review-own-more = Un enregistrement est une partie entière dans un fichier : chaque table peut le sauvegarder à la fin, le terminal aussi. Personne ne le garde : le lien vers un instant contient toute la partie.
web-review-choose = Choisir un fichier
web-review-drop = Ou déposez le fichier ici.
web-review-paste = Ou collez l’enregistrement
web-review-look = Regarder
web-review-too-long = C’est trop long pour un enregistrement.
web-review-broken-link = Ce lien est abîmé : l’enregistrement qu’il contient est illisible.
web-review-title = Partie { $number } de la table { $code }
web-review-record = Une partie tirée d’un enregistrement
