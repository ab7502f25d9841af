# C types of piles.py: C arrays inside the object, every verb free of Python.
cimport cython

from scoville.core.bits cimport lowest
from scoville.core.dice cimport Dice
from scoville.heated.rules.tables cimport Tables

cdef int KINDS, NO_CARD, NO_COLOUR, ROOM, WORDS

@cython.final
cdef class Piles:
    cdef readonly int discard_at
    cdef public int top, colour, draw_pile_n, discard_n
    cdef unsigned char[512] draw_pile, discard
    cdef unsigned char[96] discards
    cdef short[960] hands
    cdef int[10] hand_n
    cdef unsigned long long[20] kinds

    @cython.locals(word=cython.int, left=cython.ulonglong, card=cython.int)
    cpdef int nth_card(self, int seat, int i) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    cpdef void add(self, int seat, int card) noexcept nogil
    @cython.locals(one=cython.ulonglong)
    cpdef void leave(self, int seat, int card) noexcept nogil
    cpdef void add_unknown(self, int seat, int count) noexcept nogil
    @cython.locals(card=cython.int, word=cython.int)
    cpdef void empty_hand(self, int seat) noexcept nogil
    @cython.locals(card=cython.int, kept=cython.int, word=cython.int, kinds=cython.ulonglong)
    cdef void swap_hands(self, int one, int other) noexcept nogil

    cdef void lay_on_top(self, int card) noexcept nogil
    cpdef void put_under(self, int card) noexcept nogil
    cdef void count_discard(self, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cpdef void empty_discards(self) noexcept nogil
    cpdef int discarded(self, int i) noexcept nogil

    cpdef void put_on_pile(self, int card) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void insert(self, int card, int above) noexcept nogil
    cpdef int take(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.int)
    cpdef void shuffle(self, int above, Dice dice) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void reshuffle(self, Dice dice) noexcept nogil

    @cython.locals(i=cython.int, seat=cython.int, coloured=cython.int, _=cython.int)
    cdef void deal(self, Tables tables, int players, int count, Dice dice) noexcept nogil
    @cython.locals(card=cython.int)
    cpdef void flip(self, Tables tables, Dice dice) noexcept nogil
    cdef void copy_from(self, Piles other)
