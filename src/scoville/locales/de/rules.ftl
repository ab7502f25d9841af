# Was `scoville rules` um die Regeln herum sagt.

rules-players = { $players ->
    [one] 1 Person
   *[other] { $players } Personen
}
rules-no-variants = ohne EXTRASCHARF-Karten
rules-manners-guided = geführt
rules-manners-tabletop = wie am echten Tisch
rules-more = `scoville rules { $clause }` erklärt eine Regel genauer.
rules-unknown = Es gibt kein Spiel und keine Regel { $id }.
rules-unknown-near = Es gibt kein Spiel und keine Regel { $id }. Meinst du { $near }?

rules-books = Gedruckt
rules-ruling = Unsere eigene Entscheidung: Die gedruckten Hefte schweigen oder widersprechen sich.
rules-applies = Gilt
rules-related = Siehe auch
rules-tests = Tests
rules-no-tests = Noch keine.

applies-always = an jedem Tisch
applies-any-variant = mit mindestens einer EXTRASCHARF-Karte
applies-variants = mit { $names }
applies-tabletop = mit Tischsitten „tabletop“
applies-books = wie gedruckt in: { $names }

spicy-book-en = SPICY, Spielregel auf Englisch, Erstausgabe
spicy-book-de = SPICY, Spielregel auf Deutsch
spicy-book-fr = SPICY, Spielregel auf Französisch
spicy-book-en-revised = SPICY, Spielregel auf Englisch, überarbeitet

coverage-clause = Regel
coverage-total = gesamt
coverage-complete = { $clauses ->
    [one] Ein Test nennt die Regel.
   *[other] Jede der { $clauses } Regeln wird von einem Test genannt.
}
coverage-missing = { $count ->
    [one] Kein Test nennt { $ids }.
   *[other] { $count } Regeln nennt kein Test: { $ids }.
}
coverage-unknown = Diese Tests nennen eine Regel, die es nicht gibt: { $tests }.
coverage-nowhere = Die Tests stehen im Quelltext des Projekts, und der ist hier nicht.

ask-nothing = Zu dieser Frage passt keine Regel. Versuch es mit anderen Worten, oder lies alle Regeln: scoville rules
