# What `scoville explain` and the review say: beliefs and options.

# A name is never put after "de" or "que", which would have to know its first letter.
explain-title = { $name } : ce que pense le robot le plus fort à cette place, { $ply ->
    [0] avant la première action
    [one] après une action
   *[other] après { $ply } actions
}
explain-claims = La pile, depuis le bas, telle que peut la juger { $name }
explain-claim = annonce
explain-number = Puissance vraie
explain-spice = Épice vraie
explain-known = carte connue
explain-both = les deux
explain-by = { $name } : { $claim }
explain-by-copy = { $name } : { $claim }, copie
explain-under = glissée sous un 5
explain-top = { $claim }, par { $name } : la Puissance est { $number }, l’Épice { $spice }.
explain-top-copy = { $claim }, copie de { $name } : l’annonce entière est { $both }.
explain-surely-true = presque sûrement vraie
explain-probably-true = probablement vraie
explain-open = aussi bien vraie que fausse
explain-probably-wrong = probablement fausse
explain-surely-wrong = presque sûrement fausse
explain-hand = { $name } a { $count ->
    [one] une carte
   *[other] { $count } cartes
}
explain-hand-whole = , à savoir { $cards }
explain-hand-known = , dont { $cards }
explain-hand-lacks = { " " }; sans doute sans { $what }
explain-specials = cartes noires
explain-options = Ce que peut faire { $name } : le choix du robot, puis le reste selon la chance de gagner
explain-option = option
explain-chance = chance de gagner
explain-between = entre
explain-playouts = parties
explain-best = Il choisirait : { $option } (gagne dans { $chance } des cas).
explain-the-best = la meilleure
explain-as-good = peut-être aussi bonne
explain-hardly-tried = à peine essayée
explain-little-worse = un peu moins bonne
explain-worse = moins bonne
explain-much-worse = bien moins bonne
explain-assumes = On suppose que { $name } joue ainsi : { $manners }.
explain-as-heuristic = comme le robot heuristic ({ $share })
explain-as-learned = comme le robot learned ({ $share })
explain-as-honest = honnêtement ({ $share })
explain-as-wary = prudemment ({ $share })
explain-as-bold = hardiment ({ $share })
explain-as-careless = sans réfléchir ({ $share })
explain-claims-margin = Face à des joueurs qui cachent bien leur jeu, ces chances étaient fausses de { $margin } en moyenne.
explain-margin = Les gens jouent autrement : chaque intervalle dépasse donc de { $margin }, des deux côtés, ce que donneraient les seules parties.
list-nor = { $rest } ni { $last }
percent = { $number } %

option-wait = attendre
option-play = { $true ->
    [yes] { $card }, sans mentir
   *[no] { $card } annoncé { $claim }
}
option-under = { $what }, et dessous { $cards }
option-copy = copier avec { $card }
option-challenge-number = Puissance fausse !
option-challenge-spice = Épice fausse !
option-challenge-wrong = Faux !
option-challenge-blind = révéler
option-accept = accepter
option-peek = regarder
option-pass = passer
option-heated-play = jouer { $what }
option-on = sur { $names }
option-giving = contre { $card }
option-at = { $count ->
    [0] sur le dessus
    [one] sous une carte
   *[other] sous { $count } cartes
}
option-name = annoncer { $colour }
option-draw = piocher
option-draw-some = { $count ->
    [one] piocher une carte pour l’instant
   *[other] piocher { $count } cartes pour l’instant
}
option-ask = demander de l’aide
option-offer = proposer { $card }
option-decline = ne rien proposer
option-take = prendre la carte offerte par { $name }
option-take-nothing = ne rien prendre
option-discard = défausser { $cards }
option-slap = taper
option-call = crier HEATED!
option-wonder = demander à qui est le tour
