# Les règles de SPICY dans nos propres mots : clause-<id>, avec un titre. Elles varient avec la table :
# $players, $hand, $deck, $worlds_end (cartes au-dessus de la carte Fin du monde), $below, $jitter, $edition, $first,
# $last_said, $choosing, $most_variants, $manners ; yes ou no : $blind (une Contestation peut ne rien nommer), $copy,
# $luck, $raider (cette carte Assaisonnement est en jeu).

spicy-title = SPICY
spicy-idea = Un jeu de bluff. On pose des cartes face cachée sur une pile en annonçant pour chacune une Puissance et une Épice, vraies ou non. La carte du dessus peut être contestée ; celui qui a raison remporte la pile. Videz votre main et vous gagnez un Trophée.

spicy-edition-en = première édition anglaise
spicy-edition-de = édition allemande
spicy-edition-fr = édition française
spicy-edition-en-revised = édition anglaise révisée

spicy-variant-we-love-chili = On adore le piment !
spicy-variant-start-it-up = Chaud devant !
spicy-variant-spice-raider = Voleur d’Épice
spicy-variant-change-your-luck = La chance tourne
spicy-variant-turn-it-up = Ça retourne les méninges !
spicy-variant-copy-cat = Siamois
spicy-variants = Assaisonnement : { $cards }
spicy-rules-more = `scoville rules S-LEAD` en dit plus sur une règle. Ce qui commence par SR est notre décision, là où les livrets se taisent ou se contredisent.
spicy-smaller = Ce jeu est plus petit que celui de la boîte, pour des études : { $all } cartes Épice avec les Puissances de 1 à { $ranks }
    en { $spices ->
        [1] Piment seulement
        [2] Piment et Wasabi
       *[other] Piment, Wasabi et Poivre
    } ({ $copies } de chaque), { $wilds } Épice au choix et { $wilds } Puissance au choix ; mains de { $hand } ; Trophées : { $trophies }. Ci-dessous,
    lisez { $ranks } au lieu de 10, { $low } pour la plus grande Puissance qui peut commencer une pile, { $winning } pour le nombre de Trophées qui
    gagne aussitôt et { $trophies } pour celui qui termine la partie.

spicy-section-setup = Cartes et mise en place
spicy-section-turn = Votre tour
spicy-section-challenges = Contestations
spicy-section-last-card = La dernière carte et les Trophées
spicy-section-end = Fin de la partie et points
spicy-section-spice-it-up = Assaisonnement
spicy-section-manners = Manières de table
    .lead = { $manners ->
        [tabletop] Comme à une vraie table : on peut se tromper, et chaque faute a sa pénalité.
       *[guided] Partie guidée : ce que les règles interdisent est impossible. Votre dernière carte est signalée pour vous, une
            Contestation dit toujours ce qui serait faux, et une demande impossible est refusée avec sa raison.
    }

clause-S-CARDS = Il y a 100 cartes Épice : chaque Puissance de 1 à 10 trois fois en Piment, en Wasabi et en Poivre, plus cinq Épice au
    choix et cinq Puissance au choix.
    .title = Les cartes Épice
clause-S-OTHER = S’y ajoutent 3 Trophées, la carte Fin du monde et 6 cartes Assaisonnement, qui restent dans la boîte si vous jouez
    sans elles.
    .title = Les autres cartes
clause-S-DEAL = Chacun reçoit { $hand } cartes Épice mélangées. Les { $deck } cartes qui restent à { $players } joueurs forment la pioche.
    .title = Distribution
clause-S-END-IN = La carte Fin du monde se glisse dans la pioche. Plus vous êtes nombreux, plus elle est profonde, et plus on piochera
    de cartes avant de la voir.
    .title = La carte Fin du monde entre en jeu
clause-SR-PLAYERS = SPICY se joue de 2 à 6. Cette table en compte { $players }.
    .title = À combien
clause-SR-END-AT = Ici, { $worlds_end ->
        [one] { $worlds_end } carte se trouve
       *[other] { $worlds_end } cartes se trouvent
    } au-dessus de la carte Fin du monde et { $below } au-dessous. Les flèches imprimées ne donnent qu’une hauteur approximative ;
    d’après l’épaisseur des cartes, nous les lisons comme 60 cartes au-dessous à deux, 40 à trois ou quatre et 16 à cinq ou
    six. Le réglage worlds_end donne plutôt le nombre de cartes au-dessus.{ $jitter ->
        [0] {""}
        [one] {" "}Elle peut être décalée de { $jitter } carte vers le haut ou le bas.
       *[other] {" "}Elle peut être décalée de { $jitter } cartes au plus vers le haut ou le bas.
    }
    .title = Sa profondeur
