# Die Regeln von HEATED in eigenen Worten: clause-<id>, mit einem Titel. Sie richten sich nach dem Tisch:
# $players, $hand, $deck (Karten im Spiel), $pile (Karten im Nachziehstapel nach dem Austeilen), $call (race oder
# automatic), $blank (left-out, stand-in oder own); yes oder no: $oblige (reaction_cards_oblige), $nt_ends
# (no_thanks_ends_turn), $house6 (diese Hausregel gilt).

heated-title = HEATED
heated-idea = Wer zuerst alle Karten los ist, gewinnt. Eine Karte passt auf die Farbe oder das Bild, das oben liegt; Aktionskarten lassen die anderen ziehen, ablegen, tauschen und auf den Tisch schlagen. Und wer nur noch eine Karte hat, sagt es beizeiten: HEATED!

heated-book-manual = HEATED, Anleitung auf Englisch

heated-mode-regular = Regular
heated-mode-tried-and-tested = Tried and Tested
heated-mode-classics = The Classics
heated-mode-spicy = Spicy
heated-mode-never-ending = The Never-ending Game
heated-mode-chaos = Chaos
heated-mode-speed-run = Speed Run
heated-deck = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
heated-house = Hausregeln: { $numbers }
heated-no-house = ohne Hausregeln
heated-call-race = HEATED! ruft man selbst
heated-call-automatic = HEATED! wird für dich gerufen
heated-rules-more = `scoville rules H-MATCH` erklärt eine Regel genauer, `scoville cards heated` zeigt die Karten. Was mit HR beginnt, haben wir entschieden, wo die Anleitung schweigt oder sich widerspricht.

applies-cards = mit { $names }
applies-any-card = mit mindestens einer dieser Karten: { $names }
applies-expansion = mit Karten der Erweiterung
applies-extra = mit den zusätzlichen TOO HOT oder GHOST PEPPER SPRAY
applies-house = mit Hausregel { $names }
applies-mode = im Spielmodus { $names }
applies-own-deck = mit einem eigenen Deck
applies-race = wo man HEATED! selbst ruft

heated-section-deck = Die Karten
heated-section-setup = Aufbau und Sieg
heated-section-turn = Dein Zug
heated-section-out-of-turn = Außer der Reihe
heated-section-call = HEATED!
heated-section-coloured = Farbige Aktionskarten
heated-section-special = Sonderkarten
heated-section-expansion = Die Erweiterung
heated-section-house = Hausregeln
heated-section-modes = Spielmodi

clause-H-NUM = Es gibt 80 Zahlenkarten: in Blau, Grün, Lila und Gelb jede Zahl von 0 bis 9, jeweils zweimal.
    .title = Zahlenkarten
clause-H-COL = Jede Farbe hat 2 COOL OFF, 2 REVERSE und 2 DRAW 2, dazu 1 TOO HOT und 1 SWAP. Das sind 32 farbige
    Aktionskarten.
    .title = Farbige Aktionskarten
clause-H-SPE = Die Sonderkarten haben keine Farbe: je 4 ADJUST SPICE LEVEL, DRAW 4, GETTING HEATED und NO, THANKS, je
    2 APOCALYPSE und FAIR PLAY und 1 GHOST PEPPER SPRAY.
    .title = Sonderkarten
clause-H-133 = Auf der Schachtel steht 134, weil die Anleitungskarte mitzählt. Zum Spielen sind es 133. An diesem Tisch hat das Deck
    { $deck ->
        [one] 1 Karte
       *[other] { $deck } Karten
    }.
    .title = Wie viele Karten es sind
clause-H-EXP = Die Erweiterung bringt 22 weitere: je 2 UNITED WE FALL, GIFT, MERCY, COPY und GIVE AND TAKE, je 1 SUPER
    SWAP, THE FINISH, REORGANIZE, SPICE MIX, TOO CHILI und TRAP, noch ein GHOST PEPPER SPRAY, noch ein TOO HOT in
    jeder Farbe und eine BLANK-Karte.
    .title = Die Erweiterung
clause-H-WHITE = Vier Sonderkarten sind weiß: COPY, MERCY, TRAP und NO, THANKS. Alle anderen sind schwarz.
    .title = Schwarz und Weiß
