# Les règles de HEATED dans nos propres mots : clause-<id>, avec un titre. Elles varient avec la table :
# $players, $hand, $deck (cartes en jeu), $pile (cartes dans la pioche après la distribution), $call (race ou automatic),
# $blank (left-out, stand-in ou own) ; yes ou no : $oblige (reaction_cards_oblige), $nt_ends (no_thanks_ends_turn),
# $house6 (cette règle maison est en vigueur).

heated-title = HEATED
heated-idea = Débarrassez-vous de vos cartes avant tout le monde. Une carte se joue sur la couleur ou sur l’image du dessus ; les cartes Action font piocher, défausser, échanger et taper sur la table. Et avant de n’avoir plus qu’une carte, dites-le : HEATED!

heated-book-manual = HEATED, livret de règles en anglais

heated-mode-regular = Regular
heated-mode-tried-and-tested = Tried and Tested
heated-mode-classics = The Classics
heated-mode-spicy = Spicy
heated-mode-never-ending = The Never-ending Game
heated-mode-chaos = Chaos
heated-mode-speed-run = Speed Run
heated-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
heated-house = règles maison : { $numbers }
heated-no-house = sans règle maison
heated-call-race = on crie HEATED! soi-même
heated-call-automatic = HEATED! est crié pour vous
heated-rules-more = `scoville rules H-MATCH` en dit plus sur une règle, `scoville cards heated` montre les cartes. Ce qui commence par HR est notre décision, là où le livret se tait ou se contredit.

applies-cards = avec { $names }
applies-any-card = avec au moins une de ces cartes : { $names }
applies-expansion = avec des cartes de l’extension
applies-extra = avec les TOO HOT ou GHOST PEPPER SPRAY supplémentaires
applies-house = avec la règle maison { $names }
applies-mode = dans le mode { $names }
applies-own-deck = avec un paquet composé à votre goût
applies-race = là où l’on crie HEATED! soi-même

heated-section-deck = Les cartes
heated-section-setup = Mise en place et victoire
heated-section-turn = Votre tour
heated-section-out-of-turn = Hors de son tour
heated-section-call = HEATED!
heated-section-coloured = Cartes Action de couleur
heated-section-special = Cartes spéciales
heated-section-expansion = L’extension
heated-section-house = Règles maison
heated-section-modes = Modes de jeu

clause-H-NUM = Il y a 80 cartes Nombre : en bleu, vert, violet et jaune, chaque nombre de 0 à 9 deux fois.
    .title = Cartes Nombre
clause-H-COL = Chaque couleur compte 2 COOL OFF, 2 REVERSE et 2 DRAW 2, ainsi que 1 TOO HOT et 1 SWAP. Cela fait 32
    cartes Action de couleur.
    .title = Cartes Action de couleur
clause-H-SPE = Les cartes spéciales n’ont pas de couleur : 4 ADJUST SPICE LEVEL, 4 DRAW 4, 4 GETTING HEATED et 4 NO,
    THANKS, 2 APOCALYPSE et 2 FAIR PLAY, 1 GHOST PEPPER SPRAY.
    .title = Cartes spéciales
clause-H-133 = La boîte annonce 134 cartes parce qu’elle compte celle du livret. On joue avec 133. À cette table, le paquet a
    { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }.
    .title = Combien de cartes
clause-H-EXP = L’extension en apporte 22 : 2 UNITED WE FALL, 2 GIFT, 2 MERCY, 2 COPY et 2 GIVE AND TAKE, 1 SUPER SWAP,
    1 THE FINISH, 1 REORGANIZE, 1 SPICE MIX, 1 TOO CHILI et 1 TRAP, un autre GHOST PEPPER SPRAY, un autre TOO HOT par
    couleur et une carte BLANK.
    .title = L’extension
clause-H-WHITE = Quatre cartes spéciales sont blanches : COPY, MERCY, TRAP et NO, THANKS. Toutes les autres sont
    noires.
    .title = Noires et blanches
