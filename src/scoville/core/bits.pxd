# C types of bits.py.
cdef unsigned long long MASK64, DE_BRUIJN
cdef int[64] POWER
cdef int i

cpdef int lowest(unsigned long long word) noexcept nogil
