# C types of playouts.py.
cimport cython

from scoville.spicy.bots.belief cimport Knowledge
from scoville.spicy.bots.policy cimport Policy
from scoville.core.dice cimport Dice
from scoville.spicy.rules.arbiter cimport Arbiter
from scoville.spicy.rules.state cimport State

cdef int CARD_MASK, KINDS, MOST_ACTIONS, NO_CARD, SEAT_MASK, SEAT_SHIFT
cdef int LET_BE, PASS, CHALLENGE, COPY, EVERYBODY

@cython.locals(top=cython.int, by=cython.int, truth=cython.int)
cpdef void perform(Knowledge knowledge, Arbiter arbiter, State state, int seat, int act, int card, int claim, int under1, int under2) noexcept nogil
@cython.locals(seat=cython.int, stacks=cython.int)
cpdef void play_on(Policy policy, Knowledge knowledge, Arbiter arbiter, State state, Dice dice, int stacks_more) noexcept nogil

@cython.final
cdef class PolicyTable:
    cdef Knowledge nothing, knowledge
    cdef list known, told
    cdef int dealt, above, jitter
    cdef bint is_open
    cdef readonly int decisions, actions
    @cython.locals(state=State, knowledge=Knowledge, known=State, told=Knowledge, policy=Policy, seat=cython.int, under1=cython.int, under2=cython.int)
    cpdef bint play(self, Arbiter arbiter, list policies, list dice) except -1
    @cython.locals(kinds=cython.int, card=cython.int)
    cdef bint has_too_many(self, State state, int seat) noexcept nogil
    @cython.locals(i=cython.int, other=cython.int, card=cython.int)
    cpdef void show(self, State known, State state, int seat) noexcept nogil
    @cython.locals(left=cython.int, least=cython.int, most=cython.int)
    cdef int left(self, State state) noexcept nogil
