# HEATED im Terminal.

terminal-heated-round = Runde { $number }
terminal-heated-round-of = Runde { $number } von { $rounds }
terminal-heated-next-round = nächste Runde
terminal-heated-rounds-won = Runden
terminal-heated-first-winner = { $name } hat die letzte Runde gewonnen und beginnt.
terminal-heated-direction-right = gegen die Uhr
terminal-heated-direction-left = mit der Uhr
terminal-heated-draw-pile = Nachziehstapel { $count }
terminal-heated-discards = Ablage { $count }
terminal-heated-on-top = { $card } liegt oben
terminal-heated-you-face = { $count ->
    [one] dir droht { $count } Karte
   *[other] dir drohen { $count } Karten
}
terminal-heated-uncalled = HEATED?
terminal-heated-offers = bietet an
terminal-heated-yourself = du selbst
terminal-heated-nothing = nichts
terminal-heated-later = später nennen

# Was du tun kannst
terminal-heated-your-turn = Du bist dran: Spiele eine Karte.
terminal-heated-no-card = Du bist dran und kannst nicht spielen: Ziehe, bis es geht, oder bitte um Hilfe.
terminal-heated-facing = { $count ->
    [one] Dir droht { $count } Karte.
   *[other] Dir drohen { $count } Karten.
}
terminal-heated-facing-stack = { $count ->
    [one] Dir droht { $count } Karte: Ziehe sie oder antworte mit einer Karte.
   *[other] Dir drohen { $count } Karten: Ziehe sie oder antworte mit einer Karte.
}
terminal-heated-jump = Du hast die oberste Karte auch: Wirf sie dazwischen!
terminal-heated-waits = Gewartet wird auf { $names }.
terminal-heated-call-now = Nur noch eine Karte: Rufe HEATED!, bevor es jemand anders tut.
terminal-heated-catch = { $names }: nur noch eine Karte und kein HEATED! gerufen. Jetzt erwischen!
terminal-heated-slap-now = { $card }: Schlag auf den Tisch!
terminal-heated-dare = { $card }: Wer schlägt, zieht eine Karte. Halte still.
terminal-heated-answer = { $name } spielt { $card }: hinnehmen oder kontern?
terminal-heated-help-wanted = { $name } bittet um Hilfe: Biete verdeckt eine Karte an oder nichts.
terminal-heated-discard = { $count ->
    [one] Lege { $count } Karte ab: { $marked } gewählt.
   *[other] Lege { $count } Karten ab: { $marked } gewählt.
}
terminal-heated-choosing = Du spielst { $card } …
terminal-heated-giving = Welche Karte gibst du her?
terminal-heated-giving-card = gegen { $card }
terminal-heated-which-colour = Welche Farbe?
terminal-heated-which-seat = Welche Person?
terminal-heated-which-next = Nummer { $number }: welche Person?
terminal-heated-which-place = Wohin im Nachziehstapel?
terminal-heated-which-count = Wie viele Karten fürs Erste?
terminal-heated-which-take = Wessen Karte nimmst du, ungesehen?
terminal-heated-place = { $count ->
    [0] obenauf
    [one] unter { $count } Karte
   *[other] unter { $count } Karten
}
terminal-heated-place-how = Ziffern, ←→ eins, ↑↓ zehn, Pos1, Ende
terminal-heated-confirm-play = { $what } spielen?
terminal-heated-confirm-draw = Ziehen, bis du spielen kannst?
terminal-heated-confirm-take-draw = { $count ->
    [one] { $count } Karte ziehen?
   *[other] { $count } Karten ziehen?
}
terminal-heated-confirm-draw-some = { $count ->
    [one] { $count } Karte ziehen und fürs Erste aufhören?
   *[other] { $count } Karten ziehen und fürs Erste aufhören?
}
terminal-heated-confirm-ask = Die anderen um Hilfe bitten?
terminal-heated-confirm-name = Mit { $colour } weiterspielen?
terminal-heated-confirm-offer = { $card } anbieten?
terminal-heated-confirm-take = Die Karte von { $name } nehmen?
terminal-heated-confirm-take-nothing = Nichts nehmen und ziehen?
terminal-heated-confirm-wonder = ⚠ Zu fragen, wer dran ist, kostet eine Karte. Trotzdem?
terminal-heated-draw = ziehen
terminal-heated-draw-some = einige ziehen
terminal-heated-ask = um Hilfe bitten
terminal-heated-offer = eine Karte anbieten
terminal-heated-decline = nichts anbieten
terminal-heated-accept = hinnehmen
terminal-heated-name = Farbe nennen
terminal-heated-slap = schlagen!
terminal-heated-wonder = wer ist dran?
terminal-pick-this = auswählen

# Hilfe
terminal-heated-rule-aim = Wer zuerst die letzte Karte los ist, gewinnt die Runde.
terminal-heated-rule-match = Spiele eine Karte in der aktuellen Farbe, eine mit gleicher Zahl oder Aktion wie die oberste oder irgendeine Sonderkarte. Wer spielen kann, muss.
terminal-heated-rule-draw = Kannst du nicht, zieh, bis es geht, oder bitte um Hilfe: Alle anderen dürfen verdeckt eine Karte anbieten, und du darfst eine ungesehen nehmen.
terminal-heated-rule-jump = Wer genau die oberste Karte auch hat, darf sie außer der Reihe spielen, bis die nächste Person handelt.
terminal-heated-rule-call = Wer die vorletzte Karte spielt, muss HEATED! rufen. Ruft jemand anders zuerst, ziehst du 2.
terminal-heated-rule-answer = Drohende Karten lassen sich mit der gleichen Karte weitergeben. NO, THANKS hebt auf, was eine Aktionskarte an deiner Kartenzahl ändern würde.
terminal-heated-rule-end = Die letzte Karte wirkt nicht mehr: Die Runde ist vorbei.
terminal-heated-keys-cards = 1–9, 0, ←→ | eine Karte wählen oder etwas aus einer Liste
terminal-heated-keys-draw = d | ziehen
terminal-heated-keys-some = m | einige der drohenden Karten ziehen, um mit MERCY aufzuhören
terminal-heated-keys-ask = f | um Hilfe bitten
terminal-heated-keys-decline = n | nichts anbieten
terminal-heated-keys-accept = a | hinnehmen
terminal-heated-keys-colour = c | die Farbe nennen, die du noch nennen musst
terminal-heated-keys-slap = s | schlagen, sofort
terminal-heated-keys-call = h | HEATED! rufen, sofort
terminal-heated-keys-wonder = w | fragen, wer dran ist (Hausregel 1)
terminal-heated-help-waits = Die anderen warten, während du in deinem Zug wählst, aber nicht bei einem Wettlauf oder solange die Uhr für dich läuft. Spielbare Karten haben einen kräftigen Rand; außer der Reihe leuchten sie. Alles lässt sich anklicken.
terminal-heated-help-more = Alle Regeln: scoville rules heated · alle Karten: scoville cards heated

# Der Befehl
