# Ce qui s'est passé dans une partie de SPICY, un message par fait. $name est une personne à la table.
# « -open » pour qui connaît la carte, « -hidden » pour les autres.

list-and = { $rest } et { $last }

spicy-card = { $spice ->
    [chili] Piment
    [wasabi] Wasabi
   *[pepper] Poivre
} { $number }
spicy-card-wild-spice = Épice au choix
spicy-card-wild-number = Puissance au choix

story-played-open = { $name } joue { $card } et annonce { $claim }.
story-played-hidden = { $name } joue une carte et annonce { $claim }.
story-copied-open = { $name } copie avec { $card } : encore { $claim }.
story-copied-hidden = { $name } copie : encore { $claim }.
story-added-open = { $count ->
    [one] { $name } glisse une carte de plus dessous : { $cards }.
   *[other] { $name } glisse { $count } cartes de plus dessous : { $cards }.
}
story-added-hidden = { $count ->
    [one] { $name } glisse une carte de plus dessous.
   *[other] { $name } glisse { $count } cartes de plus dessous.
}
story-drawn-open = { $count ->
    [one] { $name } pioche une carte : { $cards }.
   *[other] { $name } pioche { $count } cartes : { $cards }.
}
story-drawn-hidden = { $count ->
    [one] { $name } pioche une carte.
   *[other] { $name } pioche { $count } cartes.
}
story-passed = { $name } passe.
story-challenged-number = { $name } défie { $against } : la Puissance est fausse !
story-challenged-spice = { $name } défie { $against } : l'Épice est fausse !
story-challenged-wrong = { $name } défie { $against } : la copie est fausse !
story-challenged-blind = { $name } retourne la carte jouée par { $against } sans dire ce qui serait faux.
story-revealed-right = C'était { $card }, pour { $claim } à l'annonce : { $name } gagne la Contestation.
story-revealed-wrong = C'était { $card }, pour { $claim } à l'annonce : { $name } perd la Contestation.
story-stack-won = { $count ->
    [one] { $name } remporte la pile : 1 carte.
   *[other] { $name } remporte la pile : { $count } cartes.
}
story-raided = { $count ->
    [one] { $name } remporte la pile, 1 carte, grâce au Voleur d'Épice.
   *[other] { $name } remporte la pile, { $count } cartes, grâce au Voleur d'Épice.
}
story-last-card = { $name } vient de jouer sa dernière carte. Quelqu'un la conteste-t-il ?
story-accepted = { $name } accepte la dernière carte.
story-trophy = { $name } prend un Trophée.
story-bad-call-open = { $name } joue { $card } et annonce { $claim }, ce qui n'est pas permis ici, puis reprend la carte.
story-bad-call-hidden = { $name } annonce { $claim }, ce qui n'est pas permis ici, puis reprend la carte.
story-last-forgotten-open = { $name } joue { $card } pour { $claim } sans signaler la dernière carte, et doit la reprendre.
story-last-forgotten-hidden = { $name } annonce { $claim } sans signaler la dernière carte, et doit la reprendre.
story-peeked-stack-open = { $name } regarde la carte du dessus de la pile : { $card }.
story-peeked-stack-hidden = { $name } regarde la carte du dessus de la pile.
story-peeked-pile-open = { $name } regarde la carte du dessus remportée par { $whose } : { $card }.
story-peeked-pile-hidden = { $name } regarde la carte du dessus remportée par { $whose }.
story-ended-second-trophy = Le deuxième Trophée pour { $winners }, et c'est la victoire !
story-ended-third-trophy = { $count ->
    [one] Tous les Trophées sont pris : { $winners } gagne la partie.
   *[other] Tous les Trophées sont pris : { $winners } se partagent la victoire.
}
story-ended-worlds-end = { $count ->
    [one] La carte Fin du monde apparaît : { $winners } gagne la partie.
   *[other] La carte Fin du monde apparaît : { $winners } se partagent la victoire.
}
story-score = { $name } { $score }
story-scores = Points : { $scores }.
