# C types of lister.py.
cimport cython

from scoville.core.options cimport Options, kept
from scoville.heated.rules.choice cimport Choice, from_own, seat_from
from scoville.heated.rules.options cimport list_options, perform
from scoville.heated.rules.state cimport State

cdef int ACCEPT, ASK, A_CARD, A_COLOUR, A_PLAYER, CALL, COLOUR, DECLINE, DISCARD, DRAW, DRAW_ONE, DRAW_SOME, GIVE
cdef int IDLE, IN_ORDER, LATER, OFFER, ON, OPEN, OPTIONS_END, PLACE, PLAY, REFLEXES, SLAP, TAKE, TAKE_NOTHING
cdef int THE_OTHER, WHERE, WONDER, ALL_OTHERS, A_PLACE, A_TARGET, A_TARGET_AND_A_CARD, KINDS, NO_CARD, NO_COLOUR
cdef int NOTHING, TWO_PLAYERS, MOST_ACTIONS, MOST_ORDERED

cdef list _WHOLE, _TAKES
cdef dict _NAMED, _SIMPLE, _OPTIONS

cdef object _fill(int option)
@cython.locals(option=cython.int, card=cython.int, _=cython.int)
cpdef object action_of(State state, int seat, Choice choice)
cdef object _discard(tuple cards)
@cython.locals(needs=cython.int, key=cython.longlong, i=cython.int)
cdef object _named(State state, Choice choice)

@cython.final
cdef class Lister:
    cdef Options options
    cdef readonly Choice choice
    cdef list lists, choices, found
    @cython.locals(options=Options, bounds=list, found=list, i=cython.int, option=cython.int, first=Choice, thrown=cython.bint)
    cpdef list actions(self, State state, int seat, int what)
    @cython.locals(options=Options, before=Choice, after=Choice, i=cython.int)
    cdef collect(self, State state, int seat, int depth, int most)
    @cython.locals(card=cython.int, _=cython.int, i=cython.int, due=cython.int)
    cdef list discards(self, State state, int seat)
    @cython.locals(options=Options, before=Choice, after=Choice, i=cython.int, option=cython.int)
    cdef bint throw_all(self, State state, int seat, int depth, list sets) except -1
    cdef make_room(self, int depth)
    cpdef bint perform(self, State state, int seat, object action, object time) except -1
    cpdef bint find(self, State state, int seat, object action) except -1
    cdef bint step(self, State state, int seat, int option) noexcept
    @cython.locals(choice=Choice, option=cython.int, named=cython.int, given=cython.int, i=cython.int, on=tuple)
    cdef bint find_play(self, State state, int seat, object action) except -1

cdef int on_option(State state, int seat, tuple on, int i) except -2
cdef int option_of(State state, int seat, object action) except -2
cdef int rank(int option) noexcept nogil
@cython.locals(i=cython.int, j=cython.int, option=cython.int)
cdef void sort(Options options) noexcept nogil
@cython.locals(other=cython.int, last=cython.int)
cdef bint is_in_line(State state, int seat, Choice choice, int option) noexcept nogil
@cython.locals(found=cython.int)
cdef int next_other(State state, int seat, int other) noexcept nogil
