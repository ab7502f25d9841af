# Die Karten von HEATED: card-heated-<Wort> ist der gedruckte Titel, .help sagt in einer Zeile, was die Karte tut. Das Wort
# einer farbigen Karte steht ohne ihre Farbe (cool für b-cool); alle Zahlen teilen sich eine Meldung.

heated-colour = { $colour ->
    [blue] Blau
    [green] Grün
    [purple] Lila
   *[yellow] Gelb
}
heated-coloured-card = { $colour ->
    [blue] Blau
    [green] Grün
    [purple] Lila
   *[yellow] Gelb
} { $title }

heated-family-number = Zahlenkarten
heated-family-coloured = Farbige Aktionskarten
heated-family-black = Sonderkarten, schwarz
heated-family-white = Sonderkarten, weiß
heated-cards-others = Nicht in diesem Deck; --add nimmt sie hinein

card-heated-number = { $number }
    .help = Passt auf die gleiche Farbe oder die gleiche Zahl.
card-heated-numbers = 0 bis 9
card-heated-cool = COOL OFF
    .help = Abkühlen: Die nächste Person setzt aus.
card-heated-reverse = REVERSE
    .help = Kehrtwende: Die Spielrichtung dreht sich um.
card-heated-draw2 = DRAW 2
    .help = Zieh 2: Die nächste Person zieht 2 Karten oder legt noch ein DRAW 2 darauf.
card-heated-hot = TOO HOT
    .help = Zu heiß: Alle schlagen auf den Tisch; wer es zuletzt tut, zieht 2 Karten.
card-heated-swap = SWAP
    .help = Tausch: Du tauschst alle Handkarten mit einer Person deiner Wahl.

card-heated-adjust = ADJUST SPICE LEVEL
    .help = Nachwürzen: Du nennst die Farbe, mit der es weitergeht.
card-heated-draw4 = DRAW 4
    .help = Zieh 4: Die nächste Person zieht 4 Karten oder legt noch ein DRAW 4 darauf.
card-heated-getting-heated = GETTING HEATED
    .help = Es wird hitzig: Wer von dir genannt wird, zieht 2 Karten; alle dürfen noch ein GETTING HEATED darauflegen.
card-heated-ghost = GHOST PEPPER SPRAY
    .help = Chilispray: Du nummerierst alle anderen ab 1; jede Person zieht so viele Karten.
card-heated-apocalypse = APOCALYPSE
    .help = Weltuntergang: Alle anderen legen eine Karte der Farbe ab, die du nennst, oder ziehen 1.
card-heated-fair-play = FAIR PLAY
    .help = Gleichstand: Nenne jemanden; wer von euch mehr Karten hat, legt bis zum Gleichstand ab.
card-heated-no-thanks = NO, THANKS
    .help = Nein danke: Du setzt aus oder hebst eine Aktionskarte gegen dich auf.

card-heated-united = UNITED WE FALL
    .help = Mitgefangen: Alle ziehen 2 Karten, auch du.
card-heated-gift = GIFT
    .help = Geschenk: Alle anderen ziehen 1 Karte.
card-heated-mercy = MERCY
    .help = Gnade: Beendet dein Ziehen und, wenn du am Zug bist, auch deinen Zug.
card-heated-copy = COPY
    .help = Kopie: Wirkt in deinem Zug genau wie die oberste Karte.
card-heated-give-take = GIVE AND TAKE
    .help = Geben und Nehmen: Du gibst jemandem eine Karte deiner Wahl und bekommst eine zufällige.
card-heated-super-swap = SUPER SWAP
    .help = Supertausch: Du ziehst 2 Karten, dann tauschst du alle Handkarten mit einer Person deiner Wahl.
card-heated-finish = THE FINISH
    .help = Endspurt: Alle legen Karten ab, bis sie noch 2 haben.
card-heated-reorganize = REORGANIZE
    .help = Umsetzen: Zwei Personen tauschen die Plätze.
card-heated-spice-mix = SPICE MIX
    .help = Gewürzmischung: Alle Handkarten werden zusammengemischt und neu verteilt.
card-heated-too-chili = TOO CHILI
    .help = Zu scharf: Du schlägst auf den Tisch; wer es sonst noch tut, zieht 1 Karte.
card-heated-trap = TRAP
    .help = Falle: Kommt offen in den Nachziehstapel; wer sie zieht, zieht 2 mehr.
card-heated-blank = BLANK
    .help = Leere Karte: was der Tisch vereinbart.

heated-advice-spice-mix = Die Anleitung rät bei mehr als 5 Personen von SPICE MIX ab: Die Partien werden sehr lang.
heated-advice-ghost = Die Anleitung rät bei mehr als 6 Personen vom zweiten GHOST PEPPER SPRAY ab: Der Nachziehstapel kann ausgehen.

live-warning-spice-mix = Bei mehr als 5 Personen rät die Anleitung von SPICE MIX ab: Die Partien werden sehr lang.
live-warning-ghost = Bei mehr als 6 Personen rät die Anleitung vom zusätzlichen GHOST PEPPER SPRAY ab: Der Nachziehstapel könnte ausgehen.
