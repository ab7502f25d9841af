# C types of choices.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.options cimport Options
from scoville.heated.rules.choice cimport Choice
from scoville.heated.rules.options cimport list_options
from scoville.heated.rules.state cimport State

cdef int CALL, LET_BE, LETTING_BE, OPEN, CALLING, DELAY, HOW_LATE, NO_RACE, SLAPPING, DELAYS

@cython.final
cdef class Choices:
    cdef public State state
    cdef readonly Choice draft, nothing
    cdef readonly int stage, race, answered
    cdef readonly bint timed
    cdef int[10] made, delay
    cdef bint is_race(self) noexcept
    cpdef void list_options(self, Options options, int seat, bint asked, bint jumping) noexcept
    @cython.locals(late=cython.int)
    cdef void list_delays(self, Options options) noexcept
    cpdef bint choose(self, int seat, int decision) noexcept
    cdef void begin_race(self, int decision) noexcept
    cdef void go_on(self, int seat, int decision) noexcept
    @cython.locals(first=cython.int, ties=cython.int, seat=cython.int, uncalled=cython.int)
    cdef int quickest(self, Dice coin) noexcept
    @cython.locals(i=cython.int)
    cdef void copy_from(self, Choices other) noexcept
