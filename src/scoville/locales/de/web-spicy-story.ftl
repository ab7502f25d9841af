# Der SPICY-Tisch im Browser: was aus etwas geworden ist, gesagt aus der Sicht der Person, die es liest.
# $place: Sie hat herausgefordert (`challenger`), wurde herausgefordert (`challenged`) oder keins von beiden. $you: ob sie gemeint ist.

web-spicy-chapter = Stapel { $number }
web-spicy-told = { $head }: { $what }.
web-spicy-told-true = { $place ->
    [challenger] { $trait ->
        [number] Du hast eine richtige Zahl angezweifelt
        [spice] Du hast ein richtiges Gewürz angezweifelt
        [blind] Du hast die Karte aufgedeckt und nichts angezweifelt
       *[wrong] Du hast die Wahrheit angezweifelt
    }
    [challenged] { $trait ->
        [number] { $challenger } hat deine Zahl angezweifelt, und sie stimmte
        [spice] { $challenger } hat dein Gewürz angezweifelt, und es stimmte
        [blind] { $challenger } hat deine Karte aufgedeckt und nichts angezweifelt
       *[wrong] { $challenger } hat deine Kopie angezweifelt, und sie stimmte
    }
   *[other] { $trait ->
        [number] { $challenger } hat eine richtige Zahl angezweifelt
        [spice] { $challenger } hat ein richtiges Gewürz angezweifelt
        [blind] { $challenger } hat die Karte aufgedeckt und nichts angezweifelt
       *[wrong] { $challenger } hat die Wahrheit angezweifelt
    }
}
web-spicy-told-lie = { $place ->
    [challenger] { $trait ->
        [number] Du hast { $against } bei einer falschen Zahl ertappt
        [spice] Du hast { $against } bei einem falschen Gewürz ertappt
       *[wrong] Du hast { $against } beim Lügen ertappt
    }
    [challenged] { $trait ->
        [number] { $challenger } hat dich bei einer falschen Zahl ertappt
        [spice] { $challenger } hat dich bei einem falschen Gewürz ertappt
       *[wrong] { $challenger } hat dich beim Lügen ertappt
    }
   *[other] { $trait ->
        [number] { $challenger } hat { $against } bei einer falschen Zahl ertappt
        [spice] { $challenger } hat { $against } bei einem falschen Gewürz ertappt
       *[wrong] { $challenger } hat { $against } beim Lügen ertappt
    }
}
web-spicy-told-takes = { $you ->
    [yes] { $count ->
        [one] Du bekommst 1 Karte
       *[other] Du bekommst { $count } Karten
    }
   *[no] { $count ->
        [one] { $name } bekommt 1 Karte
       *[other] { $name } bekommt { $count } Karten
    }
}{ $trophy ->
    [yes] {" "}und eine Trophäe
   *[no] {""}
}
web-spicy-told-draws = { $you ->
    [yes] du ziehst { $count }
   *[no] { $name } zieht { $count }
}
web-spicy-told-trophy = { $you ->
    [yes] Deine letzte Karte bleibt liegen: eine Trophäe für dich!
   *[no] Die letzte Karte von { $name } bleibt liegen: eine Trophäe für { $name }.
}
web-spicy-told-raid = { $you ->
    [yes] Niemand hat deine Tatze angezweifelt: Der Stapel gehört dir ({ $count })!
   *[no] Niemand hat die Tatze von { $name } angezweifelt: Der Stapel geht an { $name } ({ $count }).
}
web-spicy-why-plain = Es ist { $card }, angesagt als { $claim }.
web-spicy-why-variant = Es ist { $card }, angesagt als { $claim }: Das gilt nach den EXTRASCHARF-Karten dieses Tisches.
web-spicy-why-blind = Wer herausfordert, muss sagen, was falsch ist.
web-spicy-why-wild-number-number = Ein Zahlen-Joker ist jede Zahl.
web-spicy-why-wild-number-spice = Ein Zahlen-Joker hat kein Gewürz.
web-spicy-why-wild-number-copy = Ein Zahlen-Joker hat kein Gewürz.
web-spicy-why-wild-spice-number = Ein Gewürz-Joker hat keine Zahl.
web-spicy-why-wild-spice-spice = Ein Gewürz-Joker ist jedes Gewürz.
web-spicy-why-wild-spice-copy = Ein Gewürz-Joker hat keine Zahl.
