# C types of redeal.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.spicy.rules.state cimport State
from scoville.spicy.rules.tables cimport Tables

cdef int ANY, IN_PILE, KINDS, NO_CLAIM, CARD_MASK, SEAT_SHIFT, MILLION

@cython.final
cdef class Redeal:
    cdef public State table
    cdef public int seat, least_above, most_above
    cdef readonly int hidden
    cdef int[100] place, by, claim, dealt, next, line
    cdef long long[100] both, number, spice
    cdef short[32] pool, rest, won
    cdef int rest_n, next_n
    cdef public int plain
    cdef bint piles
    cpdef void set_pool(self, int card, int count) noexcept nogil
    cpdef void hide(self, int place, int by, int claim, long long both, long long number, long long spice) noexcept nogil
    @cython.locals(state=State, card=cython.int, other=cython.int, i=cython.int)
    cpdef void see(self, bint keep_top, bint keep_won, int next_cards) noexcept
    cpdef void know_won(self, int card, int count) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.int, seat=cython.int, at=cython.int, _=cython.int)
    cpdef void deal(self, State state, Dice dice)
    @cython.locals(roll=cython.longlong)
    cdef int truth_of(self, int i, Dice dice) noexcept nogil
    @cython.locals(card=cython.int, count=cython.int, k=cython.int)
    cdef int take(self, int claim, int truth, Dice dice) noexcept nogil
    @cython.locals(left=cython.int, card=cython.int, i=cython.int, j=cython.int, _=cython.int)
    cdef void deal_won(self, State state, Dice dice) noexcept nogil
    cpdef int laid_by(self, int i) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef int hidden_top(self) noexcept nogil
    cpdef int card_dealt(self, int i) noexcept nogil
    @cython.locals(found=list, i=cython.int, j=cython.int, card=cython.int)
    cpdef list shuffled_pool(self, Dice dice)
