# C types of heated_choice.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.environments.table cimport Table
from scoville.heated.arbiter cimport Arbiter
from scoville.heated.state cimport State

cdef int A_PLACE, A_TARGET, A_TARGET_AND_A_CARD, ALL_OTHERS, ANSWERS, CHOICE, COPY, DISCARDS, FREE, HEAT, KINDS
cdef int MERCY, NO_CARD, NO_COLOUR, OFFERS, OPS, SLAPS, TWO_PLAYERS, ACCEPT, ASK, CALL, COLOUR, DECLINE, DELAY
cdef int DISCARD, DRAW, DRAW_ONE, GIVE, LATER, LET_BE, OFFER, ON, PLACE, PLAY, SLAP, TAKE, TAKE_NOTHING
cdef int TIMED_ACTIONS, OBSERVATION, DELAYS, OPEN, A_COLOUR, A_PLAYER, THE_OTHER, IN_ORDER, A_CARD, WHERE, HOW_LATE
cdef int NO_RACE, SLAPPING, CALLING

cdef class HeatedChoice(Table):
    cdef public State state
    cdef public Arbiter arbiter
    cdef public Dice reflexes
    cdef public bint timed
    cdef public int stage, race, decision, card, colour, target, second, giving, at, named_n, thrown_n, least
    cdef int[10] named, delay
    cdef int[96] thrown
    @cython.locals(phase=cython.int, late=cython.int, card=cython.int, other=cython.int, colour=cython.int)
    cpdef void list_options(self, int seat) noexcept
    cdef bint is_asked_to_jump(self) noexcept
    cdef int from_own(self, int seat, int other) noexcept
    @cython.locals(card=cython.int)
    cdef void list_draws(self, int seat) noexcept
    @cython.locals(state=State, card=cython.int, hand=cython.int)
    cdef void list_plays(self, int seat) noexcept
    @cython.locals(due=cython.int, enough=cython.int, first=cython.int, card=cython.int, left=cython.int, last=cython.int, kept=cython.int)
    cdef void list_discards(self, int seat) noexcept
    @cython.locals(colour=cython.int, two=cython.bint, oneself=cython.bint, other=cython.int, card=cython.int, at=cython.int, late=cython.int)
    cdef void list_steps(self, int seat) noexcept
    @cython.locals(i=cython.int)
    cdef bint is_named(self, int seat) noexcept
    cdef int acts(self) noexcept
    @cython.locals(seat=cython.int)
    cpdef bint choose(self, int decision) noexcept
    cdef void begin_choice(self, int seat, int decision) noexcept
    @cython.locals(card=cython.int)
    cdef void thrown_none(self) noexcept
    cdef void throw(self, int seat, int card) noexcept
    @cython.locals(acts=cython.int)
    cdef void ask_more(self, int seat) noexcept
    @cython.locals(needs=cython.int)
    cdef void ask_needs(self, int seat) noexcept
    @cython.locals(stage=cython.int, needs=cython.int)
    cdef void go_on(self, int seat, int decision) noexcept
    cdef int seat_from(self, int seat, int more) noexcept
    @cython.locals(other=cython.int)
    cdef void name_the_last(self, int seat) noexcept
    cpdef int named_at(self, int i) noexcept
    cpdef int thrown_of(self, int card) noexcept
