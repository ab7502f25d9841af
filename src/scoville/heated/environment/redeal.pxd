# C types of heated_redeal.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.environment.sight cimport HeatedSight
from scoville.heated.state cimport State

cdef int DISCARDS, FACE_UP, FREE, KINDS, ANYTHING, DRAW_ON, PLAY_TAKEN, NO_CARD, RUNNING, OPEN, SLAPPING, CALLING

cdef class HeatedRedeal(HeatedSight):
    cdef int[512] cards
    @cython.locals(left=cython.int, other=cython.int, card=cython.int, i=cython.int, j=cython.int, _=cython.int)
    cpdef void deal_anew(self, int seat, Dice dice) noexcept
    @cython.locals(state=State)
    cdef bint is_able(self, int seat) noexcept
    @cython.locals(card=cython.int)
    cdef bint holds_playable(self, int seat) noexcept
    @cython.locals(state=State, own=cython.int, found=cython.int, where=cython.int, whose=cython.int, wanted=cython.int, card=cython.int, fits=cython.bint, i=cython.int, other=cython.int)
    cdef void make_able(self, int seat, int knower, Dice dice) noexcept
    @cython.locals(last=cython.int, other=cython.int, i=cython.int, j=cython.int)
    cdef void line_up_anew(self, Dice dice) noexcept
