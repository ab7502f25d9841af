# C types of policy.py.
cimport cython

from scoville.heated.bots.worth cimport Worth
from scoville.core.bits cimport lowest
from scoville.core.dice cimport Dice
from scoville.heated.rules.arbiter cimport Arbiter
from scoville.heated.rules.state cimport State
from scoville.heated.rules.verbs cimport accept, discard, draw, end_discard, name_colour, offer, play, take

cdef int ALL_OTHERS, ANSWERS, A_TARGET, A_TARGET_AND_A_CARD, CARD, CHOICE, COPY, DISCARDS, DISCARD_COLOUR, FREE
cdef int KINDS, LOSES, MERCY, NO_CARD, NO_COLOUR, NO_THANKS, OFFERS, OPS, SLAPS, SPECIAL, TRAP, TWO_PLAYERS
cdef int WINS, WORDS

@cython.final
cdef class Policy(Worth):
    cdef readonly int chosen_target, chosen_second, chosen_giving

    @cython.locals(seat=cython.int)
    cpdef set_lacks(self, dict known, int players)
    cpdef void set_order(self, int i, int seat) noexcept nogil
    @cython.locals(best=cython.int, chosen=cython.int, colour=cython.int, worth=cython.int)
    cpdef int best_colour(self, State state, int seat, int card, int giving, int acts) noexcept nogil
    cpdef int colour_worth(self, State state, int seat, int colour) noexcept nogil
    @cython.locals(role=cython.int, colour=cython.int, found=cython.int, word=cython.int, kinds=cython.ulonglong, other=cython.int)
    cpdef int keep(self, State state, int seat, int card) noexcept nogil
    @cython.locals(role=cython.int, acts=cython.int, on_turn=cython.bint, found=cython.int, image=cython.int)
    cpdef int play_worth(self, State state, int seat, int card, int colour, int target, int second, int giving) noexcept nogil
    @cython.locals(found=cython.int)
    cdef int reaction_worth(self, State state, int seat, int role, bint on_turn) noexcept nogil
    cpdef int draw_worth(self, State state) noexcept nogil
    @cython.locals(found=cython.int)
    cpdef int offer_worth(self, State state, int seat, int card) noexcept nogil
    cpdef int take_worth(self, State state, int giver) noexcept nogil
    @cython.locals(role=cython.int, acts=cython.int, needs=cython.int, colour=cython.int, target=cython.int, second=cython.int, giving=cython.int, best=cython.int, chosen=cython.int, other=cython.int, worth=cython.int)
    cpdef int look_at(self, State state, int seat, int card) noexcept nogil
    @cython.locals(count=cython.int, other=cython.int, i=cython.int)
    cdef void rank_others(self, State state, int seat) noexcept nogil
    @cython.locals(chosen=cython.int, other=cython.int)
    cdef int fullest(self, State state, int seat, int but) noexcept nogil
    @cython.locals(best=cython.int, chosen=cython.int, word=cython.int, kinds=cython.ulonglong, card=cython.int, count=cython.int, worth=cython.int)
    cdef int least(self, State state, int seat, int but, int colour) noexcept nogil
    @cython.locals(_=cython.int)
    cpdef void decide(self, Arbiter arbiter, State state, int seat, Dice dice) noexcept nogil
    cdef void take_turn(self, Arbiter arbiter, State state, int seat, Dice dice) noexcept nogil
    @cython.locals(count=cython.int, best=cython.int, chosen=cython.int, i=cython.int, worth=cython.int)
    cdef bint play_best(self, Arbiter arbiter, State state, int seat, Dice dice, int least) noexcept nogil
    @cython.locals(best=cython.int, chosen=cython.int, word=cython.int, kinds=cython.ulonglong, card=cython.int, worth=cython.int)
    cdef void offer(self, State state, int seat) noexcept nogil
    @cython.locals(best=cython.int, chosen=cython.int, giver=cython.int, worth=cython.int)
    cdef void take(self, State state, int seat) noexcept nogil
    @cython.locals(decisions=cython.int, seat=cython.int)
    cpdef int play_on(self, Arbiter arbiter, State state, Dice dice, int most) noexcept nogil
