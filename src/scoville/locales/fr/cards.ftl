# Ce que `scoville cards` dit autour des cartes.

cards-card = carte
cards-title = titre
cards-count = nombre
cards-help = ce qu’elle fait
cards-total = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-spicy-numbers = { $spice } 1 à 10
cards-spicy-does = A sa Puissance et son Épice.
cards-spicy-wild-spice-does = Toutes les Épices, aucune Puissance.
cards-spicy-wild-number-does = Toutes les Puissances, aucune Épice.