clause-S-FIRST = { $first ->
        [ate-spicy-last] La personne qui a mangé épicé le plus récemment commence.
       *[youngest] La plus jeune personne de la table commence.
    } À l’écran, la personne qui ouvre la table la désigne ; sinon, le hasard décide.
    .title = Qui commence
clause-S-CLOCKWISE = Le tour passe à gauche, dans le sens des aiguilles d’une montre.
    .title = Sens du jeu

clause-S-TURN = À votre tour, de deux choses l’une : vous jouez une carte ou vous passez.
    .title = Jouer ou passer
clause-S-PLAY = Posez une carte de votre main face cachée sur la pile et annoncez une Puissance de 1 à 10 et une Épice. Vous pouvez mentir
    sur la Puissance, sur l’Épice ou sur les deux.
    .title = Jouer une carte
clause-S-LEAD = Sur une pile vide, annoncez 1, 2 ou 3 dans l’Épice de votre choix.
    .title = La première carte d’une pile
clause-S-FOLLOW = Sur une pile commencée, gardez son Épice et annoncez une Puissance plus haute que la dernière, peu importe de combien.
    .title = Monter
clause-S-WRAP = Sur un 10, on repart du bas : annoncez 1, 2 ou 3, toujours dans la même Épice.
    .title = Après un 10
clause-S-PASS = Prenez une carte de la pioche, et le tour continue. Vous pouvez passer à chacun de vos tours, même si vous pourriez
    jouer.
    .title = Passer
clause-S-BAD-CALL = Si votre annonce ne convient pas à la pile, vous reprenez la carte et passez, donc vous piochez 1 carte.
    .title = Une annonce impossible
clause-S-NO-PEEK = Ce qui est face cachée le reste, dans la pile comme dans les réserves de points, la vôtre comprise. Un coup d’œil coûte
    1 carte à piocher.
    .title = Ne pas regarder

clause-S-ANYTIME = La carte du dessus peut être contestée jusqu’à ce qu’une autre la recouvre, quel que soit le nombre de joueurs qui ont passé
    entre-temps.
    .title = Quand contester
clause-S-WHO = Tout le monde peut contester la carte du dessus, à son tour ou non, sauf la personne qui l’a jouée.
    .title = Qui peut contester
clause-S-TRAIT = Dites la seule chose dont vous doutez : la Puissance ou l’Épice.
    .title = Puissance ou Épice
clause-S-NO-TRAIT = Si vous retournez la carte sans dire ce qui serait faux, vous avez perdu la Contestation.
    .title = Ne rien nommer
clause-S-JUDGE = On retourne la carte du dessus, et elle seule. Ne regardez que ce qui est contesté : si c’est faux, la personne qui conteste
    gagne ; si c’est vrai, celle qui a joué la carte, même si le reste était un mensonge.
    .title = Qui a raison
clause-S-WILD-SPICE = Une Épice au choix est toutes les Épices et aucune Puissance : contester son Épice fait perdre, contester sa Puissance
    fait gagner.
    .title = Épice au choix
clause-S-WILD-NUMBER = Une Puissance au choix est toutes les Puissances et aucune Épice : contester sa Puissance fait perdre, contester son
    Épice fait gagner.
    .title = Puissance au choix
clause-S-WIN-STACK = Le gagnant met toutes les cartes de la pile dans sa réserve de points, face cachée. On n’a vu que la carte révélée ;
    personne, pas même lui, ne regarde les autres.
    .title = Remporter la pile
clause-S-LOSE = Le perdant prend 2 cartes de la pioche et joue le tour suivant, sur une pile vide.
    .title = Perdre une Contestation
clause-SR-RACE = Si deux Contestations arrivent ensemble, la première reçue compte. Quand un programme interroge chacun à son tour, il commence
    à gauche de la personne qui a joué la carte ; un réglage mélange cet ordre.
    .title = Deux Contestations à la fois

clause-S-LAST-SAY = { $last_said ->
        [before] Avant d’annoncer la dernière carte de votre main, signalez tout haut que c’est la dernière.
       *[after] Dès que vous avez joué la dernière carte de votre main, signalez-le tout haut.
    } { $manners ->
        [tabletop] Ici, à vous d’y penser.
       *[guided] Ici, c’est fait pour vous.
    }
    .title = Signaler la dernière carte
clause-S-LAST-FORGOT = En cas d’oubli, la carte revient dans votre main avec 1 carte de la pioche. Votre tour est fini.
    .title = L’oubli
