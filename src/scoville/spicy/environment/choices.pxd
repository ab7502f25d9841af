# C types of choices.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.options cimport Options
from scoville.spicy.rules.options cimport advance, begun, card_of, list_options, under_of, with_under
from scoville.spicy.rules.state cimport State

cdef int ACCEPT, LET_BE, LETTING_BE, NOTHING, PLAY, PROPER, REACTIONS, WHOLE, CLAIMS, NO_CARD
cdef int DELAYS, DELAY, OPEN, CARDS_UNDER, HOW_LATE

@cython.final
cdef class Choices:
    cdef public State state
    cdef readonly int stage, answered
    cdef readonly bint timed
    cdef int[6] made, delay
    @cython.locals(late=cython.int)
    cpdef void list_options(self, Options options, int seat, bint asked, bint reacting) noexcept
    cpdef bint choose(self, int seat, int decision, bint reacting) noexcept
    cdef bint reacts(self, int seat) noexcept
    @cython.locals(first=cython.int, ties=cython.int, seat=cython.int)
    cdef int quickest(self, Dice coin) noexcept
    cpdef int of(self, int seat) noexcept
    @cython.locals(old=cython.int, first=cython.int, card=cython.int, choice=cython.int, change=cython.int, under1=cython.int, under2=cython.int, second=cython.int, third=cython.int)
    cdef void choose_anew(self, int seat, Dice dice) noexcept
    @cython.locals(i=cython.int)
    cdef void copy_from(self, Choices other) noexcept
