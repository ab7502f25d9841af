# Was die Suche in den Regeln über diese Sprache weiß. Endungen, die Wörter verlieren, Wörter, die nichts sagen, und je eine Zeile
# für Wörter und Wendungen, die am Tisch dasselbe bedeuten. Hier steht keine Frage: Eine Zeile dient allen Fragen.

search-endings = ungen ung est en er es em e n s t st te ten
search-idle = der die das den dem des ein eine einen einem einer eines und oder aber auch ist sind war waren bin bist sein es er sie wir ihr ich du
    man mich dich sich mir dir uns euch mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine ihre
    wer wen wem was wie wo wann warum welche welcher welches welchen wenn ob als dann so zu zum zur in im an am auf aus bei
    beim mit nach von vom vor für um über unter bis durch nicht kein keine keinen noch schon nur mal doch nun jetzt hat habe
    haben hast wird werden wurde kann kannst können darf darfst dürfen soll sollen bekommt bekomme gibt
    passiert macht machen mache gilt da dazu davon darauf einfach Spiel Partie
search-game = Spiel
search-meanings =
    herausfordern, anzweifeln, zweifeln, bezweifeln, Herausforderung, Lügner, beschuldigen, aufdecken, ertappt
    schwindeln, lügen, bluffen, falsch, mogeln, geschwindelt
    recht behalten, ehrlich, wahr, Wahrheit, stimmt, richtig
    ziehen, nachziehen, aufnehmen, vom Nachziehstapel, Strafe, Strafkarte
    passen, aussetzen
    anfangen, beginnen, fängt an
    wer anfängt, wer beginnt, fängt an, wer fängt, Startspieler, zuerst dran
    Ende, vorbei, aus, zu Ende, beendet, endet, Schluss
    gewinnen, Sieg, gewonnen, Gewinner, siegen
    das Spiel gewinnen, Gewinnen, gewinne ich, gewinnt man, gewinnen wir, wer gewinnt, Spiel gewonnen, du gewinnst sobald, du hast gewonnen, Punkte hat gewinnt, entscheiden die Punkte
    den Stapel gewinnen, bekommt den Stapel, gewinnt den Stapel
    Spiel endet, endet das Spiel, endet Spiel, endet die Partie, Ende des Spiels, Ende der Partie, Spiel zu Ende, Spiel vorbei, Spiel aus, Partie endet, Partie zu Ende, Partie vorbei, beendet die Partie, du gewinnst sobald
    verlieren, Verlierer, verloren, unterlegen
    Gleichstand, gleichauf, unentschieden, gleich viele Punkte
    Punkte, zählen, wert, Wertung
    schauen, anschauen, ansehen, angucken, gucken, nachschauen, spicken
    vergessen, vergisst, vergesse
    letzte Karte, letzte Handkarte, letzten Karte, letzter Karte
    ansagen, sagst du laut, Ansage, ankündigen
    gleichzeitig, zugleich, zusammen, gleich schnell
    zwei, beide
    tief, tiefer, Höhe, weit unten
    schlagen, hauen, klatschen, Schlag
    rufen, schreien, brüllen, Ruf
    tauschen, Tausch, wechseln
    Plätze, Platz, Sitzplatz, sitzen
    ablehnen, aufheben, wehren, verhindern, abwehren, No Thanks, hilft nicht dagegen, hilft gegen
    passt, passende, spielbar, spielen könntest
    Richtung, Spielrichtung, Richtungswechsel, Uhrzeigersinn, dreht sich
    verbraucht, leer, alle, aufgebraucht, nichts mehr
    Hilfe, helfen, um Hilfe bitten, um Hilfe fragen
    dazwischenwerfen, Zwischenwurf, einwerfen
    außer der Reihe, nicht dran, nicht am Zug, egal wer gerade am Zug, egal wer am Zug
    muss, müssen, gezwungen, verpflichtet, Pflicht
    austeilen, verteilen, alle bekommen, mit wie vielen Karten, Starthand
    Personen, Spieler, Leute, Mitspieler
    einmal, oft, Mal
    Joker, wild
    aufdecken, umdrehen, umgedreht, aufgedeckt, deckt auf
    schwarz, Sonderkarte
    eigene, selbst, außer der, außer die
    Trophäe, Pokal
    Blank, leere Karte, Leerkarte
