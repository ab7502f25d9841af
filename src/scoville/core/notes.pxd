# C types of notes.py.
cimport cython

from scoville.core.journal cimport Journal

cdef int WIDTH, MOST_SHARED, ONE, GATHERED, GIVEN, LEFT_OUT

cdef class Notes:
    cdef readonly dict numbers
    cdef list kinds, makers, several
    cdef dict made
    cdef int[64] how

    @cython.locals(facts=list, i=cython.int, j=cython.int, kind=cython.int, seat=cython.int, how=cython.int, count=cython.int, x=cython.int, y=cython.int, z=cython.int)
    cpdef list read(self, Journal journal, object given=*)
    @cython.locals(key=cython.longlong)
    cdef object _shared(self, long long kind, int seat, int x, int y, int z)

@cython.locals(i=cython.int)
cdef list _rows(Journal journal, int first, int count)