clause-H-BLACK-COLOUR = Avec une carte noire, vous annoncez la couleur avec laquelle on continue ; ce peut être la
    même. Une carte blanche ne change ni la couleur ni la carte du dessus : elle se glisse sous la défausse.
    .title = Ce que font les noires et les blanches
clause-HR-PLAYERS = HEATED se joue de 2 à 10. Cette table en compte { $players }.
    .title = À combien
clause-H-BLANK = La carte BLANK est ce que la table en fait. { $blank ->
        [stand-in] Ici, elle remplace une autre carte et fait tout ce que fait celle-ci.
        [own] Ici, c’est une carte à vous, composée de ce que les cartes savent faire : qui pioche ou défausse combien, qui passe son
            tour, si le sens s’inverse, noire ou blanche, avec un nom et un texte.
       *[left-out] Ici, on joue sans elle. Elle pourrait remplacer une autre carte ou être une carte à vous.
    }
    .title = La carte BLANK

clause-H-DEAL = Chacun reçoit { $hand } cartes. Les autres forment la pioche ; à { $players }, une fois la première
    carte retournée, il en reste { $pile }.
    .title = Distribution
clause-H-FLIP = Retournez une carte pour ouvrir la défausse. Une carte spéciale retourne au hasard dans le paquet et
    on en retourne une autre, jusqu’à une carte de couleur. D’elle, seules la couleur et l’image comptent ; elle n’a
    pas d’effet.
    .title = La première carte
clause-H-FIRST = Commence qui est le plus jeune et, dans les parties suivantes, qui a gagné la dernière. À l’écran,
    qui ouvre la table le désigne ; sinon, le hasard décide.
    .title = Qui commence
clause-H-RIGHT = Au début, le tour passe à droite, dans le sens inverse des aiguilles d’une montre.
    .title = Sens du jeu
clause-H-WIN = Vous gagnez dès que votre main est vide : en jouant votre dernière carte, en la défaussant à cause d’un
    effet ou en la donnant à qui demande de l’aide. Une dernière carte jouée n’a qu’à toucher la table ; son effet n’a
    plus lieu.
    .title = Gagner

clause-H-MATCH = Jouez une carte de la couleur en jeu ou avec la même image que la carte du dessus, c’est-à-dire le
    même nombre ou la même action. Les cartes spéciales se jouent sur tout, même si vous avez une carte qui convient.
    .title = Ce qui convient
clause-H-COL-MATCH = Une carte Action de couleur n’est pas un joker : il lui faut sa couleur en jeu ou une carte de
    son espèce sur le dessus.
    .title = Les actions de couleur aussi
clause-H-NO-IDLE = Tant que vous avez une carte jouable, vous ne pouvez ni piocher ni demander de l’aide.
    .title = Qui peut jouer joue
clause-HR-WHITE-IDLE = COPY et TRAP comptent comme des cartes jouables. { $oblige ->
        [yes] À cette table, MERCY et NO, THANKS aussi (réglage reaction_cards_oblige).
       *[no] Pas MERCY ni NO, THANKS : vous pouvez les garder et piocher quand même. Le réglage reaction_cards_oblige change
            cela.
    }
    .title = Les cartes blanches obligent-elles ?
clause-H-DRAW-UNTIL = Si rien ne convient, piochez jusqu’à ce qu’une carte convienne et jouez-la aussitôt.
    .title = Piocher une carte jouable
clause-H-HELP = Au lieu de piocher, vous pouvez demander de l’aide, une fois par tour et avant toute pioche. Chacun
    des autres peut poser devant vous une carte face cachée, et vous pouvez en prendre une sans la voir. Si elle est
    jouable, jouez-la aussitôt ; sinon, piochez jusqu’à pouvoir jouer.
    .title = Demander de l’aide
