# C types of playouts.py.
cimport cython

from scoville.spicy.bots.belief cimport Knowledge
from scoville.spicy.bots.policy cimport Policy
from scoville.core.dice cimport Dice
from scoville.spicy.rules.arbiter cimport Arbiter
from scoville.spicy.rules.state cimport State

cdef int NO_CARD
cdef int LET_BE, PASS, CHALLENGE, COPY

@cython.locals(top=cython.int, by=cython.int, truth=cython.int)
cpdef void perform(Knowledge knowledge, Arbiter arbiter, State state, int seat, int act, int card, int claim, int under1, int under2) noexcept nogil
@cython.locals(seat=cython.int, stacks=cython.int)
cpdef void play_on(Policy policy, Knowledge knowledge, Arbiter arbiter, State state, Dice dice, int stacks_more) noexcept nogil
