# Ce que la recherche dans les règles sait de cette langue : les terminaisons que perdent les mots, les mots qui ne disent rien et,
# ligne par ligne, les mots et tournures qui veulent dire la même chose à table. Aucune question ici : une ligne sert à toutes.

search-endings = aient ations ation ements ement erez ez ent ees ee es er e s ait ant ante antes ont ons r
search-idle = le la les un une des de du au aux et ou mais est sont suis es être était il elle ils elles on nous vous je tu me te se moi toi lui
    leur leurs mon ma mes ton ta tes son sa ses notre votre vos ce cet cette ces ça cela qui que quoi quel quelle quels quelles
    quand où comment pourquoi si alors donc dans en sur sous par pour avec sans vers chez ne pas plus moins ni non
    peut peux pouvez peuvent puis pouvoir dois doit devez faut faire fait faites fais ai as avez ont avoir droit passe-t-il
    tout toute tous toutes aussi même bien encore qu est-ce suis-je va sert marche elle-même jeu
search-game = jeu
search-meanings =
    contester, contestation, douter, doute, menteur, accuser, bluff
    mentir, mensonge, faux, tricher, à tort
    vrai, juste, honnête, vérité, à raison, disais vrai
    piocher, prendre de la pioche, tirer, pénalité
    passer, sauter un tour, passer son tour
    commencer, débuter, ouvrir
    qui commence, qui débute, quel joueur commence, premier joueur, premier à jouer
    fin, finie, terminer, s’arrête, arrêter, finit
    gagner, remporter, victoire, gagnant, l’emporte
    gagner la partie, Gagner, comment gagner, gagne-t-on, qui gagne, on gagne, gagner le jeu, vous gagnez dès que, vous avez gagné, total l’emporte, points décident
    gagner la pile, remporter la pile
    fin de la partie, partie se termine, se termine la partie, se termine jeu, se termine une partie, partie finie, partie est finie, partie finit, finit la partie, finit jeu, finit une partie, finit le jeu, jeu finit, jeu se termine, se termine le jeu, fin du jeu, partie s’arrête, s’arrête la partie, arrête la partie, vous gagnez dès que
    perdre, perdant, perdu
    égalité, ex æquo, à égalité, même score
    points, vaut, valoir, compter, total
    regarder, voir, coup d’œil
    oublier, oubli
    dernière carte, dernière
    annoncer, signaler, tout haut
    ensemble, en même temps, deux, à la fois, aussi rapides
    profondeur, profonde, hauteur, flèches
    taper, frapper, tape
    crier, cri, hurler
    échanger, échange, changer
    place, places, siège
    refuser, annuler, empêcher, éviter, n’y peut rien, No Thanks
    convenir, jouable, qui va, convient
    sens, direction, changement de sens, aiguilles, s’inverse
    épuisée, vide, plus rien, plus de carte
    aide, aider, demander de l’aide
    intercepter, interception, hors de votre tour, hors de son tour, pas mon tour, à son tour ou non
    distribuer, distribution, reçoit, commence avec, reçoivent, avec combien de cartes
    joueurs, personnes
    une fois, fois, souvent
    joker, au choix
    retourner, retournée, révéler, révélée
    noire, spéciale
    propre, soi-même, sauf la personne
    Trophée, coupe
    obligé, obliger, forcé, ni piocher
    Blank, carte vierge, carte vide
    puissance, nombre, chiffre
    voleur, main posée, patte
