# Ce qui s'est passé dans une partie de SPICY : `story-spicy-` et le nom du fait. Ses champs sont les valeurs ; $seat et d'autres sont des noms.
# Une carte que l'on ne connaît pas est `hidden`, oui et non sont `yes` et `no`, et $count dit combien il y en a.

list-and = { $rest } et { $last }

spicy-card = { $spice ->
    [chili] Piment
    [wasabi] Wasabi
   *[pepper] Poivre
} { $number }
spicy-card-wild-spice = Épice au choix
spicy-card-wild-number = Puissance au choix

story-spicy-card-played = { $copy ->
    [yes] { $card ->
        [hidden] { $seat } copie : encore { $claim }.
       *[other] { $seat } copie avec { $card } : encore { $claim }.
    }
   *[no] { $card ->
        [hidden] { $seat } joue une carte et annonce { $claim }.
       *[other] { $seat } joue { $card } et annonce { $claim }.
    }
}
story-spicy-cards-added = { $cards ->
    [hidden] { $count ->
        [one] { $seat } glisse une carte de plus dessous.
       *[other] { $seat } glisse { $count } cartes de plus dessous.
    }
   *[other] { $count ->
        [one] { $seat } glisse une carte de plus dessous : { $cards }.
       *[other] { $seat } glisse { $count } cartes de plus dessous : { $cards }.
    }
}
story-spicy-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
   *[other] { $count ->
        [one] { $seat } pioche une carte : { $cards }.
       *[other] { $seat } pioche { $count } cartes : { $cards }.
    }
}
story-spicy-passed = { $seat } passe.
story-spicy-challenged = { $trait ->
    [number] { $seat } défie { $against } : la Puissance est fausse !
    [spice] { $seat } défie { $against } : l’Épice est fausse !
    [wrong] { $seat } défie { $against } : la copie est fausse !
   *[blind] { $seat } retourne la carte jouée par { $against } sans dire ce qui serait faux.
}
story-spicy-card-revealed = { $holds ->
    [yes] C’était { $card }, pour { $claim } à l’annonce : { $seat } gagne la Contestation.
   *[no] C’était { $card }, pour { $claim } à l’annonce : { $seat } perd la Contestation.
}
story-spicy-stack-won = { $count ->
    [one] { $seat } remporte la pile : 1 carte.
   *[other] { $seat } remporte la pile : { $count } cartes.
}
story-spicy-stack-raided = { $count ->
    [one] { $seat } remporte la pile, 1 carte, grâce au Voleur d’Épice.
   *[other] { $seat } remporte la pile, { $count } cartes, grâce au Voleur d’Épice.
}
story-spicy-last-card-played = { $seat } vient de jouer sa dernière carte. Quelqu’un la conteste ?
story-spicy-last-card-accepted = { $seat } accepte la dernière carte.
story-spicy-trophy-taken = { $seat } prend un Trophée.
story-spicy-card-taken-back = { $clause ->
    [S-LAST-FORGOT] { $card ->
        [hidden] { $seat } annonce { $claim } sans signaler la dernière carte, et doit la reprendre.
       *[other] { $seat } joue { $card } pour { $claim } sans signaler la dernière carte, et doit la reprendre.
    }
   *[other] { $card ->
        [hidden] { $seat } annonce { $claim }, ce qui n’est pas permis ici, puis reprend la carte.
       *[other] { $seat } joue { $card } et annonce { $claim }, ce qui n’est pas permis ici, puis reprend la carte.
    }
}
story-spicy-peeked = { $whose ->
    [nobody] { $card ->
        [hidden] { $seat } regarde la carte du dessus de la pile.
       *[other] { $seat } regarde la carte du dessus de la pile : { $card }.
    }
   *[other] { $card ->
        [hidden] { $seat } regarde la carte du dessus remportée par { $whose }.
       *[other] { $seat } regarde la carte du dessus remportée par { $whose } : { $card }.
    }
}
story-spicy-game-ended = { $reason ->
    [second-trophy] Le deuxième Trophée pour { $winners }, et c’est la victoire !
    [third-trophy] { $count ->
        [one] Tous les Trophées sont pris : { $winners } gagne la partie.
       *[other] Tous les Trophées sont pris : { $winners } se partagent la victoire.
    }
   *[worlds-end] { $count ->
        [one] La carte Fin du monde apparaît : { $winners } gagne la partie.
       *[other] La carte Fin du monde apparaît : { $winners } se partagent la victoire.
    }
} Points : { $scores }.
story-spicy-game-ended-score = { $name } { $score }
