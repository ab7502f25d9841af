# Le jeu dans le terminal.

terminal-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-turn = joue
terminal-asked = décide
terminal-stack = Pile · { $count }
terminal-stack-empty = La pile est vide.
terminal-declares = { $name } annonce
terminal-copies = { $name } copie
terminal-in-truth = (en vérité { $card })
terminal-paw = La patte de { $name } est dessus
terminal-last = { $name } : dernière carte !
terminal-revealed = Révélée : { $card }
terminal-right = { $trait ->
    [number] { $claim } : la Puissance est juste
    [spice] { $claim } : l’Épice est juste
    [wrong] { $claim } : tout est juste
   *[blind] { $claim } : rien n’a été nommé
}
terminal-wrong = { $trait ->
    [number] { $claim } : Puissance fausse !
    [spice] { $claim } : Épice fausse !
   *[wrong] { $claim } : Faux !
}
terminal-takes = { $count ->
    [one] { $name } prend { $count } carte
   *[other] { $name } prend { $count } cartes
}
terminal-deck = Pioche { $count }
terminal-worlds-end = Fin du monde
terminal-spice = { $spice ->
    [chili] Piment
    [wasabi] Wasabi
   *[pepper] Poivre
}
terminal-declare = Vous annoncez { $card } comme …
terminal-declare-how = chiffres, ←→ Puissance · ↑↓ Épice
terminal-say = Vous jouez { $card } et annoncez { $claim } :
terminal-truth-both = vrai.
terminal-truth-number = l’Épice est fausse.
terminal-truth-spice = la Puissance est fausse.
terminal-truth-none = tout est faux.
terminal-not-allowed = interdit ici.

# Assaisonnement : les titres imprimés et l'effet de chaque carte
terminal-does-we-love-chili = 1–3 aussi en Piment.
terminal-does-start-it-up = 1–3 aussi après 8 et 9.
terminal-does-spice-raider = 4 incontesté : pile gagnée.
terminal-does-change-your-luck = Sous un 5 : 2 à changer.
terminal-does-turn-it-up = 6 et 9 : égaux.
terminal-does-copy-cat = Répétez l’annonce, même hors tour.

# Ce que vous pouvez faire
terminal-your-turn = À vous : jouez une carte, passez ou contestez.
terminal-your-lead = À vous : commencez par 1, 2 ou 3 d’une Épice, ou passez.
terminal-you-accept = La dernière carte de { $name } attend votre avis : contester ou accepter.
terminal-others-turn = { $name } réfléchit. Vous pouvez encore contester.
terminal-others-turn-only = { $name } réfléchit.
terminal-not-your-turn = Ce n’est pas encore votre tour : attendez { $name }.
terminal-others-asked = La dernière carte attend les autres.
terminal-over = La partie est finie.
terminal-pick-copy = Siamois : quelle carte jouez-vous avec la même annonce ?
terminal-pick-under = { $count ->
    [0] Sous votre 5 : deux cartes au plus, ou aucune.
    [one] Sous votre 5 : une carte ; vous en piochez autant.
   *[other] Sous votre 5 : deux cartes ; vous en piochez autant.
}
terminal-pick-peek = Regarder quelle pile ? Cela vous coûte une carte.
terminal-confirm-pass = Passer et piocher une carte ?
terminal-confirm-accept = Laisser passer la dernière carte ?
terminal-confirm-number = Contester { $name }, { $claim } : la PUISSANCE est fausse ?
terminal-confirm-spice = Contester { $name }, { $claim } : l’ÉPICE est fausse ?
terminal-confirm-wrong = Contester la copie de { $name }, { $claim } : Faux ?
terminal-confirm-copy = Copier { $claim } avec { $cards } ?
terminal-confirm-last = Votre dernière carte : vous l’annoncez.
terminal-offence-s-bad-call = Interdit ici : reprenez la carte et piochez-en une. Continuer ?
terminal-offence-s-last-forgot = Non annoncée : reprenez la carte et piochez. Continuer ?
terminal-offence-s-no-trait = Sans rien nommer, la Contestation est perdue. Continuer ?
terminal-offence-s-no-peek = Regarder vous coûte une carte. Continuer ?
terminal-choose-card = jouer
terminal-pass = passer
terminal-accept = accepter
terminal-challenge-number = Puissance fausse !
terminal-challenge-spice = Épice fausse !
terminal-challenge-wrong = Faux !
terminal-challenge-blind = révéler
terminal-copy = copier
terminal-peek = regarder
terminal-play-it = jouer
terminal-put-under = mettre dessous
terminal-pick = cette carte
terminal-do-it = oui
terminal-keep-silent = ne rien dire
terminal-the-stack = pile
terminal-back = retour
terminal-key-enter = Entrée
terminal-key-esc = Échap
terminal-key-space = Espace
terminal-key-cards = 1–9 ←→
terminal-key-yes = o
terminal-pause = pause
terminal-go-on = reprendre (en pause)
terminal-help = aide
terminal-quit = quitter
terminal-too-small = Ce terminal fait { $width }×{ $height } ; à partir de 60×20, rien ne manque.
terminal-wrong-key = { $key } ne fait rien pour le moment. ? montre les touches.

terminal-first-youngest = { $name } commence, comme le ferait la plus jeune personne.
terminal-first-ate-spicy-last = { $name } commence, comme qui a mangé épicé en dernier.

