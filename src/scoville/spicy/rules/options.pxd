# C types of options.py.
cimport cython

from scoville.core.options cimport Options, kept
from scoville.spicy.rules.state cimport State

cdef int CLAIMS, KINDS, NO_CARD, NO_CLAIM, NOBODY, BLIND, NUMBER, RUNNING, SPICE, WRONG, MOST_ACTIONS
cdef int LET_BE, ACCEPT, PASS, CHALLENGE_NUMBER, CHALLENGE_SPICE, CHALLENGE_WRONG, ENOUGH, COPY, UNDER, PLAY, OFFENCES
cdef int CHALLENGE_BLIND, PEEK_STACK, PEEK, SILENT_COPY, SILENT_PLAY, OPTIONS_END
cdef int REACTIONS, TURN, LETTING_BE, IMPROPER, PROPER, EVERYTHING
cdef int FIVE, NOTHING, FIRST_MASK, UNDER1_SHIFT, UNDER2_SHIFT, CARD_MASK, WHOLE
cdef list _PLAIN, _LAST
cdef dict _WITH, _CHALLENGES

cpdef int begun(int choice) noexcept nogil
cpdef int under_of(int choice, int which) noexcept nogil
@cython.locals(option=cython.int)
cpdef int card_of(int choice) noexcept nogil
@cython.locals(option=cython.int)
cpdef int claim_of(State state, int choice) noexcept nogil
@cython.locals(hand=cython.int, improper=cython.bint, silent=cython.bint, doubts=cython.bint, playing=cython.bint, card=cython.int, other=cython.int)
cpdef void list_options(Options options, State state, int seat, int choice, int what) noexcept nogil
@cython.locals(kinds=cython.char[33], count=cython.int, card=cython.int, n=cython.int, first=cython.int, last=cython.int, k=cython.int, play=cython.int, i=cython.int, claim=cython.int)
cdef void list_plays(Options options, State state, int seat, bint improper, bint silent) noexcept nogil
cdef int most_under(State state, int choice) noexcept nogil
@cython.locals(left=cython.int, first=cython.int)
cpdef bint may_add(State state, int seat, int choice, int card) noexcept nogil
@cython.locals(card=cython.int)
cdef bint can_add(State state, int seat, int choice) noexcept nogil
cpdef int advance(State state, int seat, int choice, int option) noexcept nogil
cpdef bint may_do(Options options, State state, int seat) noexcept nogil
@cython.locals(first=cython.int, path=cython.int, which=cython.int, card=cython.int)
cpdef bint allows(Options options, State state, int seat, int choice) noexcept nogil
@cython.locals(plain=cython.int, claims=cython.int, under=cython.int, copied=cython.int, copy_under=cython.int, first=cython.int, first_copy=cython.int, n=cython.int, i=cython.int, option=cython.int)
cpdef tuple folded(Options options, State state, int seat)
@cython.locals(choice=cython.int, count=cython.int)
cdef int count_under(Options options, State state, int seat, int option) noexcept nogil
cpdef int with_under(int choice, int under1, int under2) noexcept nogil
@cython.locals(option=cython.int, card=cython.int, claim=cython.int, copy=cython.bint)
cpdef void perform(State state, int seat, int choice) noexcept nogil
cpdef object action_of(State state, int seat, int choice)
@cython.locals(objects=list, firsts=cython.int, i=cython.int)
cpdef list whole_actions(Options options, State state, int seat, int what)
@cython.locals(ranks=list, choices=list, ones=list, more=list, group=list, places=list, option=cython.int, choice=cython.int, proper=cython.bint, room=cython.int, rank=cython.int, i=cython.int, nth=cython.int)
cdef list _some_actions(list firsts, State state, int seat)
@cython.locals(card=cython.int)
cdef list _with_one_more(State state, int seat, int choice)
@cython.locals(whose=cython.int)
cpdef int choice_of(State state, int seat, object action) except -2
@cython.locals(choice=cython.int)
cpdef bint perform_listed(Options options, State state, int seat, object action) except -1
@cython.locals(choice=cython.int, under=tuple)
cdef int _choice_with(State state, int seat, int card, int loud, int silent, object action) except -2
