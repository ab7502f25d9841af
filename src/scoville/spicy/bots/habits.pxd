# C types of habits.py.
cimport cython

cdef int NUMBER, SPICE, EVERYBODY, MILLION, KINDS_OF_PLAYERS, LEAST, SURE, RASH_CHALLENGE, CALM_CHALLENGE
cdef int BLIND_FALSE, BLIND_NUMBER, BLIND_SPICE, BLIND_TRUE, SEEN_FALSE, SEEN_NUMBER, SEEN_SPICE, SEEN_TRUE

@cython.final
cdef class Habits:
    cdef int[6] told, lied, asked, doubted
    cdef long long[30] likely
    cdef int[5] blindly, rashly
    @cython.locals(other=Habits)
    cpdef Habits clone(self)
    cpdef void copy_from(self, Habits other)
    @cython.locals(share=cython.longlong, kind=cython.int)
    cpdef long long blind(self, int seat) noexcept nogil
    @cython.locals(share=cython.longlong, kind=cython.int)
    cpdef long long rash(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef void note_let_be(self, int by) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef void note_challenge(self, int by, int challenger) noexcept nogil
    @cython.locals(share=cython.longlong, kind=cython.int)
    cdef void note_answer(self, int seat, int if_rash, int if_calm) noexcept nogil
    @cython.locals(if_blind=cython.int, if_seen=cython.int, share=cython.longlong, kind=cython.int)
    cpdef void note_revealed(self, int by, int truth, bint holds) noexcept nogil
    @cython.locals(every=cython.longlong, kind=cython.int, i=cython.int)
    cdef void level(self, int seat) noexcept nogil
