# C types of prospect.py.
cimport cython

from scoville.spicy.rules.state cimport State
from scoville.spicy.rules.tables cimport Tables

cdef int RUNNING, MILLION, DECAY

@cython.final
cdef class Prospect:
    cdef Tables tables
    cdef int[1024] decay
    cdef int[16] hope
    cdef int first_trophy, near, spread, spread_card, lead
    cdef int n, left, left0, leads
    cdef bint ended
    cdef int[6] points, trophies, hands, worth
    cdef int[6] points0, trophies0, hands0
    @cython.locals(seat=cython.int)
    cdef void sit(self, State state) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void restore(self) noexcept nogil
    cdef void lays_card(self, int seat) noexcept nogil
    cdef void scores_one(self, int seat) noexcept nogil
    cdef void draws(self, int seat, int count) noexcept nogil
    cdef void takes_trophy(self, State state, int seat) noexcept nogil
    @cython.locals(seat=cython.int, best=cython.int, ties=cython.int, behind=cython.int, scale=cython.int, far=cython.int, hopes=cython.int, part=cython.longlong, every=cython.longlong)
    cdef long long chance(self, int me) noexcept nogil
    cpdef long long standing(self, State state, int me) noexcept nogil
    cdef void lift_paw(self, State state) noexcept nogil
    cdef void settle(self, State state, int seat, int winner, int loser, int size, bint last) noexcept nogil
