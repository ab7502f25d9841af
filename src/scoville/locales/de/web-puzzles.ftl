# Rätsel: eine Stellung aus einer echten Partie, ein paar Antworten, eine davon eindeutig die beste.

puzzle-title = Glaubst du das?
puzzle-idea = Stellungen aus echten Partien. Eine Antwort ist eindeutig die beste: Das zeigen Tausende von Partien, die von dort weitergespielt wurden.
puzzle-today = Das Rätsel des Tages
puzzle-of-today = Das Rätsel des Tages
puzzle-any = Ein anderes Rätsel
puzzle-none = Hier hat kein Spiel Rätsel.
puzzle-count = { $count } Rätsel
puzzle-score = { $right } von { $all } gut beantwortet
puzzle-number = Rätsel { $number } von { $count }
puzzle-question = Was tust du?
puzzle-question-spicy = Glaubst du das?
puzzle-you = Du bist { $name } und siehst, was { $name } sah.
puzzle-answer-spicy-wait = Ich glaube es
puzzle-answer-spicy-accepts = Ich glaube es
puzzle-before = Was vorher geschah
puzzle-right = Gut geantwortet!
puzzle-wrong = Besser: { $best }
puzzle-why = „{ $best }“ gewinnt { $chance } % der Partien, die nächstbeste Antwort { $other } %.
puzzle-truth = Die Karte war: { $card }.
puzzle-thoughts = Alle Antworten
puzzle-next = Nächstes Rätsel
