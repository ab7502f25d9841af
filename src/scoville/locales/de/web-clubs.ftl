# Clubs und Turniere.

club-page = Clubs und Turniere
club-mine = Deine Clubs
club-guests = Wer einen Club gründen, einem beitreten oder an einem Turnier teilnehmen will, behält sein Profil: Daran erkennen dich die anderen.
club-idea = Ein Club ist für Leute, die zusammen spielen: mit eigenen Tischen, Hausregeln, Saisontabelle und Turnieren. Dazu kommt man über einen Einladungslink.
club-new = Club gründen
club-name-example = Donnerstagsclub
club-found = Gründen
club-name = Name
club-about = Über den Club
club-members = Mitglieder
club-members-count = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
club-role-owner = Leitung
club-role-organiser = Organisation
club-role-member = Mitglied
club-role-of = Rolle von { $name }
club-remove = Entfernen
club-remove-name = { $name } entfernen
club-remove-now = Jetzt entfernen
club-invited = Du bist zu { $club } eingeladen.
club-join = Dem Club beitreten
club-keep-first = Behalte zuerst dein Profil, dann öffne diese Einladung noch einmal.
club-closed = Dieser Club ist für seine Mitglieder. Den Einladungslink bekommst du von der Organisation.
club-tables = Tische des Clubs
club-no-tables = Gerade ist kein Tisch offen.
club-open-table = { $game }-Tisch
club-no-cups = Noch kein Turnier.
club-presets = Hausregeln
club-presets-idea = Einstellungen mit einem Namen: Mitglieder öffnen damit in einem Schritt einen Tisch, und Turniere können davon ausgehen.
club-preset-new = Neue Hausregeln für { $game }
club-preset-name = Wie heißen sie?
club-preset-drop = { $name } löschen
club-drop = Löschen
club-play = Spielen
club-season = Saison
club-season-idea = Es zählen Partien zwischen Menschen an den Tischen des Clubs. Jede Partie bringt den Anteil der anderen, die du geschlagen hast: 1 für einen Sieg, 0 für den letzten Platz.
club-season-none = In dieser Saison ist an den Tischen des Clubs noch keine Partie zu Ende gespielt worden.
club-invite = Leute einladen
club-invite-link = Wer diesen Link hat, kann beitreten
club-renew = Neuer Link
club-renew-sure = Der alte Link gilt dann nicht mehr.
club-more = Der Club
club-screen = Großer Bildschirm
club-scan = Scannen und dem Club beitreten
club-change = Name und Text ändern
club-leave = Verlassen
club-leave-sure = Den Club verlassen? Wenn du ihn leitest, übernimmt, wer am längsten organisiert oder dabei ist.
club-close = Löschen
club-close-sure = Den Club mit Hausregeln und Turnieren löschen? Gespielte Partien bleiben.

cup-all = Turniere
cup-none = Gerade ist kein Turnier offen.
cup-new-of = Neues { $game }-Turnier
cup-its-name = Wie heißt es?
cup-plan = Wer spielt gegen wen?
cup-plan-swiss = Schweizer System
    .help = In jeder Runde treffen Leute mit ähnlichem Punktestand aufeinander, und niemand zweimal, solange das geht. Gut für viele.
cup-plan-robin = Jeder gegen jeden
    .help = Alle treffen aufeinander, so gleichmäßig wie möglich. Gut für eine kleine Gruppe.
cup-rounds = Runden
cup-rounds-enough = So viele wie nötig
cup-minutes = Ohne Fehlende anfangen nach
cup-minutes-count = { $count } Minuten
cup-auto = Die nächste Runde von selbst starten
    .help = Sobald alle Ergebnisse da sind. Sonst startet die Organisation jede Runde.