clause-HR-HELP-NONE = Si personne ne propose rien ou si vous ne prenez rien, piochez jusqu’à pouvoir jouer. Vous choisissez quand tous ont proposé ou refusé, ou
    quand l’horloge clôt la demande ; ce que vous ne prenez pas repart sans être vu. Si vous avez déjà pioché pendant ce tour, ou si des cartes à
    piocher vous attendent, vous ne pouvez pas demander{ $house6 ->
        [yes] {" "}(mais voyez la règle maison 6)
       *[no] {""}
    }. Une pénalité ne compte comme une pioche que si elle vous a donné une carte. Si une pénalité vous donne finalement une carte
    jouable, jouez-la au lieu de continuer à piocher.
    .title = L’aide en détail
clause-H-HELP-WIN = Si vous prenez la dernière carte de quelqu’un, cette personne a gagné.
    .title = Aider avec sa dernière carte
clause-H-RESHUFFLE = Quand la pioche est épuisée, la carte du dessus de la défausse reste, et le reste est mélangé
    pour former une nouvelle pioche.
    .title = Une nouvelle pioche
clause-HR-DRY = S’il n’y a plus rien à piocher nulle part, la pioche s’arrête là, et qui ne peut pas jouer passe.
    Quand tous ont ainsi passé à la suite, la partie est finie : gagne qui a le moins de cartes, ensemble en cas
    d’égalité.
    .title = Plus rien à piocher
clause-H-COUNTS = Le nombre de cartes de chacun est toujours visible de tous.
    .title = Compter les mains

clause-H-JUMP = Si vous avez exactement la carte du dessus, de même couleur et de même image, ou la même carte noire,
    vous pouvez la jeter aussitôt par interception, quel que soit le tour. On continue après vous. Vous pouvez aussi
    suivre ainsi votre propre carte, une à la fois.
    .title = Interception
clause-HR-JUMP-UNTIL = On intercepte jusqu’à ce que la personne suivante pioche, joue ou demande de l’aide, ou que
    quelqu’un commence à piocher à cause d’un effet. La carte retournée au début ne s’intercepte pas, et une COPY
    n’ouvre pas de nouvelle occasion.
    .title = Jusqu’à quand intercepter
clause-H-JUMP-STACK = On peut ainsi cumuler : un DRAW 2 de même couleur, un DRAW 4 ou un GETTING HEATED augmente les
    cartes à piocher, tant que personne n’a commencé.
    .title = Cumuler hors de son tour
clause-H-JUMP-HOT = TOO HOT ne se joue qu’une fois terminées toutes les pioches du tour précédent, à votre tour ou par
    interception. Un TOO HOT s’intercepte donc quand on a tapé et pioché, avant que la personne suivante n’agisse.
    .title = TOO HOT attend
clause-H-WHITE-ORDER = Une carte blanche hors de son tour ne change pas l’ordre du jeu, que ce soit MERCY, un TRAP
    pioché ou NO, THANKS.
    .title = Les cartes blanches et l’ordre du jeu
clause-HR-SKIP-JUMP = Après une interception, l’ordre du jeu repart de qui a intercepté. Un COOL OFF qui n’a encore
    touché personne tombe avec le coup dont il faisait partie ; un DRAW 2 ou un DRAW 4 en attente, lui, grandit.
    .title = Ce que change une interception
clause-HR-JUMP-WAIT = Tant qu’un effet attend des réponses, personne n’intercepte, sauf pour cumuler un autre GETTING
    HEATED.
    .title = Pas d’interception dans un effet

clause-H-CALL = { $call ->
        [automatic] Quand vous jouez votre avant-dernière carte, HEATED! est crié pour vous, et personne ne peut vous surprendre.
       *[race] Quand vous jouez votre avant-dernière carte, criez HEATED! à l’instant où elle touche la table. Si quelqu’un le crie avant vous, vous
            piochez 2 cartes. Si vous êtes aussi rapides l’un que l’autre, il ne vous arrive rien.
    }
    .title = Crier HEATED!
