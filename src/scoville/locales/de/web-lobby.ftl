# Vor dem Spiel, Dazukommen, Tempo und Uhren, der große Bildschirm.

lobby-host = Gastgeber
lobby-a-friend = Jemand, den du einlädst
lobby-all-bots = Nur Bots
lobby-all-friends = Nur Leute
lobby-fill = { $free ->
    [one] Den freien Platz mit einem Bot besetzen
   *[other] Die { $free } freien Plätze mit Bots besetzen
}

clock-soon = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
clock-ran-out-you = Deine Zeit war um, deshalb hat der Tisch für dich entschieden.
clock-ran-out = Die Zeit von { $name } war um.
clock-stood-in = Ein Bot spielt für dich. Sobald du etwas tust, spielst du wieder selbst.
pace-go-on = Weiter
pace-bots-wait = Die Bots warten auf { $names }.
pace-bots = Tempo der Bots
pace-percent = { $pace } %
pace-bots-now = Die Bots spielen mit { $pace } % ihres üblichen Tempos.

screen-name = Großer Bildschirm
screen-open = Auf einem großen Bildschirm zeigen
screen-open-more = Ein Fernseher oder ein Tablet in der Mitte zeigt den Tisch, jedes Telefon nur die eigenen Handkarten. Öffne auf dem großen Bildschirm { $link }.
screen-this = Dieses Gerät als großen Bildschirm des Tischs benutzen
screen-scan = Scanne den Code mit dem Telefon und setz dich.
screen-or-code = Oder öffne { $site } und gib den Code ein:
screen-look-up = Schau hoch: Der Tisch ist auf dem großen Bildschirm.
screen-full = Vollbild
screen-table-too = Den Tisch auch hier zeigen
screen-hand-only = Nur meine Karten
preview-title = Eine Partie { $game }
preview-description = Am Tisch wartet man auf dich. Setz dich im Browser dazu, ganz ohne Konto.
preview-plain = Scharfe Kartenspiele an deinem Tisch: SPICY und HEATED im Browser, mit Freunden oder gegen gerissene Katzen.
lobby-event = Turnier: Die Partie beginnt, sobald alle da sind.
lobby-event-closed = Turnier: Das Ergebnis wurde ohne Partie entschieden.
