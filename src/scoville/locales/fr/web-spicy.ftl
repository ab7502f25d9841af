# La table de SPICY dans le navigateur. Ce que dit aussi le terminal se trouve dans terminal.ftl.

web-spicy-challenge = Contester, passer ou accepter
web-spicy-in-hand = Cartes en main
web-spicy-pile = Cartes gagnées
web-spicy-deciding = réfléchit …
web-spicy-passed = passe
web-spicy-peeked = regarde !
web-spicy-took-back = la reprend
web-spicy-skip = Continuer
web-spicy-until-end = { $count ->
    [one] { $count } carte avant la Fin du monde
   *[other] { $count } cartes avant la Fin du monde
}
web-spicy-end-near = La Fin du monde approche !
web-spicy-goes-under = { $card }, va sous le 5
web-spicy-copy-claim = Siamois : encore { $claim }
web-spicy-may-copy = Siamois : choisissez une carte pour répéter { $claim }
web-spicy-other-claims = Annoncer ce qui est interdit
web-spicy-say-last = « Dernière carte ! »
web-spicy-offences = Contre les règles
web-spicy-offences-cost = Possible à cette table, et puni : regarder coûte une carte ; une Contestation sans rien nommer est perdue.
web-spicy-peek-at = Regarder : { $what }
web-spicy-trophies-left = { $count ->
    [0] Plus de Trophée
    [one] Encore { $count } Trophée
   *[other] Encore { $count } Trophées
}
web-spicy-accepted = Acceptée
web-spicy-let-be = laisser passer
web-spicy-let-be-done = Vous laissez passer
web-spicy-pause = Les autres peuvent encore contester cette carte.
web-spicy-pause-mine = { $name } a joué. Contestez la carte, ou laissez-la passer.
web-spicy-pause-answered = Vous laissez passer. Les autres ont encore le temps.
web-spicy-pause-next = Ce sera à vous. Avant cela, les autres peuvent contester cette carte.