clause-H-CALL-SWAP = Si un échange ne vous laisse qu’une carte, vous n’avez rien à crier.
    .title = Une seule carte par échange
clause-H-CALL-OVER = On peut vous surprendre jusqu’à ce que la personne suivante pioche, joue ou demande de l’aide.
    Après, c’est trop tard.
    .title = Quand c’est trop tard
clause-H-CALL-FX = Si l’on vous surprend avec SWAP, SUPER SWAP, THE FINISH, SPICE MIX ou FAIR PLAY, l’effet de la
    carte vient d’abord, puis vos cartes de pénalité.
    .title = L’effet, puis la pénalité
clause-HR-CALL-PLAY = Seule une carte que vous jouez oblige à crier, MERCY et NO, THANKS comprises. Défausser à cause
    d’un effet ou aider n’y oblige pas.
    .title = Ce qui oblige à crier
clause-HR-CALL-DRAW = Les 2 cartes de pénalité viennent après l’effet de la carte, mais avant votre carte suivante : si l’effet
    attend encore d’autres personnes, vous piochez d’abord les 2 ; ensuite seulement, vous pouvez cumuler, intercepter, répondre
    avec une carte ou gagner. MERCY ne les arrête pas ;
    un TRAP parmi elles agit comme d’habitude.
    .title = La pénalité
clause-HR-CALL-MODE = { $call ->
        [automatic] À cette table, on crie pour vous. L’autre façon est une course : chacun a le bouton, et le premier à appuyer compte.
       *[race] À cette table, chacun a le bouton, et le premier à appuyer compte. L’autre façon est automatique : on crie pour vous.
    } Dans une simulation, les temps de réaction viennent de la graine.
    .title = Course ou automatique

clause-H-DRAW2 = La personne suivante pioche 2 cartes et joue quand même son tour.
    .title = DRAW 2
clause-H-STACK2 = Au lieu de piocher, posez un autre DRAW 2 dessus, de n’importe quelle couleur : cela fait 4 cartes
    pour la personne d’après, puis 6, et ainsi de suite. DRAW 2 et DRAW 4 ne se mêlent jamais.
    .title = Cumuler des DRAW 2
clause-H-STACK-OVER = Dès que quelqu’un a pioché ou annulé le cumul, la carte suivante recompte depuis le début.
    .title = La fin d’un cumul
clause-H-REVERSE = Le sens du jeu s’inverse. À deux, cela ne fait passer le tour de personne. NO, THANKS n’y peut
    rien.
    .title = REVERSE
clause-H-COOL = La personne suivante passe son tour. NO, THANKS n’y peut rien.
    .title = COOL OFF
clause-H-TOOHOT = Tout le monde tape sur la table, vous aussi. Qui tape en dernier pioche 2 cartes ; si plusieurs sont
    derniers ensemble, chacun en pioche 1. Ensuite, les derniers peuvent répondre par NO, THANKS.
    .title = TOO HOT
clause-HR-SLAP = Dans un enregistrement, l’ordre des tapes décide, ou leurs temps si toutes en ont un. À une table en
    direct, l’horloge du serveur décide, corrigée du délai de chaque connexion ; à moins de 30 millisecondes, c’est
    une égalité. Qui n’a pas tapé à la fin compte comme dernier, avec tous ceux qui n’ont pas tapé.
    .title = Qui a tapé en dernier
clause-H-SWAP = Échangez votre main avec quelqu’un. Vous choisissez avec qui, mais pas si vous le faites. En dernière
    carte, elle gagne, tout simplement. L’autre peut répondre par NO, THANKS.
    .title = SWAP

clause-H-ADJUST = Annoncez la couleur avec laquelle on continue. NO, THANKS n’y peut rien.
    .title = ADJUST SPICE LEVEL