clause-H-BLACK-COLOUR = Zu einer schwarzen Karte nennst du die Farbe, mit der es weitergeht; es darf auch die
    bisherige sein. Eine weiße Karte ändert weder die Farbe noch das, was oben liegt: Sie kommt unter die Ablage.
    .title = Was Schwarz und Weiß bedeuten
clause-HR-PLAYERS = HEATED ist für 2 bis 10 Personen. An diesem Tisch sind es { $players }.
    .title = Wie viele mitspielen
clause-H-BLANK = Die BLANK-Karte ist, was der Tisch daraus macht. { $blank ->
        [stand-in] Hier vertritt sie eine andere Karte und kann alles, was diese kann.
        [own] Hier ist sie eine eigene Karte, zusammengesetzt aus dem, was Karten können: wer wie viel zieht oder ablegt, wer
            aussetzt, ob sich die Richtung dreht, schwarz oder weiß, mit Namen und Text.
       *[left-out] Hier bleibt sie draußen. Sie könnte eine andere Karte vertreten oder eine eigene sein.
    }
    .title = Die BLANK-Karte

clause-H-DEAL = Alle bekommen { $hand } Karten. Der Rest ist der Nachziehstapel; wenn die erste Karte aufgedeckt ist, { $pile ->
        [one] liegt bei { $players } Personen noch 1 Karte
       *[other] liegen bei { $players } Personen noch { $pile } Karten
    } darin.
    .title = Austeilen
clause-H-FLIP = Deckt eine Karte auf; mit ihr beginnt die Ablage. Eine Sonderkarte kommt irgendwo ins Deck zurück und
    die nächste wird aufgedeckt, bis eine farbige Karte liegt. Von ihr zählen nur Farbe und Bild; sie bewirkt nichts.
    .title = Die erste Karte
clause-H-FIRST = Die jüngste Person fängt an; in jeder weiteren Partie beginnt, wer die letzte gewonnen hat. Am
    Bildschirm sagt das, wer den Tisch eröffnet; sonst entscheidet der Zufall.
    .title = Wer beginnt
clause-H-RIGHT = Am Anfang geht es nach rechts herum, gegen den Uhrzeigersinn.
    .title = Spielrichtung
clause-H-WIN = Du gewinnst, sobald deine Hand leer ist: weil du die letzte Karte gespielt hast, weil du sie wegen
    einer Karte ablegen musstest oder weil du sie als Hilfe hergegeben hast. Eine gespielte letzte Karte muss nur
    liegen; was sie bewirken würde, geschieht nicht mehr.
    .title = Gewinnen

clause-H-MATCH = Spiel eine Karte in der Farbe, die gilt, oder mit demselben Bild wie die oberste Karte, also
    derselben Zahl oder Aktion. Sonderkarten passen immer, auch wenn du eine andere passende Karte hast.
    .title = Was passt
clause-H-COL-MATCH = Eine farbige Aktionskarte ist kein Joker: Ihre Farbe muss gelten oder ihresgleichen oben liegen.
    .title = Auch farbige Aktionen müssen passen
clause-H-NO-IDLE = Solange du etwas spielen könntest, darfst du weder ziehen noch um Hilfe bitten.
    .title = Wer kann, der muss
clause-HR-WHITE-IDLE = COPY und TRAP zählen als spielbare Karten. { $oblige ->
        [yes] An diesem Tisch zählen auch MERCY und NO, THANKS (Einstellung reaction_cards_oblige).
       *[no] MERCY und NO, THANKS nicht: Du darfst sie behalten und trotzdem ziehen. Die Einstellung reaction_cards_oblige
            ändert das.
    }
    .title = Verpflichten weiße Karten?
clause-H-DRAW-UNTIL = Passt nichts, ziehst du, bis etwas passt, und spielst es sofort.
    .title = Ziehen, bis etwas passt
clause-H-HELP = Statt zu ziehen, darfst du einmal im Zug um Hilfe bitten, bevor du gezogen hast. Alle anderen dürfen
    dir eine Karte verdeckt hinlegen, und du darfst eine davon ungesehen nehmen. Passt sie, spielst du sie sofort;
    passt sie nicht, ziehst du, bis etwas passt.
    .title = Um Hilfe bitten
