# C types of glance.py.
cimport cython

from scoville.heated.rules.state cimport State

cdef int ANSWERS, COLOURED, COPY, DISCARD, DISCARD_COLOUR, DISCARD_TO, DISCARDS, DRAW, DRAW_NUMBERED, FREE, HEAT, KINDS
cdef int LEVEL, MERCY, MIX, NO_CARD, NO_COLOUR, NO_THANKS, OPS, PLACES, RACE, REVERSE, SKIP, SLAPS, SPECIAL, STACK, SWAP
cdef int TRAP, GLANCE
cdef int KIND, ACTS, CARD, LEFT, NEXT, AIM, GIVEN, OFFERED, DOES

@cython.final
cdef class Glance:
    cdef int[10] lacks
    cdef int[240] table
    cdef int[240] seen
    cdef int[4] colours, own

    @cython.locals(seat=cython.int)
    cpdef set_lacks(self, dict known, int players)
    cpdef void put_lacks(self, int seat, int lacks) noexcept nogil
    @cython.locals(i=cython.int, at=cython.int)
    cpdef write(self, State state, int seat, list options, unsigned char[::1] out)
    @cython.locals(i=cython.int, held=cython.int, after=cython.int)
    cdef void look(self, State state, int seat) noexcept nogil
    @cython.locals(least=cython.int, cards=cython.int, other=cython.int, held=cython.int)
    cdef void look_at_others(self, State state, int seat) noexcept nogil
    @cython.locals(i=cython.int, card=cython.int, count=cython.int, role=cython.int, colour=cython.int)
    cdef void look_at_hand(self, State state, int seat) noexcept nogil
    @cython.locals(acts=cython.int, mine=cython.int, theirs=cython.int, i=cython.int, j=cython.int, at=cython.int, op=cython.int, count=cython.int, mean=cython.int)
    cdef void look_at_effect(self, State state, int seat) noexcept nogil
    @cython.locals(cards=cython.int, other=cython.int)
    cdef int mean(self, State state, int seat, int mine) noexcept nogil
    @cython.locals(found=cython.int)
    cdef int before(self, State state, int seat) noexcept nogil
    cdef bint concerns(self, State state, int who, int by, int seat, int target) noexcept nogil
    @cython.locals(on=tuple, card=cython.int, colour=cython.int, gone=cython.int)
    cdef weigh(self, State state, int seat, object option)
    @cython.locals(role=cython.int, acts=cython.int, gone=cython.int, image=cython.int)
    cdef void play(self, State state, int seat, int card, int colour, int target, int second, int giving, int place) noexcept nogil
    @cython.locals(colour=cython.int, other=cython.int)
    cdef void fellows(self, State state, int seat, int card) noexcept nogil
    @cython.locals(fits=cython.int, wilds=cython.int, kinds=cython.int, longest=cython.int, chosen=cython.int, i=cython.int, other=cython.int, count=cython.int, rest=cython.int)
    cdef void leave(self, State state, int seat, int card, int giving, int colour, int image, int gone) noexcept nogil
    @cython.locals(role=cython.int, other=cython.int)
    cdef void give(self, State state, int seat, int card) noexcept nogil
    @cython.locals(held=cython.int, other=cython.int, mine=cython.int)
    cdef void aim(self, State state, int seat, int target) noexcept nogil
    @cython.locals(held=cython.int)
    cdef void follow(self, State state, int turn, int colour) noexcept nogil
    @cython.locals(i=cython.int, held=cython.int)
    cdef number(self, State state, tuple on)
    @cython.locals(mine=cython.int, after=cython.int, turn=cython.int, i=cython.int, at=cython.int, op=cython.int, who=cython.int, count=cython.int, mean=cython.int, other=cython.int)
    cdef void act(self, State state, int seat, int acts, int colour, int target, int second) noexcept nogil
    @cython.locals(held=cython.int)
    cdef void hit(self, State state, int op, int other, int count, int colour) noexcept nogil
