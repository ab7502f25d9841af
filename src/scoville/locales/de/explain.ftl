# What `scoville explain` and the review say: beliefs and options.

explain-title = Was der stärkste Bot an der Stelle von { $name } denkt, { $ply ->
    [0] vor der ersten Aktion
    [one] nach einer Aktion
   *[other] nach { $ply } Aktionen
}
explain-claims = Der Stapel, von unten, wie { $name } ihn einschätzen kann
explain-claim = Ansage
explain-number = Zahl stimmt
explain-spice = Gewürz stimmt
explain-known = bekannte Karte
explain-both = beides stimmt
explain-by = { $name }: { $claim }
explain-by-copy = { $name }: { $claim }, kopiert
explain-under = unter eine 5 gelegt
explain-top = { $claim } von { $name }: Die Zahl ist { $number }, das Gewürz { $spice }.
explain-top-copy = { $claim } von { $name } ist kopiert: Zahl und Gewürz zusammen sind { $both }.
explain-surely-true = fast sicher wahr
explain-probably-true = wahrscheinlich wahr
explain-open = ebenso gut wahr wie falsch
explain-probably-wrong = wahrscheinlich falsch
explain-surely-wrong = fast sicher falsch
explain-hand = { $name } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
explain-hand-whole = , nämlich { $cards }
explain-hand-known = , darunter { $cards }
explain-hand-lacks = ; vermutlich ohne { $what }
explain-specials = schwarze Karten
explain-options = Was { $name } tun kann: was der Bot wählen würde, dann das Übrige nach der Gewinnchance
explain-option = Möglichkeit
explain-chance = Gewinnchance
explain-between = zwischen
explain-playouts = Partien
explain-best = Er würde wählen: { $option } (gewinnt in { $chance } der Fälle).
explain-the-best = das Beste
explain-as-good = vielleicht genauso gut
explain-hardly-tried = kaum probiert
explain-little-worse = etwas schlechter
explain-worse = schlechter
explain-much-worse = viel schlechter
explain-assumes = Angenommen wird, dass { $name } so spielt: { $manners }.
explain-as-heuristic = wie der Bot heuristic ({ $share })
explain-as-learned = wie der Bot learned ({ $share })
explain-as-honest = ehrlich ({ $share })
explain-as-wary = vorsichtig ({ $share })
explain-as-bold = forsch ({ $share })
explain-as-careless = unbedacht ({ $share })
explain-claims-margin = Bei Spielern, die sich gut verstellen, lagen diese Chancen im Mittel um { $margin } daneben.
explain-margin = Menschen spielen anders. Deshalb reicht jede Spanne an beiden Enden { $margin } weiter, als es die Partien allein ergäben.
list-nor = { $rest } und { $last }
percent = { $number } %

option-wait = abwarten
option-play = { $true ->
    [yes] { $card }, ehrlich
   *[no] { $card } als { $claim }
}
option-under = { $what }, und darunter { $cards }
option-copy = kopieren mit { $card }
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