clause-HR-HELP-NONE = Bietet niemand etwas an oder nimmst du nichts, ziehst du, bis etwas passt. Du wählst, wenn alle etwas angeboten oder
    abgelehnt haben oder die Uhr das Bitten beendet; was du nicht nimmst, geht ungesehen zurück. Hast du in diesem Zug schon
    gezogen oder sollst du gerade Karten ziehen, kannst du nicht bitten{ $house6 ->
        [yes] {" "}(aber siehe Hausregel 6)
       *[no] {""}
    }. Eine Strafe gilt nur als gezogen, wenn du dabei eine Karte bekommen hast. Bringt dir eine Strafe doch noch eine passende
    Karte, spielst du sie, statt weiter zu ziehen.
    .title = Hilfe im Einzelnen
clause-H-HELP-WIN = Nimmst du jemandem die letzte Karte ab, hat diese Person gewonnen.
    .title = Mit der letzten Karte helfen
clause-H-RESHUFFLE = Ist der Nachziehstapel verbraucht, bleibt die oberste Karte der Ablage liegen, und der Rest wird
    zu einem neuen Nachziehstapel gemischt.
    .title = Ein neuer Nachziehstapel
clause-HR-DRY = Ist nirgends mehr etwas zu ziehen, endet das Ziehen, und wer nichts spielen kann, passt. Haben alle
    hintereinander so gepasst, ist die Partie aus: Es gewinnt, wer die wenigsten Karten hat, bei Gleichstand
    gemeinsam.
    .title = Nichts mehr zu ziehen
clause-H-COUNTS = Wie viele Karten jemand hat, dürfen alle jederzeit sehen.
    .title = Handkarten zählen

clause-H-JUMP = Hast du genau die Karte, die oben liegt, mit derselben Farbe und demselben Bild oder dieselbe schwarze
    Karte, darfst du sie sofort dazwischenwerfen, egal wer am Zug ist. Weiter geht es nach dir. Auch auf deine eigene
    Karte darfst du so nachlegen, immer nur eine auf einmal.
    .title = Dazwischenwerfen
clause-HR-JUMP-UNTIL = Dazwischenwerfen kannst du, bis die nächste Person zieht, spielt oder um Hilfe bittet oder
    jemand wegen einer Karte zu ziehen beginnt. Auf die Karte, die am Anfang aufgedeckt wird, wirft niemand
    dazwischen, und ein COPY eröffnet keine neue Gelegenheit.
    .title = Wie lange man dazwischenwerfen kann
clause-H-JUMP-STACK = So lässt sich auch stapeln: Ein DRAW 2 derselben Farbe, ein DRAW 4 oder ein GETTING HEATED
    erhöht, was zu ziehen ist, solange noch niemand damit angefangen hat.
    .title = Außer der Reihe stapeln
clause-H-JUMP-HOT = TOO HOT darf erst gespielt werden, wenn vom Zug davor alles gezogen ist, ob in deinem Zug oder
    dazwischen. Auf ein TOO HOT wirfst du also dazwischen, wenn alle geschlagen und gezogen haben und bevor die
    nächste Person handelt.
    .title = TOO HOT muss warten
clause-H-WHITE-ORDER = Eine weiße Karte außer der Reihe ändert nichts daran, wer dran ist, ob NO, THANKS, MERCY oder
    ein gezogenes TRAP.
    .title = Weiße Karten und die Reihenfolge
clause-HR-SKIP-JUMP = Wirft jemand dazwischen, zählt die Reihenfolge von dort aus weiter. Ein COOL OFF, das noch
    niemanden getroffen hat, verfällt mit dem Zug, zu dem es gehörte; ein ausstehendes DRAW 2 oder DRAW 4 wächst
    dagegen.
    .title = Was ein Zwischenwurf ändert
clause-HR-JUMP-WAIT = Solange eine Karte auf Antworten wartet, wirft niemand dazwischen, außer um noch ein GETTING
    HEATED zu stapeln.
    .title = Kein Zwischenwurf in eine Wirkung

clause-H-CALL = { $call ->
        [automatic] Spielst du deine vorletzte Karte, wird HEATED! für dich gerufen; niemand kann dich erwischen.
       *[race] Spielst du deine vorletzte Karte, ruf in dem Moment HEATED!, in dem sie liegt. Ruft jemand anderes früher, ziehst du 2 Karten.
            Seid ihr gleich schnell, passiert dir nichts.
    }
    .title = HEATED! rufen
