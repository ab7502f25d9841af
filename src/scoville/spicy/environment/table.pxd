# C types of spicy_table.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.seeds cimport Seeds
from scoville.spicy.environment.redeal cimport SpicyRedeal
from scoville.spicy.options cimport begun, perform
from scoville.spicy.state cimport State

cdef int KINDS, LET_BE, SEATS
cdef int OPEN

cdef class SpicyTable(SpicyRedeal):
    cdef public State fresh
    cdef public Dice coin, first_dice, deal_dice
    cdef public int above
    cdef public object above_of
    @cython.locals(i=cython.int)
    cpdef void begin(self)
    cpdef new_game(self, Seeds seeds, index)
    @cython.locals(i=cython.int)
    cpdef void find_mover(self) noexcept
    @cython.locals(i=cython.int, found=cython.int)
    cpdef int asked(self) noexcept
    cpdef int waiting(self) noexcept
    cpdef int question(self) noexcept
    cpdef int winners(self) noexcept
    cpdef void act(self, int decision) noexcept
    cpdef void perform(self) noexcept
    @cython.locals(first=cython.int, ties=cython.int, seat=cython.int, answered=cython.int)
    cdef void settle(self) noexcept
    cdef void enact(self, int seat) noexcept
    cpdef SpicyTable clone(self)
    cpdef void copy_from(self, SpicyTable other)
    @cython.locals(i=cython.int)
    cdef void copy_play(self, SpicyTable other)
