# Ce que trouve `scoville verify`.

verify-live-not = Cet enregistrement ne vient pas d’une table en direct : il n’y a pas de mélange à vérifier. Enregistrez la partie à la table, une fois finie, et vérifiez ce fichier.
verify-branch-not = Cette partie reprend une autre, dont les cartes étaient connues ; son mélange ne prouve rien.
verify-committed-not = Aucune empreinte n’a été publiée avant la donne : personne ne peut prouver ce mélange. Seules les tables en ligne en publient une, pas les parties dans le terminal.
verify-secret-not = Le secret de ce mélange n’est pas révélé ; il l’est quand la partie est finie.
verify-noted = L’empreinte de l’enregistrement est celle notée avant la donne.
verify-noted-not = L’empreinte de l’enregistrement n’est pas celle notée avant la donne.
verify-nonce = Ce que { $name } a ajouté y figure.
verify-nonce-not = Ce que { $name } a ajouté n’y figure pas.
verify-commitment = Le secret a l’empreinte publiée avant la donne.
verify-commitment-not = Le secret n’a pas l’empreinte publiée avant la donne.
verify-seed = { $count ->
    [0] Le secret donne la graine ; personne n’a rien ajouté.
    [one] Le secret et l’ajout d’une personne donnent la graine.
   *[other] Le secret et les ajouts de { $count } personnes donnent la graine.
}
verify-seed-not = Le secret et les ajouts ne donnent pas cette graine.
verify-deal = La graine seule distribue les cartes.
verify-deal-not = La graine n’a pas distribué les cartes : l’enregistrement en fixe certaines.
verify-first = La graine dit qui commence.
verify-first-not = La graine fait commencer quelqu’un d’autre.
verify-first-set = { $name } commence parce que c’était réglé ainsi, dit l’enregistrement : qui y était le sait.
verify-first-winner = { $name } commence après une victoire à la manche précédente, dit l’enregistrement : celui de cette manche le montre.
verify-first-unsaid = { $name } commence, et l’enregistrement ne dit pas si c’était tiré ou réglé : qui y était le sait.
verify-variants = La graine retourne ces cartes Assaisonnement.
verify-variants-not = La graine retourne d’autres cartes Assaisonnement.
verify-variants-chosen = Les cartes Assaisonnement étaient choisies, dit l’enregistrement : qui y était le sait.
verify-variants-unsaid = L’enregistrement ne dit pas si les cartes Assaisonnement étaient choisies ou retournées au hasard : qui y était le sait.
verify-races = { $count ->
    [one] Qui était premier dans une course
   *[other] Qui était premier dans { $count } courses
}{ $coins ->
    [0] {""}
    [one] {" "}(une fois à pile ou face)
   *[other] {" "}({ $coins } fois à pile ou face)
}, c’est le serveur qui l’a mesuré : rien ne le prouve.
verify-actions = { $count ->
    [one] La seule action suit les règles.
   *[other] Les { $count } actions suivent les règles.
}
verify-actions-not = La partie ne se rejoue pas : { $error }
verify-end = La partie se termine comme enregistré.
verify-end-not = La partie ne se termine pas comme enregistré.
verify-proved = { $open ->
    [0] Prouvé.
   *[other] Prouvé, sauf ce qui porte un point d’interrogation.
}
verify-not-proved = Non prouvé.
