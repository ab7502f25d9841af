# Les énigmes : une position d'une partie entre robots, quelques réponses, dont une nettement meilleure.

puzzle-title = Vous y croyez ?
puzzle-idea = Des positions tirées de parties entre robots. Une réponse est nettement la meilleure : des milliers de parties jouées à partir de là le montrent.
puzzle-today = L’énigme du jour
puzzle-of-today = L’énigme du jour
puzzle-any = Une autre énigme
puzzle-none = Aucun jeu n’a d’énigmes ici.
puzzle-count = { $count } énigmes
puzzle-score = { $right ->
    [one] { $right } bonne réponse sur { $all }
   *[other] { $right } bonnes réponses sur { $all }
    }
puzzle-number = Énigme { $number } sur { $count }
puzzle-question = Que faites-vous ?
puzzle-question-spicy = Vous y croyez ?
puzzle-you = Vous êtes { $name } et voyez ce que { $name } voyait.
puzzle-answer-spicy-wait = J’y crois
puzzle-answer-spicy-accepts = J’y crois
puzzle-before = Ce qui s’est passé avant
puzzle-right = Bien répondu !
puzzle-wrong = Mieux : { $best }
puzzle-why = « { $best } » gagne { $chance } % des parties, la meilleure autre réponse { $other } %.
puzzle-reasons = Pourquoi c’est mieux que « { $next } » :
puzzle-reason-heated-soon = Quelqu’un d’autre joue sa dernière carte avant votre prochain tour dans { $best } % des parties au lieu de { $other } %.
puzzle-reason-heated-draws = À votre prochain tour, vous devez piocher dans { $best } % des parties au lieu de { $other } %.
puzzle-reason-heated-cards = À votre prochain tour, vous avez en moyenne { $best } cartes au lieu de { $other }, avec celles que vous devez alors piocher.
puzzle-reason-heated-fits = À votre prochain tour, vous avez une carte jouable dans { $best } % des parties au lieu de { $other } %.
puzzle-reason-heated-rival = { $name } gagne { $best } % des parties au lieu de { $other } %.
puzzle-reason-heated-none = Ce qui se passe jusqu’à votre prochain tour ne l’explique pas. Sur toute la partie, cette réponse gagne plus souvent.
puzzle-truth = La carte était : { $card }.
puzzle-thoughts = Toutes les réponses
puzzle-next = Énigme suivante
