# Ce que `scoville replay` dit autour de l'histoire d'une partie.

replay-after = { $count ->
    [0] avant la première action
    [one] après { $count } action
   *[other] après { $count } actions
}
replay-seen-by = telle que { $name } la voit
replay-step = Action { $number }
replay-start = Le début
replay-clock = L’horloge arrive à son terme.
replay-keys = Entrée ou → avance, ← recule, q quitte.

board-player = nom
board-hand = main
board-won = gagnées
board-trophies = Trophées
board-score = points
board-hidden-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-empty-hand = aucune
board-stack = { $count ->
    [0] La pile est vide.
    [one] Pile de { $count } carte :
   *[other] Pile de { $count } cartes, celle du dessus d’abord :
}
board-declared = { $claim }, annonce { $name }
board-copied = { $claim }, copie { $name }
board-under = glissée dessous par { $name }
board-below = { $count ->
    [one] et { $count } carte dessous
   *[other] et { $count } cartes dessous
}
board-deck = { $count ->
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
board-deck-above = { $count ->
    [one] { $count } carte dans la pioche, dont { $above } au-dessus de la carte Fin du monde.
   *[other] { $count } cartes dans la pioche, dont { $above } au-dessus de la carte Fin du monde.
}
board-paw = { $name } garde la main sur la pile.
board-turn = À { $name } de jouer.
board-waiting = La dernière carte attend : { $names }.
board-challenge = Peuvent contester la carte du dessus : { $names }.
board-spice-chili = Piment
board-spice-wasabi = Wasabi
board-spice-pepper = Poivre
