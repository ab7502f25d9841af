# La relecture d'une partie : ce dont le robot est sûr, les tournants, les chances.

web-review-wins-about = gagne à environ { $chance } % ({ $low }–{ $high })
web-review-wins-below = gagne à moins de { $high } %
web-review-unsure = à peine essayé

web-review-off = Le robot ne peut que deviner le jeu des autres. Ses chances de gagner peuvent être fausses de { $margin }.
web-review-off-claims = Le robot ne peut que deviner le jeu des autres. Ses chances de gagner peuvent être fausses de { $margin }, et ce qu’il croit des annonces, de { $claims }.
web-review-assumes = Ce qu’il suppose de chacun

web-review-side = Ce qui est à côté de la table
web-review-glance = En un coup d’œil
web-review-moment = Pas à pas
web-review-turning = Les tournants pour { $name }
web-review-turning-all = Les tournants
web-review-turning-none = Aucun moment n’a décidé à lui seul de cette partie.
web-review-swing = de { $before } % à { $after } %
web-review-percent = { $chance } %
web-review-chances = Les chances de chacun
web-review-chances-more = Combien de fois chacun gagne si l’on joue bien la suite, avec les vraies mains et une pioche mélangée.
web-review-chances-working = La partie est rejouée à partir de chaque étape …
web-review-chances-summary = Les chances au fil de la partie. À la fin : { $chances }.
web-review-chances-of = { $name } { $chance } %
web-review-chances-table = En tableau
web-review-chances-step = Étape
web-review-deeds = Ce qu’a fait { $name }
web-deed-spicy-bluffs = Bluffs
    .counts = { $told } tentés · { $believed } crus · { $caught } démasqués
web-deed-spicy-challenges = Contestations
    .counts = { $right } gagnées · { $wrong } perdues
web-deed-heated-cards = Cartes
    .counts = { $drawn } piochées · { $penalties } de pénalité
web-deed-heated-slaps = Tapes
    .counts = { $all } en tout · { $last } trop tard
web-deed-heated-calls = HEATED!
    .counts = { $own } à temps · { $others } oublis signalés
web-deed-heated-reactions = Réactions
    .counts = { $played } hors de son tour · { $refused } refus
