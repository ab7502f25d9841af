# Ce que dit le serveur de jeu en direct.

live-bad-message = Ce message est illisible.
live-bad-request = Cette requête est illisible.
live-bad-settings = On ne peut pas jouer avec ces réglages.
live-bad-record = Cet enregistrement n’est pas jouable.
live-bad-key = Cette clé d’API est inconnue.
live-key-scope = Cette clé d’API ne donne pas ce droit.
live-bad-origin = Cette page n’a pas le droit de parler à ce serveur.
live-unknown-host = Ce serveur ne répond pas à ce nom. La personne qui l’exploite peut l’autoriser avec --host-name.
live-too-large = C’est trop long.
live-too-fast = Trop de choses à la fois ; attendez un instant.
live-too-many-tables = Trop de tables ont été ouvertes d’ici ; réessayez plus tard.
live-too-slow = Cette connexion ne suit pas.
live-no-hello = Le premier message d’une connexion est hello.
live-hello-twice = Cette connexion a déjà dit hello.
live-unknown-token = Cette clé n’ouvre aucune table.
live-unknown-table = Cette table n’existe pas.
live-not-over = Cette partie n’est pas encore finie.
live-no-game = Cette partie n’existe pas à cette table.
live-unknown-route = Il n’y a rien ici.
live-wrong-method = Cette adresse n’accepte pas une telle demande.
live-metrics-closed = Les mesures ne se lisent que sur la machine du serveur, ou avec une clé d’API qui a le droit `metrics`.
live-mistake = Quelque chose s’est mal passé sur le serveur ; ce n’est pas votre faute.
live-deadly = Le serveur n’a pas pu y réfléchir : son processus s’est arrêté deux fois. Il n’essaiera plus.
live-overdue = Le serveur a interrompu ce calcul : il durait trop longtemps. Il n’essaiera plus.
live-worn-out = Il s’est passé tant de choses à cette table qu’elle n’accepte plus rien ; ouvrez-en une nouvelle.
live-taken-over = Un autre appareil a pris le relais.
live-kicked = L’hôte vous a renvoyé.
live-kicked-nearby = Quelqu’un venu de votre adresse vient d’être renvoyé. Réessayez dans { $minutes } minutes.
live-locked = L’hôte a verrouillé cette table : personne d’autre ne peut entrer.
live-left = Vous avez quitté cette table.
live-stopping = Le serveur s’arrête ; revenez dans un instant.
live-store-down = Le serveur ne peut rien enregistrer pour le moment ; rien n’a changé.
live-line-lost = Les serveurs ne parviennent pas à se joindre pour le moment ; rien n’a changé.
live-host-only = Seul l’hôte peut le faire.
live-playing = Ce n’est pas possible pendant une partie.
live-not-playing = Aucune partie n’est en cours.
live-no-seat = Cette place n’existe pas.
live-seat-taken = Cette place est prise.
live-no-free-seat = Toutes les places sont prises.
live-not-your-seat = Ce n’est pas votre place.
live-which-seat = Dites laquelle de vos places.
live-not-seated = Vous n’avez pas de place à cette table.
live-seats-free = Toutes les places doivent être prises avant le début.
live-bad-name = Un nom a de 1 à 24 caractères visibles.
live-unknown-person = Cette personne n’est pas à cette table.
live-unknown-bot = Ce robot n’existe pas.
live-kick-oneself = Pour partir, quittez la table.
live-no-spectators = Cette table n’admet pas de spectateurs.
live-table-full = Cette table ne peut pas accueillir autant de monde.
live-two-ways = Dites un texte ou une phrase, pas les deux.
live-too-much-chat = Moins vite : les autres veulent parler aussi.
live-race-lost = Trop tard de { $ms } ms.
live-origin-seats = Cette partie est pour { $seats } joueurs ; une table qui la continue a autant de places.
live-origin-rules = Une partie qui en continue une autre se joue selon ses règles.
live-origin-shuffle = Cette partie en continue une autre : rien n’est mélangé.
live-no-ply = Cette partie n’a que { $plies } actions.
live-no-puzzle = Cette énigme n’existe pas.
live-no-answer = Ce n’est pas une des réponses.
live-which-origin = Dites une table ou un enregistrement d’où continuer, pas les deux.
live-guests-only = Ce serveur ne garde aucun profil : tout le monde joue en invité.
live-not-signed-in = Vous n’êtes pas connecté.
live-wrong-phrase = Cette phrase de récupération n’appartient à personne ici. Elle compte huit mots de cinq lettres.
live-bad-passkey = La clé d’accès n’a pas pu être vérifiée. Réessayez.
live-unknown-passkey = Cette clé d’accès n’appartient à aucun profil ici.
live-passkeys-insecure = Les clés d’accès exigent une connexion sécurisée (HTTPS) et un nom plutôt qu’un numéro comme adresse. La phrase de récupération fonctionne partout.
live-too-many-passkeys = Un profil a au plus { $most } clés d’accès.
live-last-credential = C’est le seul moyen de vous connecter à ce profil. Ajoutez-en d’abord un autre.
live-no-seat-there = Vous n’avez pas de place à cette table.
live-taken-seat = Cette place appartient à un autre profil.

phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-hurry-up = Dépêche-toi !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-i-do-not-believe-you = Je ne te crois pas !
phrase-so-spicy = Que c’est épicé !
phrase-thanks = Merci !
phrase-good-game = Belle partie !

# House rule 1 listens to these, divided by |; fillers may stand anywhere in them.
chat-whose-turn =
    à qui le tour|à qui est le tour|à qui est-ce le tour|c’est à qui|c’est à qui le tour|c’est à qui de jouer|à qui est-ce de jouer|à qui est-ce
    |à qui de jouer|à qui c’est|à qui c’est de jouer|à qui c’est le tour|c’est le tour de qui|c’est au tour de qui|est-ce le tour de qui|au tour de qui
    |le tour de qui|qui doit jouer|qui est-ce qui joue|c’est qui le prochain|qui est le prochain|qui est le suivant|c’est qui le suivant
    |tu sais à qui c’est|vous savez à qui c’est|quelqu’un sait à qui c’est|tu sais à qui c’est le tour|vous savez à qui c’est le tour
chat-fillers = donc maintenant alors déjà là dis dites svp stp et mais ok okay hé eh euh oh bon ben pardon hein encore
live-no-ladder = Ce classement n’existe pas.
live-unknown-profile = Ce profil n’existe pas ici.
live-rated-guests = Une partie classée demande un profil conservé de chaque personne à la table : { $name } joue en invité. Conservez votre profil ou jouez sans classement.
live-rated-twice = Dans une partie classée, chaque personne n’occupe qu’une place.
live-rated-bots = { $name } n’a pas de cote publiée, cette partie ne peut donc pas être classée. Le chaton, le chat et le tigre sans tempérament en ont une.
live-rated-origin = Une partie qui en continue une autre ne peut pas être classée.
live-no-ticket = Vous n’attendez plus de table.
