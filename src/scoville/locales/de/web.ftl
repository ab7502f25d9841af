# Der Browser, abseits des Tisches.

web-spicy = SPICY
web-heated = HEATED
web-spicy-idea = Leg eine Karte verdeckt hin und sag, was sie ist. Oder was sie nicht ist. Wer beim Lügen erwischt wird, zahlt; wer die Wahrheit anzweifelt, auch.
web-heated-idea = Werde deine Karten los. Alle anderen wollen das verhindern: mit Ziehen, Tauschen, Schlagen und einem GHOST PEPPER SPRAY.
web-hero = Scharfe Spiele. Dein Tisch.
web-hero-more = Spiel SPICY und HEATED im Browser, mit Freunden oder gegen gerissene Katzen. Ohne Anmeldung.
web-footer = Scoville spielt SPICY und HEATED nach den gedruckten Regeln. Jedes Mischen lässt sich nachprüfen.
web-you = du
web-somebody = Jemand

web-skip = Zum Inhalt
web-home = Scoville, zur Startseite
web-nav = Hauptmenü
web-nav-tables = Tische
web-nav-rules = Regeln
web-nav-cards = Karten
web-nav-me = Dein Profil
web-nav-companion = Am Tisch
web-companion = Mit den gedruckten Karten
web-which-game = Welches Spiel
web-preferences = Einstellungen
web-language = Sprache
web-dark = Dunkel
web-sounds = Töne
web-vibration = Vibration
web-less-motion = Weniger Bewegung

web-loading = Einen Moment …
web-try-again = Noch einmal versuchen
web-lost-title = Etwas ist nicht angekommen
web-lost = Ein Teil der Seite konnte nicht geladen werden. Ist die Leitung unterbrochen?
web-offline = Der Server ist nicht zu erreichen. Ist die Leitung unterbrochen?
web-server-trouble = Das konnte der Server gerade nicht. Versuch es gleich noch einmal.
web-not-found = Hier ist nichts
web-not-found-more = Vielleicht ist die Adresse falsch geschrieben, oder was hier war, ist weg.
web-to-start = Zur Startseite

web-play-now = Jetzt { $game } spielen
web-invite = Freunde zu { $game } einladen
web-choose-settings = { $game } mit anderen Einstellungen
web-learn = { $game } lernen
web-rules-of = Die Regeln von { $game }
web-cards-of = Die Karten von { $game }
web-your-name = Dein Name
web-join-by-code = Mit Code mitspielen
web-kept-tables = Tische, an denen du gesessen hast

web-join-title = An einen Tisch setzen
web-join = Mitspielen
web-code = Code
web-code-wrong = Ein Code besteht aus mindestens sechs Buchstaben und sonst nichts.
web-code-hint = Sechs Buchstaben oder ein paar mehr, wie sie dir jemand am Tisch vorlesen kann.
web-public-tables = Öffentliche Tische
web-no-tables = Gerade ist kein öffentlicher Tisch offen. Eröffne einen oder spiel mit einem Code mit.
web-open-table = Einen Tisch { $game } eröffnen
web-free-seats = { $free ->
    [0] alle { $seats } Plätze besetzt
   *[other] { $free } von { $seats } Plätzen frei
}
web-state-lobby = vor dem Start
web-state-playing = im Spiel
web-state-over = beendet
web-sit-down = Hinsetzen
web-watch = Zuschauen
web-table = Tisch

web-new-table = Neuer Tisch
web-new-table-of = Ein neuer Tisch { $game }
web-presets = Was möchtest du spielen?
web-preset-own = Deine eigene Mischung.
web-preset-spicy-classic = Klassisch
    .help = Das Spiel wie gedruckt, ohne EXTRASCHARF-Karten.
web-preset-spicy-one = Eine EXTRASCHARF-Karte
    .help = Eine zufällig aufgedeckte Karte ändert eine Regel.
web-preset-spicy-two = Zwei EXTRASCHARF-Karten
    .help = Zwei zufällig aufgedeckte Karten ändern zwei Regeln.
web-preset-spicy-table = Wie am echten Tisch
    .help = Hier kann man Fehler machen, und jeder kostet etwas.
web-preset-heated-regular = Regular
    .help = Das ganze Grundspiel: 133 Karten.
web-preset-heated-tried-and-tested = Tried and Tested
    .help = Das Beste aus Grundspiel und Erweiterung.
web-preset-heated-classics = The Classics
    .help = Wenige Arten von Aktionskarten: gut für die erste Partie.
web-preset-heated-spicy = Spicy
    .help = Alle farbigen Aktionen, keine gemeinen Sonderkarten.
web-preset-heated-speed-run = Speed Run
    .help = Kaum Ziehkarten: kurze Partien.
web-preset-heated-never-ending = The Never-ending Game
    .help = Ziehen und nochmals ziehen: Nehmt euch Zeit.
