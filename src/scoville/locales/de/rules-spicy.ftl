# Die Regeln von SPICY in eigenen Worten: clause-<id>, mit einem Titel. Sie richten sich nach dem Tisch:
# $players, $hand, $deck, $worlds_end (Karten über der Verbrannt-Karte), $below, $jitter, $edition, $first,
# $last_said, $choosing, $most_variants, $manners; yes oder no: $blind (eine Herausforderung kann nichts nennen), $copy,
# $luck, $raider (diese EXTRASCHARF-Karte ist im Spiel).

spicy-title = SPICY
spicy-idea = Ein Bluffspiel. Karten kommen verdeckt auf den Spicy-Stapel, und zu jeder werden eine Zahl und ein Gewürz angesagt, wahr oder nicht. Die oberste Karte darf angezweifelt werden; wer recht behält, bekommt den Stapel. Wer alle Handkarten loswird, verdient eine Trophäe.

spicy-edition-en = englische Erstausgabe
spicy-edition-de = deutsche Ausgabe
spicy-edition-fr = französische Ausgabe
spicy-edition-en-revised = überarbeitete englische Ausgabe

spicy-variant-we-love-chili = Wir lieben Chili!
spicy-variant-start-it-up = Noch eine Prise
spicy-variant-spice-raider = Gewürz-Räuber
spicy-variant-change-your-luck = Neue Chance
spicy-variant-turn-it-up = Auf den Kopf gestellt
spicy-variant-copy-cat = Copy Cat
spicy-variants = EXTRASCHARF: { $cards }
spicy-rules-more = `scoville rules S-LEAD` erklärt eine Regel genauer. Was mit SR beginnt, haben wir entschieden, wo die Hefte schweigen oder sich widersprechen.
spicy-smaller = Dies ist ein kleineres Spiel als das gedruckte, für Studien: { $all } Spicy-Karten mit den Zahlen 1 bis { $ranks }
    in { $spices ->
        [1] nur Chili
        [2] Chili und Wasabi
       *[other] Chili, Wasabi und Pfeffer
    } (je { $copies }), Gewürz-Joker und Zahlen-Joker je { $wilds }; { $hand } Handkarten; Trophäen: { $trophies }. Lies im Folgenden
    { $ranks } statt 10, { $low } als höchste Zahl, mit der ein Stapel beginnen kann, { $winning } als Zahl der Trophäen, die
    sofort gewinnt, und { $trophies } als Zahl, die die Partie beendet.

spicy-section-setup = Karten und Aufbau
spicy-section-turn = Dein Zug
spicy-section-challenges = Herausforderungen
spicy-section-last-card = Die letzte Karte und die Trophäen
spicy-section-end = Spielende und Wertung
spicy-section-spice-it-up = EXTRASCHARF
spicy-section-manners = Tischsitten
    .lead = { $manners ->
        [tabletop] Wie am echten Tisch: Fehler sind möglich, und jeder wird bestraft.
       *[guided] Geführt: Was die Regeln verbieten, geht nicht. Deine letzte Karte wird für dich angesagt, eine Herausforderung
            nennt immer, was falsch sein soll, und was nicht möglich ist, wird mit einer Begründung abgelehnt.
    }

clause-S-CARDS = Es gibt 100 Spicy-Karten: jede Zahl von 1 bis 10 je dreimal in Chili, Wasabi und Pfeffer, dazu fünf
    Gewürz-Joker und fünf Zahlen-Joker.
    .title = Die Spicy-Karten
clause-S-OTHER = Außerdem gibt es 3 Trophäen, die Verbrannt-Karte und 6 EXTRASCHARF-Karten, die in der Schachtel bleiben, wenn
    ihr ohne sie spielt.
    .title = Die anderen Karten
clause-S-DEAL = Alle bekommen { $hand } der gemischten Spicy-Karten auf die Hand. Die { $deck } Karten, die bei { $players }
    Personen übrig sind, bilden den Nachziehstapel.
    .title = Austeilen
clause-S-END-IN = Die Verbrannt-Karte wird in den Nachziehstapel geschoben. Wie tief, hängt davon ab, wie viele ihr seid: je mehr,
    desto tiefer, und desto mehr Karten können vorher gezogen werden.
    .title = Die Verbrannt-Karte kommt hinein
