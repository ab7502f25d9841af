# Avant la partie, arriver, rythme et horloges, le grand écran.

lobby-host = hôte
lobby-a-friend = Une personne invitée
lobby-all-bots = Seulement des robots
lobby-all-friends = Seulement des personnes
lobby-fill = { $free ->
    [one] Mettre un robot à la place libre
   *[other] Mettre des robots aux { $free } places libres
}

clock-soon = { $seconds ->
    [one] Plus qu’une seconde.
   *[other] Plus que { $seconds } secondes.
}
clock-ran-out-you = Votre temps est écoulé : la table a décidé pour vous.
clock-ran-out = Le temps de { $name } est écoulé.
clock-stood-in = Un robot joue pour vous. Jouez pour reprendre la main.
pace-go-on = Continuer
pace-bots-wait = Les robots attendent { $names }.
pace-bots = Vitesse des robots
pace-percent = { $pace } %
pace-bots-now = Les robots jouent à { $pace } % de leur vitesse habituelle.

screen-name = Grand écran
screen-open = Montrer sur un grand écran
screen-open-more = Un téléviseur, ou une tablette au milieu, montre la table, et chaque téléphone seulement la main de son propriétaire. Ouvrez { $link } sur le grand écran.
screen-this = Faire de cet appareil le grand écran de la table
screen-scan = Scannez le code avec votre téléphone et prenez place.
screen-or-code = Ou ouvrez { $site } et entrez le code :
screen-look-up = Levez les yeux : la table est sur le grand écran.
screen-full = Plein écran
screen-table-too = Montrer la table ici
screen-hand-only = Seulement ma main
preview-title = Une partie de { $game }
preview-description = On vous attend à la table. Prenez place dans le navigateur, sans compte.
preview-plain = Des jeux de cartes épicés à votre table : SPICY et HEATED dans le navigateur, entre amis ou contre des chats rusés.
lobby-event = Tournoi : la partie commence dès que tout le monde est là.
lobby-event-closed = Tournoi : le résultat a été décidé sans partie.
