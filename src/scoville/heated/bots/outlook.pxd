# C types of outlook.py.
cimport cython

from scoville.core.bits cimport lowest
from scoville.heated.rules.state cimport State

cdef int ANSWERS, COLOURED, COPY, DISCARDS, FREE, KINDS, MERCY, NO_COLOUR, NO_THANKS, RUNNING, SPECIAL, TRAP, WORDS
cdef int FEATURES, HIDDEN, FINE, STEP, LOWEST
cdef int SUMS, FITS, WILDS, REFUSALS, SPARES, COPIES, TRAPS, ACTIONS, COLOURS, LONGEST, AWAY
cdef int SPECIALS, COUNTED, OWN, THEIRS

@cython.final
cdef class Outlook:
    cdef int[3840] first
    cdef int[32] biases  # with 15 bits for a weight and counts of cards, sums stay far below 2^31
    cdef int[32] hidden
    cdef long long[32] last
    cdef long long[640] chances
    cdef long long[10] rated
    cdef int[120] seen
    cdef int[100] sums
    cdef int[320] kinds
    cdef int shift

    @cython.locals(won=cython.int, other=cython.int, best=cython.longlong, whole=cython.longlong, own=cython.longlong, below=cython.longlong, part=cython.longlong)
    cpdef double chance(self, State state, int seat) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, value=cython.int, found=cython.longlong)
    cdef long long rate(self) noexcept nogil
    @cython.locals(other=cython.int, i=cython.int, seat=cython.int, at=cython.int, colours=cython.ulonglong, word=cython.int, left=cython.ulonglong, card=cython.int, count=cython.int, role=cython.int, colour=cython.int)
    cdef void sum_up(self, State state) noexcept nogil
    @cython.locals(i=cython.int, at=cython.int, held=cython.int)
    cdef void look(self, State state, int seat) noexcept nogil
    @cython.locals(i=cython.int, least=cython.int, first=cython.int, cards=cython.int, other=cython.int, at=cython.int, held=cython.int, after=cython.int)
    cdef void look_at_others(self, State state, int seat) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cpdef void write(self, State state, unsigned char[::1] out) noexcept