clause-H-DRAW4 = Comme DRAW 2, avec 4 cartes, et vous annoncez la couleur. Seul un autre DRAW 4 s’y cumule.
    .title = DRAW 4
clause-H-GHOST = Donnez à chacun des autres un numéro, à partir de 1, dans l’ordre de votre choix. Dans cet ordre,
    chacun pioche autant de cartes que son numéro. Chacun peut répondre par NO, THANKS, avant la numérotation ou
    après ; les autres numéros restent.
    .title = GHOST PEPPER SPRAY
clause-H-NT-TURN = À votre tour, NO, THANKS passe ce tour ou annule le DRAW 2 ou le DRAW 4 qui vous vise.
    .title = NO, THANKS à votre tour
clause-HR-NT-TURN = { $nt_ends ->
        [yes] Ici, annuler des cartes à piocher à votre tour met aussi fin au tour (réglage no_thanks_ends_turn).
       *[no] Si vous annulez des cartes à piocher à votre tour, vous jouez quand même. La carte peut se lire autrement ; avec le réglage
            no_thanks_ends_turn, le tour s’arrête là.
    }
    .title = Annuler, puis jouer
clause-H-NT-OUT = Hors de votre tour, elle annule, pour vous seulement, une action dirigée contre vous qui pourrait
    changer votre nombre de cartes. Elle ne peut rien contre COOL OFF, REVERSE, ADJUST SPICE LEVEL et GIVE AND TAKE,
    ni contre une autre NO, THANKS.
    .title = NO, THANKS hors de votre tour
clause-H-NT-STACK = Contre un cumul, elle l’annule tout entier, pas seulement la dernière carte.
    .title = NO, THANKS contre un cumul
clause-H-NT-EXP = Elle agit contre toute carte noire de l’extension qui ne dit pas le contraire. Donc aussi contre
    REORGANIZE : si l’une des deux personnes à déplacer refuse, personne ne bouge.
    .title = NO, THANKS et l’extension
clause-HR-NT-OWN = On ne refuse pas une carte qu’on a jouée soi-même. Seule exception : taper en dernier sur son
    propre TOO HOT.
    .title = Pas contre sa propre carte
clause-H-HEATED2 = Désignez n’importe qui : cette personne pioche 2 cartes. Avant cela, chacun peut poser un autre
    GETTING HEATED dessus et désigner une autre personne ou la même : 4 cartes, puis 6, toujours pour la dernière
    désignée. Si elle répond par NO, THANKS, tout le cumul est annulé.
    .title = GETTING HEATED
clause-H-FAIR = Désignez quelqu’un. Qui de vous deux a le plus de cartes doit en défausser, à son choix, jusqu’à ce
    que vous en ayez autant. Si c’est déjà le cas, il ne se passe rien. La personne désignée ne peut répondre par NO,
    THANKS que si c’est à elle de défausser.
    .title = FAIR PLAY
clause-H-APOC = Annoncez une couleur. Chacun des autres défausse une carte de cette couleur, à son choix ; qui n’en a
    pas pioche 1 carte, dans l’ordre du jeu. Si plusieurs se débarrassent ainsi de leur dernière carte, la première
    posée gagne. Quand on interroge chacun à son tour, l’ordre du jeu décide.
    .title = APOCALYPSE
clause-H-LATE-COLOUR = Avec FAIR PLAY, SUPER SWAP, THE FINISH et SPICE MIX, vous pouvez n’annoncer la couleur qu’après
    l’effet. D’ici là, personne d’autre n’agit.
    .title = La couleur après coup

clause-HR-TURN-ORDER = « Dans l’ordre du jeu » commence par la personne après celle qui a joué la carte ; celle-ci
    vient en dernier.
    .title = Dans l’ordre du jeu
clause-H-UNITED = Tout le monde pioche 2 cartes dans l’ordre du jeu, vous aussi. En dernière carte, elle gagne avant
    que personne ne pioche.
    .title = UNITED WE FALL
