# C types of tables.py.
cimport cython

@cython.final
cdef class Tables:
    cdef short[930] claims
    cdef short[31] claims_n
    cdef short[960] truth
    cdef short[31] paw
    cdef short[31] under
    cdef signed char[100] deck
    cdef readonly int trophies, winning_trophies
    cdef public int cards, hand
    cdef readonly bint copying, tabletop, blind_loses
    cdef public bint luck
    @cython.locals(i=cython.int)
    cpdef bint fits(self, int claim, int top) noexcept nogil
    cpdef bint holds(self, int card, int claim, int traits) noexcept nogil
    cpdef int most_under(self, int claim) noexcept nogil
