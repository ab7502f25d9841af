# Die Lektionen, im Browser und im Terminal ($where ist page oder terminal): learn-<Spiel>-<Lektion> sagt, was zu tun ist, .title ist ihr Name, .done, was daraus wurde.

learn-step = Lektion { $number } von { $count }
learn-not-yet = Das ginge, aber diese Lektion will etwas anderes. Es ist nichts geschehen; versuche es noch einmal.
learn-ready = Ich bin bereit
learn-next = Nächste Lektion
learn-again = Diese Lektion noch einmal
learn-back = Lektion davor
learn-over = Mehr brauchst du nicht.
learn-puzzles = Jetzt du: Rätsel
learn-play = { $game } gegen Bots spielen

learn-spicy-lead = Du bist am Zug, und der Spicy-Stapel ist leer. Wer beginnt, sagt 1, 2 oder 3 eines beliebigen Gewürzes an. Wähle deine 1 Chili, sage „1 Chili“ und spiele sie verdeckt: Niemand sieht sie.
    .title = Einen Stapel beginnen
    .done = Bo hat mit „4 Chili“ weitergemacht. Stimmt das? Das weiß nur Bo.
learn-spicy-bluff = Jede Karte muss höher angesagt werden als die letzte, im selben Gewürz. Du hast gar kein Chili. Macht nichts: Wähle irgendeine Karte und sage eine höhere Zahl Chili an.
    .title = Bluffen
    .done = Niemand hat sich getraut. Die anderen haben gepasst und je eine Karte gezogen.
learn-spicy-challenge = Cy sagt „9 Wasabi“, aber du hast alle drei davon! Wer herausfordert, nennt eines: die Zahl oder das Gewürz. { $where ->
    [terminal] Sage, dass die Zahl falsch ist.
   *[page] Halte „Zahl falsch!“ einen Moment gedrückt.
}
    .title = Herausfordern
    .done = Es war eine 7, also war die Zahl falsch, und der Stapel gehört dir: ein Punkt je Karte. Cy zieht 2 und beginnt neu. Mit der richtigen Zahl hätte Cy den Stapel gewonnen.
learn-spicy-wild = Ein Gewürz-Joker ist jedes Gewürz und keine Zahl, ein Zahlen-Joker jede Zahl und kein Gewürz. Spiele deinen Gewürz-Joker als höhere Zahl Pfeffer.
    .title = Joker
    .done = Bo hat das Gewürz angezweifelt, und ein Gewürz-Joker hat jedes: Der Stapel gehört dir, Bo zieht 2. Gegen „Zahl falsch!“ wäre er verloren gewesen.
learn-spicy-pass = Nach einer 10 dürfen nur 1, 2 oder 3 desselben Gewürzes folgen. Keine Lust? { $where ->
    [terminal] Passe
   *[page] Halte „Passen“ gedrückt
}: Du ziehst eine Karte, und die oberste Karte darf weiter herausgefordert werden.
    .title = Passen
    .done = Bo hat die 10 nicht geglaubt, aber sie stimmte. Cy bekommt den Stapel; Bo zieht 2 und beginnt.
learn-spicy-last = Deine letzte Karte! Wenn niemand sie widerlegt, bekommst du eine Trophäe, 10 Punkte wert. Spiele deine 3 Pfeffer als das, was sie ist.
    .title = Die letzte Karte
    .done = Eine Trophäe und sechs neue Karten. Die zweite Trophäe gewinnt sofort. Sonst ist Schluss mit der dritten Trophäe oder der Verbrannt-Karte: 1 Punkt je gewonnene Karte, 10 je Trophäe, −1 je Handkarte.
learn-spicy-end = Über der Verbrannt-Karte liegt nur noch eine Karte: Wer sie zieht, beendet die Partie. Du führst mit 6 zu 4 Punkten. { $where ->
    [terminal] Passe
   *[page] Halte „Passen“ gedrückt
}: Du ziehst, und es ist vorbei.
    .title = Das Ende
    .done = Die Partie ist aus, und du hast gewonnen: 6 gewonnene Karten minus 2 auf der Hand sind 4 Punkte.

learn-heated-match = Spiele eine Karte in der Farbe, die gilt, oder mit demselben Bild wie die oberste. Auf die blaue 7 passen deine blaue 3 und deine grüne 7.
    .title = Was passt
    .done = Farbe oder Bild müssen passen. Sonderkarten passen immer. Wer keine Karte mehr hat, gewinnt.
learn-heated-draw = Keine deiner Handkarten passt auf die blaue 7. Ziehe, bis eine Karte gespielt werden kann, und spiele sie.
    .title = Ziehen
    .done = Vor dem Ziehen hättest du auch die anderen um Hilfe bitten können.
learn-heated-stack = Bo hat { card-heated-draw2 } gegen dich gespielt. Zieh nicht: Lege dein eigenes { card-heated-draw2 } darauf, und die nächste Person muss 4 ziehen.
    .title = Weitergeben
    .done = Cy hatte keines und hat 4 gezogen.
learn-heated-black = Schwarze Karten passen auf alles, und wer sie spielt, nennt die Farbe, mit der es weitergeht. Du hast grüne Karten: Spiele { card-heated-adjust } und nenne Grün.
    .title = Schwarze Karten
    .done = Grün also.
learn-heated-slap = { card-heated-hot }! Alle schlagen, und wer zuletzt schlägt, zieht 2. Schnell, schlag!
    .title = Schlagen
    .done = Cy war am langsamsten.
learn-heated-call = Noch zwei Karten. Spiele eine, und wenn sie liegt, rufe HEATED!, bevor es jemand anders tut: Wer erwischt wird, zieht 2.
    .title = HEATED! rufen
    .done = Rechtzeitig gerufen: Jetzt kann dich niemand erwischen.
learn-heated-out = Eine Karte, und sie passt: 5 auf 5. Spiele sie.
    .title = Die letzte Karte loswerden
    .done = Keine Karte mehr: Du hast gewonnen.
learn-heated-help = Nichts passt auf die blaue 7. Statt zu ziehen, darfst du um Hilfe bitten. Bitte darum, nimm die angebotene Karte und spiele sie.
    .title = Um Hilfe bitten
    .done = Bo hat dir eine blaue 6 gegeben. Wer hilft, wird eine Karte los; was du nimmst, weißt du vorher nie.
learn-heated-no-thanks = Bo spielt { card-heated-swap } und will deine wenigen Handkarten gegen viele tauschen. Auf eine Karte gegen dich wartet der Tisch einen Moment: Spiele { card-heated-no-thanks }!
    .title = { card-heated-no-thanks }
    .done = Abgewehrt: Du behältst deine Karten. Abwehren kannst du nur, was dich trifft.
learn-heated-jump = Cy hat eine blaue 5 gespielt, und du hast genau dieselbe Karte. Du bist nicht am Zug, aber eine gleiche Karte darfst du dazwischenwerfen: Spiele sie, bevor Bo weitermacht.
    .title = Dazwischenwerfen
    .done = Geschafft: Nach dir geht es weiter, und wer vorher dran gewesen wäre, wird übersprungen.
learn-heated-ghost = { card-heated-ghost }: Du nummerierst die anderen, und alle ziehen so viele Karten. Bo hat nur noch 2 Karten. Spiele es, nenne Grün und wähle erst Cy, dann Bo: Bo zieht 2.
    .title = { card-heated-ghost }
    .done = Cy hat 1 Karte gezogen und Bo 2.
