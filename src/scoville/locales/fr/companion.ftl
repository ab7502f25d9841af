# Pour les personnes qui jouent avec les cartes imprimées, dans le navigateur et le terminal. Un jeu peut dire une chose à sa façon :
# `companion-spicy-…` passe avant `companion-…`.

companion-title = { $game } à la vraie table
companion-lead = Vous avez le jeu imprimé ? Posez ce téléphone au milieu de la table.
companion-tabs = Parties de l’assistant
companion-tab-setup = Mise en place
companion-tab-pad = Scores
companion-tab-ask = Règles
companion-kept = Tout reste sur cet appareil jusqu’à ce que vous recommenciez.

companion-players = Qui joue
companion-players-hint = Dans le sens des aiguilles d’une montre, comme vous êtes assis.
companion-player = Joueur { $number }
companion-same-name = Deux joueurs s’appellent { $name }. Donnez un autre nom à l’un d’eux pour ne pas confondre les scores.
companion-add-player = Ajouter quelqu’un
companion-remove-player = Retirer { $name }
companion-players-new = Si le nombre de joueurs change, les scores repartent de zéro. Annuler ramène les anciens.
companion-steps = La mise en place
companion-lot = Ou laissez faire le sort : { $name } commence.
companion-lot-again = Tirer quelqu’un d’autre
companion-to-pad = C’est prêt : aux scores
companion-step-start = Distribuez les cartes comme le disent les règles de votre jeu.
companion-column-points = Points
companion-ending-over = La partie est finie.
    .button = La partie est finie

companion-spicy-ask-edition = Votre édition
companion-spicy-ask-draw = Cartes Assaisonnement à tirer
companion-spicy-ask-draw-hint = { $choosing ->
        [chosen] Votre édition vous laisse choisir la carte.
       *[random] Votre édition la tire au hasard.
    } La limite est de { $most_variants }.
companion-spicy-ask-variants = Ou choisissez vous-mêmes les cartes
companion-spicy-draw-again = Tirer à nouveau
companion-spicy-step-deal = Mélangez les { $cards } cartes Épice et donnez-en { $hand } à chacun. Il en reste { $deck } : la pioche.
companion-spicy-step-worlds-end = Comptez { $below } cartes pour le bas de la pioche. Posez dessus la carte Fin du monde, puis les { $worlds_end } autres.
companion-spicy-step-trophies = Placez les { $trophies } Trophées au milieu.
companion-spicy-step-spice-it-up = { $count ->
    [one] Posez cette carte Assaisonnement, face visible :
   *[other] Posez ces cartes Assaisonnement, face visible :
}
companion-spicy-step-first = { $first ->
    [ate-spicy-last] La personne qui a mangé épicé le plus récemment commence. On joue dans le sens des aiguilles d’une montre, vers la gauche.
   *[youngest] La plus jeune personne commence. On joue dans le sens des aiguilles d’une montre, vers la gauche.
}
companion-spicy-step-last-card = { $last_said ->
    [before] Votre dernière carte ? Signalez-la avant de l’annoncer.
   *[after] Votre dernière carte ? Signalez-la dès qu’elle est jouée.
}
companion-spicy-depth = { $worlds_end } cartes au-dessus, { $below } au-dessous
companion-spicy-column-trophies = Trophées
companion-spicy-column-won = Cartes remportées
companion-spicy-column-hand = Cartes en main
companion-spicy-ending-second-trophy = Un deuxième Trophée termine la partie sur-le-champ.
companion-spicy-ending-third-trophy = Le troisième Trophée est pris, la partie est finie. Comptez les cartes remportées et les cartes en main.
companion-spicy-ending-worlds-end = C’est la fin du monde : la partie est finie. Comptez les cartes remportées et les cartes en main.
    .button = La carte Fin du monde se montre

companion-heated-ask-mode = Mode
companion-heated-ask-add = Ajouter des cartes de l’extension
companion-heated-step-pack = Jouez avec ces { $deck } cartes. Toutes les autres restent dans la boîte.
companion-heated-step-deal = Mélangez et donnez { $hand } cartes à chacun. Le reste forme la pioche.
companion-heated-step-flip = Retournez une carte ; il en reste { $pile } à piocher. Une carte spéciale retourne dans la pioche, jusqu’à une carte de couleur. Elle n’a pas d’effet.
companion-heated-step-first = La plus jeune personne commence la première manche, puis celle qui a gagné la dernière.
companion-heated-step-direction = On commence vers la droite, dans le sens inverse des aiguilles d’une montre.
companion-heated-step-call = Votre avant-dernière carte ? Criez HEATED! dès qu’elle touche la table.
companion-heated-take = À sortir de la boîte
companion-heated-leave = Reste dans la boîte
companion-heated-of-box = { $count } sur { $box }
companion-heated-column-hand = Cartes en main
companion-heated-ending-out = Plus de cartes : la manche est gagnée.
    .button = Qui n’a plus de carte ?