cup-members-only = Nur für Mitglieder
cup-tables = Die Tische
cup-tables-idea = Die Zahl der Spieler sagt, wie viele an einem Tisch sitzen, höchstens 6. Wenn es nicht aufgeht, sitzt an manchen Tischen jemand weniger. Jeder Tisch spielt eine Partie.
cup-make = Turnier eröffnen
cup-is-open = Anmeldung offen
cup-is-running = Läuft
cup-is-over = Zu Ende
cup-round = Runde { $round }
cup-round-of = Runde { $round } von { $rounds }
cup-size = { $count } pro Tisch
cup-entrants = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
cup-entered = Du bist dabei
cup-enter = Mitspielen
cup-enter-late = Später einsteigen
cup-come-back = Wieder einsteigen
cup-withdraw = Abmelden
cup-withdraw-other = { $name } abmelden
cup-readmit = { $name } wieder zulassen
cup-removed = Vor der ersten Runde abgemeldet
cup-withdraw-sure = Ab der nächsten Runde nicht mehr mitspielen?
cup-your-table = Du spielst an Tisch { $number }
cup-go = Zu meinem Tisch
cup-you-bye = Du hast in dieser Runde ein Freilos. Es zählt wie ein Sieg.
cup-you-wait = Dein Tisch ist fertig. Die nächste Runde beginnt, wenn alle fertig sind.
cup-run = Turnierleitung
cup-begin = Erste Runde starten
cup-begin-needs = Mindestens zwei Personen müssen mitspielen.
cup-next-round = Nächste Runde starten
cup-next-auto = Sie startet von selbst, sobald alle Ergebnisse da sind.
cup-next-waits = Es fehlen noch Ergebnisse.
cup-end = Beenden
cup-end-sure = Das Turnier jetzt beenden? Dann gilt der jetzige Stand.
cup-drop = Löschen
cup-drop-sure = Das Turnier mit seiner Tabelle löschen?
cup-link = Wer diesen Link hat, kann zusehen und mitspielen
cup-who = Wer mitspielt
cup-standings = Tabelle
cup-final = Endstand
cup-nobody = Noch niemand.
cup-rank = Rang
cup-name = Name
cup-score = Punkte
cup-opponents = Gegner
    .help = Das erste Kriterium bei Gleichstand: die mittlere Punktzahl aller, auf die man traf
cup-wins = Siege
cup-played = Partien
cup-out = abgemeldet
cup-since = ab Runde { $round }
cup-byes = { $count ->
    [one] Freilos
   *[other] { $count } Freilose
}
cup-table = Tisch { $number }
cup-state-waiting = wartet
cup-state-playing = spielt
cup-state-done = fertig
cup-state-ruled = entschieden
cup-place = { $place }.
cup-forfeit = kampflos
cup-bye = Freilos
cup-due = { $minutes ->
    [0] Beginnt jetzt mit allen, die da sind.
    [one] Beginnt, wenn alle da sind, spätestens in einer Minute.
   *[other] Beginnt, wenn alle da sind, spätestens in { $minutes } Minuten.
}
cup-review = Rückblick
cup-decide = Entscheiden
cup-correct = Berichtigen
cup-decide-more = Gleiche Ränge sind ein Unentschieden. Alle sehen die Entscheidung im Protokoll.
cup-decide-save = Ergebnis speichern
cup-log = Protokoll
cup-server = Der Server
cup-deed-began = { $name } hat Runde { $round } gestartet.
cup-deed-paired = { $name } hat Runde { $round } gestartet.
cup-deed-ruled = { $name } hat Tisch { $number } in Runde { $round } berichtigt: aus { $before } wurde { $after }.
cup-deed-decided = { $name } hat Tisch { $number } in Runde { $round } entschieden: { $after }.
cup-deed-missed = An Tisch { $number } in Runde { $round } war die Zeit um: { $after }.
cup-deed-late = { $who } ist zu Runde { $round } eingestiegen.
cup-deed-withdrew = { $name } hat { $who } nach Runde { $round } abgemeldet.
cup-deed-readmitted = { $name } hat { $who } ab Runde { $round } wieder zugelassen.
cup-deed-left = { $who } hat sich nach Runde { $round } abgemeldet.
cup-deed-ended = { $name } hat das Turnier nach Runde { $round } beendet.
cup-scan = Scannen und mitspielen
cup-how = An jedem Tisch bekommst du den Anteil der anderen, die du geschlagen hast: 1 für einen Sieg, 0 für den letzten Platz; ein Unentschieden zählt halb. Ein Freilos zählt 1. Bei Gleichstand entscheidet die mittlere Punktzahl aller, auf die du getroffen bist, dann die Zahl der Siege. Wer eine Partie verlässt oder nicht kommt, bekommt dafür nichts.
