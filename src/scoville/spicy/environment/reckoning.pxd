# C types of reckoning.py.
cimport cython

cdef int CLAIMS, RANKS, COPY, UNDER, ACTIONS, AT_CLAIM, AT_GONE, AT_HAND, AT_HISTORY, AT_OWN_LAID, LAID_WIDTH
cdef int LONGEST_HISTORY, PRINTED_COPIES, RECKONED, IN_HAND, ARE_GONE, FOLLOWERS, OWN, COPIES, SAME, KNOWN

@cython.locals(i=cython.int, claim=cython.int, number=cython.int, first=cython.int, card=cython.int, held=cython.int, gone=cython.int, copies=cython.bint, laid=Py_ssize_t, known=cython.int)
cpdef int reckon(unsigned char[::1] seen, Py_ssize_t at, unsigned char[::1] out, Py_ssize_t to) noexcept
cpdef int in_context(int decision, int claim) noexcept nogil
