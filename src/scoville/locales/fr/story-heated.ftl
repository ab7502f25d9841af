# Ce qui s'est passé dans une partie de HEATED, un message par fait. $name est une personne à la table.
# « -open » pour qui connaît la carte, « -hidden » pour les autres.

story-heated-played = { $name } joue { $card }.
story-heated-played-out-of-turn = { $name } joue { $card } hors de son tour.
story-heated-copied = { $name } joue COPY comme { $card }.
story-heated-aimed = { $card } sur { $on }
story-heated-named = { $name } annonce la couleur : { $colour }.
story-heated-drawn-open = { $count ->
    [one] { $name } pioche une carte : { $cards }.
   *[other] { $name } pioche { $count } cartes : { $cards }.
}
story-heated-drawn-hidden = { $count ->
    [one] { $name } pioche une carte.
   *[other] { $name } pioche { $count } cartes.
}
story-heated-penalty = { $count ->
    [one] { $name } doit piocher { $count } carte de pénalité.
   *[other] { $name } doit piocher { $count } cartes de pénalité.
}
story-heated-trapped = { $name } pioche le TRAP : il part à la défausse, et il faut 2 cartes de plus.
story-heated-mercy-drawn = { $name } pioche MERCY : elle part à la défausse et met fin à la pioche.
story-heated-cancelled = NO, THANKS : { $card } ne concerne pas { $name }.
story-heated-skipped = { $name } passe son tour.
story-heated-reversed-right = Le sens s'inverse : on continue à droite.
story-heated-reversed-left = Le sens s'inverse : on continue à gauche.
story-heated-passed = { $name } ne peut ni jouer ni piocher, et passe.
story-heated-asked = { $name } demande de l'aide.
story-heated-offered-open = { $name } propose { $card } face cachée.
story-heated-offered-hidden = { $name } propose une carte face cachée.
story-heated-taken-open = { $name } prend la carte proposée par { $giver } : { $card }.
story-heated-taken-hidden = { $name } prend la carte proposée par { $giver }.
story-heated-nothing-taken = { $name } ne prend aucune des cartes.
story-heated-discarded = { $count ->
    [one] { $name } défausse une carte : { $cards }.
   *[other] { $name } défausse { $count } cartes : { $cards }.
}
story-heated-slapped = { $name } tape sur la table.
story-heated-last-to-slap = { $name } perd l'épreuve de la tape.
story-heated-called-own = { $name } crie HEATED!
story-heated-called = { $name } crie HEATED! pour surprendre quelqu'un.
story-heated-turn-asked = { $name } demande à qui c'est de jouer.
story-heated-swapped = { $name } et { $other } échangent leurs mains.
story-heated-exchanged-open = { $name } donne { $given } à { $other } et reçoit { $got }.
story-heated-exchanged-hidden = { $name } et { $other } échangent une carte.
story-heated-places = { $name } et { $other } échangent leurs places.
story-heated-mixed = Les mains sont mélangées et redistribuées : { $hands }.
story-heated-mixed-hand = { $name } { $count }
story-heated-reshuffled = { $count ->
    [one] La défausse devient une nouvelle pioche de { $count } carte.
   *[other] La défausse devient une nouvelle pioche de { $count } cartes.
}
story-heated-ended-went-out = { $winners } joue sa dernière carte et gagne la partie.
story-heated-ended-gave-last-card = { $winners } donne sa dernière carte et gagne la partie.
story-heated-ended-discarded-last-card = { $winners } défausse sa dernière carte et gagne la partie.
story-heated-ended-dry = { $count ->
    [one] Plus personne ne peut jouer ni piocher : { $winners } a le moins de cartes et gagne la partie.
   *[other] Plus personne ne peut jouer ni piocher : { $winners } ont le moins de cartes et se partagent la victoire.
}

# La table, dans `scoville replay`
board-heated-top = Sur le dessus : { $card }.
board-heated-colour = La couleur en jeu : { $colour }.
board-heated-piles = Pioche { $draw }, défausse { $discard }.
board-heated-trap = Un TRAP est sur le dessus de la pioche.
board-heated-direction-right = On joue vers la droite, dans le sens inverse des aiguilles d'une montre.
board-heated-direction-left = On joue vers la gauche, dans le sens des aiguilles d'une montre.
board-heated-pending = { $count ->
    [one] { $name } doit piocher { $count } carte.
   *[other] { $name } doit piocher { $count } cartes.
}
board-heated-phase-answers = { $card } attend : { $names }.
board-heated-phase-slaps = { $card } attend que ceux-ci tapent : { $names }.
board-heated-phase-discards = { $card } attend que ceux-ci défaussent : { $names }.
board-heated-phase-offers = Peuvent encore proposer de l'aide : { $names }.
board-heated-phase-choice = { $name } choisit parmi les cartes proposées.
board-heated-phase-colour = { $name } doit encore annoncer une couleur.
board-heated-uncalled = N'ont pas encore crié HEATED! : { $names }.
board-heated-cards = cartes
