# C types of table.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.seeds cimport Seeds
from scoville.environments.table cimport Table
from scoville.spicy.environment.choices cimport Choices
from scoville.spicy.environment.observer cimport Observer
from scoville.spicy.redeal cimport Redeal
from scoville.spicy.rules.arbiter cimport Arbiter
from scoville.spicy.rules.options cimport begun, perform
from scoville.spicy.rules.state cimport State

cdef int CARD_MASK, DELAY, KINDS, LET_BE, OBSERVATION, OPEN, SEATS, SEAT_SHIFT, TIMED_ACTIONS

cdef class SpicyTable(Table):
    cdef public State state, fresh
    cdef readonly Arbiter arbiter
    cdef public Choices choices
    cdef readonly Observer observer
    cdef readonly Dice coin, first_dice, deal_dice
    cdef public int above
    cdef public object above_of
    cpdef void begin(self)
    cpdef new_game(self, Seeds seeds, index)
    @cython.locals(i=cython.int)
    cpdef void find_mover(self) noexcept
    @cython.locals(i=cython.int, found=cython.int)
    cpdef int waiting(self) noexcept
    cpdef int question(self) noexcept
    cpdef int winners(self) noexcept
    cpdef void act(self, int decision) noexcept
    cpdef void list_options(self, int seat) noexcept
    cpdef void fill_observation(self, int seat, unsigned char[::1] out) noexcept
    cpdef bint choose(self, int decision) noexcept
    cpdef void perform(self) noexcept
    @cython.locals(first=cython.int, seat=cython.int, answered=cython.int)
    cdef void settle(self) noexcept
    cdef void enact(self, int seat) noexcept
    @cython.locals(redeal=Redeal, card=cython.int, i=cython.int, other=cython.int)
    cpdef void deal_anew(self, int seat, Dice dice) noexcept
    cpdef SpicyTable clone(self)
    cpdef void copy_from(self, SpicyTable other)
    @cython.locals(i=cython.int)
    cdef void copy_play(self, SpicyTable other)
