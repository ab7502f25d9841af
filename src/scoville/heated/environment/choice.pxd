# C types of heated_choice.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.environments.table cimport Table
from scoville.heated.arbiter cimport Arbiter
from scoville.heated.options cimport Choice, from_own, list_options
from scoville.heated.state cimport State

cdef int FREE, CALL, LET_BE, LETTING_BE, OPEN, CALLING, DELAY, HOW_LATE, NO_RACE, OBSERVATION, SLAPPING, TIMED_ACTIONS
cdef int DELAYS

cdef class HeatedChoice(Table):
    cdef public State state
    cdef public Arbiter arbiter
    cdef public Dice reflexes
    cdef public Choice draft, nothing
    cdef public int stage, race
    cdef public bint timed
    cdef int[10] delay
    @cython.locals(jump=cython.bint)
    cpdef void list_options(self, int seat) noexcept
    @cython.locals(late=cython.int)
    cdef void list_delays(self) noexcept
    cdef bint is_asked_to_jump(self) noexcept
    cdef int from_own(self, int seat, int other) noexcept
    @cython.locals(seat=cython.int)
    cpdef bint choose(self, int decision) noexcept
    cdef void begin_race(self, int decision) noexcept
    cdef void go_on(self, int seat, int decision) noexcept
