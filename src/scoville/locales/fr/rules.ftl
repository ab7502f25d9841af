# Ce que `scoville rules` dit autour des règles.

rules-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
rules-no-variants = sans carte Assaisonnement
rules-manners-guided = partie guidée
rules-manners-tabletop = comme à une vraie table
rules-more = `scoville rules { $clause }` en dit plus sur une règle.
rules-unknown = Il n’y a ni jeu ni règle { $id }.
rules-unknown-near = Il n’y a ni jeu ni règle { $id }. Vouliez-vous dire { $near } ?

rules-books = Imprimé
rules-ruling = Notre propre décision : les livrets se taisent ou se contredisent.
rules-applies = Valable
rules-related = Voir aussi
rules-tests = Tests
rules-no-tests = Aucun pour l’instant.

applies-always = à chaque table
applies-any-variant = avec au moins une carte Assaisonnement
applies-variants = avec { $names }
applies-tabletop = avec les manières « tabletop »
applies-books = comme imprimé dans : { $names }

spicy-book-en = SPICY, règles en anglais, première édition
spicy-book-de = SPICY, règles en allemand
spicy-book-fr = SPICY, règles en français
spicy-book-en-revised = SPICY, règles en anglais, édition révisée

coverage-clause = règle
coverage-total = total
coverage-complete = { $clauses ->
    [one] Un test nomme la règle.
   *[other] Chacune des { $clauses } règles est nommée par un test.
}
coverage-missing = { $count ->
    [one] Aucun test ne nomme { $ids }.
   *[other] { $count } règles ne sont nommées par aucun test : { $ids }.
}
coverage-unknown = Ces tests nomment une règle qui n’existe pas : { $tests }.
coverage-nowhere = Les tests se lisent dans le code source du projet, qui n’est pas ici.

ask-nothing = Aucune règle ne répond à cette question. Essayez d’autres mots, ou lisez toutes les règles : scoville rules
