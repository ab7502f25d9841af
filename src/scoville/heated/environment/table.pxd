# C types of heated_table.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.seeds cimport Seeds
from scoville.heated.environment.redeal cimport HeatedRedeal
from scoville.heated.options cimport perform
from scoville.heated.state cimport State

cdef int ANSWERS, DISCARDS, FREE, OFFERS, RUNNING, SLAPS, LET_BE, OFFER, OPEN, PLAY, SLAP, TICK
cdef int CALLING, JUMPING, NO_RACE, SLAPPING

cdef class HeatedTable(HeatedRedeal):
    cdef public State fresh
    cdef public Dice coin, first_dice, deal_dice, luck_dice
    cdef public int answered, called_about
    cdef int[10] choice
    cpdef void begin(self)
    cpdef new_game(self, Seeds seeds, index)
    @cython.locals(left=cython.int, seat=cython.int)
    cpdef void find_mover(self) noexcept
    cdef void find_race(self) noexcept
    @cython.locals(found=cython.int, i=cython.int)
    cdef int racing(self) noexcept
    @cython.locals(first=cython.int, ties=cython.int, seat=cython.int)
    cdef int quickest(self) noexcept
    @cython.locals(first=cython.int, seat=cython.int)
    cdef bint settle(self) noexcept
    cpdef int waiting(self) noexcept
    @cython.locals(asked=cython.int)
    cpdef int question(self) noexcept
    cpdef int winners(self) noexcept
    cpdef void act(self, int decision) noexcept
    cpdef void perform(self) noexcept
    cdef void enact(self, int seat) noexcept
    cpdef HeatedTable clone(self)
    @cython.locals(i=cython.int)
    cpdef void copy_from(self, HeatedTable other)
