# C types of options.py.
cimport cython

from scoville.core.bits cimport lowest
from scoville.core.options cimport Options
from scoville.heated.rules.choice cimport Choice, from_own, seat_from
from scoville.heated.rules.state cimport State
from scoville.heated.rules.verbs cimport accept, ask, call, discard, draw, end_discard, name_colour, offer, play, slap, take, wonder

cdef int ACCEPT, ASK, A_COLOUR, A_PLAYER, CALL, COLOUR, DECLINE, DISCARD, DRAW, DRAW_ONE, DRAW_SOME, GIVE, IDLE
cdef int IN_ORDER, LATER, LETTING_BE, LET_BE, OFFER, ON, OPEN, PLACE, PLAY, REFLEXES, SLAP, TAKE, TAKE_NOTHING
cdef int THE_OTHER, WHERE, WONDER, DISCARDS, HEAT, KINDS, MERCY, NO_CARD, OFFERS, OPS, RUNNING, SLAPS, TWO_PLAYERS
cdef int WORDS

cdef Choice NOTHING

@cython.locals(asked=cython.bint, word=cython.int, other=cython.int, colour=cython.int)
cpdef void list_options(Options options, State state, int seat, Choice choice, int what) noexcept nogil
@cython.locals(most=cython.int, count=cython.int)
cdef void list_draws(Options options, State state, int seat, int what) noexcept nogil
cdef void list_kinds(Options options, int first, unsigned long long kinds) noexcept nogil
@cython.locals(thrown=cython.int, due=cython.int, least=cython.int, enough=cython.int, first=cython.int, card=cython.int, left=cython.int, last=cython.int, swapped=cython.short)
cdef void list_discards(Options options, State state, int seat, Choice choice) noexcept nogil
@cython.locals(acts=cython.int, colour=cython.int, two=cython.bint, oneself=cython.bint, other=cython.int, at=cython.int, card=cython.int)
cdef void list_steps(Options options, State state, int seat, Choice choice) noexcept nogil
cpdef bint may_do(Options options, State state, int seat)
@cython.locals(option=cython.int, i=cython.int, target=cython.int, second=cython.int, card=cython.int, _=cython.int)
cpdef void perform(State state, int seat, Choice choice, long long time) noexcept nogil