clause-SR-PLAYERS = SPICY ist für 2 bis 6 Personen. An diesem Tisch sind es { $players }.
    .title = Wie viele mitspielen
clause-SR-END-AT = Hier { $worlds_end ->
        [one] liegt 1 Karte
       *[other] liegen { $worlds_end } Karten
    } über der Verbrannt-Karte und { $below } darunter. Die aufgedruckten Pfeile zeigen nur eine ungefähre Höhe; nach der Dicke der
    Karten lesen wir sie als 60 Karten darunter bei zwei Personen, 40 bei drei oder vier und 16 bei fünf oder sechs. Die
    Einstellung worlds_end nennt stattdessen die Zahl der Karten darüber.{ $jitter ->
        [0] {""}
        [one] {" "}Die Karte kann um 1 nach oben oder unten verschoben sein.
       *[other] {" "}Die Karte kann um bis zu { $jitter } Karten nach oben oder unten verschoben sein.
    }
    .title = Wie tief sie liegt
clause-S-FIRST = { $first ->
        [ate-spicy-last] Wer zuletzt etwas Scharfes gegessen hat, fängt an.
       *[youngest] Wer von euch am jüngsten ist, fängt an.
    } Am Bildschirm sagt das, wer den Tisch eröffnet; sonst entscheidet der Zufall.
    .title = Wer anfängt
clause-S-CLOCKWISE = Der Zug wandert nach links, im Uhrzeigersinn.
    .title = Spielrichtung

clause-S-TURN = Bist du am Zug, tust du eines von beidem: eine Karte spielen oder passen.
    .title = Spielen oder passen
clause-S-PLAY = Lege eine Handkarte verdeckt auf den Spicy-Stapel und nenne eine Zahl von 1 bis 10 und ein Gewürz. Schwindeln darfst du
    bei der Zahl, beim Gewürz oder bei beidem.
    .title = Eine Karte spielen
clause-S-LEAD = Liegt noch keine Karte, nennst du 1, 2 oder 3 in einem Gewürz, das du dir aussuchst.
    .title = Die erste Karte eines Stapels
clause-S-FOLLOW = Liegt schon eine Karte, bleibst du beim Gewürz und nennst eine Zahl über der letzten; wie weit darüber, ist egal.
    .title = Höher ansagen
clause-S-WRAP = Auf eine 10 beginnt es von vorn: Nenne 1, 2 oder 3, das Gewürz bleibt.
    .title = Nach einer 10
clause-S-PASS = Nimm eine Karte vom Nachziehstapel, und der Zug geht weiter. Passen darfst du in jedem deiner Züge, auch wenn du
    spielen könntest.
    .title = Passen
clause-S-BAD-CALL = Passt deine Ansage nicht zum Stapel, nimmst du die Karte wieder auf und musst passen, ziehst also 1 Karte.
    .title = Eine unmögliche Ansage
clause-S-NO-PEEK = Was verdeckt liegt, bleibt verdeckt, im Spicy-Stapel wie in den Punktestapeln, auch im eigenen. Wer heimlich
    nachschaut, zieht 1 Karte.
    .title = Nicht heimlich schauen

clause-S-ANYTIME = Die oberste Karte darf angezweifelt werden, bis eine andere darauf liegt, ganz gleich, wie oft inzwischen gepasst
    wurde.
    .title = Wann man herausfordern darf
clause-S-WHO = Herausfordern darf jede Person außer der, die die oberste Karte gespielt hat, egal wer gerade am Zug ist.
    .title = Wer herausfordern darf
clause-S-TRAIT = Nenne das eine, das du bezweifelst: die Zahl oder das Gewürz.
    .title = Zahl oder Gewürz
clause-S-NO-TRAIT = Drehst du die Karte um, ohne zu sagen, was falsch sein soll, hast du die Herausforderung verloren.
    .title = Nichts genannt
clause-S-JUDGE = Umgedreht wird nur die oberste Karte, und nur das Bezweifelte wird angesehen: Ist es falsch, gewinnt, wer
    herausgefordert hat; stimmt es, gewinnt, wer die Karte gespielt hat, auch wenn der Rest geschwindelt war.
    .title = Wer recht hat
