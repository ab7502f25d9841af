# What the search over the clauses knows of this language. Endings that words lose, words that say nothing, and a line for each
# group of words and phrases that mean the same at the table. Write no question here: a group serves all questions.

search-endings = ies es s ed ing d e ly
search-idle = the an and or of to in on at is are am was were be been it its this that these those there here you your yours they them
    their he she his her we us our who whom do does did done have has had may might can could will would shall should
    what when where why which how if so as than then for from by with about into but not no any some me my mine
    only just also too still even get gets got go goes make makes happen happens let ok okay now one game
search-game = game
search-meanings =
    challenge, doubt, contest, accuse, liar, call out, call someone, call somebody, bluff, caught
    lie, false, cheat, fib, untrue, dishonest
    true, truth, right, honest, correct
    draw, pick up, take from, penalty
    pass, skip my turn, miss
    begin, start, opens
    who begins, who starts, go first, goes first, first turn, first player, starting player
    end, over, finish, finished, stop
    win, winner, victory, wins, won
    win the game, winning, do I win, do you win, does one win, do we win, to win, who wins, who has won, way to win, you win as soon as, you have won, score wins, points decide
    win the stack, winning the stack, take the stack
    game end, game ends, end of the game, end the game, ends the game, game is over, game over, game stops, game also stops, game finished, you win as soon as
    lose, loser, lost
    tie, same score, same points, level, equal, equally
    points, score, worth, count
    peek, look, see, watch
    forget, forgot, forgotten
    announce, say aloud, last card, final card
    last card, final card, last one
    together, same time, at once, equally quick
    both, two
    depth, deep, depends, height, far down
    slap, hit, smack, bang
    call, shout, yell, scream, cry
    swap, trade, exchange, change hands
    seat, place, chair
    refuse, cancel, no thanks, reject, avoid, block, answer with
    nothing fits, cannot play, nothing to play
    fits, playable, could play, match, suitable
    direction, clockwise, turns round, way round
    draw pile, draw deck, stock
    used up, empty, runs out, ran out, nothing left
    help, assist
    jump in, interrupt
    out of turn, not my turn, not your turn, not their turn, whoever's turn
    must, have to, has to, obliged, forced
    deal, dealt, hand out, everyone gets, start with, begin with, starting hand
    people, players, persons
    twice, two times, once, often
    wild, joker
    turn up, turned over, flip, flipped, reveal
    black, special
    own, myself, yourself, but the player, other than the player
    trophy, cup
    pile, stack
