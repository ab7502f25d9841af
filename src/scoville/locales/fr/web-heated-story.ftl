# La table de HEATED dans le navigateur : ce qui se passe et ce qui est en jeu, dit de la place de la personne qui lit.
# $place : `mine` est sa propre carte, `me` une carte contre elle, `other` toute autre. $by la joue, $on sont les personnes visées.
# $theirs et $yours sont les cartes en main de qui la joue et de la première personne visée.

web-heated-told-last = { $who ->
    [you] { $count ->
        [0] Vous avez tapé en dernier.
       *[other] Vous avez tapé en dernier, avec { $names }.
    }
   *[other] { $count ->
        [one] { $names } a tapé en dernier.
       *[other] { $names } ont tapé en dernier.
    }
}
web-heated-told-dared = { $who ->
    [you] { $count ->
        [0] Vous n’auriez pas dû taper.
       *[other] { $names } et vous n’auriez pas dû taper.
    }
   *[other] { $count ->
        [one] { $names } n’aurait pas dû taper.
       *[other] { $names } n’auraient pas dû taper.
    }
}
web-heated-told-swapped = Vous échangez votre main avec { $name } : vous aviez { $had }, vous avez maintenant { $has }.
web-heated-told-spared = NO, THANKS : cela ne vous concerne plus.
web-heated-told-skipped = Vous passez votre tour.
web-heated-told-trap = Le TRAP ! Vous piochez 2 cartes de plus.
web-heated-told-penalty = { $count ->
    [one] Pénalité : vous devez piocher { $count } carte.
   *[other] Pénalité : vous devez piocher { $count } cartes.
}
web-heated-told-draw = { $count ->
    [one] Vous piochez { $count } carte.
   *[other] Vous piochez { $count } cartes.
}
web-heated-numbered = { $name } ({ $number })
web-heated-number-of = { $number ->
    [one] numéro { $number } : pioche { $number } carte
   *[other] numéro { $number } : pioche { $number } cartes
}
web-heated-slapped-as = a tapé en position { $number }
web-heated-arm = Crier HEATED! avec la carte

web-heated-stakes-hot = TOO HOT : tout le monde tape sur la table ; qui tape en dernier pioche 2 cartes.
web-heated-stakes-hot-lost = { $place ->
    [me] Vous avez tapé en dernier et piochez des cartes.
   *[other] { $count ->
        [one] { $on } a tapé en dernier et pioche des cartes.
       *[other] { $on } ont tapé en dernier et piochent des cartes.
    }
}
web-heated-stakes-too-chili = { $place ->
    [mine] Votre TOO CHILI : qui d’autre tape pioche 1 carte.
    [me] { $by } joue TOO CHILI : ne bougez pas. Si vous tapez, vous piochez 1 carte.
   *[other] { $by } joue TOO CHILI : qui d’autre tape pioche 1 carte.
}
web-heated-stakes-too-chili-lost = { $place ->
    [me] Vous avez tapé et piochez donc 1 carte.
   *[other] { $count ->
        [one] { $on } a tapé et pioche donc 1 carte.
       *[other] { $on } ont tapé et piochent donc 1 carte.
    }
}
web-heated-stakes-swap = { $place ->
    [mine] Vous échangez votre main ({ $theirs }) contre celle de { $on } ({ $yours }).
    [me] { $by } échange sa main ({ $theirs }) contre la vôtre ({ $yours }).
   *[other] { $by } échange sa main ({ $theirs }) contre celle de { $on } ({ $yours }).
}
web-heated-stakes-super-swap = { $place ->
    [mine] Vous piochez 2 cartes, puis vous échangez votre main contre celle de { $on } ({ $yours }).
    [me] { $by } pioche 2 cartes, puis échange sa main ({ $theirs } et 2 de plus) contre la vôtre ({ $yours }).
   *[other] { $by } pioche 2 cartes, puis échange sa main contre celle de { $on }.
}
web-heated-stakes-getting-heated = { $place ->
    [me] { $by } vous vise : vous piochez { $draws } cartes, sauf si quelqu’un pose un autre GETTING HEATED.
   *[other] { $on } pioche { $draws } cartes, sauf si quelqu’un pose un autre GETTING HEATED.
}
web-heated-stakes-ghost = { $place ->
    [me] { $number ->
        [one] { $by } asperge : vous êtes le numéro { $number } et piochez { $number } carte.
       *[other] { $by } asperge : vous êtes le numéro { $number } et piochez { $number } cartes.
    }
    [mine] Votre spray : chacun pioche autant de cartes que son numéro ({ $numbered }).
   *[other] { $by } asperge : chacun pioche autant de cartes que son numéro ({ $numbered }).
}
web-heated-stakes-apocalypse = { $place ->
    [mine] Tous les autres défaussent une carte de la couleur annoncée ({ $colour }) ou en piochent 1.
    [me] { $by } joue APOCALYPSE : défaussez une carte de la couleur annoncée ({ $colour }) ou piochez-en 1.
   *[other] { $by } joue APOCALYPSE : tous les autres défaussent une carte de la couleur annoncée ({ $colour }) ou en piochent 1.
}
web-heated-stakes-fair-play = { $place ->
    [mine] { $less ->
        [by] { $on } a { $fewer } de plus que vous et défausse jusqu’à égalité.
        [on] Vous avez { $fewer } de plus que { $on } et défaussez jusqu’à égalité.
       *[none] Vous et { $on } avez autant de cartes : il ne se passe rien.
    }
    [me] { $less ->
        [by] { $by } a { $fewer } de moins que vous : vous défaussez jusqu’à égalité.
        [on] { $by } a { $fewer } de plus que vous et défausse jusqu’à égalité.
       *[none] Vous et { $by } avez autant de cartes : il ne se passe rien.
    }
   *[other] { $by } et { $on } : qui a le plus de cartes en défausse jusqu’à égalité.
}
web-heated-stakes-united = { $place ->
    [mine] Tout le monde pioche 2 cartes, vous aussi.
    [me] { $by } fait piocher 2 cartes à tout le monde, vous compris.
   *[other] { $by } fait piocher 2 cartes à tout le monde.
}
web-heated-stakes-gift = { $place ->
    [mine] Tous les autres piochent 1 carte.
    [me] Un cadeau de { $by } : vous piochez 1 carte.
   *[other] { $by } fait piocher 1 carte à tous les autres.
}
web-heated-stakes-finish = Tout le monde défausse jusqu’à n’avoir plus que 2 cartes.
web-heated-stakes-reorganize = { $place ->
    [me] { $by } joue REORGANIZE : vous échangez votre place avec { $with }.
   *[other] { $on } échangent leurs places.
}
web-heated-stakes-spice-mix = { $place ->
    [mine] Toutes les mains sont mélangées et redistribuées.
    [me] { $by } fait mélanger et redistribuer toutes les mains, la vôtre aussi.
   *[other] { $by } fait mélanger et redistribuer toutes les mains.
}
