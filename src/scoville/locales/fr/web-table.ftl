# Le navigateur à la table : entrer, avant le début, le jeu, le résultat.

web-no-such-table = Cette table n’existe pas
web-no-such-table-more = Aucune table n’a le code { $code }. Les tables restées longtemps inutilisées sont supprimées.
web-invited = { $host } vous invite à { $game }
web-at-the-table = À la table : { $names }.
web-game-runs = La partie a commencé. Vous pouvez la regarder.

web-bye-taken-over = Vous jouez sur un autre appareil
web-bye-kicked = L’hôte vous a renvoyé
web-bye-no-spectators = Cette table est sans spectateurs
web-bye-left = Vous avez quitté la table
web-bye-unknown-token = Cette clé n’ouvre pas la table
web-play-here = Jouer plutôt ici
web-reconnecting = La connexion est coupée ; nous essayons de la rétablir …
web-now = maintenant

web-key-title = Continuer en tant que { $name } ?
web-key-who = Ce lien vous donne la place de { $name } à la table { $code } ({ $game }).
web-key-who-watches = Avec ce lien, vous regardez la table { $code } ({ $game }) en tant que { $name }.
web-key-leaves = À cette table, vous êtes { $name }. Cette place reste dans ce navigateur : vous pourrez y revenir à tout moment.
web-key-leaves-seat = Vous avez déjà une place à cette table. Elle reste dans ce navigateur : vous pourrez y revenir à tout moment.
web-key-warning = La personne qui vous a envoyé ce lien a la même clé et voit les mêmes cartes. Ne l’acceptez que si vous l’avez copié vous-même.
web-key-accept = Continuer en tant que { $name }
web-key-stay = Rester { $name }
web-key-decline = Non merci
web-key-wrong = Ce lien n’ouvre aucune place
web-key-wrong-more = Sa clé est fausse ou n’est plus valable.
web-key-wrong-kept = Sa clé est fausse ou n’est plus valable. Vous gardez votre place.
web-key-unchecked = Ce lien n’a pas pu être vérifié

web-lobby = { $game } : avant le début
web-lobby-next = { $game } : avant la partie suivante
web-seats = Qui joue
web-free-seat = libre
web-sit-here = S’asseoir ici
web-stand-up = Se lever
web-leave = Quitter la table
web-leave-playing = Un robot jouera pour vous, et vous ne pourrez pas reprendre cette place.
web-leave-rated = Cette partie est classée : si vous partez, vous comptez comme dernier, quoi que fasse le robot à votre place. Vous ne pourrez pas reprendre cette place.
web-leave-seated = Votre place se libère.
web-leave-watching = Vous ne verrez plus cette table.
web-stay = Rester
web-back-to-result = Retour au résultat
web-change-table = Modifier la table
web-menu = Menu
web-table-full = Cette table est complète et sans spectateurs.
web-kick = Renvoyer { $name }
web-lock = Verrouiller la table
web-unlock = Déverrouiller la table
web-locked = Table verrouillée : personne d’autre ne peut entrer.
web-locked-join = L’hôte a verrouillé cette table : personne d’autre ne peut entrer.
web-other-seats = Vos autres places à cette table
web-back-to-seat = Redevenir { $name }
web-back-to-a-seat = Revenir à mon autre place
web-seat-bot = Qui joue à la place { $number }
web-seat-mood = Comment joue le robot à la place { $number }
web-mood-even = équilibré
web-mood-bold = audacieux
web-mood-wary = méfiant
web-mood-sly = rusé
web-for-a-person = libre pour une personne
web-away = absent
web-stood-in = absent, un robot joue
web-watching = Regardent : { $names }
web-watching-more = { $count } autres
web-start = Commencer la partie
web-start-needs = { $free ->
    [one] Une place est encore libre : invitez quelqu’un ou choisissez un robot.
   *[other] { $free } places sont encore libres : invitez des amis ou choisissez des robots.
}
web-waits-for-people = { $free ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $free } personnes.
}
web-waits-for-host = L’hôte peut commencer la partie.
web-hot-seat = Quelqu’un joue avec vous à cet écran
web-hot-seat-more = Entre vos tours, un rideau cache les cartes.
web-their-name = Son nom
web-add = Ajouter
web-settings = Réglages
web-rules-here = Les règles de cette table
web-change = Changer
web-save = Enregistrer
web-cancel = Annuler
web-close = Fermer
web-invite-friends = Inviter des amis
web-link = Lien
web-copy-link = Copier le lien
web-copied = Copié
web-share = Partager
web-share-text = Jouez avec moi à Scoville. Le code est { $code }.
web-qr = Code QR du lien vers cette table
web-other-device = Continuer sur un autre appareil
web-other-device-more = Ce lien est la clé de votre place : ne le donnez à personne.
web-copy-own-link = Copier mon lien
web-shuffle = Un mélange qu’on peut vérifier
web-shuffle-more = Cette empreinte du secret est publiée avant la donne, le secret après la partie. Un mot à vous, mêlé au secret, garantit que personne n’a choisi les cartes.
web-taken-up = Cette partie en continue une autre : rien n’est mélangé. Qui a ouvert la table connaît peut-être les cartes.
web-shuffle-secret = Le secret de la dernière partie :
web-nonce = Votre mot
web-nonce-given = Mêlé au secret : { $nonce }

