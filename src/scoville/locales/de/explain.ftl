# What `scoville explain` and the review say: beliefs and options.

explain-title = Was der stärkste Bot an der Stelle von { $name } denkt, nach { $ply ->
    [0] keiner Aktion
    [one] einer Aktion
   *[other] { $ply } Aktionen
}
explain-claims = Der Stapel, von unten, wie { $name } ihn einschätzen kann
explain-claim = Ansage
explain-number = Zahl stimmt
explain-spice = Gewürz stimmt
explain-known = bekannte Karte
explain-by = { $name }: { $claim }
explain-under = unter eine 5 gelegt
explain-top = { $claim } von { $name }: Die Zahl ist { $number }, das Gewürz { $spice }.
explain-surely-true = fast sicher wahr
explain-probably-true = wahrscheinlich wahr
explain-open = so gut wahr wie falsch
explain-probably-wrong = wahrscheinlich falsch
explain-surely-wrong = fast sicher falsch
explain-hand = { $name } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
explain-hand-known = , darunter { $cards }
explain-hand-lacks = ; vermutlich ohne { $what }
explain-specials = schwarze Karten
explain-options = Was { $name } tun kann, das Beste zuerst
explain-option = Möglichkeit
explain-chance = Gewinnchance
explain-playouts = Partien
explain-best = Er würde wählen: { $option } (gewinnt zu { $chance }).
explain-the-best = das Beste
explain-as-good = vielleicht so gut
explain-little-worse = etwas schlechter
explain-worse = schlechter
explain-much-worse = viel schlechter
percent = { $number } %

option-wait = geschehen lassen
option-play = { $true ->
    [yes] { $card }, ehrlich
   *[no] { $card } als { $claim }
}
option-under = { $what }, und darunter { $cards }
option-copy = nachmachen mit { $card }
option-challenge-number = Zahl falsch!
option-challenge-spice = Gewürz falsch!
option-challenge-wrong = Falsch!
option-challenge-blind = aufdecken
option-accept = gelten lassen
option-peek = nachsehen
option-pass = passen
option-heated-play = { $what } spielen
option-on = auf { $names }
option-giving = gegen { $card }
option-at = { $count ->
    [0] obenauf
    [one] unter eine Karte
   *[other] unter { $count } Karten
}
option-name = { $colour } nennen
option-draw = ziehen
option-draw-some = { $count ->
    [one] vorerst eine Karte ziehen
   *[other] vorerst { $count } Karten ziehen
}
option-ask = um Hilfe bitten
option-offer = { $card } anbieten
option-decline = nichts anbieten
option-take = die Karte von { $name } nehmen
option-take-nothing = nichts nehmen
option-discard = { $cards } ablegen
option-slap = schlagen
option-call = HEATED! rufen
option-wonder = fragen, wer dran ist
