# The SPICY table in the browser: what came of something, said from the place of whoever reads it.
# $place: the reader is the `challenger`, the one `challenged`, or any `other`. $you: whether the reader is meant.

web-spicy-chapter = Stack { $number }
web-spicy-told = { $head }: { $what }.
web-spicy-told-true = { $place ->
    [challenger] { $trait ->
        [number] You doubted a true number
        [spice] You doubted a true spice
        [blind] You turned the card over and named nothing
       *[wrong] You doubted the truth
    }
    [challenged] { $trait ->
        [number] { $challenger } doubted your number, and it was true
        [spice] { $challenger } doubted your spice, and it was true
        [blind] { $challenger } turned your card over and named nothing
       *[wrong] { $challenger } doubted your copy, and it was true
    }
   *[other] { $trait ->
        [number] { $challenger } doubted a true number
        [spice] { $challenger } doubted a true spice
        [blind] { $challenger } turned the card over and named nothing
       *[wrong] { $challenger } doubted the truth
    }
}
web-spicy-told-lie = { $place ->
    [challenger] { $trait ->
        [number] You caught { $against } with a wrong number
        [spice] You caught { $against } with a wrong spice
       *[wrong] You caught { $against } lying
    }
    [challenged] { $trait ->
        [number] { $challenger } caught your wrong number
        [spice] { $challenger } caught your wrong spice
       *[wrong] { $challenger } caught you lying
    }
   *[other] { $trait ->
        [number] { $challenger } caught { $against } with a wrong number
        [spice] { $challenger } caught { $against } with a wrong spice
       *[wrong] { $challenger } caught { $against } lying
    }
}
web-spicy-told-takes = { $you ->
    [yes] { $count ->
        [one] you take 1 card
       *[other] you take { $count } cards
    }
   *[no] { $count ->
        [one] { $name } takes 1 card
       *[other] { $name } takes { $count } cards
    }
}{ $trophy ->
    [yes] {" "}and a trophy
   *[no] {""}
}
web-spicy-told-draws = { $you ->
    [yes] { $count ->
        [one] you draw 1
       *[other] you draw { $count }
    }
   *[no] { $count ->
        [one] { $name } draws 1
       *[other] { $name } draws { $count }
    }
}
web-spicy-told-trophy = { $you ->
    [yes] Your last card stands: you take a trophy!
   *[no] The last card of { $name } stands: a trophy for { $name }.
}
web-spicy-told-raid = { $you ->
    [yes] Nobody doubted your paw: the stack of { $count } is yours!
   *[no] Nobody doubted the paw of { $name }, who takes the stack of { $count }.
}
web-spicy-why-plain = It is { $card }, declared as { $claim }.
web-spicy-why-variant = It is { $card }, declared as { $claim }: that counts by the SPICE IT UP cards of this table.
web-spicy-why-blind = A challenge must say what is wrong.
web-spicy-why-wild-number-number = A wild number is every number.
web-spicy-why-wild-number-spice = A wild number has no spice.
web-spicy-why-wild-number-copy = A wild number has no spice.
web-spicy-why-wild-spice-number = A wild spice has no number.
web-spicy-why-wild-spice-spice = A wild spice is every spice.
web-spicy-why-wild-spice-copy = A wild spice has no number.
