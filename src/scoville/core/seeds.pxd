# C types of seeds.py.
cimport cython

from scoville.core.dice cimport Dice

@cython.final
cdef class Seeds:
    cdef bytes before, lead
    cpdef game(self, index)
    cpdef str seed(self)
    @cython.locals(digest=bytes)
    cpdef sow(self, Dice dice, bytes name)

@cython.locals(x=cython.ulonglong, i=cython.int)
cdef unsigned long long little(bytes digest, int at) except? 0
