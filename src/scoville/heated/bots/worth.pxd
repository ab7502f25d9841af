# C types of worth.py.
cimport cython

from scoville.core.bits cimport lowest
from scoville.heated.rules.state cimport State

cdef int CARD, DISCARD, DISCARD_COLOUR, DISCARD_TO, DRAW, DRAW_NUMBERED, EXCHANGE, HEAT, KINDS, LEVEL, LOSES
cdef int GOES_OUT, MIX, NO_CARD, NO_COLOUR, OPS, PLACES, RACE, REVERSE, SKIP, STACK, SWAP, WORDS

cdef class Worth:
    cdef public int wild, no_thanks, mercy, copy, trap, action, fellow, follow, follow_more, stuck, ready, lack, tempo
    cdef public int turn, draw_on, out_of_turn, threat1, threat2, threat3, spare, alarm, poison, refuse, whim
    cdef public int chosen_colour, second
    cdef int[10] lacks, order

    @cython.locals(held=cython.int)
    cdef int threat(self, State state, int seat) noexcept nogil
    cdef int burden(self, State state, int seat) noexcept nogil
    cdef int delay(self, State state, int seat) noexcept nogil
    cdef int relieve(self, State state, int seat, int count) noexcept nogil
    @cython.locals(mine=cython.int, found=cython.int, after=cython.int, i=cython.int, at=cython.int, op=cython.int, who=cython.int, count=cython.int, before=cython.int, start=cython.int)
    cdef int effect(self, State state, int seat, int acts, int colour, int target) noexcept nogil
    @cython.locals(found=cython.int, after=cython.int, turn=cython.int, held=cython.int, i=cython.int, at=cython.int, op=cython.int)
    cdef int ward(self, State state, int seat, int acts, int target) noexcept nogil
    @cython.locals(found=cython.int)
    cdef int before(self, State state, int seat) noexcept nogil
    cdef bint concerns(self, State state, int who, int by, int seat, int target) noexcept nogil
    @cython.locals(found=cython.int, i=cython.int, other=cython.int, held=cython.int, less=cython.int)
    cdef int effect_on_all(self, State state, int seat, int op, int who, int count, int colour, int target, int mine) noexcept nogil
    @cython.locals(has=cython.int, worse=cython.int, better=cython.int)
    cdef int effect_of_colour(self, State state, int seat, int count, int colour) noexcept nogil
    @cython.locals(cards=cython.int, other=cython.int, each=cython.int, found=cython.int)
    cdef int effect_of_mixing(self, State state, int seat, int mine) noexcept nogil
    @cython.locals(fits=cython.int, wilds=cython.int, word=cython.int, kinds=cython.ulonglong, other=cython.int, count=cython.int, rest=cython.int, found=cython.int)
    cdef int left(self, State state, int seat, int card, int giving, int colour, int image) noexcept nogil
    @cython.locals(found=cython.int, mine=cython.int, theirs=cython.int, i=cython.int, j=cython.int, at=cython.int, op=cython.int, who=cython.int, count=cython.int)
    cdef int loss(self, State state, int seat) noexcept nogil
