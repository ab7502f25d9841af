# Clubs et tournois.

club-page = Clubs et tournois
club-mine = Vos clubs
club-guests = Pour fonder un club, en rejoindre un ou participer à un tournoi, gardez votre profil : c’est à lui que les autres vous reconnaissent.
club-idea = Un club réunit des personnes qui jouent ensemble : ses propres tables, ses règles maison, un classement de saison et des tournois. On y entre avec un lien d’invitation.
club-new = Fonder un club
club-name-example = Club du jeudi
club-found = Fonder
club-name = Nom
club-about = À propos du club
club-members = Membres
club-members-count = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
club-role-owner = Direction
club-role-organiser = Organisation
club-role-member = Membre
club-role-of = Rôle de { $name }
club-remove = Retirer
club-remove-name = Retirer { $name }
club-remove-now = Retirer maintenant
club-invited = Vous êtes invité à rejoindre { $club }.
club-join = Rejoindre le club
club-keep-first = Gardez d’abord votre profil, puis rouvrez cette invitation.
club-closed = Ce club est réservé à ses membres. Demandez le lien d’invitation à l’organisation.
club-tables = Tables du club
club-no-tables = Aucune table n’est ouverte pour le moment.
club-open-table = Table de { $game }
club-no-cups = Pas encore de tournoi.
club-presets = Règles maison
club-presets-idea = Des réglages sous un nom : les membres ouvrent une table avec eux en un geste, et les tournois peuvent partir de là.
club-preset-new = Nouvelles règles maison pour { $game }
club-preset-name = Comment s’appellent-elles ?
club-preset-drop = Supprimer { $name }
club-drop = Supprimer
club-play = Jouer
club-season = Saison
club-season-idea = Les parties entre personnes aux tables du club comptent. Chacune rapporte la part des autres que vous avez battus : 1 pour une victoire, 0 pour la dernière place.
club-season-none = Aucune partie n’a été terminée aux tables du club cette saison.
club-invite = Inviter
club-invite-link = Toute personne qui a ce lien peut entrer
club-renew = Nouveau lien
club-renew-sure = L’ancien lien ne marchera plus.
club-more = Le club
club-screen = Grand écran
club-scan = Scannez pour rejoindre le club
club-change = Changer le nom et le texte
club-leave = Quitter
club-leave-sure = Quitter le club ? Si vous le dirigez, la personne qui l’organise ou en fait partie depuis le plus longtemps prend la suite.
club-close = Supprimer
club-close-sure = Supprimer le club avec ses règles maison et ses tournois ? Les parties jouées restent.

cup-all = Tournois
cup-none = Aucun tournoi n’est ouvert pour le moment.
cup-new-of = Nouveau tournoi de { $game }
cup-its-name = Comment s’appelle-t-il ?
cup-plan = Qui joue contre qui ?
cup-plan-swiss = Système suisse
    .help = À chaque ronde, des personnes aux scores proches se rencontrent, et personne deux fois tant que c’est évitable. Idéal à beaucoup.
cup-plan-robin = Toutes rondes
    .help = Tout le monde rencontre tout le monde, aussi également que possible. Idéal en petit groupe.
cup-rounds = Rondes
cup-rounds-enough = Autant que nécessaire
cup-minutes = Commencer sans les absents après
cup-minutes-count = { $count } minutes
cup-auto = Lancer la ronde suivante automatiquement
    .help = Dès que tous les résultats sont connus. Sinon, l’organisation lance chaque ronde.
