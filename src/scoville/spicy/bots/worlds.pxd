# C types of worlds.py.
cimport cython

from scoville.spicy.bots.belief cimport Knowledge
from scoville.core.dice cimport Dice
from scoville.spicy.state cimport State
from scoville.spicy.tables cimport Tables

cdef int KINDS, NO_CLAIM, CARD_MASK, MILLION, IN_PILE

@cython.final
cdef class Worlds:
    cdef public State table
    cdef public Knowledge knowledge
    cdef public int me, least_above, most_above
    cdef public int hidden
    cdef int[100] place, by, claim
    cdef long long[100] both, number, spice
    cdef short[32] pool, rest
    cdef int rest_n
    cpdef void set_pool(self, int card, int count) noexcept nogil
    cpdef void hide(self, int place, int by, int claim, long long both, long long number, long long spice) noexcept nogil
    @cython.locals(kind=cython.int, count=cython.int, k=cython.int)
    cdef int take(self, int claim, int truth, Dice dice) noexcept nogil
    @cython.locals(roll=cython.longlong)
    cdef int truth_of(self, int i, Dice dice) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.int, kind=cython.int, seat=cython.int, at=cython.int, _=cython.int)
    cpdef void imagine(self, State state, Knowledge knowledge, Dice dice)