companion-heated-ending-dry = Plus rien à piocher : qui a le moins de cartes gagne. Comptez-les.
    .button = Plus rien à piocher
companion-heated-game-number = Manche { $number }
companion-heated-next-game = Manche suivante
companion-heated-tally = Manches gagnées
companion-heated-round-starts = { $name } a gagné la dernière manche et commence.
companion-heated-tool = TOO HOT

companion-heated-slap = Qui tape en dernier ?
companion-heated-slap-how = Chacun pose un doigt sur son champ et l’y laisse. Quand on joue TOO HOT, tapez sur la table avec cette main. Le dernier doigt sur l’écran a tapé en dernier.
companion-heated-slap-fingers = { $count ->
    [0] Cet écran n’est pas tactile. Tenez plutôt chacun une touche : 1, 2, 3 …
    [one] Cet écran ne distingue que { $count } doigt. Tenez plutôt chacun une touche : 1, 2, 3 …
   *[other] Cet écran distingue { $count } doigts.
}
companion-heated-slap-who = Qui participe
companion-heated-slap-most = Au plus { $count } à la fois.
companion-heated-slap-open = Les doigts sur l’écran
companion-heated-slap-wait = { $left ->
    [one] Il manque { $left } doigt.
   *[other] Il manque { $left } doigts.
}
companion-heated-slap-hold = Tenez … et tapez quand on joue TOO HOT !
companion-heated-slap-field = { $name } : tenez un doigt ici ou la touche { $key }
companion-heated-slap-last = { $name } a tapé en dernier et pioche 2 cartes.
companion-heated-slap-tie = { $names } ont tapé en dernier ensemble et piochent 1 carte chacun.
companion-heated-slap-lost = L’écran a perdu un doigt. Essayez encore.
companion-heated-slap-again = Encore
companion-heated-slap-close = Fermer

companion-game-number = Partie { $number }
companion-next-game = Partie suivante
companion-points = Points
companion-tally = Parties gagnées
companion-tally-points = Points en tout
companion-more = { $name }, { $what } : un de plus
companion-less = { $name }, { $what } : un de moins
companion-count = { $name }, { $what }
companion-won-by = { $name } a gagné
companion-undo = Annuler
companion-fresh = Recommencer
companion-fresh-sure = Effacer tous les scores ?
companion-fresh-yes = Oui, effacer
companion-fresh-no = Non
companion-goes-on = La partie continue.
companion-wins = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
companion-games-so-far = Toutes les parties
companion-worth = { $worth } chacun

companion-ask = Une question sur les règles
companion-ask-example = Par exemple : est-ce que je peux contester ma propre copie ?
companion-heated-ask-example = Par exemple : peut-on mettre un DRAW 4 sur un DRAW 2 ?
companion-ask-go = Demander
companion-ask-everywhere = Chercher dans les règles de tous les jeux
companion-ask-nothing = Aucune règle ne répond. Essayez d’autres mots.
companion-ask-found = { $count ->
    [one] { $count } règle peut y répondre.
   *[other] { $count } règles peuvent y répondre.
}
companion-ask-more = En montrer plus
companion-all-rules = Toutes les règles de { $game }

companion-terminal-who = Qui joue ? Les noms dans l’ordre des places, séparés par des virgules.
companion-terminal-ask = Que voulez-vous savoir ?
companion-terminal-keys-pad = ←↑↓→ choisir · + − compter · { $endings }n suite · u annuler · s mise en place · ? règles · q fin
companion-terminal-keys-plan = Entrée scores · l autre sort · { $again }↑↓ défiler · ? règles · q fin
companion-terminal-key-again = r tirer à nouveau
companion-terminal-keys-ask = Entrée demander · Échap retour
companion-terminal-saved = Enregistré dans { $file }
companion-terminal-unreadable = { $file } n’est pas une feuille de score lisible. Déplacez-la, ou nommez-en une autre avec --file.
companion-terminal-unsaved = Impossible d’écrire { $file } : { $why }.
companion-terminal-narrow = La fenêtre est trop petite : 60 colonnes et 20 lignes suffisent.
companion-terminal-other-players = Cette feuille est pour { $count } joueurs. Commencez-en une autre avec --new.
