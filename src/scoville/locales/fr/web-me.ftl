# Qui l'on est : un nom et un chat, sur chaque page.

me-spices = Safran, Gingembre, Cannelle, Muscade, Vanille, Cumin, Curcuma, Genièvre, Girofle, Sésame, Fenouil, Anis
me-paws = Patte, Moustache, Griffe, Museau, Queue, Ronron, Oreille, Truffe
me-invented = { $paw } { $spice }
me-change = Votre nom et votre chat :
me-another = Un autre nom
me-your-cat = Votre chat
me-cat = Chat { $number }
me-done = C’est bon
me-you-are = Vous prenez place en tant que
me-pace = Vitesse des animations
me-waits = M’attendre après une révélation
me-notify = Me prévenir quand c’est mon tour
clock-your-turn = À vous de jouer
offline-title = Vous êtes hors ligne
offline-more = Scoville se joue sur un serveur, injoignable pour le moment. Votre place est gardée : revenez dès que la connexion est rétablie.
offline-again = Réessayer
