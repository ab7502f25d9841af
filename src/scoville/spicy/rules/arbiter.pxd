# C types of arbiter.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.spicy.rules.state cimport State
from scoville.spicy.rules.tables cimport Tables

cdef int NUMBER, SPICE, WRONG, RUNNING, NO_CARD

@cython.final
cdef class Arbiter:
    cdef public State state
    cdef public Dice dice
    cdef readonly int asked_about, declined
    cdef public int left
    cdef int[6] order
    @cython.locals(asked=cython.int)
    cpdef int seat(self) noexcept nogil
    cdef int question(self) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, j=cython.int)
    cdef void line_up(self) noexcept nogil
    cpdef bint reacting(self) noexcept nogil
    cpdef void decline(self) noexcept nogil

@cython.locals(hand=cython.int, challenges=cython.int, copies=cython.int, claims=cython.int, k=cython.int, i=cython.int)
cpdef void random_decision(Arbiter arbiter, State state, int seat, Dice dice) noexcept nogil
@cython.locals(under1=cython.int, under2=cython.int, others=cython.int, most=cython.int, added=cython.int, j=cython.int, k=cython.int)
cdef void random_play(State state, int seat, int i, int claim, bint copy, Dice dice) noexcept nogil
cpdef long random_playout(State state, Dice dice) except -1
@cython.locals(decisions=cython.long, seat=cython.int)
cdef long play_on(Arbiter arbiter, State state, Dice dice) noexcept nogil
@cython.locals(decisions=cython.long, state=State, _=cython.int)
cpdef long random_games(State fresh, Dice dice, int above, int games) except -1
@cython.locals(decisions=cython.long, _=cython.int)
cpdef long random_playouts(State state, Dice dice, int count) except -1

@cython.final
cdef class RandomTable:
    cdef public State fresh, state
    cdef readonly long actions
    cdef public long decisions
    @cython.locals(arbiter=Arbiter)
    cpdef void play(self, int first, Dice deal, int above, Dice dice)