cup-members-only = Réservé aux membres
cup-tables = Les tables
cup-tables-idea = Le nombre de joueurs indique combien de personnes sont à une table, 6 au plus. Si le compte n’est pas rond, certaines tables ont un joueur de moins. Chaque table joue une partie.
cup-make = Ouvrir le tournoi
cup-is-open = Inscriptions ouvertes
cup-is-running = En cours
cup-is-over = Terminé
cup-round = Ronde { $round }
cup-round-of = Ronde { $round } sur { $rounds }
cup-size = { $count } par table
cup-entrants = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
cup-entered = Vous participez
cup-enter = Participer
cup-enter-late = Entrer en cours de route
cup-come-back = Revenir
cup-withdraw = Se retirer
cup-withdraw-other = Retirer { $name }
cup-readmit = Réadmettre { $name }
cup-removed = Désinscrits avant la première ronde
cup-withdraw-sure = Se retirer à partir de la prochaine ronde ?
cup-your-table = Vous jouez à la table { $number }
cup-go = Aller à ma table
cup-you-bye = Vous êtes exempt pour cette ronde. Cela compte comme une victoire.
cup-you-wait = Votre table a fini. La prochaine ronde commence quand toutes auront fini.
cup-run = Diriger le tournoi
cup-begin = Lancer la première ronde
cup-begin-needs = Il faut au moins deux participants.
cup-next-round = Lancer la ronde suivante
cup-next-auto = Elle commence d’elle-même dès que tous les résultats sont connus.
cup-next-waits = Il manque encore des résultats.
cup-end = Terminer
cup-end-sure = Terminer le tournoi maintenant ? Le classement sera définitif.
cup-drop = Supprimer
cup-drop-sure = Supprimer le tournoi et son classement ?
cup-link = Toute personne qui a ce lien peut regarder et participer
cup-who = Participants
cup-standings = Classement
cup-final = Classement final
cup-nobody = Encore personne.
cup-rank = Rang
cup-name = Nom
cup-score = Points
cup-opponents = Adversaires
    .help = Premier critère de départage : le score moyen de toutes les personnes rencontrées
cup-wins = Victoires
cup-played = Parties
cup-out = retiré
cup-since = depuis la ronde { $round }
cup-byes = { $count ->
    [one] exempt
   *[other] exempt { $count } fois
}
cup-table = Table { $number }
cup-state-waiting = attend
cup-state-playing = joue
cup-state-done = fini
cup-state-ruled = décidé
cup-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
cup-forfeit = forfait
cup-bye = Exempt
cup-due = { $minutes ->
    [0] Commence maintenant avec les personnes présentes.
    [one] Commence quand tout le monde est là, au plus tard dans une minute.
   *[other] Commence quand tout le monde est là, au plus tard dans { $minutes } minutes.
}
cup-review = Revoir
cup-decide = Décider
cup-correct = Corriger
cup-decide-more = Des places égales sont une égalité. Tout le monde voit la décision dans le journal.
cup-decide-save = Enregistrer le résultat
cup-log = Journal
cup-server = Le serveur
cup-deed-began = { $name } a lancé la ronde { $round }.
cup-deed-paired = { $name } a lancé la ronde { $round }.
cup-deed-ruled = { $name } a corrigé la table { $number } de la ronde { $round } : { $before } devient { $after }.
cup-deed-decided = { $name } a décidé la table { $number } de la ronde { $round } : { $after }.
cup-deed-missed = Le temps était écoulé à la table { $number } de la ronde { $round } : { $after }.
cup-deed-late = { $who } est entré pour la ronde { $round }.
cup-deed-withdrew = { $name } a retiré { $who } après la ronde { $round }.
cup-deed-readmitted = { $name } a réadmis { $who } à partir de la ronde { $round }.
cup-deed-left = { $who } s’est retiré après la ronde { $round }.
cup-deed-ended = { $name } a terminé le tournoi après la ronde { $round }.
cup-scan = Scannez pour participer
cup-how = À chaque table, vous gagnez la part des autres que vous avez battus : 1 pour une victoire, 0 pour la dernière place ; une égalité compte pour moitié. Être exempt compte 1. À égalité, le score moyen des personnes rencontrées départage, puis les victoires. Qui quitte une partie ou ne vient pas n’y gagne rien.
