# C types of belief.py.
cimport cython

from scoville.spicy.bots.habits cimport Habits
from scoville.spicy.rules.state cimport State
from scoville.spicy.rules.tables cimport Tables

cdef int KINDS, NO_CLAIM, CARD_MASK, CLAIM_SHIFT, SEAT_MASK, SEAT_SHIFT, EVERYBODY, MILLION, LONGEST, FINENESS, STEPS, HANDS

@cython.final
cdef class Knowledge:
    cdef short[224] seen
    cdef short[32] copies
    cdef readonly Habits habits
    @cython.locals(other=Knowledge)
    cpdef Knowledge clone(self)
    cpdef void note_laid(self, int seat, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef void note_revealed(self, int by, int card) noexcept nogil
    cpdef void copy_from(self, Knowledge other)
    @cython.locals(card=cython.int, other=cython.int)
    cpdef set_all(self, int seat, list copies, list own, list public)
    @cython.locals(card=cython.int)
    cpdef void show(self, Knowledge all, int seat) noexcept
    cpdef void set_copies(self, int card, int count) noexcept nogil
    cpdef void set_seen(self, int seat, int card, int count) noexcept nogil

@cython.final
cdef class Belief:
    cdef Tables tables
    cdef int[3341] holding
    cdef int[1200] odds
    cdef int copy_true, copy_false, record
    cdef public int suspicion
    cdef short[32] unseen, same
    cdef int total, hand, before
    cdef readonly bint possible
    cdef readonly long long both, spice
    cdef public long long number
    @cython.locals(kind=cython.int, count=cython.int, i=cython.int)
    cdef void look(self, Knowledge knowledge, State state, int seat, int below) noexcept nogil
    @cython.locals(step=cython.int, hand=cython.int, led=cython.int)
    cdef int situation(self, int claim) noexcept nogil
    cdef long long holds(self, int halves) noexcept nogil
    cdef void expect(self, int before, int hand) noexcept nogil
    @cython.locals(kind=cython.int, truth=cython.int, none=cython.int, numbers=cython.int, spices=cython.int, exact=cython.int, at=cython.int, true=cython.longlong, by_none=cython.longlong, by_spice=cython.longlong, by_number=cython.longlong, caught=cython.longlong, trusted=cython.longlong, ways=cython.longlong)
    cdef void judge(self, int claim, bint copy, Habits habits, int by) noexcept nogil
    cdef void blend_blind(self, long long share, int exact, int numbers, int spices) noexcept nogil
    cpdef void judge_top(self, Knowledge knowledge, State state, int seat) noexcept nogil
    cpdef void judge_laid(self, Knowledge knowledge, State state, int seat, int below, int before, int hand, int claim, bint copy, int by) noexcept nogil
    @cython.locals(under=cython.int)
    cdef int claim_under(self, State state) noexcept nogil
