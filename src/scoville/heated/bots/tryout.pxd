# C types of tryout.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.bots.outlook cimport Outlook
from scoville.heated.bots.policy cimport Policy
from scoville.heated.rules.arbiter cimport Arbiter
from scoville.heated.rules.state cimport State
from scoville.heated.rules.verbs cimport play

cdef int FREE, NO_CARD, NO_COLOUR, RUNNING

@cython.final
cdef class Move:
    cdef readonly object option
    cdef bint plays
    cdef int card, colour, giving, at, named
    cdef int[10] on

@cython.final
cdef class Tryout:
    cdef readonly State state
    cdef readonly Dice dice
    cdef readonly Arbiter arbiter

    cpdef void begin(self, State world, unsigned long long a, unsigned long long b, unsigned long long c, unsigned long long d)
    @cython.locals(i=cython.int)
    cpdef do(self, int seat, Move move)
    @cython.locals(won=cython.int, other=cython.int)
    cpdef double run(self, int seat, Policy policy, int most) noexcept
    cpdef double foresee(self, int seat, Policy policy, int most, Outlook outlook) noexcept
