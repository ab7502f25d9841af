# Was in einer Partie SPICY geschehen ist: `story-spicy-` und der Name der Tatsache. Ihre Felder sind die Werte; $seat und andere sind Namen.
# Eine Karte, die man nicht kennt, ist `hidden`, ja und nein sind `yes` und `no`, und $count ist die Anzahl.

list-and = { $rest } und { $last }

spicy-card = { $number } { $spice ->
    [chili] Chili
    [wasabi] Wasabi
   *[pepper] Pfeffer
}
spicy-card-wild-spice = Gewürz-Joker
spicy-card-wild-number = Zahlen-Joker

story-spicy-card-played = { $copy ->
    [yes] { $card ->
        [hidden] { $seat } kopiert: noch einmal { $claim }.
       *[other] { $seat } kopiert mit { $card }: noch einmal { $claim }.
    }
   *[no] { $card ->
        [hidden] { $seat } spielt eine Karte: { $claim }.
       *[other] { $seat } spielt { $card } als { $claim }.
    }
}
story-spicy-cards-added = { $cards ->
    [hidden] { $count ->
        [one] { $seat } legt noch eine Karte darunter.
       *[other] { $seat } legt noch { $count } Karten darunter.
    }
   *[other] { $count ->
        [one] { $seat } legt noch eine Karte darunter: { $cards }.
       *[other] { $seat } legt noch { $count } Karten darunter: { $cards }.
    }
}
story-spicy-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
   *[other] { $count ->
        [one] { $seat } zieht eine Karte: { $cards }.
       *[other] { $seat } zieht { $count } Karten: { $cards }.
    }
}
story-spicy-passed = { $seat } passt.
story-spicy-challenged = { $trait ->
    [number] { $seat } fordert { $against } heraus: falsche Zahl!
    [spice] { $seat } fordert { $against } heraus: falsches Gewürz!
    [wrong] { $seat } fordert { $against } heraus, die Kopie ist falsch!
   *[blind] { $seat } deckt die Karte von { $against } auf, ohne zu sagen, was daran falsch sein soll.
}
story-spicy-card-revealed = { $holds ->
    [yes] Es ist { $card }, angesagt als { $claim }: { $seat } gewinnt die Herausforderung.
   *[no] Es ist { $card }, angesagt als { $claim }: { $seat } verliert die Herausforderung.
}
story-spicy-stack-won = { $count ->
    [one] { $seat } nimmt den Spicy-Stapel: 1 Karte.
   *[other] { $seat } nimmt den Spicy-Stapel: { $count } Karten.
}
story-spicy-stack-raided = { $count ->
    [one] { $seat } gewinnt die Karte unter der Tatze.
   *[other] { $seat } gewinnt die { $count } Karten unter der Tatze.
}
story-spicy-last-card-played = Das war die letzte Karte von { $seat }. Fordert sie jemand heraus?
story-spicy-last-card-accepted = { $seat } lässt die letzte Karte gelten.
story-spicy-trophy-taken = { $seat } erhält eine Trophäe.
story-spicy-card-taken-back = { $clause ->
    [S-LAST-FORGOT] { $card ->
        [hidden] { $seat } spielt { $claim }, ohne die letzte Karte anzusagen, und nimmt sie zurück.
       *[other] { $seat } spielt { $card } als { $claim }, ohne die letzte Karte anzusagen, und nimmt sie zurück.
    }
   *[other] { $card ->
        [hidden] { $seat } sagt { $claim } an, was hier nicht geht, und nimmt die Karte zurück.
       *[other] { $seat } spielt { $card } als { $claim }, was hier nicht angesagt werden kann, und nimmt die Karte zurück.
    }
}
story-spicy-peeked = { $whose ->
    [nobody] { $card ->
        [hidden] { $seat } schaut sich die oberste Karte des Spicy-Stapels an.
       *[other] { $seat } schaut sich die oberste Karte des Spicy-Stapels an: { $card }.
    }
   *[other] { $card ->
        [hidden] { $seat } schaut sich die oberste Karte im Punktestapel von { $whose } an.
       *[other] { $seat } schaut sich die oberste Karte im Punktestapel von { $whose } an: { $card }.
    }
}
story-spicy-game-ended = { $reason ->
    [second-trophy] Die zweite Trophäe für { $winners }: Das ist der Sieg.
    [third-trophy] { $count ->
        [one] Alle Trophäen sind vergeben: { $winners } gewinnt die Partie.
       *[other] Alle Trophäen sind vergeben: { $winners } gewinnen gemeinsam.
    }
   *[worlds-end] { $count ->
        [one] Die Verbrannt-Karte liegt offen: { $winners } gewinnt die Partie.
       *[other] Die Verbrannt-Karte liegt offen: { $winners } gewinnen gemeinsam.
    }
} Punkte: { $scores }.
story-spicy-game-ended-score = { $name } { $score }
