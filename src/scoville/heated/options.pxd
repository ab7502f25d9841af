# C types of options.py.
cimport cython

from scoville.core.options cimport Options, kept
from scoville.heated.state cimport State

cdef int A_PLACE, A_TARGET, A_TARGET_AND_A_CARD, ALL_OTHERS, CHOICE, COPY, DISCARDS, HEAT, KINDS, MERCY, NO_CARD
cdef int NO_COLOUR, OFFERS, OPS, RUNNING, SLAPS, TWO_PLAYERS
cdef int A_CARD, A_COLOUR, A_PLAYER, ACCEPT, ASK, CALL, COLOUR, DECLINE, DISCARD, DRAW, DRAW_ONE, DRAW_SOME, GIVE, IDLE
cdef int IN_ORDER, LATER, LET_BE, LETTING_BE, OFFER, ON, OPEN, OPTIONS_END, PLACE, PLAY, REFLEXES, SLAP, TAKE
cdef int TAKE_NOTHING, THE_OTHER, WHERE, WONDER, MOST_ACTIONS, MOST_ORDERED

cdef Choice NOTHING
cdef list _WHOLE, _TAKES
cdef dict _NAMED, _SIMPLE, _OPTIONS

@cython.final
cdef class Choice:
    cdef public int stage, option, card, colour, target, second, giving, at, named_n, thrown_n, least
    cdef int[10] named
    cdef int[96] thrown
    @cython.locals(card=cython.int)
    cpdef void clear(self) noexcept nogil
    @cython.locals(card=cython.int, i=cython.int)
    cpdef void copy_from(self, Choice other) noexcept nogil
    cpdef bint is_whole(self) noexcept nogil
    cpdef int acts(self, State state) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint names(self, int seat) noexcept nogil
    @cython.locals(stage=cython.int, needs=cython.int)
    cpdef void advance(self, State state, int seat, int option) noexcept nogil
    cdef void begin(self, State state, int seat, int option) noexcept nogil
    cdef void throw(self, State state, int seat, int card) noexcept nogil
    @cython.locals(acts=cython.int)
    cdef void ask_more(self, State state, int seat) noexcept nogil
    @cython.locals(needs=cython.int)
    cdef void ask_needs(self, State state, int seat) noexcept nogil
    @cython.locals(other=cython.int)
    cdef void name_the_last(self, State state, int seat) noexcept nogil
    cpdef int named_at(self, int i) noexcept nogil
    cpdef int thrown_of(self, int card) noexcept nogil

cpdef int seat_from(State state, int seat, int more) noexcept nogil
cpdef int from_own(State state, int seat, int other) noexcept nogil
@cython.locals(asked=cython.bint, card=cython.int, other=cython.int, colour=cython.int)
cpdef void list_options(Options options, State state, int seat, Choice choice, int what) noexcept nogil
@cython.locals(most=cython.int, count=cython.int)
cdef void list_draws(Options options, State state, int seat, int what) noexcept nogil
@cython.locals(card=cython.int)
cdef bint holds_mercy(State state, int seat) noexcept nogil
@cython.locals(thrown=cython.int, due=cython.int, least=cython.int, enough=cython.int, first=cython.int, card=cython.int, left=cython.int, last=cython.int, swapped=cython.short)
cdef void list_discards(Options options, State state, int seat, Choice choice) noexcept nogil
@cython.locals(acts=cython.int, colour=cython.int, two=cython.bint, oneself=cython.bint, other=cython.int, at=cython.int, card=cython.int)
cdef void list_steps(Options options, State state, int seat, Choice choice) noexcept nogil
cpdef bint may_do(Options options, State state, int seat)
@cython.locals(option=cython.int, i=cython.int, target=cython.int, second=cython.int, card=cython.int, _=cython.int)
cpdef void perform(State state, int seat, Choice choice, long long time) noexcept nogil
cdef object _fill(int option)
@cython.locals(option=cython.int, card=cython.int, _=cython.int)
cpdef object action_of(State state, int seat, Choice choice)
@cython.locals(needs=cython.int, key=cython.longlong, i=cython.int)
cdef object _named(State state, Choice choice)

@cython.final
cdef class Lister:
    cdef Options options
    cdef public Choice choice
    cdef list lists, choices, found
    @cython.locals(options=Options, bounds=list, found=list, i=cython.int, option=cython.int, first=Choice, thrown=cython.bint)
    cpdef list actions(self, State state, int seat, int what)
    @cython.locals(options=Options, before=Choice, after=Choice, i=cython.int)
    cdef collect(self, State state, int seat, int depth, int most)
    @cython.locals(card=cython.int, _=cython.int, i=cython.int, due=cython.int)
    cdef list discards(self, State state, int seat)
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
@cython.locals(options=Options, after=Choice, option=cython.int)
cdef bint throw_all(State state, int seat, Choice choice, list found) except -1
