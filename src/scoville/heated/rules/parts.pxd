# C types of parts.py.
cimport cython

cdef int ANYTHING, FREE, NO_CARD

@cython.final
cdef class Turn:
    cdef readonly int duty, taken, passes
    cdef public int seat, step, landed
    cdef readonly bint drew, helped
    cdef int[10] order, place
    cpdef void put(self, int place, int seat) noexcept nogil
    @cython.locals(kept=cython.int)
    cdef void trade_places(self, int one, int other) noexcept nogil
    cdef void copy_from(self, Turn other)

@cython.final
cdef class Effect:
    cdef readonly int by, acts, target, second, next, pc, immune, spared
    cdef public int giving
    cdef readonly bint copied
    cdef int[10] named
    cdef void copy_from(self, Effect other)

@cython.final
cdef class Pending:
    cdef readonly int draws, image, on, unnamed, slapped, last_slap, losers, discard_colour
    cdef public int phase, asked
    cdef readonly bint raced
    cdef public bint begun
    cdef int[10] discards, offers
    cdef long long[10] slap_times
    cdef void end(self) noexcept nogil
    cdef void copy_from(self, Pending other)

@cython.final
cdef class Calls:
    cdef readonly bint jump_in
    cdef public int uncalled
    cdef int[10] owed
    cdef void close(self) noexcept nogil
    cdef void copy_from(self, Calls other)
