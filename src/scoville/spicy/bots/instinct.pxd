# C types of instinct.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.options cimport Options
from scoville.spicy.bots.belief cimport Knowledge
from scoville.spicy.environment.choices cimport Choices
from scoville.spicy.environment.observer cimport Observer
from scoville.spicy.environment.reckoning cimport in_context, reckon
from scoville.spicy.rules.options cimport begun, card_of, claim_of, under_of
from scoville.spicy.rules.state cimport State

cdef int STEP, LOWEST, CHALLENGE_NUMBER, CHALLENGE_SPICE, CHALLENGE_WRONG, PASSES, COPIES, UNDER, PLAYS, WIDTH, INPUTS
cdef int MOST_PARTS, OBSERVATION, CLAIMS, MILLION, LEAST, KINDS, NO_CARD, NO_CLAIM, NUMBER, SPICE, WRONG
cdef int CHALLENGE, COPY, LET_BE, PASS, PLAY
cdef long long RAISED

@cython.final
cdef class Instinct:
    cdef State state
    cdef Observer observer
    cdef Choices choices
    cdef Options options
    cdef unsigned char[::1] view
    cdef int[12416] first
    cdef int[32] first_bias, sums
    cdef int[1024] second
    cdef long long[32] second_bias, deep, felt
    cdef int[8192] third
    cdef long long[256] third_bias
    cdef int[5973] rows
    cdef int[640] chances
    cdef int shift1, shift2, shift3, top
    cdef long long[257] parts
    cdef bint[257] fresh
    cdef long long[1200] rated
    cdef long long[32] with_card
    cdef int with_any
    cdef readonly int act, card, claim, under1, under2
    @cython.locals(i=cython.int, part=cython.int)
    cpdef learn(self, int layer, weights, biases, int shift)
    @cython.locals(i=cython.int)
    cpdef name_parts(self, rows)
    cpdef void sit(self, State state)
    @cython.locals(card=cython.int, at=cython.int)
    cpdef void decide(self, Knowledge knowledge, int seat, bint reacting, Dice dice) noexcept
    @cython.locals(option=cython.int)
    cdef void tell(self, int choice) noexcept
    @cython.locals(i=cython.int, j=cython.int, value=cython.int, at=cython.int, felt=cython.longlong)
    cdef void look(self, int seat, bint reacting) noexcept
    @cython.locals(j=cython.int, found=cython.longlong)
    cdef long long part(self, int i) noexcept nogil
    @cython.locals(i=cython.int, left=cython.longlong)
    cdef int pick(self, Dice dice) noexcept
    @cython.locals(i=cython.int, row=cython.int, rating=cython.longlong, best=cython.longlong, whole=cython.int, below=cython.longlong)
    cdef int weigh(self) noexcept nogil
    @cython.locals(card=cython.int, i=cython.int, whole=cython.longlong, least=cython.longlong, found=cython.longlong, option=cython.int)
    cpdef int claims(self, Knowledge knowledge, int seat, int claim) noexcept
    @cython.locals(card=cython.int, left=cython.longlong)
    cpdef int draw(self, Dice dice) noexcept nogil
