# Puzzles: a position of a real game, a few answers, one of them clearly the best.

puzzle-title = Believe it or not?
puzzle-idea = Positions from real games. One answer is clearly the best, as thousands of games played on from there show.
puzzle-today = The puzzle of the day
puzzle-of-today = The puzzle of the day
puzzle-any = Another puzzle
puzzle-none = No game here has puzzles.
puzzle-count = { $count } puzzles
puzzle-score = { $right } of { $all } answered well
puzzle-number = Puzzle { $number } of { $count }
puzzle-question = What do you do?
puzzle-question-spicy = Do you believe it?
puzzle-you = You are { $name } and see what { $name } saw.
puzzle-answer-spicy-wait = I believe it
puzzle-answer-spicy-accepts = I believe it
puzzle-before = What happened before
puzzle-right = Well answered!
puzzle-wrong = Better: { $best }
puzzle-why = “{ $best }” wins { $chance } % of the games, the next best answer { $other } %.
puzzle-truth = The card was { $card }.
puzzle-thoughts = Every answer
puzzle-next = Next puzzle
