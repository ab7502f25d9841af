# C types of search.py.
cimport cython

from scoville.spicy.bots.belief cimport Knowledge
from scoville.spicy.bots.instinct cimport Instinct
from scoville.spicy.bots.playouts cimport perform, play_on
from scoville.spicy.bots.policy cimport Policy
from scoville.spicy.redeal cimport Redeal
from scoville.core.dice cimport Dice
from scoville.spicy.rules.arbiter cimport Arbiter
from scoville.spicy.rules.state cimport State

cdef int RUNNING, CHALLENGE, MILLION, MOST, MANNERS, TRIALS, BOTH, KINDS, NO_CARD, CARD_MASK

@cython.final
cdef class Search:
    cdef readonly Policy policy
    cdef readonly Redeal redeal
    cdef Knowledge shared
    cdef readonly int me, stacks_more, candidates, playouts
    cdef readonly bint reacting
    cdef State world, state
    cdef Knowledge known, knowledge
    cdef Arbiter arbiter
    cdef Dice luck, dice
    cdef int[200] acts, cards, claims, under1, under2, tried
    cdef bint[200] out
    cdef long long[200] sums
    cdef double[200] squares
    cdef bint mixed
    cdef Policy second, third, fourth
    cdef bint trusting
    cdef Instinct instinct
    cdef readonly bint pondering
    cdef State before, trial
    cdef Knowledge kept
    cdef int[24] shares
    cdef int[6] manner
    cpdef void mix(self, Policy second, Policy third, Policy fourth)
    cpdef void assume(self, int seat, int manner, int share) noexcept nogil
    @cython.locals(seat=cython.int, manner=cython.int, roll=cython.int)
    cdef void draw_manners(self) noexcept nogil
    @cython.locals(seat=cython.int, stacks=cython.int)
    cdef void play_mixed(self) noexcept
    @cython.locals(instinct=Instinct)
    cdef int step_by_instinct(self, int seat) noexcept
    cpdef void trust(self, Instinct instinct)
    cpdef void ponder(self, State before)
    @cython.locals(instinct=Instinct, by=cython.int, top=cython.int, total=cython.int, trial=cython.int, laid=cython.int, card=cython.int, likely=cython.int)
    cdef void deal_by_instinct(self)
    @cython.locals(both=cython.int, number=cython.int, spice=cython.int, _=cython.int, truth=cython.int)
    cpdef tuple top_truths(self, int worlds)
    cdef int step(self, Policy policy, int seat) noexcept nogil
    cpdef void add(self, int act, int card, int claim, int under1, int under2)
    cpdef void drop(self, int i) noexcept nogil
    cpdef bint dropped(self, int i) noexcept nogil
    cpdef int times(self, int i) noexcept nogil
    cpdef double mean(self, int i) noexcept nogil
    @cython.locals(mean=cython.double)
    cpdef double spread(self, int i) noexcept nogil
    @cython.locals(seat=cython.int, count=cython.int, bits=cython.int)
    cdef long long outcome(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void note_dealt(self)
    @cython.locals(i=cython.int)
    cdef void ask(self) noexcept nogil
    @cython.locals(i=cython.int, _=cython.int, value=cython.longlong)
    cpdef void run(self, int worlds)
