# Der HEATED-Tisch im Browser: was geschieht und was auf dem Spiel steht, gesagt aus der Sicht der Person, die es liest.
# $place: `mine` ist die eigene Karte, `me` eine gegen einen selbst, `other` jede andere. $by spielt sie, $on sind die Getroffenen.
# $theirs und $yours sind die Handkarten dessen, der sie spielt, und die des Ersten, den sie trifft.

web-heated-told-last = { $who ->
    [you] { $count ->
        [0] Du warst am langsamsten.
       *[other] Du warst am langsamsten, zusammen mit { $names }.
    }
   *[other] { $count ->
        [one] { $names } war am langsamsten.
       *[other] { $names } waren am langsamsten.
    }
}
web-heated-told-dared = { $who ->
    [you] { $count ->
        [0] Du hättest nicht schlagen dürfen.
       *[other] Du und { $names } hättet nicht schlagen dürfen.
    }
   *[other] { $count ->
        [one] { $names } hätte nicht schlagen dürfen.
       *[other] { $names } hätten nicht schlagen dürfen.
    }
}
web-heated-told-swapped = Du tauschst die Handkarten mit { $name }: Du hattest { $had }, jetzt hast du { $has }.
web-heated-told-spared = NO, THANKS: Dich trifft es nicht.
web-heated-told-skipped = Du setzt aus.
web-heated-told-trap = Das TRAP! Du ziehst 2 Karten mehr.
web-heated-told-penalty = { $count ->
    [one] Strafe: Du musst 1 Karte ziehen.
   *[other] Strafe: Du musst { $count } Karten ziehen.
}
web-heated-told-draw = { $count ->
    [one] Du ziehst 1 Karte.
   *[other] Du ziehst { $count } Karten.
}
web-heated-numbered = { $name } ({ $number })
web-heated-number-of = { $number ->
    [one] Nummer 1: zieht 1 Karte
   *[other] Nummer { $number }: zieht { $number } Karten
}
web-heated-slapped-as = hat als Nummer { $number } geschlagen
web-heated-arm = HEATED! gleich mitrufen

web-heated-stakes-hot = TOO HOT: Alle schlagen auf den Tisch; wer es zuletzt tut, zieht 2 Karten.
web-heated-stakes-hot-lost = { $place ->
    [me] Du warst am langsamsten und ziehst dafür Karten.
   *[other] { $count ->
        [one] { $on } war am langsamsten und zieht dafür Karten.
       *[other] { $on } waren am langsamsten und ziehen dafür Karten.
    }
}
web-heated-stakes-too-chili = { $place ->
    [mine] Dein TOO CHILI: Wer außer dir schlägt, zieht 1 Karte.
    [me] { $by } spielt TOO CHILI: Halte still. Wenn du schlägst, ziehst du 1 Karte.
   *[other] { $by } spielt TOO CHILI: Wer sonst noch schlägt, zieht 1 Karte.
}
web-heated-stakes-too-chili-lost = { $place ->
    [me] Du hast geschlagen und ziehst dafür 1 Karte.
   *[other] { $count ->
        [one] { $on } hat geschlagen und zieht dafür 1 Karte.
       *[other] { $on } haben geschlagen und ziehen dafür je 1 Karte.
    }
}
web-heated-stakes-swap = { $place ->
    [mine] Du tauschst deine { $theirs } Handkarten gegen die von { $on }: { $yours }.
    [me] { $by } tauscht Handkarten mit dir: { $theirs } gegen deine { $yours }.
   *[other] { $by } tauscht Handkarten mit { $on }: { $theirs } gegen { $yours }.
}
web-heated-stakes-super-swap = { $place ->
    [mine] Du ziehst 2, dann tauschst du die Handkarten mit { $on }: { $yours }.
    [me] { $by } zieht 2 und tauscht dann die Handkarten mit dir: { $theirs } und 2 dazu gegen deine { $yours }.
   *[other] { $by } zieht 2 und tauscht dann die Handkarten mit { $on }.
}
web-heated-stakes-getting-heated = { $place ->
    [me] { $by } heizt dir ein: Du ziehst { $draws } Karten, wenn niemand noch ein GETTING HEATED darauflegt.
   *[other] { $on } zieht { $draws } Karten, wenn niemand noch ein GETTING HEATED darauflegt.
}
web-heated-stakes-ghost = { $place ->
    [me] { $number ->
        [one] { $by } sprüht: Du bist Nummer 1 und ziehst 1 Karte.
       *[other] { $by } sprüht: Du bist Nummer { $number } und ziehst { $number } Karten.
    }
    [mine] Dein Spray: Alle anderen ziehen so viele Karten, wie ihre Nummer sagt ({ $numbered }).
   *[other] { $by } sprüht: Alle anderen ziehen so viele Karten, wie ihre Nummer sagt ({ $numbered }).
}
web-heated-stakes-apocalypse = { $place ->
    [mine] Alle anderen legen eine Karte in { $colour } ab oder ziehen 1.
    [me] { $by } spielt APOCALYPSE: Du legst eine Karte in { $colour } ab oder ziehst 1.
   *[other] { $by } spielt APOCALYPSE: Alle anderen legen eine Karte in { $colour } ab oder ziehen 1.
}
web-heated-stakes-fair-play = { $place ->
    [mine] { $less ->
        [by] { $on } hat { $fewer } mehr als du und legt bis zum Gleichstand ab.
        [on] Du hast { $fewer } mehr als { $on } und legst bis zum Gleichstand ab.
       *[none] Du und { $on } habt gleich viele Karten: Nichts geschieht.
    }
    [me] { $less ->
        [by] { $by } hat { $fewer } weniger als du: Du legst bis zum Gleichstand ab.
        [on] { $by } hat { $fewer } mehr als du und legt bis zum Gleichstand ab.
       *[none] Du und { $by } habt gleich viele Karten: Nichts geschieht.
    }
   *[other] { $by } und { $on }: Wer mehr Karten hat, legt bis zum Gleichstand ab.
}
web-heated-stakes-united = { $place ->
    [mine] Alle ziehen 2 Karten, auch du.
    [me] { $by } lässt alle 2 Karten ziehen, auch dich.
   *[other] { $by } lässt alle 2 Karten ziehen.
}
web-heated-stakes-gift = { $place ->
    [mine] Alle anderen ziehen 1 Karte.
    [me] Ein Geschenk von { $by }: Du ziehst 1 Karte.
   *[other] { $by } lässt alle anderen 1 Karte ziehen.
}
web-heated-stakes-finish = Alle legen Karten ab, bis sie noch 2 haben.
web-heated-stakes-reorganize = { $place ->
    [me] { $by } spielt REORGANIZE: Du tauschst den Platz mit { $with }.
   *[other] { $on } tauschen die Plätze.
}
web-heated-stakes-spice-mix = { $place ->
    [mine] Alle Handkarten werden zusammengemischt und neu verteilt.
    [me] { $by } lässt alle Handkarten zusammenmischen und neu verteilen, auch deine.
   *[other] { $by } lässt alle Handkarten zusammenmischen und neu verteilen.
}
