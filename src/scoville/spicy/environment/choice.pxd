# C types of spicy_choice.py.
cimport cython

from scoville.environments.table cimport Table
from scoville.spicy.arbiter cimport Arbiter
from scoville.spicy.options cimport advance, begun, card_of, claim_of, list_options
from scoville.spicy.state cimport State

cdef int ACCEPT, LET_BE, LETTING_BE, NOTHING, PROPER, REACTIONS, WHOLE
cdef int DELAYS, DELAY, OBSERVATION, TIMED_ACTIONS, OPEN, CARDS_UNDER, HOW_LATE

cdef class SpicyChoice(Table):
    cdef public State state
    cdef public Arbiter arbiter
    cdef public int stage, answered
    cdef public bint timed
    cdef int[6] choice, delay
    @cython.locals(late=cython.int, what=cython.int)
    cpdef void list_options(self, int seat) noexcept
    cdef int chosen_card(self, int seat) noexcept
    cdef int chosen_claim(self, int seat) noexcept
    @cython.locals(seat=cython.int)
    cpdef bint choose(self, int decision) noexcept
    cdef bint reacts(self, int seat) noexcept
    cpdef int chosen(self, int seat) noexcept
