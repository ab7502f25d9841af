# C types of turns.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.effects cimport Effects
from scoville.heated.tables cimport Tables

cdef int ANSWERS, ANYTHING, CHOICE, COPY, DRAW_ON, FACE_UP, FREE, HEAT, KINDS, MERCY, NOTE_CALLED
cdef int NOTE_CANCELLED, NOTE_PASSED, NOTE_SKIPPED_OWN, NO_CARD, NO_COLOUR, OPS, ORDINARY, PLAY_DRAWN, SLAPS, STACK

cdef class Turns(Effects):
    cdef bint matches(self, int card) noexcept nogil
    cdef bint stacks(self, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cdef bint has_playable(self, int seat, int but) noexcept nogil
    @cython.locals(card=cython.int)
    cdef bint has_stack(self, int seat) noexcept nogil
    cdef bint helps(self, int card) noexcept nogil
    cdef void act(self) noexcept nogil
    cdef void ask_call(self, int seat) noexcept nogil
    cdef void refuse(self, int seat) noexcept nogil
    cdef void end_draw(self, int seat) noexcept nogil
    @cython.locals(ended=cython.bint, drawn=cython.int, card=cython.int)
    cdef void draw_pending(self, int seat, int most) noexcept nogil
    @cython.locals(card=cython.int, before=cython.int, drawn=cython.int)
    cdef void draw_for_playable(self, int seat, int most) noexcept nogil
    cdef void pass_turn(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void close_offers(self) noexcept nogil
    cdef void answered(self, int seat) noexcept nogil
