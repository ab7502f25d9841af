# The HEATED table in the browser.

web-heated-middle = Pioche et défausse
web-heated-faces = { $count ->
    [one] doit piocher une carte
   *[other] doit piocher { $count } cartes
}
web-heated-last = dernier !
web-heated-acts = …
web-heated-aim = Choisir { $name }
web-heated-aim-how = Choisissez à la table qui est visé.
web-heated-give-how = Choisissez la carte dans votre main.
web-heated-jump-in = jetez-la par interception !
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
