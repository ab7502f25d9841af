# Ce que la table explique elle-même : à qui ensuite, qui mène, ce qui s'y trouve.

web-next = ensuite
web-leads = mène
web-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
web-tell-seat = Ce qui compte ici
web-tell-deck = Pioche
web-tell-spicy-deck = { $count ->
    [one] Encore { $count } carte.
   *[other] Encore { $count } cartes.
} Qui passe y pioche une carte, qui perd une Contestation en pioche deux. La carte Fin du monde s’y cache : dès qu’elle apparaît, la partie est finie.
web-tell-spicy-card = Jouez-la face cachée et dites ce que c’est. Ou dites autre chose.
web-tell-spicy-sum = { $points } gagnées + { $trophies } pour les Trophées − { $hand } en main
web-tell-heated-draw-pile = { $count ->
    [one] Encore { $count } carte.
   *[other] Encore { $count } cartes.
} Qui n’a rien à jouer pioche ici.
web-tell-heated-seat = { $hand ->
    [one] { $hand } carte en main.
   *[other] { $hand } cartes en main.
} Qui se débarrasse le premier de toutes ses cartes gagne.
web-slap-after = +{ $milliseconds } ms
