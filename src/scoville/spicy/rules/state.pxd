# C types of state.py: C arrays inside the object, every verb free of Python.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.journal cimport Journal
from scoville.spicy.rules.tables cimport Tables

cdef int KINDS, NO_CLAIM, NO_CARD
cdef int BLIND, RUNNING, SECOND_TROPHY, THIRD_TROPHY, WORLDS_END
cdef int NOTE_CARD_PLAYED, NOTE_CARDS_ADDED, NOTE_CARDS_DRAWN, NOTE_PASSED, NOTE_CHALLENGED, NOTE_CARD_REVEALED, NOTE_STACK_WON, NOTE_STACK_RAIDED, NOTE_LAST_CARD_ACCEPTED, NOTE_TROPHY_TAKEN, NOTE_LAST_CARD_PLAYED, NOTE_CARD_TAKEN_BACK, NOTE_PEEKED, NOTE_GAME_ENDED
cdef int CARD_MASK, CLAIM_SHIFT, SEAT_SHIFT, COPY_SHIFT

@cython.final
cdef class State:
    cdef public Tables tables
    cdef public Journal journal
    cdef readonly int stack_n, by, played, trophies_taken, won_n
    cdef public int doubters, copiers
    cdef public int n, turn, reason, deck_n, below, top, claim
    cdef readonly bint copied, last_waits
    cdef signed char[100] deck
    cdef short[100] stack
    cdef short[100] won
    cdef signed char[192] hands
    cdef short[6] hand_n, points, trophies

    cpdef bint may_play(self, int seat) noexcept nogil
    cpdef bint may_challenge(self, int seat) noexcept nogil
    cpdef bint may_copy(self, int seat) noexcept nogil
    cpdef int after(self, int seat) noexcept nogil
    cdef int others(self, int seat) noexcept nogil
    cpdef int held(self, int seat, int card) noexcept nogil
    @cython.locals(found=list, card=cython.int, _=cython.int)
    cpdef list hand_list(self, int seat)
    @cython.locals(at=cython.int)
    cpdef int nth_card(self, int seat, int i) noexcept nogil
    cpdef int paw(self) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    @cython.locals(found=cython.int, best=cython.int, seat=cython.int)
    cpdef int winners(self) noexcept nogil
    cpdef int card_at(self, int pile, int i) noexcept nogil
    cpdef int hand_size(self, int seat) noexcept nogil
    cpdef int points_of(self, int seat) noexcept nogil
    cpdef int trophies_of(self, int seat) noexcept nogil

    @cython.locals(added=cython.int)
    cpdef void play(self, int seat, int card, int claim, bint copy, int under1, int under2) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef void pass_turn(self) noexcept nogil
    @cython.locals(holds=cython.bint, winner=cython.int, loser=cython.int, trophy=cython.bint)
    cpdef void challenge(self, int seat, int trait) noexcept nogil
    cpdef void accept(self, int seat) noexcept nogil
    cpdef void expire(self) noexcept nogil
    cpdef void take_back(self, int seat, int card, int claim, bint ends_turn) noexcept nogil
    cpdef void peek(self, int seat, int whose) noexcept nogil

    cdef void lay(self, int seat, int card, int claim, bint copy) noexcept nogil
    cdef void add_under(self, int seat, int card) noexcept nogil
    cdef void stand(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void take_stack(self, int seat) noexcept nogil
    @cython.locals(i=cython.int)
    cdef int top_won(self, int seat) noexcept nogil
    cdef void take_trophy(self, int seat) noexcept nogil
    @cython.locals(card=cython.int, _=cython.int)
    cdef void draw(self, int seat, int count) noexcept nogil
    cdef void end(self, int reason) noexcept nogil

    @cython.locals(i=cython.int, j=cython.int, card=cython.int, seat=cython.int, _=cython.int)
    cpdef void deal(self, Dice dice, int first, int above) noexcept nogil
    cpdef void put_hand(self, int seat, int card) noexcept nogil
    @cython.locals(_=cython.int)
    cpdef void put_unknown(self, int seat, int hand, int points, int trophies) noexcept nogil
    cpdef void put_deck(self, int card) noexcept nogil
    cpdef void put_won(self, int seat, int card) noexcept nogil
    cpdef void put_trophy(self, int seat) noexcept nogil
    cpdef void put_stack(self, int seat, int card, int claim, bint copy) noexcept nogil
    cpdef State clone(self)
    cpdef void copy_from(self, State other)
