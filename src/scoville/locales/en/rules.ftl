# What `scoville rules` says around the clauses.

rules-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
rules-no-variants = no SPICE IT UP cards
rules-manners-guided = guided
rules-manners-tabletop = tabletop
rules-more = `scoville rules { $clause }` says more about one clause.
rules-unknown = There is no game or clause called { $id }.
rules-unknown-near = There is no game or clause called { $id }. Did you mean { $near }?

rules-books = In print
rules-ruling = Our own ruling: the printed books are silent or disagree.
rules-applies = Applies
rules-related = See also
rules-tests = Tests
rules-no-tests = None yet.

applies-always = at every table
applies-any-variant = with any SPICE IT UP card
applies-variants = with { $names }
applies-tabletop = with tabletop manners
applies-books = as printed in: { $names }

spicy-book-en = SPICY, rulebook in English, first printing
spicy-book-de = SPICY, rulebook in German
spicy-book-fr = SPICY, rulebook in French
spicy-book-en-revised = SPICY, rulebook in English, revised printing

coverage-clause = clause
coverage-total = total
coverage-complete = { $clauses ->
    [one] The clause is named by a test.
   *[other] Each of the { $clauses } clauses is named by a test.
}
coverage-missing = { $count ->
    [one] No test names { $ids }.
   *[other] { $count } clauses are named by no test: { $ids }.
}
coverage-unknown = These tests name clauses that do not exist: { $tests }.
coverage-nowhere = The tests are read from the project's source, which is not here.

ask-nothing = No clause fits this question. Try other words, or read all rules: scoville rules
