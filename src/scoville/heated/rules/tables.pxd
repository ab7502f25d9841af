# C types of tables.py.
cimport cython

cdef int COLOURED, COPY, KINDS, MERCY, NO_COLOUR, NO_THANKS, OPS, SPECIAL, STACK, WORDS

@cython.final
cdef class Tables:
    cdef signed char[96] colour, image, same, twin, white, role, needs, stoppable, late, obliges, keeps, ops_n
    cdef signed char[2304] ops
    cdef unsigned long long[10] of_colour, of_role
    cdef unsigned long long[192] of_image, of_same, stacking
    cdef unsigned long long[2] obliging
    cdef signed char[500] cards
    cdef readonly int cards_n
    cdef readonly bint house1, house2, house3, house6, race, no_thanks_ends_turn
    @cython.locals(kind=cython.int, word=cython.int, image=cython.int, one=cython.ulonglong, bit=cython.ulonglong)
    cpdef void gather_kinds(self)
    cpdef int needs_of(self, int kind) noexcept nogil
    cpdef int role_of(self, int kind) noexcept nogil
    cpdef bint is_white(self, int kind) noexcept nogil
    cpdef bint is_late(self, int kind) noexcept nogil
    cpdef int colour_of(self, int kind) noexcept nogil
    cpdef int image_of(self, int kind) noexcept nogil
    cpdef int first_op(self, int kind) noexcept nogil
    @cython.locals(i=cython.int, at=cython.int)
    cpdef list ops_of(self, int kind)
    @cython.locals(found=cython.int, i=cython.int)
    cpdef int count_of(self, int kind) noexcept nogil