clause-H-GIFT = Chacun des autres pioche 1 carte, dans l’ordre du jeu.
    .title = GIFT
clause-H-GIVE = Donnez à quelqu’un une carte de votre choix et prenez-lui-en une à l’aveugle. NO, THANKS n’y peut
    rien.
    .title = GIVE AND TAKE
clause-H-SUPER = Vous piochez 2 cartes, puis échangez votre main avec la personne de votre choix. En dernière carte,
    elle gagne aussitôt. Si l’autre répond par NO, THANKS, vous gardez quand même les 2 cartes piochées.
    .title = SUPER SWAP
clause-H-REORG = Deux personnes échangent leurs places ; vous pouvez être l’une d’elles. On continue à partir de votre
    place d’alors.
    .title = REORGANIZE
clause-H-FINISH = Tout le monde, vous aussi, défausse des cartes de son choix jusqu’à n’en avoir plus que 2. Qui n’en
    a que 1 ou 2 n’est pas concerné et n’a donc rien à refuser.
    .title = THE FINISH
clause-H-COPY = Seulement à votre tour. Elle se glisse sous la défausse et agit exactement comme la carte du dessus ;
    ce que celle-ci laisse choisir, vous le choisissez à nouveau. Avec un DRAW 2 ou un DRAW 4 en attente, elle se
    cumule. Elle n’agit jamais comme une carte blanche.
    .title = COPY
clause-H-MERCY = Elle met fin à une pioche imposée et, à votre tour, au tour lui-même. De votre main, vous pouvez la
    jouer avant la première carte piochée ou après n’importe laquelle.
    .title = MERCY
clause-HR-MERCY = Si vous la piochez à cause d’un effet, elle est défaussée aussitôt et met fin à cette pioche. Les
    cartes piochées avant elle restent à vous. De votre main, vous pouvez la jouer au milieu d’une pioche que vous faites
    vous-même ; si une carte fait piocher plusieurs personnes, jouez-la avant votre part. On attend toutes les personnes qui doivent
    piocher, même celle qui a joué UNITED WE FALL ou SUPER SWAP.
    .title = MERCY parmi les cartes piochées
clause-H-MERCY-IDLE = Si vous n’avez rien d’autre à jouer, vous pouvez la jouer pour finir votre tour ; si vous avez
    autre chose à jouer, non. Si vous la trouvez en piochant une carte jouable, elle met fin à votre tour.
    .title = MERCY au lieu de jouer
clause-H-MIX = Toutes les mains sont réunies, mélangées et redistribuées carte par carte dans le sens du jeu.
    .title = SPICE MIX
clause-HR-MIX = La première carte va à la personne après celle qui l’a jouée. Qui répond par NO, THANKS garde sa main
    et ne reçoit rien.
    .title = Redistribuer un SPICE MIX
clause-H-CHILI = Vous tapez sur la table ; jouer la carte, c’est taper. Qui d’autre tape pioche 1 carte, sauf à
    répondre par NO, THANKS.
    .title = TOO CHILI
clause-H-TRAP = Glissez-la face visible où vous voulez dans la pioche. Qui doit la piocher la met sous la défausse et
    pioche 2 cartes de plus : elle compte pour une carte à piocher et en ajoute deux. Si c’est votre tour, vous devez
    quand même jouer.
    .title = TRAP
clause-HR-TRAP = En piochant une carte jouable, on prend d’abord les deux cartes en plus, puis on joue. Une place plus
    profonde que la pioche, c’est tout au fond. Quand TRAP est sur le dessus, tout le monde la voit. Une fois
    remélangée, c’est une carte face cachée comme les autres.
    .title = TRAP en détail
clause-H-MORE = Le GHOST PEPPER SPRAY et les TOO HOT supplémentaires agissent comme ceux du jeu de base.
    .title = Les cartes supplémentaires