clause-H-CALL-SWAP = Bleibt dir durch einen Tausch nur eine Karte, musst du nicht rufen.
    .title = Eine Karte durch Tausch
clause-H-CALL-OVER = Erwischt werden kannst du, bis die nächste Person zieht, spielt oder um Hilfe bittet. Danach ist
    es zu spät.
    .title = Wann es zu spät ist
clause-H-CALL-FX = Wirst du bei SWAP, SUPER SWAP, THE FINISH, SPICE MIX oder FAIR PLAY erwischt, wirkt zuerst die
    Karte, dann ziehst du zur Strafe.
    .title = Erst die Wirkung, dann die Strafe
clause-HR-CALL-PLAY = Rufen musst du nur bei einer Karte, die du spielst, auch bei MERCY und NO, THANKS. Beim Ablegen
    wegen einer Karte und beim Helfen nicht.
    .title = Wobei man rufen muss
clause-HR-CALL-DRAW = Die 2 Strafkarten kommen nach der Wirkung der Karte, aber vor deiner nächsten Karte: Wartet die Wirkung
    noch auf andere, ziehst du erst die 2 und darfst dann stapeln, dazwischenwerfen, mit einer Karte antworten oder gewinnen.
    MERCY hält sie nicht auf; ein TRAP darunter wirkt wie sonst.
    .title = Die Strafe
clause-HR-CALL-MODE = { $call ->
        [automatic] An diesem Tisch wird für dich gerufen. Anders geht es als Wettlauf: Alle haben den Knopf, und wer ihn zuerst drückt, zählt.
       *[race] An diesem Tisch haben alle den Knopf, und wer ihn zuerst drückt, zählt. Es geht auch automatisch: Dann wird für dich
            gerufen.
    } In einer Simulation kommen die Reaktionszeiten aus dem Startwert.
    .title = Wettlauf oder automatisch

clause-H-DRAW2 = Die nächste Person zieht 2 Karten und ist trotzdem dran.
    .title = DRAW 2
clause-H-STACK2 = Statt zu ziehen, darfst du noch ein DRAW 2 darauflegen, in beliebiger Farbe: Dann sind es 4 für die
    nächste Person, dann 6 und so weiter. DRAW 2 und DRAW 4 werden nie gemischt.
    .title = DRAW 2 stapeln
clause-H-STACK-OVER = Sobald jemand die gestapelten Karten gezogen oder aufgehoben hat, zählt die nächste Karte wieder
    von vorn.
    .title = Das Ende eines Stapels
clause-H-REVERSE = Die Spielrichtung dreht sich um. Zu zweit setzt dabei niemand aus. NO, THANKS hilft nicht dagegen.
    .title = REVERSE
clause-H-COOL = Die nächste Person setzt einmal aus. NO, THANKS hilft nicht dagegen.
    .title = COOL OFF
clause-H-TOOHOT = Alle schlagen auf den Tisch, auch du. Wer es zuletzt tut, zieht 2 Karten; sind mehrere gleichzeitig
    die Letzten, zieht jede dieser Personen 1. Ist das Schlagen vorbei, dürfen die Letzten mit NO, THANKS antworten.
    .title = TOO HOT
clause-HR-SLAP = In einer Aufzeichnung zählen die Schläge in der Reihenfolge, in der sie dastehen, oder nach ihren
    Zeiten, wenn jeder eine hat. Am Live-Tisch entscheidet die Uhr des Servers, um die Verzögerung jeder Verbindung
    bereinigt; weniger als 30 Millisekunden Abstand sind ein Gleichstand. Alle, die bis zum Schluss nicht geschlagen
    haben, sind gemeinsam die Letzten.
    .title = Wer zuletzt geschlagen hat
clause-H-SWAP = Tausche deine Handkarten mit jemandem. Mit wem, entscheidest du; ob, nicht. Als letzte Karte gewinnt sie
    einfach. Die andere Person darf mit NO, THANKS antworten.
    .title = SWAP

clause-H-ADJUST = Nenne die Farbe, mit der es weitergeht. NO, THANKS hilft nicht dagegen.
    .title = ADJUST SPICE LEVEL
