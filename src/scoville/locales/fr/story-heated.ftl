# Ce qui s'est passé dans une partie de HEATED : `story-heated-` et le nom du fait. Ses champs sont les valeurs ; $seat et d'autres sont des noms.
# Une carte que l'on ne connaît pas est `hidden`, oui et non sont `yes` et `no`, et $count dit combien il y en a.

story-heated-card-played = { $how ->
    [copied] { $seat } joue COPY comme { $card }.
    [out-of-turn] { $seat } joue { $card } hors de son tour.
   *[played] { $seat } joue { $card }.
}
story-heated-card-played-on = { $card } sur { $on }
story-heated-colour-named = { $seat } annonce la couleur : { $colour }.
story-heated-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
   *[other] { $count ->
        [one] { $seat } pioche une carte : { $cards }.
       *[other] { $seat } pioche { $count } cartes : { $cards }.
    }
}
story-heated-penalty-due = { $count ->
    [one] { $seat } doit piocher { $count } carte de pénalité.
   *[other] { $seat } doit piocher { $count } cartes de pénalité.
}
story-heated-trap-sprung = { $seat } pioche TRAP : la carte part à la défausse, et il faut en piocher 2 de plus.
story-heated-mercy-drawn = { $seat } pioche MERCY : la carte part à la défausse et met fin à la pioche.
story-heated-effect-cancelled = NO, THANKS : { $card } ne concerne pas { $seat }.
story-heated-turn-skipped = { $seat } passe son tour.
story-heated-play-reversed = { $direction ->
    [right] Le sens s’inverse : on continue à droite.
   *[left] Le sens s’inverse : on continue à gauche.
}
story-heated-passed = { $seat } ne peut ni jouer ni piocher, et passe.
story-heated-help-asked = { $seat } demande de l’aide.
story-heated-card-offered = { $card ->
    [hidden] { $seat } propose une carte face cachée.
   *[other] { $seat } propose { $card } face cachée.
}
story-heated-card-taken = { $card ->
    [hidden] { $seat } prend la carte proposée par { $giver }.
   *[other] { $seat } prend la carte proposée par { $giver } : { $card }.
}
story-heated-nothing-taken = { $seat } ne prend aucune des cartes.
story-heated-cards-discarded = { $count ->
    [one] { $seat } défausse une carte : { $cards }.
   *[other] { $seat } défausse { $count } cartes : { $cards }.
}
story-heated-slapped = { $seat } tape sur la table.
story-heated-last-to-slap = { $race ->
    [yes] { $seat } a tapé en dernier.
   *[no] { $seat } n’aurait pas dû taper.
}
story-heated-heated-called = { $own ->
    [yes] { $seat } crie HEATED!
   *[no] { $seat } crie HEATED! pour surprendre quelqu’un.
}
story-heated-turn-asked = { $seat } demande à qui c’est de jouer.
story-heated-hands-swapped = { $seat } et { $other } échangent leurs mains.
story-heated-cards-exchanged = { $given ->
    [hidden] { $seat } et { $other } échangent une carte.
   *[other] { $seat } donne { $given } à { $other } et reçoit { $got }.
}
story-heated-places-traded = { $seat } et { $other } échangent leurs places.
story-heated-hands-mixed = Les mains sont mélangées et redistribuées : { $hands }.
story-heated-hands-mixed-hand = { $name } { $count }
story-heated-discard-reshuffled = { $count ->
    [one] La défausse devient une nouvelle pioche de { $count } carte.
   *[other] La défausse devient une nouvelle pioche de { $count } cartes.
}
story-heated-game-ended = { $reason ->
    [went-out] { $winners } joue sa dernière carte et gagne la partie.
    [gave-last-card] { $winners } donne sa dernière carte et gagne la partie.
    [discarded-last-card] { $winners } défausse sa dernière carte et gagne la partie.
   *[dry] { $count ->
        [one] Plus personne ne peut jouer ni piocher : { $winners } a le moins de cartes et gagne la partie.
       *[other] Plus personne ne peut jouer ni piocher : { $winners } ont le moins de cartes et se partagent la victoire.
    }
}

# La table, dans `scoville replay`
board-heated-top = Sur le dessus : { $card }.
board-heated-colour = La couleur en jeu : { $colour }.
board-heated-piles = Pioche { $draw }, défausse { $discard }.
board-heated-trap = Un TRAP est sur le dessus de la pioche.
board-heated-direction-right = On joue vers la droite, dans le sens inverse des aiguilles d’une montre.
board-heated-direction-left = On joue vers la gauche, dans le sens des aiguilles d’une montre.
board-heated-pending = { $count ->
    [one] { $name } doit piocher { $count } carte.
   *[other] { $name } doit piocher { $count } cartes.
}
board-heated-phase-answers = { $card } attend : { $names }.
board-heated-phase-slaps = { $card } attend la tape de : { $names }.
board-heated-phase-discards = { $card } attend la défausse de : { $names }.
board-heated-phase-offers = Peuvent encore proposer de l’aide : { $names }.
board-heated-phase-choice = { $name } choisit parmi les cartes proposées.
board-heated-phase-colour = { $name } doit encore annoncer une couleur.
board-heated-uncalled = N’ont pas encore crié HEATED! : { $names }.
board-heated-cards = cartes
