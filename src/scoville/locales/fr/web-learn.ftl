# Les leçons, dans le navigateur et dans le terminal ($where vaut page ou terminal) : learn-<jeu>-<leçon> dit ce qu'il faut faire, .title est son nom, .done ce qu'il en est advenu.

learn-step = Leçon { $number } sur { $count }
learn-not-yet = C’est possible, mais cette leçon demande autre chose. Rien ne s’est passé ; réessayez.
learn-ready = C’est parti
learn-next = Leçon suivante
learn-again = Refaire cette leçon
learn-back = Leçon précédente
learn-over = Vous savez tout ce qu’il faut.
learn-puzzles = À vous : les énigmes
learn-play = Jouer à { $game } contre des robots

learn-spicy-lead = C’est à vous, et la pile est vide. Qui commence annonce 1, 2 ou 3 de n’importe quelle Épice. Choisissez votre Piment 1, annoncez « Piment 1 » et jouez-la face cachée : personne ne la voit.
    .title = Commencer une pile
    .done = Bo a continué avec « Piment 4 ». Vrai ou faux ? Seul Bo le sait.
learn-spicy-bluff = Chaque annonce doit être plus forte que la précédente, dans la même Épice. Vous n’avez aucun Piment. Peu importe : choisissez une carte et annoncez une Puissance plus forte de Piment.
    .title = Bluffer
    .done = Personne n’a osé douter. Les autres ont passé et pioché une carte.
learn-spicy-challenge = Cy annonce « Wasabi 9 », mais vous avez les trois en main ! Une Contestation porte sur une chose : la Puissance ou l’Épice. { $where ->
    [terminal] Dites que la Puissance est fausse.
   *[page] Maintenez « Puissance fausse ! » un instant.
}
    .title = Contester
    .done = C’était un 7 : la Puissance était fausse et la pile est à vous, un point par carte. Cy pioche 2 cartes et recommence. Avec la bonne Puissance, Cy aurait gagné la pile.
learn-spicy-wild = L’Épice au choix a toutes les Épices et aucune Puissance ; la Puissance au choix, l’inverse. Jouez votre Épice au choix comme une Puissance plus forte de Poivre.
    .title = Cartes au choix
    .done = Bo a contesté l’Épice, et l’Épice au choix les a toutes : la pile est à vous et Bo pioche 2 cartes. Contre « Puissance fausse ! », elle aurait perdu.
learn-spicy-pass = Après un 10, seuls 1, 2 ou 3 de la même Épice peuvent suivre. Pas envie ? { $where ->
    [terminal] Passez
   *[page] Maintenez « Passer »
} : vous piochez une carte, et la carte du dessus peut encore être contestée.
    .title = Passer
    .done = Bo n’a pas cru au 10, mais il était vrai. Cy prend la pile ; Bo pioche 2 cartes et commence.
learn-spicy-last = Votre dernière carte ! Si personne ne la dément, vous gagnez un Trophée de 10 points. Jouez votre Poivre 3 pour ce qu’elle est.
    .title = La dernière carte
    .done = Un Trophée et six nouvelles cartes. Un deuxième Trophée gagne aussitôt. Sinon le troisième Trophée ou la carte Fin du monde termine la partie : 1 point par carte gagnée, 10 par Trophée, −1 par carte en main.
learn-spicy-end = Il ne reste qu’une carte au-dessus de la Fin du monde : la prochaine pioche termine la partie. Vous menez 6 points à 4. { $where ->
    [terminal] Passez
   *[page] Maintenez « Passer »
} : vous piochez, et c’est fini.
    .title = La Fin du monde
    .done = La partie est finie et vous avez gagné : 6 cartes gagnées moins 2 en main font 4 points.

learn-heated-match = Jouez une carte de la couleur en jeu ou avec la même image que la carte du dessus. Sur le 7 bleu, vous pouvez jouer votre 3 bleu ou votre 7 vert.
    .title = Ce qui convient
    .done = La couleur ou l’image doit correspondre. Les cartes spéciales se jouent toujours. Qui n’a plus de carte gagne.
learn-heated-draw = Rien dans votre main ne convient sur le 7 bleu. Piochez jusqu’à une carte jouable, puis jouez-la.
    .title = Piocher
    .done = Avant de piocher, vous auriez aussi pu demander de l’aide.
learn-heated-stack = Bo a joué { card-heated-draw2 } contre vous. Ne piochez pas : posez votre { card-heated-draw2 } dessus, et la personne suivante devra piocher 4 cartes.
    .title = Cumuler
    .done = Cy n’en avait pas et a pioché 4 cartes.
learn-heated-black = Les cartes noires se jouent sur tout, et qui en joue une annonce la couleur avec laquelle on continue. Vous avez du vert : jouez { card-heated-adjust } et annoncez le vert.
    .title = Cartes noires
    .done = Ce sera le vert.
learn-heated-slap = { card-heated-hot } ! Tout le monde tape, et qui tape en dernier pioche 2 cartes. Vite, tapez !
    .title = Taper
    .done = Cy a tapé en dernier.
learn-heated-call = Plus que deux cartes. Jouez-en une et criez HEATED! dès qu’elle touche la table, avant les autres : qui se fait prendre pioche 2 cartes.
    .title = Crier HEATED!
    .done = Crié à temps : plus personne ne peut vous prendre.
learn-heated-out = Une carte, et elle convient : un 5 sur un 5. Jouez-la.
    .title = Finir
    .done = Plus de carte : vous avez gagné.
learn-heated-help = Rien ne convient sur le 7 bleu. Au lieu de piocher, vous pouvez demander de l’aide. Demandez, prenez la carte offerte et jouez-la.
    .title = Demander de l’aide
    .done = Bo vous a donné un 6 bleu. Qui aide se défait d’une carte ; on ne sait jamais ce qu’on prend.
learn-heated-no-thanks = Bo joue { card-heated-swap } et veut votre petite main contre une grande. Une carte qui vous vise attend un instant votre réponse : jouez { card-heated-no-thanks } !
    .title = { card-heated-no-thanks }
    .done = Annulé : vous gardez votre main. On ne refuse que ce qui vous touche.
learn-heated-jump = Cy a joué un 5 bleu, et vous avez exactement la même carte. Ce n’est pas votre tour, mais une carte identique permet une interception : jouez-la avant que Bo ne continue.
    .title = Interception
    .done = Bien joué : le jeu reprend après vous, et les personnes sautées passent leur tour.
learn-heated-ghost = { card-heated-ghost } : vous numérotez les autres, et chacun pioche autant de cartes. Bo n’a que 2 cartes. Jouez-le, annoncez le vert, puis choisissez d’abord Cy, ensuite Bo : Bo pioche 2 cartes.
    .title = { card-heated-ghost }
    .done = Cy a pioché 1 carte et Bo 2.
