# HEATED dans le terminal.

terminal-heated-round = Manche { $number }
terminal-heated-round-of = Manche { $number } sur { $rounds }
terminal-heated-next-round = manche suivante
terminal-heated-rounds-won = manches
terminal-heated-first-winner = { $name } a gagné la dernière manche et commence.
terminal-heated-direction-right = sens antihoraire
terminal-heated-direction-left = sens horaire
terminal-heated-draw-pile = pioche { $count }
terminal-heated-discards = défausse { $count }
terminal-heated-on-top = { $card } est dessus
terminal-heated-you-face = { $count ->
    [one] { $count } carte pour vous
   *[other] { $count } cartes pour vous
}
terminal-heated-uncalled = HEATED ?
terminal-heated-offers = propose
terminal-heated-yourself = vous-même
terminal-heated-nothing = rien
terminal-heated-later = l’annoncer plus tard

# Ce que vous pouvez faire
terminal-heated-your-turn = À vous : jouez une carte.
terminal-heated-no-card = À vous, sans carte jouable : piochez jusqu’à pouvoir jouer, ou demandez de l’aide.
terminal-heated-facing = { $count ->
    [one] { $count } carte à piocher.
   *[other] { $count } cartes à piocher.
}
terminal-heated-facing-stack = { $count ->
    [one] { $count } carte à piocher : piochez-la, ou répondez par une carte.
   *[other] { $count } cartes à piocher : piochez-les, ou répondez par une carte.
}
terminal-heated-jump = Vous avez la carte du dessus : jetez-la par interception !
terminal-heated-waits = On attend { $names }.
terminal-heated-call-now = Plus qu’une carte : criez HEATED! avant les autres.
terminal-heated-catch = { $names } : plus qu’une carte, sans avoir crié HEATED! À vous de le crier !
terminal-heated-slap-now = { $card } : tapez sur la table !
terminal-heated-dare = { $card } : qui tape pioche une carte. Ne bougez pas.
terminal-heated-answer = { $name } joue { $card } : laissez faire ou contrez.
terminal-heated-help-wanted = { $name } demande de l’aide : proposez une carte face cachée, ou rien.
terminal-heated-discard = { $count ->
    [one] Défaussez { $count } carte : { $marked } choisie.
   *[other] Défaussez { $count } cartes : { $marked } choisies.
}
terminal-heated-choosing = Vous jouez { $card } …
terminal-heated-giving = Quelle carte donnez-vous ?
terminal-heated-giving-card = contre { $card }
terminal-heated-which-colour = Quelle couleur ?
terminal-heated-which-seat = Qui ?
terminal-heated-which-next = Numéro { $number } : qui ?
terminal-heated-which-place = Où dans la pioche ?
terminal-heated-which-count = Combien de cartes pour l’instant ?
terminal-heated-which-take = De qui prenez-vous la carte, sans la voir ?
terminal-heated-place = { $count ->
    [0] sur le dessus
    [one] sous { $count } carte
   *[other] sous { $count } cartes
}
terminal-heated-place-how = chiffres, ←→ un, ↑↓ dix, Début, Fin
terminal-heated-confirm-play = Jouer { $what } ?
terminal-heated-confirm-draw = Piocher jusqu’à pouvoir jouer ?
terminal-heated-confirm-take-draw = { $count ->
    [one] Piocher { $count } carte ?
   *[other] Piocher { $count } cartes ?
}
terminal-heated-confirm-draw-some = { $count ->
    [one] Piocher { $count } carte et s’arrêter là pour l’instant ?
   *[other] Piocher { $count } cartes et s’arrêter là pour l’instant ?
}
terminal-heated-confirm-ask = Demander de l’aide aux autres ?
terminal-heated-confirm-name = Continuer en { $colour } ?
terminal-heated-confirm-offer = Proposer { $card } ?
terminal-heated-confirm-take = Prendre la carte de { $name } ?
terminal-heated-confirm-take-nothing = Ne rien prendre et piocher ?
terminal-heated-confirm-wonder = ⚠ Demander à qui est le tour coûte une carte. Le faire ?
terminal-heated-draw = piocher
terminal-heated-draw-some = en piocher une partie
terminal-heated-ask = demander de l’aide
terminal-heated-offer = proposer une carte
terminal-heated-decline = ne rien proposer
terminal-heated-accept = laisser faire
terminal-heated-name = annoncer la couleur
terminal-heated-slap = taper !
terminal-heated-wonder = à qui le tour ?
terminal-pick-this = choisir

# Aide
terminal-heated-rule-aim = Qui n’a plus de carte gagne la manche.
terminal-heated-rule-match = Jouez une carte de la couleur en cours, une carte du même nombre ou de la même action que celle du dessus, ou n’importe quelle carte spéciale. Qui peut jouer le doit.
terminal-heated-rule-draw = Sinon, piochez jusqu’à pouvoir jouer, ou demandez de l’aide : chacun peut proposer une carte face cachée, et vous pouvez en prendre une sans la voir.
terminal-heated-rule-jump = Qui a exactement la carte du dessus peut la jouer par interception, jusqu’à ce que la personne suivante agisse.
terminal-heated-rule-call = En jouant votre avant-dernière carte, vous devez crier HEATED! Si un autre le crie avant, vous piochez 2 cartes.
terminal-heated-rule-answer = Une pioche se transmet avec la même carte. NO, THANKS annule ce qu’une carte Action ferait à votre nombre de cartes.
terminal-heated-rule-end = L’effet d’une dernière carte n’a pas lieu : la manche est finie.
terminal-heated-keys-cards = 1–9, 0, ←→ | choisir une carte, ou dans une liste
terminal-heated-keys-draw = d | piocher
terminal-heated-keys-some = m | piocher une partie, pour s’arrêter avec MERCY
terminal-heated-keys-ask = f | demander de l’aide
terminal-heated-keys-decline = n | ne rien proposer
terminal-heated-keys-accept = a | laisser faire
terminal-heated-keys-colour = c | annoncer la couleur encore due
terminal-heated-keys-slap = s | taper, aussitôt
terminal-heated-keys-call = h | crier HEATED!, aussitôt
terminal-heated-keys-wonder = w | demander à qui est le tour (règle maison 1)
terminal-heated-help-waits = Les autres attendent pendant que vous choisissez à votre tour, mais pas lors d’une course ni tant que l’horloge tourne pour vous. Les cartes jouables ont un bord épais ; par interception, elles brillent. Tout se clique.
terminal-heated-help-more = Toutes les règles : scoville rules heated · toutes les cartes : scoville cards heated

# La commande