clause-H-DRAW4 = Wie DRAW 2, mit 4 Karten, und du nennst die Farbe. Stapeln lässt sich darauf nur ein weiteres DRAW 4.
    .title = DRAW 4
clause-H-GHOST = Gib allen anderen eine Nummer, von 1 an, in einer Reihenfolge deiner Wahl. In dieser Reihenfolge
    ziehen sie so viele Karten, wie ihre Nummer sagt. Alle dürfen mit NO, THANKS antworten, bevor die Nummern
    feststehen oder danach; die übrigen Nummern bleiben.
    .title = GHOST PEPPER SPRAY
clause-H-NT-TURN = In deinem Zug setzt du mit NO, THANKS entweder aus oder hebst das DRAW 2 oder DRAW 4 auf, das dich
    trifft.
    .title = NO, THANKS in deinem Zug
clause-HR-NT-TURN = { $nt_ends ->
        [yes] Hebst du in deinem Zug ein Ziehen auf, endet hier damit auch der Zug (Einstellung no_thanks_ends_turn).
       *[no] Hebst du in deinem Zug ein Ziehen auf, spielst du trotzdem. Die Karte lässt sich auch anders lesen; mit der Einstellung
            no_thanks_ends_turn endet der Zug damit.
    }
    .title = Aufheben und dann spielen
clause-H-NT-OUT = Außer der Reihe hebt es eine Aktion gegen dich auf, die deine Kartenzahl ändern könnte, und zwar nur
    für dich. Gegen COOL OFF, REVERSE, ADJUST SPICE LEVEL und GIVE AND TAKE hilft es nicht, auch nicht gegen ein
    anderes NO, THANKS.
    .title = NO, THANKS außer der Reihe
clause-H-NT-STACK = Gegen gestapelte Karten gespielt, hebt es alle auf, nicht nur die letzte.
    .title = NO, THANKS gegen gestapelte Karten
clause-H-NT-EXP = Es hilft gegen jede schwarze Karte der Erweiterung, die nichts anderes sagt. Auch gegen REORGANIZE:
    Lehnt eine der beiden Personen ab, die umziehen sollen, bleiben beide sitzen.
    .title = NO, THANKS und die Erweiterung
clause-HR-NT-OWN = Eine Karte, die du selbst gespielt hast, kannst du nicht ablehnen. Die einzige Ausnahme: Du hast
    bei deinem eigenen TOO HOT zuletzt geschlagen.
    .title = Nicht gegen die eigene Karte
clause-H-HEATED2 = Nenne eine beliebige Person; sie zieht 2 Karten. Vorher dürfen alle noch ein GETTING HEATED
    darauflegen und jemand Neues nennen oder wieder dieselbe Person: 4 Karten, dann 6, immer für die zuletzt genannte.
    Antwortet sie mit NO, THANKS, ist alles Gestapelte aufgehoben.
    .title = GETTING HEATED
clause-H-FAIR = Nenne jemanden. Wer von euch beiden mehr Karten hat, legt Karten eigener Wahl ab, bis ihr gleich viele
    habt. Habt ihr das schon, passiert nichts. Die genannte Person darf nur dann mit NO, THANKS antworten, wenn sie
    ablegen müsste.
    .title = FAIR PLAY
clause-H-APOC = Nenne eine Farbe. Alle anderen legen eine Karte dieser Farbe ab, die sie selbst wählen; wer keine hat,
    zieht 1, der Reihe nach. Werden dabei mehrere ihre letzte Karte los, gewinnt, wessen Karte zuerst liegt. Wo der
    Reihe nach gefragt wird, entscheidet die Reihenfolge.
    .title = APOCALYPSE
clause-H-LATE-COLOUR = Bei FAIR PLAY, SUPER SWAP, THE FINISH und SPICE MIX darfst du die Farbe auch erst nach der
    Wirkung nennen. Bis dahin handelt niemand sonst.
    .title = Die Farbe hinterher

clause-HR-TURN-ORDER = „Der Reihe nach“ beginnt nach der Person, die die Karte gespielt hat; sie selbst kommt zuletzt.
    .title = Der Reihe nach
