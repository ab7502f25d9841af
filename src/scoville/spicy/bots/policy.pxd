# C types of policy.py.
cimport cython

from scoville.spicy.bots.belief cimport Belief, Knowledge
from scoville.spicy.bots.habits cimport Habits
from scoville.spicy.bots.prospect cimport Prospect
from scoville.core.dice cimport Dice
from scoville.spicy.rules.state cimport State
from scoville.spicy.rules.tables cimport Tables

cdef int KINDS, NO_CARD, NO_CLAIM, NUMBER, SPICE, WRONG
cdef int ENDING, LET_BE, PASS, CHALLENGE, PLAY, COPY, EVERYBODY, MILLION, RASH

@cython.final
cdef class Policy:
    cdef public Tables tables
    cdef readonly Belief belief, seeming
    cdef readonly Prospect prospect
    cdef public int bluff
    cdef int[12] keep
    cdef int[10] claim_worth
    cdef int follow, paw, swap, passing
    cdef int doubt_even, doubt_slope, doubt_least, doubt_most, doubt_rate, doubt_record, trait_slope, margin, last_help, noise
    cdef long long quiet, win, lose, point, doubt, named
    cdef readonly long long even
    cdef readonly int options
    cdef int[1200] acts, cards, claims, unders
    cdef long long[1200] values
    cdef readonly int act, under1, under2
    cdef public int card, claim
    cdef public long long value

    cpdef int option(self, int i, int what) noexcept nogil
    cpdef long long option_value(self, int i) noexcept nogil
    cdef void add(self, int act, int card, int claim, int under, long long value) noexcept nogil
    cpdef void decide(self, Knowledge knowledge, State state, int seat, bint reacting, Dice dice) noexcept nogil
    @cython.locals(best=cython.longlong, value=cython.longlong, i=cython.int, at=cython.int)
    cdef void pick(self, Dice dice) noexcept nogil
    cdef long long blend(self, long long one, long long other, long long share) noexcept nogil
    @cython.locals(going_on=cython.longlong, value=cython.longlong)
    cpdef void weigh(self, Knowledge knowledge, State state, int seat, bint reacting) noexcept nogil
    @cython.locals(value=cython.longlong, theirs=cython.longlong, other=cython.int)
    cdef long long weigh_pass(self, State state, int seat) noexcept nogil
    @cython.locals(let_be=cython.longlong, win=cython.longlong, lose=cython.longlong, margin=cython.longlong)
    cdef void weigh_challenge(self, Knowledge knowledge, State state, int seat, bint reacting, long long going_on) noexcept nogil
    @cython.locals(left=cython.longlong, caught=cython.longlong, right=cython.longlong, holds=cython.longlong, other=cython.int, winner=cython.int)
    cdef long long leave_to_others(self, Habits habits, State state, int seat, long long calm) noexcept nogil
    @cython.locals(stands=cython.longlong, believed=cython.longlong)
    cdef long long let_stand(self, State state, int seat, long long open_still) noexcept nogil
    @cython.locals(after=cython.int, last=cython.bint, size=cython.int, their_win=cython.longlong, their_lose=cython.longlong, their_quiet=cython.longlong)
    cdef void foresee(self, State state, int seat) noexcept nogil
    cdef int size(self, State state) noexcept nogil
    @cython.locals(wrong=cython.longlong, doubt=cython.longlong, calm=cython.longlong, usual=cython.longlong, other=cython.int)
    cdef void expect_doubt(self, Knowledge knowledge, int seat, int claim, bint copy) noexcept nogil
    @cython.locals(best=cython.longlong, value=cython.longlong, i=cython.int, claim=cython.int, kind=cython.int)
    cdef long long weigh_plays(self, Knowledge knowledge, State state, int seat, bint copy) noexcept nogil
    @cython.locals(truth=cython.int, wrong=cython.longlong, under=cython.int, extra=cython.int, value=cython.longlong)
    cdef long long weigh_play(self, State state, int seat, int card, int claim, bint copy) noexcept nogil
    cdef int keep_of(self, int card) noexcept nogil
    @cython.locals(kind=cython.int, found=cython.int)
    cdef int followers(self, State state, int seat, int claim, int card) noexcept nogil
    @cython.locals(under=cython.int, first=cython.int, kind=cython.int, i=cython.int, left=cython.int, worst=cython.int)
    cdef int choose_under(self, State state, int seat, int card, int claim) noexcept nogil
