# Was in einer Partie SPICY geschehen ist, eine Meldung je Tatsache. $name ist eine Person am Tisch.
# „-open“ für alle, die die Karte kennen, „-hidden“ für alle anderen.

list-and = { $rest } und { $last }

spicy-card = { $number } { $spice ->
    [chili] Chili
    [wasabi] Wasabi
   *[pepper] Pfeffer
}
spicy-card-wild-spice = Gewürz-Joker
spicy-card-wild-number = Zahlen-Joker

story-played-open = { $name } spielt { $card } als { $claim }.
story-played-hidden = { $name } spielt eine Karte: { $claim }.
story-copied-open = { $name } kopiert mit { $card }: noch einmal { $claim }.
story-copied-hidden = { $name } kopiert: noch einmal { $claim }.
story-added-open = { $count ->
    [one] { $name } legt noch eine Karte darunter: { $cards }.
   *[other] { $name } legt noch { $count } Karten darunter: { $cards }.
}
story-added-hidden = { $count ->
    [one] { $name } legt noch eine Karte darunter.
   *[other] { $name } legt noch { $count } Karten darunter.
}
story-drawn-open = { $count ->
    [one] { $name } zieht eine Karte: { $cards }.
   *[other] { $name } zieht { $count } Karten: { $cards }.
}
story-drawn-hidden = { $count ->
    [one] { $name } zieht eine Karte.
   *[other] { $name } zieht { $count } Karten.
}
story-passed = { $name } passt.
story-challenged-number = { $name } fordert { $against } heraus: falsche Zahl!
story-challenged-spice = { $name } fordert { $against } heraus: falsches Gewürz!
story-challenged-wrong = { $name } fordert { $against } heraus, die Kopie ist falsch!
story-challenged-blind = { $name } deckt die Karte von { $against } auf, ohne zu sagen, was daran falsch sein soll.
story-revealed-right = Es ist { $card }, angesagt als { $claim }: { $name } gewinnt die Herausforderung.
story-revealed-wrong = Es ist { $card }, angesagt als { $claim }: { $name } verliert die Herausforderung.
story-stack-won = { $count ->
    [one] { $name } nimmt den Spicy-Stapel: 1 Karte.
   *[other] { $name } nimmt den Spicy-Stapel: { $count } Karten.
}
story-raided = { $count ->
    [one] { $name } gewinnt die Karte unter der Tatze.
   *[other] { $name } gewinnt die { $count } Karten unter der Tatze.
}
story-last-card = Das war die letzte Karte von { $name }. Fordert sie jemand heraus?
story-accepted = { $name } lässt die letzte Karte gelten.
story-trophy = { $name } erhält eine Trophäe.
story-bad-call-open = { $name } spielt { $card } als { $claim }, was hier nicht angesagt werden kann, und nimmt die Karte zurück.
story-bad-call-hidden = { $name } sagt { $claim } an, was hier nicht geht, und nimmt die Karte zurück.
story-last-forgotten-open = { $name } spielt { $card } als { $claim }, ohne die letzte Karte anzusagen, und nimmt sie zurück.
story-last-forgotten-hidden = { $name } spielt { $claim }, ohne die letzte Karte anzusagen, und nimmt sie zurück.
story-peeked-stack-open = { $name } schaut sich die oberste Karte des Spicy-Stapels an: { $card }.
story-peeked-stack-hidden = { $name } schaut sich die oberste Karte des Spicy-Stapels an.
story-peeked-pile-open = { $name } schaut sich die oberste Karte im Punktestapel von { $whose } an: { $card }.
story-peeked-pile-hidden = { $name } schaut sich die oberste Karte im Punktestapel von { $whose } an.
story-ended-second-trophy = Die zweite Trophäe für { $winners }: Das ist der Sieg.
story-ended-third-trophy = { $count ->
    [one] Alle Trophäen sind vergeben: { $winners } gewinnt die Partie.
   *[other] Alle Trophäen sind vergeben: { $winners } gewinnen gemeinsam.
}
story-ended-worlds-end = { $count ->
    [one] Die Verbrannt-Karte liegt offen: { $winners } gewinnt die Partie.
   *[other] Die Verbrannt-Karte liegt offen: { $winners } gewinnen gemeinsam.
}
story-score = { $name } { $score }
story-scores = Punkte: { $scores }.
