# La table de SPICY dans le navigateur : ce qu'il en est advenu, dit de la place de la personne qui lit.
# $place : elle a contesté (`challenger`), a été contestée (`challenged`), ou ni l'un ni l'autre. $you : s'il s'agit d'elle.

web-spicy-chapter = Pile { $number }
web-spicy-told = { $head } : { $what }.
web-spicy-told-true = { $place ->
    [challenger] { $trait ->
        [number] Vous avez contesté une Puissance juste
        [spice] Vous avez contesté une Épice juste
        [blind] Vous avez retourné la carte sans rien contester
       *[wrong] Vous avez contesté la vérité
    }
    [challenged] { $trait ->
        [number] { $challenger } a contesté votre Puissance, et elle était juste
        [spice] { $challenger } a contesté votre Épice, et elle était juste
        [blind] { $challenger } a retourné votre carte sans rien contester
       *[wrong] { $challenger } a contesté votre copie, et elle était juste
    }
   *[other] { $trait ->
        [number] { $challenger } a contesté une Puissance juste
        [spice] { $challenger } a contesté une Épice juste
        [blind] { $challenger } a retourné la carte sans rien contester
       *[wrong] { $challenger } a contesté la vérité
    }
}
web-spicy-told-lie = { $place ->
    [challenger] { $trait ->
        [number] La Puissance annoncée par { $against } était fausse, et vous l’avez vu
        [spice] L’Épice annoncée par { $against } était fausse, et vous l’avez vu
       *[wrong] { $against } mentait, et vous l’avez vu
    }
    [challenged] { $trait ->
        [number] { $challenger } a démasqué votre fausse Puissance
        [spice] { $challenger } a démasqué votre fausse Épice
       *[wrong] { $challenger } a démasqué votre mensonge
    }
   *[other] { $trait ->
        [number] { $challenger } a démasqué la fausse Puissance de { $against }
        [spice] { $challenger } a démasqué la fausse Épice de { $against }
       *[wrong] { $challenger } a démasqué le mensonge de { $against }
    }
}
web-spicy-told-takes = { $you ->
    [yes] { $count ->
        [one] vous remportez { $count } carte
       *[other] vous remportez { $count } cartes
    }
   *[no] { $count ->
        [one] { $name } remporte { $count } carte
       *[other] { $name } remporte { $count } cartes
    }
}{ $trophy ->
    [yes] {" "}et un Trophée
   *[no] {""}
}
web-spicy-told-draws = { $you ->
    [yes] vous en piochez { $count }
   *[no] { $name } en pioche { $count }
}
web-spicy-told-trophy = { $you ->
    [yes] Votre dernière carte tient : un Trophée pour vous !
   *[no] La dernière carte de { $name } tient : un Trophée pour { $name }.
}
web-spicy-told-raid = { $you ->
    [yes] Personne n’a contesté votre patte : la pile est à vous ({ $count }) !
   *[no] Personne n’a contesté la patte de { $name }, qui remporte la pile ({ $count }).
}
web-spicy-why-plain = C’est { $card }, pour { $claim } à l’annonce.
web-spicy-why-variant = C’est { $card }, pour { $claim } à l’annonce : cela compte ainsi avec les cartes Assaisonnement de cette table.
web-spicy-why-blind = Qui conteste doit dire ce qui est faux.
web-spicy-why-wild-number-number = « Puissance au choix » vaut toutes les Puissances.
web-spicy-why-wild-number-spice = « Puissance au choix » n’a pas d’Épice.
web-spicy-why-wild-number-copy = « Puissance au choix » n’a pas d’Épice.
web-spicy-why-wild-spice-number = « Épice au choix » n’a pas de Puissance.
web-spicy-why-wild-spice-spice = « Épice au choix » vaut toutes les Épices.
web-spicy-why-wild-spice-copy = « Épice au choix » n’a pas de Puissance.
