# Was der Live-Server sagt.

live-bad-message = Diese Nachricht ist nicht lesbar.
live-bad-request = Diese Anfrage ist nicht lesbar.
live-bad-settings = Mit diesen Einstellungen kann man nicht spielen.
live-bad-record = Diese Aufzeichnung ist nicht spielbar.
live-bad-key = Diesen API-Schlüssel gibt es nicht.
live-key-scope = Dieser API-Schlüssel ist dafür nicht freigegeben.
live-bad-origin = Diese Seite darf nicht mit diesem Server sprechen.
live-unknown-host = Unter diesem Namen antwortet dieser Server nicht. Wer ihn betreibt, kann den Namen mit --host-name zulassen.
live-too-large = Das ist zu lang.
live-too-fast = Zu viel auf einmal; warte einen Augenblick.
live-too-many-tables = Von hier wurden zu viele Tische eröffnet; versuche es später wieder.
live-too-slow = Diese Verbindung kommt nicht mit.
live-no-hello = Die erste Nachricht einer Verbindung ist hello.
live-hello-twice = Diese Verbindung hat schon hello gesagt.
live-unknown-token = Dieser Schlüssel öffnet keinen Tisch.
live-unknown-table = Diesen Tisch gibt es nicht.
live-not-over = Diese Partie ist noch nicht zu Ende.
live-no-game = Diese Partie gab es an diesem Tisch nicht.
live-unknown-route = Hier ist nichts.
live-wrong-method = Diese Adresse nimmt eine solche Anfrage nicht an.
live-metrics-closed = Die Messwerte gibt es nur auf dem Rechner des Servers oder mit einem API-Schlüssel, der für `metrics` freigegeben ist.
live-mistake = Auf dem Server ist etwas schiefgegangen; es liegt nicht an dir.
live-deadly = Darüber konnte der Server nicht nachdenken: Sein Prozess ist zweimal abgestürzt. Er versucht es nicht noch einmal.
live-overdue = Der Server hat hier abgebrochen: Es hat zu lange gedauert. Er versucht es nicht noch einmal.
live-worn-out = An diesem Tisch ist so viel geschehen, dass nichts mehr dazukommt; mach einen neuen auf.
live-taken-over = Ein anderes Gerät hat übernommen.
live-kicked = Der Gastgeber hat dich weggeschickt.
live-kicked-nearby = Von deiner Adresse wurde gerade jemand weggeschickt. Versuche es in { $minutes } Minuten noch einmal.
live-locked = Der Tisch ist abgeschlossen: Neue kommen nicht mehr herein.
live-left = Du hast diesen Tisch verlassen.
live-stopping = Der Server hält an; komm gleich wieder.
live-busy = Der Server ist ausgelastet und nimmt gerade keine neuen Tische an. Versuche es in ein paar Minuten wieder.
live-store-down = Der Server kann gerade nichts speichern; nichts hat sich geändert.
live-line-lost = Die Server erreichen einander gerade nicht; nichts hat sich geändert.
live-host-only = Das kann nur der Gastgeber.
live-playing = Das geht nicht während einer Partie.
live-not-playing = Es läuft keine Partie.
live-no-seat = Diesen Platz gibt es nicht.
live-seat-taken = Dieser Platz ist besetzt.
live-no-free-seat = Alle Plätze sind besetzt.
live-not-your-seat = Das ist nicht dein Platz.
live-which-seat = Sag, welcher deiner Plätze.
live-not-seated = Du hast keinen Platz an diesem Tisch.
live-seats-free = Vor dem Start muss jeder Platz besetzt sein.
live-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
live-unknown-person = Diese Person ist nicht an diesem Tisch.
live-unknown-bot = Diesen Bot gibt es nicht.
live-kick-oneself = Wenn du gehen willst, verlass den Tisch.
live-no-spectators = An diesem Tisch ist kein Platz für Zuschauer.
live-table-full = So viele Leute passen nicht an diesen Tisch.
live-two-ways = Sag entweder einen Text oder einen Spruch.
live-too-much-chat = Langsamer: Andere wollen auch etwas sagen.
live-race-lost = Um { $ms } ms zu spät.
live-origin-seats = Diese Partie ist für { $seats } Personen; ein Tisch, der sie fortsetzt, hat ebenso viele Plätze.
live-origin-rules = Eine Partie, die eine andere fortsetzt, wird nach deren Regeln gespielt.
live-origin-shuffle = Diese Partie setzt eine andere fort: Es wird nichts gemischt.
live-no-ply = Diese Partie hat nur { $plies } Aktionen.
live-no-puzzle = Dieses Rätsel gibt es nicht.
live-no-answer = Das ist keine der Antworten.
live-which-origin = Sag entweder einen Tisch oder eine Aufzeichnung, von der es weitergeht.
live-guests-only = Dieser Server speichert keine Profile: Alle spielen als Gäste.
live-not-signed-in = Du bist nicht angemeldet.
live-wrong-phrase = Diese Wiederherstellungsphrase gehört hier niemandem. Sie besteht aus acht Wörtern mit je fünf Buchstaben.
live-bad-passkey = Der Passkey konnte nicht geprüft werden. Versuch es noch einmal.
live-unknown-passkey = Dieser Passkey gehört hier zu keinem Profil.
live-passkeys-insecure = Passkeys brauchen eine sichere Verbindung (HTTPS) und einen Namen statt einer Nummer als Adresse. Die Wiederherstellungsphrase funktioniert überall.
live-too-many-passkeys = Ein Profil hat höchstens { $most } Passkeys.
live-last-credential = Nur damit kannst du dich bei diesem Profil anmelden. Füge zuerst einen anderen Weg hinzu.
live-no-seat-there = An diesem Tisch hast du keinen Platz.
live-taken-seat = Dieser Platz gehört zu einem anderen Profil.
live-banned = Wer diesen Server betreibt, hat dich gesperrt.
live-blocked = Wer an diesem Tisch Gastgeber ist, möchte nicht mit dir spielen.
live-closed-table = Wer diesen Server betreibt, hat diesen Tisch geschlossen: Niemand Neues kann dazukommen.
live-guest-there = Diese Person spielt als Gast und wäre anderswo nicht wiederzuerkennen. An diesem Tisch kannst du sie stummschalten.
live-unknown-profile = Dieses Profil gibt es nicht.
live-too-many-blocks = Du hast so viele Leute blockiert, wie ein Profil kann. Gib erst jemanden wieder frei.
live-too-many-reports = Du hast heute schon viel gemeldet. Wer diesen Server betreibt, liest es; versuch es morgen wieder.
live-another-name = So heißt das Profil nicht.
live-archive-missing = Einige deiner Spiele liegen in einem Archiv, das dieser Server nicht erreicht; darum wurde nicht alles gelöscht. Frag die Person, die ihn betreibt.
live-name-forbidden = Dieser Name ist hier nicht erlaubt. Wähle einen anderen.

phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-hurry-up = Beeilung!
phrase-one-moment = Einen Moment, bitte.
phrase-i-do-not-believe-you = Das glaube ich dir nicht!
phrase-so-spicy = Ganz schön scharf!
phrase-thanks = Danke!
phrase-good-game = Schöne Partie!

# House rule 1 listens to these, divided by |; fillers may stand anywhere in them.
chat-whose-turn =
    wer ist dran|wer is dran|wer ist an der Reihe|wer ist am Zug|wessen Zug ist es|wessen Zug ist das|wer hat den Zug
    |wer ist als Nächstes dran|wer ist als nächster dran|wer ist als nächste dran|wer ist als naechstes dran|wer ist der Nächste|wer ist die Nächste
    |wer ist der Naechste|wer ist als Nächstes an der Reihe|wer kommt dran|wer kommt als Nächstes|wer kommt als Naechstes
    |wer muss spielen|wer muss legen|wer dran|weißt du wer dran ist|wisst ihr wer dran ist|weiß jemand wer dran ist|weiß wer wer dran ist
    |kann mir jemand sagen wer dran ist|sag mal wer dran ist
chat-fillers = denn eigentlich jetzt gerade grad grade nun bitte also und aber ok okay hey hallo hi oh äh öh na noch nochmal mal sorry entschuldigung leute doch gleich überhaupt wohl
live-no-ladder = Diese Rangliste gibt es nicht.
live-rated-guests = Für eine gewertete Partie brauchen alle am Tisch ein behaltenes Profil: { $name } ist zu Gast. Behalte dein Profil oder schalte die Wertung aus.
live-rated-twice = In einer gewerteten Partie hat jede Person einen Platz.
live-rated-bots = { $name } hat keine veröffentlichte Wertungszahl, deshalb kann diese Partie nicht gewertet werden. Kätzchen, Katze, Luchs, Tiger und Löwe ohne Temperament haben eine.
live-rated-origin = Eine Partie, die eine andere fortsetzt, kann nicht gewertet werden.
live-no-ticket = Du wartest nicht mehr auf einen Tisch.