# Aide
terminal-help-close = Échap ferme
terminal-help-rules = Le jeu en bref
terminal-help-keys = Touches
terminal-rule-aim = À votre tour, jouez une carte face cachée en annonçant ce qu’elle est, ou passez et piochez une carte. Le mensonge est permis.
terminal-rule-claim = Une pile commence par 1, 2 ou 3. Chaque annonce est ensuite plus forte, dans la même Épice ; après un 10 on reprend à 1, 2 ou 3.
terminal-rule-challenge = À tout moment, tous sauf qui l’a jouée peuvent contester la carte du dessus : Puissance fausse ou Épice fausse. Qui a raison prend la pile ; qui perd pioche 2 cartes et commence la suivante.
terminal-rule-wild = L’Épice au choix a toutes les Épices et aucune Puissance. La Puissance au choix a toutes les Puissances et aucune Épice.
terminal-rule-last = Si votre dernière carte n’est pas démentie, prenez un Trophée et piochez 6 cartes.
terminal-rule-end = La partie finit au deuxième Trophée d’une personne, qui gagne, au troisième Trophée ou à la carte Fin du monde. Une carte gagnée vaut 1, un Trophée 10, une carte en main −1.
terminal-keys-cards = 1–9, 0, ←→ | choisir une carte, puis la Puissance annoncée
terminal-keys-enter = Entrée | continuer, valider
terminal-keys-esc = Échap | reprendre ce qui ne compte pas encore
terminal-keys-pass = p | passer
terminal-keys-number = n | contester la Puissance
terminal-keys-spice = s | contester l’Épice
terminal-keys-wrong = w | contester une copie
terminal-keys-accept = a | accepter une dernière carte
terminal-keys-copy = c | copier l’annonce du dessus (Siamois)
terminal-keys-tab = Tab | les dix cartes suivantes
terminal-keys-page = Page ↑ ↓ | relire ce qui s’est passé
terminal-keys-space = Espace | pause, reprendre
terminal-keys-theme = t | clair ou sombre
terminal-keys-quit = q | quitter
terminal-keys-blind = b | révéler la carte du dessus sans rien nommer
terminal-keys-peek = k | regarder une carte face cachée
terminal-keys-silent = f | ne pas annoncer la dernière carte
terminal-help-tabletop = Avec ⚠ : contraire aux règles, possible à cette table, et puni.
terminal-help-waits = Les autres attendent pendant que vous décidez. Cartes et touches sont cliquables.
terminal-help-all = Les règles à cette table
terminal-help-more = Toutes les règles : scoville rules spicy

# Leçons
terminal-lessons = Leçons
terminal-lessons-which = Quel jeu voulez-vous apprendre ?
terminal-lessons-of = { $game } ({ $done } sur { $count })
terminal-lessons-none = { $game } n’a pas de leçons. Il y en a pour { $games }.
terminal-lessons-no-terminal = Les leçons demandent un terminal et un clavier. Dans un navigateur : scoville serve --open
terminal-lessons-later = Pour reprendre les leçons : scoville lessons { $game }
terminal-new-title = { $game }, c’est nouveau pour vous ?
terminal-new = { $count } courtes leçons vous montrent le jeu, une touche après l’autre. Vous pouvez les quitter à tout moment et les reprendre plus tard : ? y mène aussi.
terminal-new-lessons = les leçons
terminal-new-play = jouer tout de suite
terminal-press = Appuyez sur
terminal-watch = Regardez : les autres jouent.
terminal-help-close-lessons = l : leçons · Échap ferme

# Partir, enregistrer, résultat
terminal-leave-title = Quitter la table ?
terminal-leave-unsaved = La partie n’est pas enregistrée.
terminal-leave-saved = La partie est enregistrée jusqu’ici. Quand vous quitterez, elle sera dans { $file }. Pour la reprendre : scoville play --resume { $file }
terminal-leave = quitter
terminal-stay = rester
terminal-save = enregistrer
terminal-save-title = Enregistrer la partie
terminal-save-how = Entrée enregistre, Échap revient.
terminal-save-exists = { $file } existe déjà. Encore Entrée pour le remplacer.
terminal-save-failed = Impossible d’écrire { $file } : { $reason }.
terminal-result-saved = Enregistrée. Quand vous quitterez, la partie sera dans { $file }.
terminal-saved-as = Enregistrée dans { $file }.
terminal-bot-failed = { $name } a commis une erreur et laisse passer. { $error }
terminal-again = rejouer
terminal-result = le résultat
terminal-look = voir la table
terminal-you-win = Vous gagnez !
terminal-wins = { $count ->
    [one] { $name } gagne
   *[other] Victoire partagée
}
terminal-ended-second-trophy = { $name } prend un deuxième Trophée et gagne aussitôt.
terminal-ended-third-trophy = Le troisième Trophée est pris. Le plus de points l’emporte.
terminal-ended-worlds-end = La carte Fin du monde est là. Le plus de points l’emporte.
terminal-won-cards = cartes
terminal-trophies = Trophées
terminal-in-hand = en main
terminal-score = score

# La commande
terminal-guest = Convive
terminal-no-terminal = Il faut un terminal et un clavier pour cela. Dans un navigateur : scoville serve --open. Pour lire une partie : scoville replay FICHIER
terminal-overwrite = { $file } existe déjà. Le remplacer par cette partie ?
terminal-overwrite-part = { $file } contient une partie interrompue. Pour la reprendre : scoville play --resume { $file }. La remplacer par cette partie ?
terminal-no-folder = Il n’y a pas de dossier { $folder } où enregistrer.

# Énigmes.
terminal-puzzle-keys = 1–{ $count } répondre · n autre énigme · q quitter
terminal-puzzle-keys-after = Entrée énigme suivante · q quitter
terminal-puzzle-how = Pour répondre : scoville puzzles { $game } { $number } --answer 1
terminal-puzzle-none = { $game } n’a pas d’énigmes. Il y en a pour { $games }.
terminal-puzzle-number = { $game } a les énigmes 1 à { $count }.
terminal-puzzle-answer = Cette énigme a les réponses 1 à { $count }.
