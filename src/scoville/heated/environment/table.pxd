# C types of table.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.seeds cimport Seeds
from scoville.environments.table cimport Table
from scoville.heated.environment.choices cimport Choices
from scoville.heated.environment.observer cimport Observer
from scoville.heated.rules.arbiter cimport Arbiter
from scoville.heated.rules.options cimport perform
from scoville.heated.rules.state cimport State
from scoville.heated.rules.verbs cimport call, slap

cdef int KINDS, ANSWERS, DISCARDS, FREE, OFFERS, RUNNING, SLAPS, LET_BE, OFFER, OPEN, PLAY, SLAP, TICK
cdef int CALLING, DELAY, JUMPING, NO_RACE, OBSERVATION, SLAPPING, TIMED_ACTIONS

cdef class HeatedTable(Table):
    cdef public State state, fresh
    cdef readonly Arbiter arbiter
    cdef public Choices choices
    cdef readonly Observer observer
    cdef readonly Dice reflexes, coin, first_dice, deal_dice, luck_dice
    cdef readonly int called_about
    cpdef void begin(self)
    cpdef new_game(self, Seeds seeds, index)
    @cython.locals(left=cython.int, seat=cython.int)
    cpdef void find_mover(self) noexcept
    cdef void find_race(self) noexcept
    @cython.locals(found=cython.int, i=cython.int)
    cdef int racing(self) noexcept
    @cython.locals(first=cython.int, seat=cython.int)
    cdef bint settle(self) noexcept
    cpdef int waiting(self) noexcept
    @cython.locals(asked=cython.int)
    cpdef int question(self) noexcept
    cpdef int winners(self) noexcept
    cpdef void act(self, int decision) noexcept
    cpdef void list_options(self, int seat) noexcept
    cdef bint is_asked_to_jump(self) noexcept
    cpdef void fill_observation(self, int seat, unsigned char[::1] out) noexcept
    cpdef bint choose(self, int decision) noexcept
    cpdef void perform(self) noexcept
    cdef void enact(self, int seat) noexcept
    @cython.locals(asked=cython.int)
    cpdef void deal_anew(self, int seat, Dice dice) noexcept
    @cython.locals(card=cython.int)
    cdef bint holds_playable(self, int seat) noexcept
    @cython.locals(last=cython.int, other=cython.int, i=cython.int, j=cython.int)
    cdef void line_up_anew(self, Dice dice) noexcept
    cpdef HeatedTable clone(self)
    @cython.locals(i=cython.int)
    cpdef void copy_from(self, HeatedTable other)
