# C types of spicy_choice.py.
cimport cython

from scoville.environments.table cimport Table
from scoville.spicy.arbiter cimport Arbiter
from scoville.spicy.state cimport State
from scoville.spicy.tables cimport Tables

cdef int CLAIMS, KINDS, NO_CARD, NO_CLAIM, DELAYS, ACCEPT, CHALLENGE_NUMBER, CHALLENGE_SPICE, CHALLENGE_WRONG, COPY
cdef int DELAY, ENOUGH, LET_BE, PASS, PLAY, UNDER, OBSERVATION, TIMED_ACTIONS, OPEN, CARDS_UNDER, HOW_LATE

cdef class SpicyChoice(Table):
    cdef public State state
    cdef public Arbiter arbiter
    cdef public int stage, answered
    cdef public bint timed
    cdef int[6] choice, under1, under2, delay
    @cython.locals(state=State, tables=Tables, card=cython.int, late=cython.int, reacting=cython.bint, hand=cython.int, found=cython.int, first=cython.int, claims=cython.int, play=cython.int, i=cython.int)
    cpdef void list_options(self, int seat) noexcept
    @cython.locals(left=cython.int)
    cdef bint may_add(self, int seat, int card) noexcept
    @cython.locals(decision=cython.int)
    cdef int chosen_card(self, int seat) noexcept
    @cython.locals(decision=cython.int)
    cdef int chosen_claim(self, int seat) noexcept
    @cython.locals(seat=cython.int)
    cpdef bint choose(self, int decision) noexcept
    cdef bint reacts(self, int seat) noexcept
    cdef int most_under(self, int seat) noexcept
    @cython.locals(card=cython.int)
    cdef bint can_add(self, int seat) noexcept
