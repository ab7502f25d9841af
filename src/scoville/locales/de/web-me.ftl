# Wer jemand ist: Name und Katze, auf jeder Seite.

me-spices = Safran, Ingwer, Zimt, Muskat, Vanille, Kümmel, Kurkuma, Wacholder, Nelken, Sesam, Fenchel, Anis
me-paws = pfote, tatze, schnauze, kralle, nase, ohr, schnurrer, schwanz
me-invented = { $spice }{ $paw }
me-change = Dein Name und deine Katze:
me-another = Ein anderer Name
me-your-cat = Deine Katze
me-cat = Katze { $number }
me-done = Fertig
me-you-are = Du setzt dich als
me-pace = Tempo der Animationen
me-waits = Nach dem Aufdecken auf mich warten
me-notify = Mir sagen, wenn ich dran bin
clock-your-turn = Du bist dran
offline-title = Du bist offline
offline-more = Scoville wird auf einem Server gespielt, und der ist gerade nicht zu erreichen. Dein Platz bleibt dir: Komm zurück, sobald die Leitung wieder steht.
offline-again = Noch einmal versuchen