clause-S-WILD-SPICE = Ein Gewürz-Joker ist jedes Gewürz und keine Zahl: Zweifelst du sein Gewürz an, verlierst du; zweifelst du seine
    Zahl an, gewinnst du.
    .title = Gewürz-Joker
clause-S-WILD-NUMBER = Ein Zahlen-Joker ist jede Zahl und kein Gewürz: Zweifelst du seine Zahl an, verlierst du; zweifelst du sein
    Gewürz an, gewinnst du.
    .title = Zahlen-Joker
clause-S-WIN-STACK = Wer gewinnt, legt alle Karten des Spicy-Stapels verdeckt auf den eigenen Punktestapel. Gesehen haben alle nur die
    aufgedeckte Karte; die übrigen schaut niemand an.
    .title = Den Stapel gewinnen
clause-S-LOSE = Wer verliert, nimmt 2 Karten vom Nachziehstapel und ist als Nächstes dran, auf einem leeren Stapel.
    .title = Eine Herausforderung verlieren
clause-SR-RACE = Fordern zwei gleichzeitig heraus, zählt, was zuerst ankommt. Wo ein Programm der Reihe nach fragt, beginnt es links von
    der Person, deren Karte oben liegt; eine Einstellung mischt die Reihenfolge.
    .title = Zwei Herausforderungen zugleich

clause-S-LAST-SAY = { $last_said ->
        [before] Bevor du deine letzte Handkarte ansagst, sagst du laut, dass es die letzte ist.
       *[after] Hast du deine letzte Handkarte ausgespielt, sagst du es laut.
    } { $manners ->
        [tabletop] Hier musst du selbst daran denken.
       *[guided] Hier geschieht das für dich.
    }
    .title = Die letzte Karte ansagen
clause-S-LAST-FORGOT = Hast du es vergessen, kommt die Karte zurück auf deine Hand, dazu 1 vom Nachziehstapel. Dein Zug ist vorbei.
    .title = Die Ansage vergessen
clause-S-LAST-WAIT = Nach einer letzten Karte steht alles still: Keine Karte wird gespielt, bis alle anderen sie herausgefordert oder gelten
    gelassen haben.
    .title = Alle werden gefragt
clause-SR-LAST-WAIT = Solange die letzte Karte wartet, wird auch nicht gepasst{ $copy ->
        [yes] {" "}oder kopiert
       *[no] {""}
    }. Gelten lassen ist endgültig: Du kannst diese Karte
    nicht mehr herausfordern, und haben es alle getan, kann es niemand mehr, obwohl sie oben liegt.{ $copy ->
        [yes] {" "}Kopiert werden darf sie dann wie jede andere.
       *[no] {""}
    }
    .title = Solange die letzte Karte wartet
clause-S-TROPHY-QUIET = Zweifelt niemand deine letzte Karte an, bekommst du eine Trophäe. Der Spicy-Stapel bleibt liegen, und es geht darauf
    weiter.
    .title = Eine letzte Karte ohne Zweifel
clause-S-TROPHY-WON = Wird sie herausgefordert und du behältst recht, bekommst du den Spicy-Stapel und eine Trophäe. Wer gezweifelt hat,
    zieht wie immer 2 Karten und beginnt den nächsten Stapel.
    .title = Eine letzte Karte, die stimmt
clause-S-TROPHY-LOST = Wird sie herausgefordert und du bist ertappt, gibt es keine Trophäe: Es ist eine verlorene Herausforderung wie jede
    andere.
    .title = Eine letzte Karte, die nicht stimmt
clause-S-REFILL = Ist die Partie mit deiner Trophäe nicht zu Ende, ziehst du { $hand } Karten als neue Hand.
    .title = Eine neue Hand
clause-SR-ORDER = Behält eine herausgeforderte letzte Karte recht, ist die Reihenfolge: Spicy-Stapel, Trophäe, Prüfung des Spielendes, 2 Karten
    für die unterlegene Seite, { $hand } für die siegreiche. Die Verbrannt-Karte kann beide Male das Ziehen abbrechen.
    .title = Was zuerst kommt