clause-H-UNITED = Alle ziehen der Reihe nach 2 Karten, auch du. Als letzte Karte gewinnt sie, bevor jemand zieht.
    .title = UNITED WE FALL
clause-H-GIFT = Alle anderen ziehen der Reihe nach 1 Karte.
    .title = GIFT
clause-H-GIVE = Gib jemandem eine Karte deiner Wahl und nimm dafür blind eine von dort. NO, THANKS hilft nicht
    dagegen.
    .title = GIVE AND TAKE
clause-H-SUPER = Du ziehst 2 Karten und tauschst dann die Handkarten mit jemandem deiner Wahl. Als letzte Karte gewinnt sie
    sofort. Antwortet die andere Person mit NO, THANKS, behältst du die 2 gezogenen Karten trotzdem.
    .title = SUPER SWAP
clause-H-REORG = Zwei Personen tauschen die Plätze; eine davon darfst du sein. Weiter geht es von dort, wo du dann
    sitzt.
    .title = REORGANIZE
clause-H-FINISH = Alle, auch du, legen Karten eigener Wahl ab, bis sie noch 2 haben. Wer nur 1 oder 2 hat, ist nicht
    betroffen und hat auch nichts abzulehnen.
    .title = THE FINISH
clause-H-COPY = Nur in deinem eigenen Zug. Die Karte kommt unter die Ablage und wirkt genau wie die oberste; was man
    dort wählen darf, wählst du neu. Auf ein ausstehendes DRAW 2 oder DRAW 4 stapelt sie. Eine weiße Karte wird sie
    nie.
    .title = COPY
clause-H-MERCY = Sie beendet ein Ziehen, in dem du steckst, und in deinem Zug auch den Zug. Aus der Hand darfst du sie
    vor der ersten gezogenen Karte spielen oder nach jeder weiteren.
    .title = MERCY
clause-HR-MERCY = Ziehst du sie, während du wegen einer Karte ziehst, wird sie sofort abgelegt und beendet das Ziehen.
    Was du vorher gezogen hast, bleibt bei dir. Aus der Hand kannst du sie mitten im Ziehen spielen, wenn du selbst ziehst;
    lässt eine Karte mehrere ziehen, spielst du sie, bevor du an der Reihe bist. Gewartet wird auf alle, die ziehen müssen, auch
    auf die Person, die UNITED WE FALL oder SUPER SWAP gespielt hat.
    .title = MERCY beim Ziehen
clause-H-MERCY-IDLE = Kannst du sonst nichts spielen, darfst du sie spielen und so den Zug beenden; kannst du etwas
    anderes spielen, nicht. Ziehst du sie, während du nach etwas Passendem ziehst, endet dein Zug.
    .title = MERCY statt zu spielen
clause-H-MIX = Alle Handkarten werden eingesammelt, gemischt und Karte für Karte in Spielrichtung neu verteilt.
    .title = SPICE MIX
clause-HR-MIX = Die erste Karte bekommt die Person nach der, die sie gespielt hat. Wer mit NO, THANKS antwortet,
    behält die eigene Hand und wird übergangen.
    .title = SPICE MIX verteilen
clause-H-CHILI = Du schlägst auf den Tisch; die Karte zu spielen ist dein Schlag. Wer sonst noch schlägt, zieht 1
    Karte, außer mit NO, THANKS.
    .title = TOO CHILI
clause-H-TRAP = Steck sie offen irgendwo in den Nachziehstapel. Wer sie ziehen müsste, legt sie unter die Ablage und
    zieht 2 mehr: Sie verbraucht eine Karte des Ziehens und bringt zwei dazu. In deinem Zug musst du danach trotzdem
    spielen.
    .title = TRAP
clause-HR-TRAP = Ziehst du nach etwas Passendem, nimmst du erst beide zusätzlichen Karten und spielst dann. Ein Platz
    tiefer als der Stapel ist ganz unten. Liegt TRAP obenauf, sehen es alle. Einmal wieder eingemischt, ist es eine
    verdeckte Karte wie jede andere.
    .title = TRAP im Einzelnen
clause-H-MORE = Das zusätzliche GHOST PEPPER SPRAY und die zusätzlichen TOO HOT wirken wie die anderen dieses Namens.
    .title = Die zusätzlichen Karten

