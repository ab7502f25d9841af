# The HEATED table in the browser.

web-heated-middle = Pioche et défausse
web-heated-faces = { $count ->
    [one] doit piocher une carte
   *[other] doit piocher { $count } cartes
}
web-heated-last = en dernier !
web-heated-acts = …
web-heated-aim = Choisir { $name }
web-heated-aim-how = Choisissez à la table la personne visée.
web-heated-give-how = Choisissez une carte de votre main.
web-heated-jump-in = jouez-la en interception !
web-heated-usable = peut être choisie
web-heated-marked = choisie
web-heated-play = Jouer { $card }
web-heated-back = Retour
web-heated-discard = { $count ->
    [one] Défausser une carte
   *[other] Défausser { $count } cartes
}
web-heated-offered = Vous proposez { $card }.
web-heated-sort-colour = Trier par couleur
web-heated-sort-kind = Trier par type
web-heated-offer = Proposer { $card }