clause-H-HOUSE1 = Qui demande à qui c’est de jouer pioche 1 carte. À l’écran, il y a un bouton pour cela, et la
    question dans le chat compte aussi, dans chaque langue de l’interface.
    .title = 1 · C’est à qui ?
clause-H-HOUSE2 = Qui crie HEATED! sans raison pioche 1 carte. Sans cette règle, un tel cri reste sans effet.
    .title = 2 · Crier sans raison
clause-H-HOUSE3 = Qui tape sans raison pioche 1 carte. Sans cette règle, une telle tape reste sans effet.
    .title = 3 · Taper sans raison
clause-H-HOUSE4 = UNITED WE FALL ne peut pas vous faire gagner : vous piochez vos 2 cartes et la partie continue.
    .title = 4 · Pas de victoire avec UNITED WE FALL
clause-H-HOUSE5 = SUPER SWAP ne peut pas vous faire gagner : vous piochez 2 cartes, échangez votre main, et la partie
    continue.
    .title = 5 · Pas de victoire avec SUPER SWAP
clause-H-HOUSE6 = Si un DRAW 2 ou un DRAW 4 vous vise et que vous n’en avez pas à cumuler, vous pouvez demander de
    l’aide, même avec d’autres cartes jouables. Si la carte prise ne se cumule pas, vous piochez, puis jouez votre
    tour.
    .title = 6 · De l’aide contre la pioche

clause-H-M-REG = Tout sauf l’extension : le jeu tel qu’il est pensé, { $deck } cartes.
    .title = Regular : le jeu de base
clause-H-M-TRIED = Le mélange des auteurs : tous les nombres et actions de couleur, toutes les cartes spéciales et, de
    l’extension, TRAP, COPY, THE FINISH, TOO CHILI et GIFT. Jusqu’à 6, on ajoute MERCY, le deuxième GHOST PEPPER SPRAY
    et les TOO HOT supplémentaires. À { $players }, cela fait { $deck } cartes.
    .title = Tried and Tested : éprouvé
clause-H-M-CLASSIC = Le moins de règles : tous les nombres, COOL OFF, DRAW 2, REVERSE, ADJUST SPICE LEVEL et DRAW 4 ;
    { $deck } cartes.
    .title = The Classics : le plus simple
clause-H-M-SPICY = Tous les nombres et actions de couleur, ADJUST SPICE LEVEL et DRAW 4 ; { $deck } cartes.
    .title = Spicy : toutes les actions de couleur
clause-H-M-NEVER = Beaucoup piocher, ne rien défausser : tous les nombres et actions de couleur, GETTING HEATED, GHOST
    PEPPER SPRAY, TOO CHILI, GIFT, COPY, UNITED WE FALL, SUPER SWAP et TRAP. On peut ajouter SPICE MIX et le deuxième
    GHOST PEPPER SPRAY. Ici, cela fait { $deck } cartes.
    .title = The Never-ending Game : sans fin
clause-H-M-CHAOS = Tout ce qui existe, extension comprise ; BLANK seulement si la table dit ce qu’elle est. À plus de
    5, SPICE MIX reste dehors si vous ne le demandez pas. Ici, cela fait { $deck } cartes.
    .title = Chaos : tout
clause-H-M-SPEED = Vite fini : tous les nombres, COOL OFF, REVERSE, SWAP, ADJUST SPICE LEVEL, APOCALYPSE, FAIR PLAY,
    THE FINISH, COPY, MERCY et NO, THANKS ; { $deck } cartes.
    .title = Speed Run : vite fini
clause-H-M-OWN = Composez le paquet qui vous plaît, carte par carte, même avec plus d’exemplaires que dans la boîte.
    Il doit suffire à donner { $hand } cartes à chacun et à retourner une carte de couleur. Les conseils du livret
    s’affichent mais n’interdisent rien : pas de SPICE MIX à plus de 5, pas de deuxième GHOST PEPPER SPRAY à plus de
    6.
    .title = Un paquet à votre goût
