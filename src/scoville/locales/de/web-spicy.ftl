# Der SPICY-Tisch im Browser. Was auch das Terminal sagt, steht in terminal.ftl.

web-spicy-challenge = Herausfordern, passen oder gelten lassen
web-spicy-in-hand = Handkarten
web-spicy-pile = Gewonnene Karten
web-spicy-deciding = überlegt …
web-spicy-passed = passt
web-spicy-peeked = sieht nach!
web-spicy-took-back = nimmt sie zurück
web-spicy-skip = Weiter
web-spicy-until-end = { $count ->
    [one] noch { $count } Karte bis Verbrannt
   *[other] noch { $count } Karten bis Verbrannt
}
web-spicy-end-near = Verbrannt ist nah!
web-spicy-goes-under = { $card }, kommt unter die 5
web-spicy-copy-claim = Copy Cat: noch einmal { $claim }
web-spicy-may-copy = Copy Cat: Wähle eine Karte, um { $claim } zu wiederholen
web-spicy-other-claims = Etwas ansagen, das nicht erlaubt ist
web-spicy-say-last = „Letzte Karte!“
web-spicy-offences = Gegen die Regeln
web-spicy-offences-cost = An diesem Tisch möglich, und es wird bestraft: Nachsehen kostet eine Karte; wer herausfordert und nichts anzweifelt, verliert.
web-spicy-peek-at = Nachsehen: { $what }
web-spicy-trophies-left = { $count ->
    [0] Keine Trophäe mehr
    [one] Noch { $count } Trophäe
   *[other] Noch { $count } Trophäen
}
web-spicy-accepted = Gilt für dich
web-spicy-let-be = liegen lassen
web-spicy-let-be-done = Du lässt sie liegen
web-spicy-pause = Die anderen dürfen diese Karte noch herausfordern.
web-spicy-pause-mine = { $name } hat gelegt. Fordere die Karte heraus oder lass sie liegen.
web-spicy-pause-answered = Du lässt sie liegen. Die anderen haben noch Zeit.
web-spicy-pause-next = Du bist als Nächstes dran. Vorher dürfen die anderen diese Karte herausfordern.
