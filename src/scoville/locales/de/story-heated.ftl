# Was in einer Partie HEATED geschehen ist, eine Meldung je Tatsache. $name ist eine Person am Tisch.
# „-open“ für alle, die die Karte kennen, „-hidden“ für alle anderen.

story-heated-played = { $name } spielt { $card }.
story-heated-played-out-of-turn = { $name } spielt außer der Reihe { $card }.
story-heated-copied = { $name } spielt COPY als { $card }.
story-heated-aimed = { $card } auf { $on }
story-heated-named = { $name } nennt die Farbe: { $colour }.
story-heated-drawn-open = { $count ->
    [one] { $name } zieht eine Karte: { $cards }.
   *[other] { $name } zieht { $count } Karten: { $cards }.
}
story-heated-drawn-hidden = { $count ->
    [one] { $name } zieht eine Karte.
   *[other] { $name } zieht { $count } Karten.
}
story-heated-penalty = { $count ->
    [one] { $name } muss 1 Strafkarte ziehen.
   *[other] { $name } muss { $count } Strafkarten ziehen.
}
story-heated-trapped = { $name } zieht das TRAP: Es wird abgelegt, und 2 Karten kommen dazu.
story-heated-mercy-drawn = { $name } zieht MERCY: Sie wird abgelegt und beendet das Ziehen.
story-heated-cancelled = NO, THANKS: { $card } gilt nicht für { $name }.
story-heated-skipped = { $name } setzt aus.
story-heated-reversed-right = Die Richtung dreht sich: Es geht nach rechts weiter.
story-heated-reversed-left = Die Richtung dreht sich: Es geht nach links weiter.
story-heated-passed = { $name } kann weder spielen noch ziehen und passt.
story-heated-asked = { $name } bittet um Hilfe.
story-heated-offered-open = { $name } bietet verdeckt { $card } an.
story-heated-offered-hidden = { $name } bietet verdeckt eine Karte an.
story-heated-taken-open = { $name } nimmt die Karte von { $giver }: { $card }.
story-heated-taken-hidden = { $name } nimmt die Karte von { $giver }.
story-heated-nothing-taken = { $name } nimmt keine der Karten.
story-heated-discarded = { $count ->
    [one] { $name } legt eine Karte ab: { $cards }.
   *[other] { $name } legt { $count } Karten ab: { $cards }.
}
story-heated-slapped = { $name } schlägt auf den Tisch.
story-heated-last-to-slap = { $name } hat beim Schlagen das Nachsehen.
story-heated-called-own = { $name } ruft HEATED!
story-heated-called = { $name } ruft HEATED!, um jemanden zu erwischen.
story-heated-turn-asked = { $name } fragt, wer dran ist.
story-heated-swapped = { $name } und { $other } tauschen die Hände.
story-heated-exchanged-open = { $name } gibt { $given } an { $other } und bekommt { $got }.
story-heated-exchanged-hidden = { $name } und { $other } tauschen je eine Karte.
story-heated-places = { $name } und { $other } tauschen die Plätze.
story-heated-mixed = Die Hände werden zusammengemischt und neu verteilt: { $hands }.
story-heated-mixed-hand = { $name } { $count }
story-heated-reshuffled = { $count ->
    [one] Aus der Ablage wird ein neuer Nachziehstapel mit 1 Karte.
   *[other] Aus der Ablage wird ein neuer Nachziehstapel mit { $count } Karten.
}
story-heated-ended-went-out = { $winners } hat die letzte Karte gespielt und gewinnt die Partie.
story-heated-ended-gave-last-card = { $winners } hat die letzte Karte hergegeben und gewinnt die Partie.
story-heated-ended-discarded-last-card = { $winners } hat die letzte Karte abgelegt und gewinnt die Partie.
story-heated-ended-dry = { $count ->
    [one] Niemand kann mehr spielen oder ziehen: { $winners } hat die wenigsten Karten und gewinnt die Partie.
   *[other] Niemand kann mehr spielen oder ziehen: { $winners } haben die wenigsten Karten und gewinnen gemeinsam.
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
