# The HEATED table in the browser.

web-heated-middle = Nachziehstapel und Ablagestapel
web-heated-faces = { $count ->
    [one] muss eine Karte ziehen
   *[other] muss { $count } Karten ziehen
}
web-heated-last = zuletzt!
web-heated-acts = …
web-heated-aim = { $name } wählen
web-heated-aim-how = Wähle am Tisch, wen die Karte trifft.
web-heated-give-how = Wähle eine deiner Handkarten.
web-heated-jump-in = wirf sie dazwischen!
web-heated-usable = wählbar
web-heated-marked = gewählt
web-heated-play = { $card } spielen
web-heated-back = Zurück
web-heated-discard = { $count ->
    [one] Eine Karte ablegen
   *[other] { $count } Karten ablegen
}
web-heated-offered = Du bietest { $card } an.
web-heated-sort-colour = Nach Farbe ordnen
web-heated-sort-kind = Nach Kartenart ordnen
web-heated-offer = { $card } anbieten
