# C types of seeds.py.
cimport cython

from scoville.core.dice cimport Dice

cdef unsigned int MASK32
cdef int SHORT, SLASH
cdef bint IN_C
cdef bytes DIGITS, LEAD

@cython.final
cdef class Seeds:
    cdef bytes before
    cdef int count, digits
    cdef unsigned char[64] text
    cdef unsigned char[32] hex
    cdef unsigned int[8] start
    cdef unsigned int[8] words
    cdef unsigned int[64] constants
    cdef unsigned int[64] schedule
    @cython.locals(i=cython.int, digit=cython.uchar)
    cpdef game(self, index)
    @cython.locals(i=cython.int)
    cpdef str seed(self)
    @cython.locals(i=cython.int)
    cpdef sow(self, Dice dice, bytes name)
    @cython.locals(i=cython.int)
    cdef put(self, bytes more)
    @cython.locals(x=cython.ulonglong, shift=cython.int)
    cdef unsigned long long little(self, int i) noexcept nogil
    cdef hash(self, bytes text)
    cdef hash_text(self)
    @cython.locals(i=cython.int, digest=bytes)
    cdef hash_elsewhere(self, bytes text)
    @cython.locals(i=cython.int, j=cython.int, x=cython.uint, y=cython.uint, a=cython.uint, b=cython.uint, c=cython.uint, d=cython.uint, e=cython.uint, f=cython.uint, g=cython.uint, h=cython.uint)
    cdef void hash_block(self) noexcept nogil

cdef inline unsigned int turn(unsigned int x, int n) noexcept nogil