web-preset-heated-chaos = Chaos
    .help = Alles aus der Schachtel und der Erweiterung.
web-advice = Der Rat der Anleitung
web-all-settings = Alle Einstellungen
web-the-rules = Die Regeln
web-the-table = Der Tisch
web-fewer = weniger: { $what }
web-more = mehr: { $what }
web-set-seats = Spieler
    .help = Menschen und Bots zusammen.
web-set-speed = Tempo
    .help = Wie lange ein Zug und die Zeit zum Reagieren dauern dürfen.
web-speed-relaxed = gemütlich
web-speed-live = zügig
web-speed-blitz = Blitz
web-speed-days = im eigenen Tempo
web-set-hours = Zeit für einen Zug
    .help = Alle kommen für ihren Zug zurück, und niemand braucht schnelle Finger: Geschlagen und gerufen wird für dich, in ausgeloster Reihenfolge. Für Antworten auf fremde Karten ist halb so viel Zeit. Ist deine Zeit um, passt der Tisch für dich, oder ein Bot macht diesen einen Zug. Nach zwei verpassten Zügen spielt ein Bot, bis du zurück bist.
web-hours-each = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
}
web-days-each = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-my-turns = Du bist dran ({ $count })
web-my-turn-turn = Dein Zug, { $until }
web-my-turn-answer = Deine Antwort auf eine Karte, { $until }
web-pause-let-be = Liegen lassen
web-pause = Die anderen dürfen noch reagieren.
web-pause-mine = Reagiere oder lass es gut sein.
web-bot-kitten = Kätzchen (fängt gerade an)
web-bot-cat = Katze (spielt mit)
web-bot-lynx = Luchs (gerissen)
web-bot-tiger = Tiger (stark)
web-bot-lion = Löwe (der stärkste)
web-bot-tomcat = Kater (so gut wie du)
web-bot-casual = Gelegenheitsspieler
web-bot-uniform = Würfel
web-bot-honest = Ehrlich
web-set-public = Öffentlich
    .help = Der Tisch steht für alle in der Liste; sonst braucht es den Link oder den Code.
web-set-spectators = Zuschauer
    .help = Andere dürfen zuschauen; sie sehen nur, was offen liegt.
web-set-stand_in = Ein Bot springt ein
    .help = Wer zu lange weg ist, wird bis zur Rückkehr von einem Bot vertreten.
web-set-arming = Ruf vorbereiten
    .help = HEATED! lässt sich vor der vorletzten Karte drücken und wird mit ihr gerufen.
web-set-rated = Gewertet
    .help = Beendete Partien ändern die Wertungszahlen. Alle brauchen ein behaltenes Profil und haben genau einen Platz. Wer eine gewertete Partie verlässt oder an ihrem Ende nicht zurück ist, zählt als Letzter, was immer der Bot auf dem Platz erreicht.
web-set-rounds = Runden
    .help = Wie viele Partien zusammen gewertet werden.
web-set-first = Wer beginnt
    .help = Nur für die erste Partie. Danach entscheiden die Spielregeln.
web-first-drawn = wird ausgelost
web-seat-number = Platz { $number }
set-spicy-edition = Ausgabe
    .help = Die gedruckten Anleitungen unterscheiden sich in ein paar Punkten.
set-spicy-variants = EXTRASCHARF-Karten
    .help = Jede ändert eine Regel.
    .limit = { $most ->
        [one] In dieser Ausgabe ist es höchstens eine.
       *[other] In dieser Ausgabe sind es höchstens { $most }.
    }
set-spicy-variants_at_random = Zufällige EXTRASCHARF-Karten
    .help = So viele werden beim Start aufgedeckt, statt dass ihr sie aussucht.
set-spicy-manners = Wie am echten Tisch
    .help = Falsche Ansagen, vergessene letzte Karten und Spicken sind möglich und werden bestraft.
set-spicy-open_deck = Offener Stapel
    .help = Alle sehen, wie viele Karten noch über der Verbrannt-Karte liegen.
set-spicy-worlds_end-own = Eigene Tiefe der Verbrannt-Karte
    .help = Sonst liegt sie so tief, wie es die gedruckte Karte für so viele Spieler zeigt.
set-spicy-worlds_end = Karten über der Verbrannt-Karte
    .help = Je mehr, desto länger die Partie.
set-spicy-worlds_end_jitter = Verschiebung der Verbrannt-Karte
    .help = Um bis zu so viele Karten nach oben oder unten, damit niemand darauf zählen kann.
set-spicy-hand = Handkarten
    .help = So viele werden ausgeteilt und nach einer Trophäe gezogen; die Anleitungen sagen 6.
set-spicy-smaller = Weniger Karten
    .help = Weniger Karten als das gedruckte Spiel, für eine schnelle Partie oder zum Ausprobieren.
set-spicy-ranks = Höchste Zahl
    .help = Nach ihr beginnen die Zahlen von vorn.
