# C types of journal.py.
cimport cython

cdef int CAPACITY
cdef int WIDTH

@cython.final
cdef class Journal:
    cdef public int length
    cdef int[4096] notes
    cpdef void note(self, int kind, int seat, int x, int y, int z) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef list drain(self)
