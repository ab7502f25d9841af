# C types of belief.py.
cimport cython

from scoville.spicy.state cimport State
from scoville.spicy.tables cimport Tables

cdef int KINDS, NO_CLAIM, CARD_MASK, CLAIM_SHIFT, EVERYBODY, MILLION, LONGEST, FINENESS

@cython.final
cdef class Knowledge:
    cdef short[224] seen
    cdef short[32] copies
    cdef short[6] told, lied, asked, doubted
    cpdef void note_laid(self, int seat, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef void note_revealed(self, int by, int card, bint holds, int challenger) noexcept nogil
    cpdef void copy_from(self, Knowledge other)
    cpdef void set_copies(self, int card, int count) noexcept nogil
    cpdef void set_seen(self, int seat, int card, int count) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void note_asked(self, int by) noexcept nogil
    cpdef void set_record(self, int seat, int told, int lied, int asked, int doubted) noexcept nogil

@cython.final
cdef class Belief:
    cdef Tables tables
    cdef int[3341] holding
    cdef int[10] truth_step, bluff_step, bluff_number
    cdef int bluff_anyway, half_spice, half_number, fully_false, copy_true, copy_false, record
    cdef public int suspicion
    cdef short[32] unseen
    cdef int total, hand, before
    cdef long long available, truths, bluffs
    cdef public long long both, number, spice
    @cython.locals(kind=cython.int, count=cython.int)
    cdef void look(self, Knowledge knowledge, State state, int seat) noexcept nogil
    cdef int step(self, int claim) noexcept nogil
    @cython.locals(kind=cython.int, found=cython.int)
    cdef int exact(self, int claim) noexcept nogil
    cdef long long holds(self, int count) noexcept nogil
    @cython.locals(i=cython.int, claim=cython.int, exact=cython.int, every=cython.int)
    cdef void expect(self, int before, int hand) noexcept nogil
    @cython.locals(kind=cython.int, truth=cython.int, none=cython.int, numbers=cython.int, spices=cython.int, exact=cython.int, true=cython.longlong, false=cython.longlong, by_spice=cython.longlong, by_number=cython.longlong, by_none=cython.longlong, ways=cython.longlong)
    cdef void judge(self, int claim, bint copy, int told, int lied) noexcept nogil
    cpdef void judge_top(self, Knowledge knowledge, State state, int seat) noexcept nogil
    cpdef void judge_laid(self, Knowledge knowledge, State state, int seat, int before, int hand, int claim, bint copy, int by) noexcept nogil
    @cython.locals(under=cython.int)
    cdef int claim_under(self, State state) noexcept nogil
