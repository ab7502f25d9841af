# Pourquoi une action est refusée à HEATED : refusal-heated-<id>.

refusal-heated-over = La partie est finie.
refusal-heated-not-the-clock = Seule l’horloge expire, et elle ne fait rien d’autre.
refusal-heated-no-action = Ce n’est pas une action de ce jeu.
refusal-heated-out-of-turn = C’est à { $turn } de jouer.
refusal-heated-waits = On attend la réponse de tous ceux qui sont interrogés.
refusal-heated-waits-for-slaps = On attend que tous aient tapé.
refusal-heated-waits-for-discards = On attend que tous ceux qui le doivent aient défaussé.
refusal-heated-waits-for-help = On attend que { $turn } ait reçu de l’aide ou non.
refusal-heated-waits-for-colour = On attend que { $who } annonce une couleur.
refusal-heated-not-held = { $card } : cette main n’en a pas autant.
refusal-heated-no-match = { $card } ne convient ni à la couleur { $colour ->
        [blue] bleue
        [green] verte
        [purple] violette
        [yellow] jaune
       *[other] { $colour }
    } ni à { $top }.
refusal-heated-no-jump-in = C’est à { $turn } de jouer, et { $card } n’est pas exactement la carte du dessus.
refusal-heated-jump-in-over = Il est trop tard pour intercepter.
refusal-heated-faces-draw = Il y a { $count } cartes à piocher : piochez-les, cumulez ou annulez-les.
refusal-heated-draw-begun = La pioche a commencé : piochez le reste.
refusal-heated-must-play-taken = La carte prise comme aide doit être jouée.
refusal-heated-must-play-drawn = Une carte jouable a été piochée et doit être jouée.
refusal-heated-must-draw-on = L’aide n’a pas aidé : piochez jusqu’à pouvoir jouer.
refusal-heated-copy-turn-only = COPY ne se joue qu’à son propre tour.
refusal-heated-nothing-to-cancel = Il n’y a rien ici que NO, THANKS puisse annuler.
refusal-heated-own-card = NO, THANKS n’annule pas une carte qu’on a jouée soi-même.
refusal-heated-no-draw-to-end = Il n’y a pas de pioche que MERCY puisse arrêter.
refusal-heated-mercy-not-needed = Avec une autre carte jouable, MERCY ne peut pas être joué.
refusal-heated-needs-colour = Avec { $card }, il faut annoncer une couleur.
refusal-heated-no-colour = Avec { $card }, on n’annonce pas de couleur.
refusal-heated-needs-target = Avec { $card }, il faut désigner une personne.
refusal-heated-needs-two = Avec { $card }, il faut désigner deux personnes différentes.
refusal-heated-needs-order = Avec { $card }, il faut désigner tous les autres, chacun une fois.
refusal-heated-no-target = { $card } ne se joue sur personne.
refusal-heated-not-oneself = { $card } se joue sur quelqu’un d’autre.
refusal-heated-needs-giving = Avec { $card }, il faut donner une carte à soi.
refusal-heated-no-giving = Avec { $card }, on ne donne pas de carte.
refusal-heated-needs-place = { $card } a besoin d’une place dans la pioche, comme dans `at 5`.
refusal-heated-no-place = { $card } ne va pas dans la pioche.
refusal-heated-bad-place = Une place dans la pioche est le nombre de cartes au-dessus, 0 ou plus.
refusal-heated-nothing-to-name = Il n’y a pas de couleur à annoncer maintenant.
refusal-heated-cannot-draw = Avec une carte jouable en main, on ne pioche pas.
refusal-heated-draw-count = On peut en piocher de 1 à { $count }.
refusal-heated-cannot-ask = Avec une carte jouable en main, on ne demande pas d’aide.
refusal-heated-asked-before = On demande de l’aide une fois par tour.
refusal-heated-drawn-before = Qui a pioché pendant ce tour, ou doit piocher, ne peut pas demander d’aide.
refusal-heated-holds-stack = Qui a une carte à cumuler ne peut pas demander d’aide.
refusal-heated-nobody-asks = Personne ne demande d’aide.
refusal-heated-offered-before = Chacun propose une fois ou refuse.
refusal-heated-not-the-asker = Seul qui a demandé de l’aide prend une carte.
refusal-heated-offers-open = Les autres peuvent encore proposer.
refusal-heated-no-offer = { $whose } ne propose pas de carte.
refusal-heated-no-discard = Cette place n’a rien à défausser.
refusal-heated-discard-count = Le nombre de cartes à défausser est { $count }.
refusal-heated-discard-colour = Il faut défausser une carte de couleur { $colour ->
        [blue] bleue
        [green] verte
        [purple] violette
        [yellow] jaune
       *[other] { $colour }
    }.
refusal-heated-nothing-to-accept = Rien n’attend de réponse de cette place.
refusal-heated-slap-instead = Tout le monde tape : personne ne peut accepter un TOO HOT.

refusal-heated-unknown-card = { $what } n’est pas une carte ; les cartes sont b0 à y9, b-cool à y-swap et des spéciales comme draw4.
refusal-heated-unknown-colour = { $what } n’est pas une couleur ; les couleurs sont blue, green, purple et yellow.
refusal-heated-no-card = Il n’y a pas de carte numéro { $what }.
refusal-heated-unknown-action = { $text } n’est pas une action de HEATED.
refusal-heated-nobody-named = Personne n’est nommé après `on`.
