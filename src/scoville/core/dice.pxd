# C types of dice.py.
cimport cython

cdef unsigned long long MASK64, MASK32

@cython.final
cdef class Dice:
    cdef public unsigned long long a, b, c, d
    @cython.locals(x=cython.ulonglong, t=cython.ulonglong)
    cpdef unsigned long long word(self) noexcept nogil
    @cython.locals(product=cython.ulonglong, low=cython.ulonglong, unfair=cython.ulonglong, m=cython.ulonglong)
    cpdef int below(self, int n) noexcept nogil
    cpdef void copy_from(self, Dice other) noexcept nogil
