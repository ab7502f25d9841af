# C types of options.py.
cimport cython

@cython.final
cdef class Options:
    cdef public int n
    cdef int drawn
    cdef short[1200] items
    cdef int draw(self, int i) noexcept nogil
    cdef void add(self, int option) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef bint has(self, int option) noexcept nogil
    cpdef int item(self, int i) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef list as_list(self)

cpdef bint kept(long i, long count, long room) noexcept nogil
