# C types of choice.py.
cimport cython

from scoville.heated.rules.state cimport State

cdef int A_CARD, A_COLOUR, A_PLAYER, COLOUR, DISCARD, GIVE, IN_ORDER, LATER, OFFER, ON, OPEN, PLACE, PLAY, THE_OTHER
cdef int WHERE, ALL_OTHERS, A_PLACE, A_TARGET, A_TARGET_AND_A_CARD, COPY, KINDS, NO_CARD, NO_COLOUR, TWO_PLAYERS

@cython.final
cdef class Choice:
    cdef readonly int stage, option, target, second, named_n, thrown_n, least
    cdef public int card, colour, giving, at
    cdef int[10] named
    cdef int[96] thrown
    @cython.locals(card=cython.int)
    cpdef void clear(self) noexcept nogil
    @cython.locals(card=cython.int, i=cython.int)
    cpdef void copy_from(self, Choice other) noexcept nogil
    cpdef bint is_whole(self) noexcept nogil
    cpdef int acts(self, State state) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint names(self, int seat) noexcept nogil
    @cython.locals(stage=cython.int, needs=cython.int)
    cpdef void advance(self, State state, int seat, int option) noexcept nogil
    cdef void begin(self, State state, int seat, int option) noexcept nogil
    cdef void throw(self, State state, int seat, int card) noexcept nogil
    @cython.locals(acts=cython.int)
    cdef void ask_more(self, State state, int seat) noexcept nogil
    @cython.locals(needs=cython.int)
    cdef void ask_needs(self, State state, int seat) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void name_the_last(self, State state, int seat) noexcept nogil
    cpdef int named_at(self, int i) noexcept nogil
    cpdef int thrown_of(self, int card) noexcept nogil

cpdef int seat_from(State state, int seat, int more) noexcept nogil
cpdef int from_own(State state, int seat, int other) noexcept nogil