clause-S-END-2ND = Deine zweite Trophäe beendet die Partie auf der Stelle, und du hast gewonnen, was auch immer die Punkte sagen.
    .title = Die zweite Trophäe
clause-S-END-3RD = Auch wenn die dritte Trophäe vergeben ist, ist die Partie vorbei.
    .title = Die dritte Trophäe
clause-S-END-WORLD = Die Partie endet auch, wenn die Verbrannt-Karte zum Vorschein kommt, also wenn die letzte Karte über ihr gezogen ist (von
    Beginn an { $worlds_end ->
        [one] 1 Karte
       *[other] { $worlds_end } Karten
    }). Auf eine Hand kommt sie nie; wer gerade zieht, hört auf.
    .title = Verbrannt
clause-S-SCORE = Ohne zweite Trophäe entscheiden die Punkte: Jede gewonnene Karte zählt 1, jede Trophäe 10, jede Karte auf der Hand kostet 1.
    Ein Spicy-Stapel, den niemand gewonnen hat, zählt für niemanden.
    .title = Punkte
clause-S-TIE = Wer die meisten Punkte hat, gewinnt. Liegen mehrere gleichauf vorn, gewinnen sie gemeinsam.
    .title = Gleichstand

clause-S-UP-1 = Eine EXTRASCHARF-Karte liegt offen aus und ändert die Regeln vom Anfang bis zum Ende der Partie. { $choosing ->
        [chosen] Eure Ausgabe lässt euch frei wählen;
       *[random] Eure Ausgabe lost sie aus;
    } am Bildschirm wählt, wer den Tisch eröffnet, oder der Zufall.
    .title = Eine EXTRASCHARF-Karte
clause-S-UP-N = { $edition ->
        [en] Wer Erfahrung hat, darf zwei weitere auslegen.
        [fr] Ihr dürft so viele davon auslegen, wie ihr wollt.
       *[other] Wer Erfahrung hat, darf zwei zugleich auslegen.
    } An diesem Tisch sind es höchstens { $most_variants }.
    .title = Mehrere EXTRASCHARF-Karten
clause-SR-UP-N = Wo die englische Erstausgabe von zwei weiteren Karten spricht, zählen wir sie zur ersten dazu, also drei. Keine Karte kann
    zweimal im Spiel sein.
    .title = Wie viele genau
clause-S-CHILI = Wann immer du 1, 2 oder 3 nennen könntest, darfst du diese Zahl auch in Chili nennen. Von da an ist es
    ein Chili-Stapel. Das gilt auch für 2 oder 3 auf eine 1 und für 3 auf eine 2.
    .title = Wir lieben Chili!
clause-S-START = Auf eine 8, 9 oder 10 darfst du auch zu 1, 2 oder 3 zurück; das Gewürz bleibt.
    .title = Noch eine Prise
clause-SR-START-CHILI = Mit „Noch eine Prise“ und „Wir lieben Chili!“ zusammen dürfen auf 8, 9 oder 10 die Zahlen 1, 2 und 3 sowohl im Gewürz
    des Stapels als auch in Chili folgen.
    .title = Beide zugleich
clause-S-RAIDER = Sag 4 und leg die Tatze auf den Spicy-Stapel. Kommt die nächste Karte ohne Herausforderung, gehört dir alles
    unter der Tatze, auch deine 4. Nur die neue Karte bleibt liegen, und mit ihrer Ansage geht es
    weiter.{ $luck ->
        [yes] {" "}Karten, die mit „Neue Chance“ unter die neue gelegt werden, bleiben bei ihr.
       *[no] {""}
    }
    .title = Gewürz-Räuber
clause-SR-RAIDER = Passen hebt die Tatze nicht auf, und die nächste Karte darf auch aus derselben Hand kommen. Eine herausgeforderte 4 wird beurteilt
    wie jede Karte.{ $copy ->
        [yes] {" "}Eine Kopie der 4 ist die nächste Karte: Die erste Tatze gewinnt den Stapel, und auf der Kopie liegt die neue.
       *[no] {""}
    } Was am Ende noch unter einer Tatze liegt, zählt für niemanden.
    .title = Die Tatze im Einzelnen
