# C types of piles.py: C arrays inside the object, every verb free of Python.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.journal cimport Journal
from scoville.heated.tables cimport Tables

cdef int FACE_UP, KINDS, MERCY, NO_CARD, NO_COLOUR, ROOM
cdef int NOTE_DEALT, NOTE_DRAWN, NOTE_EXCHANGED, NOTE_MERCY_DRAWN, NOTE_RESHUFFLED, NOTE_SWAPPED, NOTE_TRAPPED

cdef class Piles:
    cdef public Tables tables
    cdef public Journal journal
    cdef public Dice dice
    cdef public int n, top, colour, step, pile_n, heap_n, heap_at
    cdef unsigned char[512] pile
    cdef unsigned char[512] heap
    cdef short[960] hands
    cdef int[10] hand_n, order, place

    @cython.locals(i=cython.int)
    cdef int after(self, int seat) noexcept nogil
    @cython.locals(at=cython.int)
    cdef int nth_card(self, int seat, int i) noexcept nogil

    cdef void add(self, int seat, int card) noexcept nogil
    cdef void leave(self, int seat, int card) noexcept nogil
    cdef void lay_on_top(self, int card) noexcept nogil
    cdef void put_under(self, int card) noexcept nogil
    cdef void put_pile(self, int card) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void insert(self, int card, int above) noexcept nogil
    cdef void shuffle(self) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.int)
    cdef void shuffle_with(self, Dice dice) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int next_card(self) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int draw_one(self, int seat, bint merciful) noexcept nogil
    @cython.locals(card=cython.int)
    cdef bint draw_cards(self, int seat, int count, bint merciful) noexcept nogil

    @cython.locals(card=cython.int, kept=cython.int)
    cdef void swap_hands(self, int one, int other) noexcept nogil
    @cython.locals(got=cython.int)
    cdef void exchange(self, int seat, int given, int other) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, card=cython.int, seat=cython.int, mixed=cython.int)
    cdef void mix(self, int seats, int first) noexcept nogil
    @cython.locals(kept=cython.int)
    cdef void trade_places(self, int one, int other) noexcept nogil

    @cython.locals(i=cython.int, card=cython.int, seat=cython.int, coloured=cython.int, _=cython.int)
    cdef void deal_with(self, Dice dice, int count) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void flip(self, Dice dice) noexcept nogil
    @cython.locals(hidden=cython.int, other=cython.int, card=cython.int, i=cython.int, j=cython.int, _=cython.int)
    cdef void shuffle_unseen(self, int seat, Dice dice) noexcept nogil
    cdef void copy_piles(self, Piles other)