clause-S-LAST-WAIT = Après une dernière carte, tout s’arrête : rien ne se joue tant que chacun des autres ne l’a pas contestée ou acceptée.
    .title = Tout le monde est interrogé
clause-SR-LAST-WAIT = Pendant cette attente, on ne passe pas{ $copy ->
        [yes] {" "}et on ne copie pas
       *[no] {""}
    } non plus. Accepter est définitif : vous ne pourrez plus contester
    cette carte, et quand tous l’ont acceptée, personne ne le peut, bien qu’elle reste sur le dessus.{ $copy ->
        [yes] {" "}On peut alors la copier comme une autre.
       *[no] {""}
    }
    .title = Pendant l’attente
clause-S-TROPHY-QUIET = Si personne ne conteste votre dernière carte, vous prenez un Trophée. La pile reste là et le joueur suivant continue dessus.
    .title = Une dernière carte acceptée
clause-S-TROPHY-WON = Si elle est contestée à tort, vous remportez la pile et un Trophée. L’autre pioche 2 cartes comme d’habitude et commence
    la pile suivante.
    .title = Une dernière carte contestée à tort
clause-S-TROPHY-LOST = Si elle est contestée à raison, pas de Trophée : c’est une Contestation perdue comme une autre.
    .title = Une dernière carte contestée à raison
clause-S-REFILL = Si la partie continue après votre Trophée, vous piochez { $hand } cartes : c’est votre nouvelle main.
    .title = Une nouvelle main
clause-SR-ORDER = Quand une dernière carte contestée tient bon, l’ordre est : la pile, le Trophée, la vérification de la fin de partie, 2 cartes au
    perdant, { $hand } au gagnant. La carte Fin du monde peut interrompre chacune de ces pioches.
    .title = Dans quel ordre

clause-S-END-2ND = Votre deuxième Trophée arrête la partie sur-le-champ, et vous avez gagné, quels que soient les points.
    .title = Un deuxième Trophée
clause-S-END-3RD = Quand le troisième Trophée est pris, la partie est finie aussi.
    .title = Le troisième Trophée
clause-S-END-WORLD = La partie s’arrête aussi quand la carte Fin du monde se montre, c’est-à-dire quand la dernière carte au-dessus d’elle est
    piochée ({ $worlds_end ->
        [one] { $worlds_end } carte
       *[other] { $worlds_end } cartes
    } depuis le début). Elle n’entre dans aucune main ; si quelqu’un piochait encore, il s’arrête là.
    .title = La fin du monde
clause-S-SCORE = Sans deuxième Trophée, les points décident : chaque carte remportée vaut 1, chaque Trophée 10, chaque carte en main coûte 1. Une
    pile que personne n’a remportée ne compte pour personne.
    .title = Les points
clause-S-TIE = Le plus haut total l’emporte. À égalité en tête, on gagne ensemble.
    .title = Égalité

clause-S-UP-1 = Une carte Assaisonnement, face visible, change les règles du début à la fin de la partie. { $choosing ->
        [chosen] Votre édition vous laisse la choisir ;
       *[random] Votre édition la tire au hasard ;
    } à l’écran, la personne qui ouvre la table choisit ou s’en remet au hasard.
    .title = Une carte Assaisonnement
clause-S-UP-N = { $edition ->
        [en] Avec de l’expérience, on peut en ajouter deux autres.
        [fr] Vous pouvez en mettre autant que vous voulez.
       *[other] Avec de l’expérience, on peut en mettre deux à la fois.
    } À cette table, la limite est de { $most_variants }.
    .title = Plusieurs cartes Assaisonnement
clause-SR-UP-N = Là où la première édition anglaise parle de deux cartes de plus, nous les ajoutons à la première, donc trois. Aucune carte ne
    peut être en jeu deux fois.
    .title = Combien exactement
clause-S-CHILI = Chaque fois que vous pourriez annoncer 1, 2 ou 3, vous pouvez annoncer ce nombre en Piment. La pile
    est alors une pile de Piment. Cela vaut aussi pour 2 ou 3 sur un 1 et pour 3 sur un 2.
    .title = On adore le piment !
clause-S-START = Sur un 8, un 9 ou un 10, vous pouvez aussi redescendre à 1, 2 ou 3, dans l’Épice de la pile.
    .title = Chaud devant !
clause-SR-START-CHILI = Avec « Chaud devant ! » et « On adore le piment ! » ensemble, 1, 2 et 3 peuvent suivre un 8, un 9 ou un 10 dans l’Épice de la
    pile comme en Piment.
    .title = Les deux ensemble
