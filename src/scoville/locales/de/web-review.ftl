# Die Rückschau auf eine Partie: wie sicher der Bot ist, Wendepunkte, Chancen.

web-review-wins-about = gewinnt etwa { $chance } % ({ $low }–{ $high })
web-review-wins-below = gewinnt unter { $high } %
web-review-unsure = kaum probiert

web-review-off = Wie die anderen spielen, kann der Bot nur vermuten. Seine Gewinnchancen können um { $margin } danebenliegen.
web-review-off-claims = Wie die anderen spielen, kann der Bot nur vermuten. Seine Gewinnchancen können um { $margin } danebenliegen, seine Einschätzung der Ansagen um { $claims }.
web-review-assumes = Was er von ihnen annimmt

web-review-side = Was neben dem Tisch steht
web-review-glance = Auf einen Blick
web-review-moment = Schritt für Schritt
web-review-turning = Wendepunkte für { $name }
web-review-turning-all = Wendepunkte
web-review-turning-none = Kein einzelner Moment hat diese Partie entschieden.
web-review-swing = von { $before } % auf { $after } %
web-review-percent = { $chance } %
web-review-chances = Die Chancen aller
web-review-chances-more = Wie oft wer gewinnt, wenn von da an alle gut weiterspielen: mit den wirklichen Handkarten und einem neu gemischten Nachziehstapel.
web-review-chances-working = Die Partie wird von jedem Schritt an weitergespielt …
web-review-chances-summary = Die Chancen im Lauf der Partie. Der letzte Stand: { $chances }.
web-review-chances-of = { $name } { $chance } %
web-review-chances-table = Als Tabelle
web-review-chances-step = Schritt
web-review-deeds = Was { $name } getan hat
web-deed-spicy-bluffs = Bluffs
    .counts = { $told } gewagt · { $believed } geglaubt · { $caught } entlarvt
web-deed-spicy-challenges = Herausforderungen
    .counts = { $right } gewonnen · { $wrong } verloren
web-deed-heated-cards = Karten
    .counts = { $drawn } gezogen · { $penalties } davon zur Strafe
web-deed-heated-slaps = Schläge
    .counts = { $all } insgesamt · { $last } zu spät
web-deed-heated-calls = HEATED!
    .counts = { $own } rechtzeitig gerufen · { $others } erwischt
web-deed-heated-reactions = Reaktionen
    .counts = { $played } außer der Reihe · { $refused } abgewehrt
