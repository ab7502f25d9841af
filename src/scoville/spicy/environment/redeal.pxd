# C types of spicy_redeal.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.spicy.environment.sight cimport SpicySight
from scoville.spicy.options cimport begun, under_of, with_under

cdef int CLAIMS, KINDS, NO_CARD, CARD_MASK, SEAT_SHIFT, PLAY, OPEN

cdef class SpicyRedeal(SpicySight):
    cdef int[32] known, hidden
    cdef int[100] cards
    @cython.locals(card=cython.int, other=cython.int, i=cython.int, left=cython.int, _=cython.int)
    cpdef void deal_anew(self, int seat, Dice dice) noexcept
    @cython.locals(i=cython.int, j=cython.int, card=cython.int)
    cdef void mix(self, int count, Dice dice) noexcept
    @cython.locals(old=cython.int, first=cython.int, card=cython.int, choice=cython.int, change=cython.int, under1=cython.int, under2=cython.int, second=cython.int, third=cython.int)
    cdef void choose_anew(self, int seat, Dice dice) noexcept