clause-S-LUCK = Sag 5, und du darfst eine oder zwei weitere Handkarten ungesehen darunterschieben und dann ebenso viele ziehen.
    Eine Herausforderung betrifft allein die 5; was darunter liegt und was gezogen ist, bleibt.
    .title = Neue Chance
clause-SR-LUCK = Ob die 5 deine letzte Karte war, entscheidet sich nach dem Ziehen: Hast du Karten daruntergeschoben, war sie es nicht.
    .title = Eine 5 als letzte Karte
clause-S-TURN-UP = Wird die Zahl geprüft, geht eine 6 als 9 durch und eine 9 als 6.
    .title = Auf den Kopf gestellt
clause-S-COPY = Nach der Karte einer anderen Person darfst du eine spielen und genau deren Ansage wiederholen, auch wenn du nicht am
    Zug bist. Weiter geht es links von dir. Auch eine Kopie darf kopiert werden, nur nicht die eigene. Zeit ist, bis die
    nächste Karte liegt, gepasst oder nicht.
    .title = Copy Cat
clause-SR-COPY-EN = Die englische Erstausgabe sagt nichts vom Kopieren außer der Reihe. Wir erlauben es auch dort, wie die späteren Ausgaben.
    .title = Kopieren außer der Reihe
clause-S-COPY-WRONG = Eine Kopie zweifelst du mit einem schlichten „Falsch!“ an. Sie gewinnt nur, wenn Zahl und Gewürz beide stimmen; ein Joker
    als Kopie ist also immer ertappt.
    .title = Eine Kopie herausfordern
clause-S-COPY-ONLY = Eine herausgeforderte Kopie betrifft die oberste Karte und wer sie gespielt hat, nicht die Kopien darunter und nicht das
    Original.
    .title = Nur die oberste Kopie
clause-SR-COPY-FX = Eine Kopie kann eine letzte Karte sein.{ $raider ->
        [yes] {" "}Eine kopierte 4 raubt wie jede 4 („Gewürz-Räuber“).
       *[no] {""}
    }{ $luck ->
        [yes] {" "}Unter eine kopierte 5 darf man Karten schieben („Neue Chance“).
       *[no] {""}
    }
    .title = Was eine Kopie kann

clause-SR-OFFENCES = { $blind ->
        [yes] Vier Fehler sind möglich: eine unmögliche Ansage, heimliches Schauen, die vergessene letzte Karte und eine Herausforderung, die nichts nennt.
       *[no] Drei Fehler sind möglich: eine unmögliche Ansage, heimliches Schauen und die vergessene letzte Karte.
    } Alles andere, was die Regeln verbieten, etwa außer der Reihe zu spielen oder eine Karte, die du nicht
    hast, wird auch hier abgelehnt.
    .title = Was ein Fehler ist
clause-SR-NO-TRACE = Eine zurückgenommene Karte hat nie dort gelegen: Gezogen wird nur die Strafkarte.{ $raider ->
        [yes] {" "}Eine Tatze bleibt, wo sie war.
       *[no] {""}
    }{ $luck ->
        [yes] {" "}„Neue Chance“ zieht nichts.
       *[no] {""}
    }
    .title = Eine zurückgenommene Karte
clause-SR-COPY-FORGOT = Vergisst du, eine außer der Reihe kopierte letzte Karte anzusagen, kommt sie mit 1 weiteren zurück auf die Hand; wer am Zug
    ist, bleibt gleich.
    .title = Eine vergessene letzte Kopie
clause-SR-PEEK = Heimliches Schauen ändert weder den Zug noch das Warten auf eine letzte Karte. Wo nichts verdeckt liegt, gibt es nichts zu sehen.
    .title = Schauen im Einzelnen
clause-SR-BLIND-COPY = Bei einer Kopie wird ohnehin nichts genannt, also kann man diesen Fehler dort nicht machen.
    .title = Nichts genannt bei einer Kopie
clause-SR-LAST-FALSE = Eine Karte, die nicht deine letzte ist, kannst du nicht als letzte ansagen.
    .title = Eine falsche Ankündigung
