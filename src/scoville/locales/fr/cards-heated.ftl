# Les cartes de HEATED : card-heated-<mot> est le titre imprimé, .help dit en une ligne ce que fait la carte. Le mot d'une
# carte de couleur s'écrit sans sa couleur (cool pour b-cool) ; tous les nombres partagent un message.

heated-colour = { $colour ->
    [blue] bleu
    [green] vert
    [purple] violet
   *[yellow] jaune
}
heated-coloured-card = { $title } { $colour ->
    [blue] bleu
    [green] vert
    [purple] violet
   *[yellow] jaune
}

heated-family-number = Cartes Nombre
heated-family-coloured = Cartes Action de couleur
heated-family-black = Cartes spéciales noires
heated-family-white = Cartes spéciales blanches
heated-cards-others = Pas dans ce paquet ; --add les y ajoute

card-heated-number = { $number }
    .help = Se joue sur sa couleur ou sur le même nombre.
card-heated-numbers = 0 à 9
card-heated-cool = COOL OFF
    .help = On se calme : la personne suivante passe son tour.
card-heated-reverse = REVERSE
    .help = Demi-tour : le sens du jeu s’inverse.
card-heated-draw2 = DRAW 2
    .help = Piochez 2 : la personne suivante pioche 2 cartes ou pose un autre DRAW 2 dessus.
card-heated-hot = TOO HOT
    .help = Trop chaud : tout le monde tape sur la table ; qui tape en dernier pioche 2 cartes.
card-heated-swap = SWAP
    .help = Échange : échangez votre main avec la personne de votre choix.

card-heated-adjust = ADJUST SPICE LEVEL
    .help = Dosage des épices : annoncez la couleur avec laquelle on continue.
card-heated-draw4 = DRAW 4
    .help = Piochez 4 : la personne suivante pioche 4 cartes ou pose un autre DRAW 4 dessus.
card-heated-getting-heated = GETTING HEATED
    .help = Ça chauffe : la personne désignée pioche 2 cartes ; tout le monde peut poser un autre GETTING HEATED dessus.
card-heated-ghost = GHOST PEPPER SPRAY
    .help = Spray au piment : numérotez tous les autres à partir de 1 ; chacun pioche autant de cartes.
card-heated-apocalypse = APOCALYPSE
    .help = Apocalypse : tous les autres défaussent une carte de la couleur annoncée ou en piochent 1.
card-heated-fair-play = FAIR PLAY
    .help = À égalité : désignez quelqu’un ; qui de vous deux a le plus de cartes doit en défausser jusqu’à égalité.
card-heated-no-thanks = NO, THANKS
    .help = Non merci : passez votre tour, ou annulez une carte Action jouée contre vous.

card-heated-united = UNITED WE FALL
    .help = Tous ensemble : tout le monde pioche 2 cartes, vous aussi.
card-heated-gift = GIFT
    .help = Cadeau : tous les autres piochent 1 carte.
card-heated-mercy = MERCY
    .help = Pitié : met fin à votre pioche et, si c’est le vôtre, au tour.
card-heated-copy = COPY
    .help = Copie : à votre tour, agit exactement comme la carte du dessus.
card-heated-give-take = GIVE AND TAKE
    .help = Donnant, donnant : donnez à quelqu’un une carte de votre choix contre une carte au hasard.
card-heated-super-swap = SUPER SWAP
    .help = Super échange : piochez 2 cartes, puis échangez votre main avec la personne de votre choix.
card-heated-finish = THE FINISH
    .help = Dernière ligne droite : tout le monde défausse jusqu’à n’avoir plus que 2 cartes.
card-heated-reorganize = REORGANIZE
    .help = Changement de place : deux personnes échangent leurs places.
card-heated-spice-mix = SPICE MIX
    .help = Mélange d’épices : toutes les mains sont mélangées et redistribuées.
card-heated-too-chili = TOO CHILI
    .help = Trop pimenté : vous tapez sur la table ; qui d’autre tape pioche 1 carte.
card-heated-trap = TRAP
    .help = Piège : se glisse face visible dans la pioche ; qui tombe dessus pioche 2 cartes de plus.
card-heated-blank = BLANK
    .help = Carte vierge : ce que décide la table.

heated-advice-spice-mix = À plus de 5, le livret déconseille SPICE MIX : les parties deviennent très longues.
heated-advice-ghost = À plus de 6, le livret déconseille le deuxième GHOST PEPPER SPRAY : la pioche peut s’épuiser.

live-warning-spice-mix = À plus de 5 joueurs, le livret déconseille SPICE MIX : les parties deviennent très longues.
live-warning-ghost = À plus de 6 joueurs, le livret déconseille le GHOST PEPPER SPRAY supplémentaire : la pioche peut s’épuiser.