clause-H-HOUSE1 = Wer fragt, wer dran ist, zieht 1 Karte. Am Bildschirm gibt es dafür einen Knopf, und auch die Frage
    im Chat zählt, in jeder Sprache der Oberfläche.
    .title = 1 · Wer ist dran?
clause-H-HOUSE2 = Wer grundlos HEATED! ruft, zieht 1 Karte. Ohne diese Regel bewirkt ein solcher Ruf nichts.
    .title = 2 · Grundlos gerufen
clause-H-HOUSE3 = Wer grundlos auf den Tisch schlägt, zieht 1 Karte. Ohne diese Regel bewirkt ein solcher Schlag
    nichts.
    .title = 3 · Grundlos geschlagen
clause-H-HOUSE4 = Mit UNITED WE FALL kannst du nicht gewinnen: Du ziehst deine 2 Karten, und die Partie geht weiter.
    .title = 4 · Kein Sieg mit UNITED WE FALL
clause-H-HOUSE5 = Mit SUPER SWAP kannst du nicht gewinnen: Du ziehst 2 Karten, tauschst die Handkarten, und die Partie geht
    weiter.
    .title = 5 · Kein Sieg mit SUPER SWAP
clause-H-HOUSE6 = Trifft dich ein DRAW 2 oder DRAW 4 und hast du keines zum Stapeln, darfst du um Hilfe bitten, auch
    wenn du andere Karten spielen könntest. Lässt sich die genommene Karte nicht stapeln, ziehst du und bist dann
    dran.
    .title = 6 · Hilfe gegen das Ziehen

clause-H-M-REG = Alles außer der Erweiterung: das Spiel, wie es gedacht ist, { $deck } Karten.
    .title = Regular: wie gedacht
clause-H-M-TRIED = Die Mischung der Erfinder: alle Zahlen und farbigen Aktionen, alle Sonderkarten und aus der
    Erweiterung TRAP, COPY, THE FINISH, TOO CHILI und GIFT. Bis zu 6 Personen nehmen MERCY, das zweite GHOST PEPPER
    SPRAY und die zusätzlichen TOO HOT dazu. Bei { $players } Personen sind das { $deck } Karten.
    .title = Tried and Tested: erprobt
clause-H-M-CLASSIC = Am wenigsten Regeln: alle Zahlen, COOL OFF, DRAW 2, REVERSE, ADJUST SPICE LEVEL und DRAW 4; {
    $deck } Karten.
    .title = The Classics: das Einfachste
clause-H-M-SPICY = Alle Zahlen und farbigen Aktionen, ADJUST SPICE LEVEL und DRAW 4; { $deck } Karten.
    .title = Spicy: mit allen farbigen Aktionen
clause-H-M-NEVER = Viel ziehen, nichts ablegen: alle Zahlen und farbigen Aktionen, GETTING HEATED, GHOST PEPPER SPRAY,
    TOO CHILI, GIFT, COPY, UNITED WE FALL, SUPER SWAP und TRAP. SPICE MIX und das zweite GHOST PEPPER SPRAY können
    dazukommen. Hier sind das { $deck } Karten.
    .title = The Never-ending Game: ohne Ende
clause-H-M-CHAOS = Alles, was es gibt, auch die Erweiterung; BLANK nur, wenn der Tisch sagt, was sie ist. Bei mehr als
    5 Personen bleibt SPICE MIX draußen, wenn ihr es nicht eigens wollt. Hier sind das { $deck } Karten.
    .title = Chaos: alles
clause-H-M-SPEED = Schnell vorbei: alle Zahlen, COOL OFF, REVERSE, SWAP, ADJUST SPICE LEVEL, APOCALYPSE, FAIR PLAY,
    THE FINISH, COPY, MERCY und NO, THANKS; { $deck } Karten.
    .title = Speed Run: schnell vorbei
clause-H-M-OWN = Stellt ein beliebiges Deck zusammen, Karte für Karte, auch mit mehr von einer, als in der Schachtel
    sind. Es muss reichen, um allen { $hand } Karten zu geben und eine farbige aufzudecken. Was die Anleitung rät,
    wird gezeigt, verbietet aber nichts: kein SPICE MIX bei mehr als 5 Personen, kein zweites GHOST PEPPER SPRAY bei
    mehr als 6.
    .title = Ein eigenes Deck
