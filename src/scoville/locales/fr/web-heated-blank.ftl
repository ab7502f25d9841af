# Ce que fait une carte BLANK composée par la table.

blank-does-everyone_draws = { $count ->
    [one] Chacun pioche une carte.
   *[other] Chacun pioche { $count } cartes.
}
blank-does-others_draw = { $count ->
    [one] Les autres piochent une carte.
   *[other] Les autres piochent { $count } cartes.
}
blank-does-next_draws = { $count ->
    [one] La personne suivante pioche une carte.
   *[other] La personne suivante pioche { $count } cartes.
}
blank-does-target_draws = { $count ->
    [one] Une personne de votre choix pioche une carte.
   *[other] Une personne de votre choix pioche { $count } cartes.
}
blank-does-player_draws = { $count ->
    [one] Vous piochez une carte.
   *[other] Vous piochez { $count } cartes.
}
blank-does-everyone_discards = { $count ->
    [one] Chacun défausse une carte.
   *[other] Chacun défausse { $count } cartes.
}
blank-does-others_discard = { $count ->
    [one] Les autres défaussent une carte.
   *[other] Les autres défaussent { $count } cartes.
}
blank-does-next_discards = { $count ->
    [one] La personne suivante défausse une carte.
   *[other] La personne suivante défausse { $count } cartes.
}
blank-does-target_discards = { $count ->
    [one] Une personne de votre choix défausse une carte.
   *[other] Une personne de votre choix défausse { $count } cartes.
}
blank-does-player_discards = { $count ->
    [one] Vous défaussez une carte.
   *[other] Vous défaussez { $count } cartes.
}
blank-does-reverse = Le sens du jeu s’inverse.
blank-does-skip = La personne suivante passe son tour.
web-blank-text = Son texte
    .help = Ce que la carte dit à la table. Si le champ reste vide, elle dit ce qu’elle fait.
web-heated-answered = Vous avez répondu. Le jeu reprend dans un instant.
