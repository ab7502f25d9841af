# Was eine eigene BLANK-Karte des Tischs tut.

blank-does-everyone_draws = { $count ->
    [one] Alle ziehen eine Karte.
   *[other] Alle ziehen { $count } Karten.
}
blank-does-others_draw = { $count ->
    [one] Die anderen ziehen eine Karte.
   *[other] Die anderen ziehen { $count } Karten.
}
blank-does-next_draws = { $count ->
    [one] Die nächste Person zieht eine Karte.
   *[other] Die nächste Person zieht { $count } Karten.
}
blank-does-target_draws = { $count ->
    [one] Eine Person deiner Wahl zieht eine Karte.
   *[other] Eine Person deiner Wahl zieht { $count } Karten.
}
blank-does-player_draws = { $count ->
    [one] Du ziehst eine Karte.
   *[other] Du ziehst { $count } Karten.
}
blank-does-everyone_discards = { $count ->
    [one] Alle legen eine Karte ab.
   *[other] Alle legen { $count } Karten ab.
}
blank-does-others_discard = { $count ->
    [one] Die anderen legen eine Karte ab.
   *[other] Die anderen legen { $count } Karten ab.
}
blank-does-next_discards = { $count ->
    [one] Die nächste Person legt eine Karte ab.
   *[other] Die nächste Person legt { $count } Karten ab.
}
blank-does-target_discards = { $count ->
    [one] Eine Person deiner Wahl legt eine Karte ab.
   *[other] Eine Person deiner Wahl legt { $count } Karten ab.
}
blank-does-player_discards = { $count ->
    [one] Du legst eine Karte ab.
   *[other] Du legst { $count } Karten ab.
}
blank-does-reverse = Die Richtung wechselt.
blank-does-skip = Die nächste Person setzt aus.
web-blank-text = Ihr Text
    .help = Was auf der Karte am Tisch steht. Bleibt das Feld leer, steht dort, was sie tut.
web-heated-answered = Du hast geantwortet. Gleich geht es weiter.