set-spicy-spices = Gewürze
    .help = Eins ist nur Chili, zwei sind Chili und Wasabi.
set-spicy-copies = Gleiche Karten
    .help = Wie viele es von jeder Zahl in jedem Gewürz gibt.
set-spicy-wilds = Joker
    .help = So viele Gewürz-Joker und ebenso viele Zahlen-Joker.
set-spicy-trophies = Trophäen
    .help = Die letzte beendet die Partie; mehr als die Hälfte gewinnt sofort.
set-heated-mode = Spielmodus
    .help = Welches Deck der Anleitung gespielt wird.
set-heated-add = Zusätzliche Karten
    .help = Karten der Erweiterung, die dazukommen.
set-heated-house = Hausregeln
set-heated-heated_call = HEATED! wird für dich gerufen
    .help = Sonst kann erwischt werden, wer es vergisst.
set-heated-reaction_cards_oblige = Weiße Karten gelten als spielbar
    .help = Wer NO, THANKS oder MERCY hält, darf dann nicht ziehen, statt zu spielen.
set-heated-no_thanks_ends_turn = NO, THANKS beendet den Zug
    .help = Wer damit ein Ziehen abwehrt, setzt dann auch aus.
set-heated-blank = BLANK
    .help = Die gedruckte Karte ohne Text: weglassen oder festlegen, was sie tut.
web-blank-none = weggelassen
web-blank-stand-in = steht für eine andere Karte
web-blank-own = eine eigene Karte
set-heated-blank_card = BLANK ist
    .help = Sie tut dann, was diese Karte tut.
web-blank-name = Ihr Name
set-heated-blank_colour = Ihre Art
    .help = Bei einer schwarzen Karte nennt man eine Farbe, eine weiße ändert auf dem Stapel nichts.
web-blank-everyone_draws = Alle ziehen
web-blank-others_draw = Die anderen ziehen
web-blank-next_draws = Die nächste Person zieht
web-blank-target_draws = Wer von dir genannt wird, zieht
web-blank-player_draws = Du ziehst
web-blank-everyone_discards = Alle legen ab
web-blank-others_discard = Die anderen legen ab
web-blank-next_discards = Die nächste Person legt ab
web-blank-target_discards = Wer von dir genannt wird, legt ab
web-blank-player_discards = Du legst ab
set-heated-blank_reverse = Die Richtung wechselt
    .help = Wie bei REVERSE.
set-heated-blank_skip = Die nächste Person setzt aus
    .help = Wie bei COOL OFF.
set-heated-deck = Ein eigenes Deck
    .help = Bestimme, wie viele es von jeder Karte gibt, statt ein Deck der Anleitung zu nehmen.
web-deck-total = { $count ->
    [one] Insgesamt 1 Karte.
   *[other] Insgesamt { $count } Karten.
}
web-each-colour = in jeder Farbe
web-random-variants = { $count ->
    [one] 1 zufällige EXTRASCHARF-Karte
   *[other] { $count } zufällige EXTRASCHARF-Karten
}
web-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
web-start-now = Jetzt starten
web-open-and-invite = Tisch eröffnen und einladen

web-rules-of-table = Wie an Tisch { $code } gespielt
web-back-to-table = Zurück an den Tisch
web-search-rules = Suche
web-found-clauses = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
web-no-clause = Das sagt keine Regel dieses Tisches.
web-ruling = unsere Auslegung

web-card-back = Eine verdeckte Karte
web-trophy = Trophäe
web-trophy-does = Für alle, die ihre letzte Karte spielen und nicht widerlegt werden: 10 Punkte. Zwei davon gewinnen die Partie.
web-worlds-end = Verbrannt
web-worlds-end-does = Kommt die Karte im Nachziehstapel zum Vorschein, ist die Partie aus.
web-wild-spice-does = Hat jedes Gewürz und keine Zahl.
web-wild-number-does = Hat jede Zahl und kein Gewürz.

# A record of one's own
web-review-own = Aufzeichnung ansehen
web-quick-match = Mitspieler finden
web-clubs = Clubs und Turniere
web-ratings = Ranglisten
web-puzzles = Rätsel
web-review-own-more = Eine Aufzeichnung ist eine ganze Partie in einer Datei: Jeder Tisch kann sie am Ende speichern, auch das Terminal. Niemand behält sie: Der Link zu einem Moment trägt die ganze Partie bei sich.
web-review-choose = Datei auswählen
web-review-drop = Oder zieh die Datei hierher.
web-review-paste = Oder füge die Aufzeichnung ein
web-review-look = Ansehen
web-review-too-long = Das ist zu lang für eine Aufzeichnung.
web-review-broken-link = Dieser Link ist beschädigt: Die Aufzeichnung darin ist nicht lesbar.
web-review-title = Partie { $number } an Tisch { $code }
web-review-record = Eine Partie aus einer Aufzeichnung