web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Votre message
web-send = Envoyer
web-phrases = Phrases rapides
web-mute = Ne plus entendre
web-mute-person = Ne plus entendre { $name }
web-block-report = Bloquer ou signaler…
web-unmute-person = Entendre { $name } de nouveau
web-new-chat = nouveau message

web-log = Déroulement
web-log-empty = Il ne s’est encore rien passé.
web-log-late = Vous avez rejoint la table plus tard : ce qui s’est passé avant n’est pas raconté ici.
web-beside = Déroulement et discussion
web-verdict-time = { $first } a été plus rapide. { $rest }.
web-verdict-rule = Égalité, que les règles tranchent pour { $first }. { $rest }.
web-verdict-coin = Égalité : pile ou face a désigné { $first }. { $rest }.
web-verdict-behind = { $name } { $ms } ms plus tard
web-has-turn = doit jouer
web-is-asked = doit répondre
web-you-are-asked = on vous demande
web-let-be = Laisser faire pour moi
    .help = Si je n’ai rien pour contrer, je laisse faire au bout d’un moment. Ce moment est tiré au sort quelle que soit ma main : il ne révèle donc rien.
web-stale = Trop tard : la table avait déjà avancé.
web-pending = Envoyé …
web-your-turn = À vous de jouer.
web-your-options = Ce que vous pouvez faire
web-turn-of = { $name } réfléchit.
web-your-hand = Votre main
web-player-spicy = { $hand } en main · { $points } gagnées · { $trophies } 🏆
web-player-heated = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
}
web-deck = Pioche : { $count }
web-stack = Pile : { $count }
web-stack-empty = La pile est vide.

web-curtain = Passez l’écran à { $name }
web-curtain-more = Tous les autres regardent ailleurs.
web-curtain-open = Je suis { $name }
web-hot-switch = { $name } agit
web-hot-others = Quelqu’un d’autre agit …
web-result = Résultat
web-you-win = Vous gagnez !
web-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
web-you-win-match = Vous gagnez sur l’ensemble des manches !
web-wins-match = { $count ->
    [one] { $names } gagne sur l’ensemble des manches
   *[other] { $names } gagnent ensemble sur toutes les manches
}
web-round = Manche { $round } sur { $rounds }
web-ended-second-trophy = Le deuxième Trophée donne aussitôt la victoire.
web-ended-third-trophy = Tous les Trophées sont pris. Qui a le plus de points gagne.
web-ended-worlds-end = La Fin du monde est là. Qui a le plus de points gagne.
web-ended-went-out = La dernière carte est jouée.
web-ended-gave-last-card = La dernière carte a été donnée.
web-ended-discarded-last-card = La dernière carte a été défaussée.
web-ended-dry = Personne ne pouvait plus jouer ni piocher : qui a le moins de cartes gagne.
web-player = Joueur
web-points = Points
web-cards-left = Cartes restantes
web-match-total = Total
web-next-round = Manche suivante
web-rematch = Rejouer
web-waits-for-rematch = L’hôte peut commencer la partie suivante.
web-look-at-table = Regarder la table
web-record = Enregistrer la partie

web-review = Revoir la partie
web-result-more = Plus
web-held = Personne ne joue avant vous. Regardez la table, puis continuez.
web-held-go = Continuer
web-held-back = Retour à la relecture
web-review-as = Vu par
web-review-spectator = un spectateur
web-review-open = toutes les cartes visibles
web-review-hands = Toutes les mains
web-review-stack = Les cartes de la pile
web-review-step = Étape { $step } sur { $steps }
web-review-first = Au début
web-review-back = Une étape en arrière
web-review-on = Une étape en avant
web-review-last = À la fin
web-review-deal = Les cartes sont distribuées.
web-review-share = Copier le lien vers cet instant
web-review-continue = Jouer à partir d’ici
web-review-before-spicy = Contestation précédente
web-review-next-spicy = Contestation suivante
web-review-before-heated = Grand moment précédent
web-review-next-heated = Grand moment suivant
web-review-did = { $name } : { $what }
web-review-bot = Ce que pense le robot le plus fort
web-review-thinking = Le robot réfléchit …
web-review-claims = Ce que pouvait croire { $name }
web-review-options = Ce que pouvait faire { $name }
web-review-true = Le { $number } était vrai dans { $chance } % des cas, { $spice } dans { $other } %.
web-review-belief = Puissance vraie à { $number } %, Épice à { $spice } %
web-review-copied = Copie : Puissance et Épice vraies toutes deux dans { $chance } % des cas.
web-review-known = connue : { $card }.
web-review-chosen = joué
web-review-wins = gagne à { $chance } %
web-watching-game = Vous regardez cette partie.
web-review-idle = { $name } n’a rien à décider ici.
web-hold = Maintenez
web-press-again = { $what } Appuyez encore une fois pour confirmer.
web-hot-slaps = { $name } tape !
table-event = Vers le tournoi