clause-S-RAIDER = Annoncez 4 et gardez la main sur la pile. Si la carte suivante arrive sans Contestation, tout ce qui est sous votre main est à vous, votre 4 aussi. Seule la nouvelle carte reste, et le jeu continue à partir de son
    annonce.{ $luck ->
        [yes] {" "}Les cartes que « La chance tourne » glisse sous la nouvelle restent avec elle.
       *[no] {""}
    }
    .title = Voleur d’Épice
clause-SR-RAIDER = Passer ne lève pas la main posée, et le voleur peut aussi jouer la carte suivante. Un 4 contesté se juge comme toute carte.{ $copy ->
        [yes] {" "}Une copie du 4 est la carte suivante : le premier voleur remporte la pile, et celui qui copie pose sa main sur la copie.
       *[no] {""}
    } Une pile encore
    gardée à la fin ne compte pour personne.
    .title = Le Voleur en détail
clause-S-LUCK = Annoncez 5 et vous pouvez glisser dessous, sans les montrer, une ou deux cartes de plus, puis en piocher
    autant. Une Contestation ne juge que le 5 ; ce qui est glissé et pioché le reste.
    .title = La chance tourne
clause-SR-LUCK = Après la pioche seulement, on voit si le 5 était votre dernière carte : si vous en avez glissé d’autres, il ne l’était pas.
    .title = Un 5 en dernière carte
clause-S-TURN-UP = Quand on juge la Puissance, un 6 passe pour un 9 et un 9 pour un 6.
    .title = Ça retourne les méninges !
clause-S-COPY = Après la carte de quelqu’un d’autre, vous pouvez en jouer une en répétant son annonce mot pour mot, même hors de votre
    tour. On continue à votre gauche. Une copie peut être copiée, sauf par la personne qui l’a jouée. Vous avez jusqu’à la carte suivante, que
    l’on passe ou non.
    .title = Siamois
clause-SR-COPY-EN = La première édition anglaise ne parle pas de copier hors de son tour. Nous le permettons là aussi, comme les éditions
    suivantes.
    .title = Copier hors de son tour
clause-S-COPY-WRONG = Une copie se conteste d’un simple « Faux ! ». Elle ne l’emporte que si Puissance et Épice sont justes toutes les deux ; une carte
    au choix jouée en copie perd donc toujours.
    .title = Contester une copie
clause-S-COPY-ONLY = Contester une copie ne concerne que la carte du dessus et la personne qui l’a jouée, ni les copies au-dessous ni la carte copiée.
    .title = Seulement la copie du dessus
clause-SR-COPY-FX = Une copie peut être une dernière carte.{ $raider ->
        [yes] {" "}Un 4 copié vole la pile comme tout 4 (« Voleur d’Épice »).
       *[no] {""}
    }{ $luck ->
        [yes] {" "}Sous un 5 copié, on peut glisser des cartes (« La chance tourne »).
       *[no] {""}
    }
    .title = Ce que peut une copie

clause-SR-OFFENCES = { $blind ->
        [yes] Quatre fautes sont possibles : une annonce impossible, un coup d’œil, une dernière carte oubliée et une Contestation qui ne nomme rien.
       *[no] Trois fautes sont possibles : une annonce impossible, un coup d’œil et une dernière carte oubliée.
    } Tout le reste, comme jouer hors de son tour ou une carte que l’on n’a pas, est refusé ici aussi.
    .title = Ce qui est une faute
clause-SR-NO-TRACE = Une carte reprise n’a jamais été là : on ne pioche que la carte de pénalité.{ $raider ->
        [yes] {" "}La main du voleur reste où elle était.
       *[no] {""}
    }{ $luck ->
        [yes] {" "}« La chance tourne » ne fait rien piocher.
       *[no] {""}
    }
    .title = Une carte reprise
clause-SR-COPY-FORGOT = Si vous oubliez de signaler une dernière carte copiée hors de votre tour, elle revient avec 1 carte de plus ; le tour ne change
    pas.
    .title = Une dernière copie oubliée
clause-SR-PEEK = Un coup d’œil ne change ni le tour ni l’attente d’une dernière carte. Là où rien n’est face cachée, il n’y a rien à voir.
    .title = Le coup d’œil en détail
clause-SR-BLIND-COPY = Sur une copie, on ne nomme rien de toute façon : cette faute n’y est donc pas possible.
    .title = Ne rien nommer sur une copie
clause-SR-LAST-FALSE = Une carte qui n’est pas votre dernière ne peut pas être signalée comme telle.
    .title = Une fausse dernière carte
