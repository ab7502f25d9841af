# Was in einer Partie HEATED geschehen ist: `story-heated-` und der Name der Tatsache. Ihre Felder sind die Werte; $seat und andere sind Namen.
# Eine Karte, die man nicht kennt, ist `hidden`, ja und nein sind `yes` und `no`, und $count ist die Anzahl.

story-heated-card-played = { $how ->
    [copied] { $seat } spielt COPY als { $card }.
    [out-of-turn] { $seat } spielt außer der Reihe { $card }.
   *[played] { $seat } spielt { $card }.
}
story-heated-card-played-on = { $card } auf { $on }
story-heated-colour-named = { $seat } nennt die Farbe: { $colour }.
story-heated-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
   *[other] { $count ->
        [one] { $seat } zieht eine Karte: { $cards }.
       *[other] { $seat } zieht { $count } Karten: { $cards }.
    }
}
story-heated-penalty-due = { $count ->
    [one] { $seat } muss 1 Strafkarte ziehen.
   *[other] { $seat } muss { $count } Strafkarten ziehen.
}
story-heated-trap-sprung = { $seat } zieht TRAP: Die Karte wird abgelegt, und 2 weitere kommen dazu.
story-heated-mercy-drawn = { $seat } zieht MERCY: Die Karte wird abgelegt und beendet das Ziehen.
story-heated-effect-cancelled = NO, THANKS: { $card } gilt nicht für { $seat }.
story-heated-turn-skipped = { $seat } setzt aus.
story-heated-play-reversed = { $direction ->
    [right] Die Richtung dreht sich: Es geht nach rechts weiter.
   *[left] Die Richtung dreht sich: Es geht nach links weiter.
}
story-heated-passed = { $seat } kann weder spielen noch ziehen und passt.
story-heated-help-asked = { $seat } bittet um Hilfe.
story-heated-card-offered = { $card ->
    [hidden] { $seat } bietet verdeckt eine Karte an.
   *[other] { $seat } bietet verdeckt { $card } an.
}
story-heated-card-taken = { $card ->
    [hidden] { $seat } nimmt die Karte von { $giver }.
   *[other] { $seat } nimmt die Karte von { $giver }: { $card }.
}
story-heated-nothing-taken = { $seat } nimmt keine der Karten.
story-heated-cards-discarded = { $count ->
    [one] { $seat } legt eine Karte ab: { $cards }.
   *[other] { $seat } legt { $count } Karten ab: { $cards }.
}
story-heated-slapped = { $seat } schlägt auf den Tisch.
story-heated-last-to-slap = { $race ->
    [yes] { $seat } war beim Schlagen am langsamsten.
   *[no] { $seat } hätte nicht schlagen dürfen.
}
story-heated-heated-called = { $own ->
    [yes] { $seat } ruft HEATED!
   *[no] { $seat } ruft HEATED!, um jemanden zu erwischen.
}
story-heated-turn-asked = { $seat } fragt, wer dran ist.
story-heated-hands-swapped = { $seat } und { $other } tauschen ihre Handkarten.
story-heated-cards-exchanged = { $given ->
    [hidden] { $seat } und { $other } tauschen je eine Karte.
   *[other] { $seat } gibt { $given } an { $other } und bekommt { $got }.
}
story-heated-places-traded = { $seat } und { $other } tauschen die Plätze.
story-heated-hands-mixed = Alle Handkarten werden zusammengemischt und neu verteilt: { $hands }.
story-heated-hands-mixed-hand = { $name } { $count }
story-heated-discard-reshuffled = { $count ->
    [one] Aus der Ablage wird ein neuer Nachziehstapel mit 1 Karte.
   *[other] Aus der Ablage wird ein neuer Nachziehstapel mit { $count } Karten.
}
story-heated-game-ended = { $reason ->
    [went-out] { $winners } hat die letzte Karte gespielt und gewinnt die Partie.
    [gave-last-card] { $winners } hat die letzte Karte hergegeben und gewinnt die Partie.
    [discarded-last-card] { $winners } hat die letzte Karte abgelegt und gewinnt die Partie.
   *[dry] { $count ->
        [one] Niemand kann mehr spielen oder ziehen: { $winners } hat die wenigsten Karten und gewinnt die Partie.
       *[other] Niemand kann mehr spielen oder ziehen: { $winners } haben die wenigsten Karten und gewinnen gemeinsam.
    }
}

# Der Tisch, in `scoville replay`
board-heated-top = Oben liegt { $card }.
board-heated-colour = Die Farbe ist { $colour }.
board-heated-piles = Nachziehstapel { $draw }, Ablage { $discard }.
board-heated-trap = Auf dem Nachziehstapel liegt ein TRAP.
board-heated-direction-right = Es geht nach rechts, gegen den Uhrzeigersinn.
board-heated-direction-left = Es geht nach links, im Uhrzeigersinn.
board-heated-pending = { $count ->
    [one] { $name } soll 1 Karte ziehen.
   *[other] { $name } soll { $count } Karten ziehen.
}
board-heated-phase-answers = { $card } wartet auf: { $names }.
board-heated-phase-slaps = { $card } wartet auf den Schlag von: { $names }.
board-heated-phase-discards = { $card } wartet, bis diese abgelegt haben: { $names }.
board-heated-phase-offers = Hilfe anbieten können noch: { $names }.
board-heated-phase-choice = { $name } wählt unter den angebotenen Karten.
board-heated-phase-colour = { $name } muss noch eine Farbe nennen.
board-heated-uncalled = HEATED! noch nicht gerufen: { $names }.
board-heated-cards = Karten
