# C types of counts.py.
cimport cython


cdef int LONGEST

@cython.final
cdef class Counts:
    cdef public long games, decisions
    cdef readonly dict longer
    cdef long[1024] winners
    cdef long[8] reasons
    cdef long[4096] lengths
    cpdef add(self, int winners, int reason, long actions, long decisions)
    @cython.locals(i=cython.int)
    cpdef dict by_winners(self)
    @cython.locals(i=cython.int)
    cpdef dict by_reason(self)
    @cython.locals(i=cython.int)
    cpdef dict by_length(self)
