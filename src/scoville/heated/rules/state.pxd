# C types of state.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.journal cimport Journal
from scoville.heated.rules.parts cimport Calls, Effect, Pending, Turn
from scoville.heated.rules.piles cimport Piles
from scoville.heated.rules.tables cimport Tables

cdef int ANSWERS, ANYTHING, CHOICE, COPY, DARE, DISCARD_COLOUR, DISCARDS, DRAW, DRAW_NUMBERED, DRAW_ON, EVERYONE
cdef int FREE, HAND, HEAT, KINDS, MERCY, NEXT, NO_CARD, NO_COLOUR, NO_THANKS, OFFERS, OPS, ORDINARY, OTHERS
cdef int PLAY_DRAWN, PLAY_TAKEN, PLAYER, RACE, RUNNING, SLAPS, STACK, WORDS

@cython.final
cdef class State:
    cdef readonly Tables tables
    cdef public Journal journal
    cdef public Dice dice
    cdef readonly int won
    cdef public int n, reason
    cdef readonly Piles piles
    cdef readonly Turn turn
    cdef readonly Effect effect
    cdef readonly Pending pending
    cdef readonly Calls calls

    cpdef int everyone(self) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef int after(self, int seat) noexcept nogil
    cdef void start_turn(self, int seat) noexcept nogil

    cdef bint matches(self, int card) noexcept nogil
    cdef bint stacks(self, int card) noexcept nogil
    cdef unsigned long long matching(self, int word) noexcept nogil
    @cython.locals(word=cython.int, left=cython.ulonglong)
    cdef bint has_playable(self, int seat, int but) noexcept nogil
    @cython.locals(word=cython.int)
    cdef bint has_stack(self, int seat) noexcept nogil
    cdef bint helps(self, int card) noexcept nogil
    @cython.locals(word=cython.int)
    cdef bint has_colour(self, int seat, int colour) noexcept nogil
    @cython.locals(word=cython.int)
    cdef bint has_role(self, int seat, int role) noexcept nogil

    cpdef bint is_asked(self, int seat) noexcept nogil
    cpdef bint has_turn(self, int seat) noexcept nogil
    cpdef bint can_play(self, int seat, int card) noexcept nogil
    @cython.locals(held=cython.ulonglong, one=cython.ulonglong, no_thanks=cython.ulonglong, mercy=cython.ulonglong, fits=cython.ulonglong, own_turn=cython.bint)
    cdef unsigned long long playable(self, int seat, int word) noexcept nogil
    cdef unsigned long long fitting(self, int seat, int word) noexcept nogil
    cdef bint can_heat(self, int seat) noexcept nogil
    cdef bint must_play(self) noexcept nogil
    cdef bint can_refuse(self, int seat) noexcept nogil
    cdef bint can_end_draw(self, int seat) noexcept nogil
    cpdef bint can_draw(self, int seat) noexcept nogil
    cpdef bint can_ask(self, int seat) noexcept nogil
    cpdef bint goes_out(self, int seat, int acts) noexcept nogil
    cpdef bint can_accept(self, int seat) noexcept nogil
    cpdef bint can_take(self, int seat) noexcept nogil
    cpdef int discards_due(self, int seat) noexcept nogil
    cpdef int offer_of(self, int seat) noexcept nogil
    cpdef bint is_race(self) noexcept nogil
    cpdef bint is_dare(self) noexcept nogil

    cdef int op(self, int i) noexcept nogil
    cdef int members(self, int who) noexcept nogil
    @cython.locals(at=cython.int)
    cdef int race_count(self) noexcept nogil
    @cython.locals(i=cython.int, op=cython.int, who=cython.int)
    cdef bint will_draw(self, int seat) noexcept nogil

    cpdef int named_at(self, int i) noexcept nogil
    cpdef int owes(self, int seat) noexcept nogil
    cpdef int held(self, int seat, int card) noexcept nogil
    @cython.locals(found=list, card=cython.int, _=cython.int)
    cpdef list hand_list(self, int seat)
    cpdef int hand_size(self, int seat) noexcept nogil
    cpdef int seat_at(self, int place) noexcept nogil
    cpdef int pile_card(self, int i) noexcept nogil
    cpdef int heap_card(self, int i) noexcept nogil

    cpdef void deal(self, Dice dice, int first) noexcept nogil
    cpdef void put_hand(self, int seat, int card) noexcept nogil
    cpdef void put_unknown(self, int seat, int count) noexcept nogil
    cpdef void put_draw_pile(self, int card) noexcept nogil
    cpdef void put_discard(self, int card) noexcept nogil
    cpdef void put_place(self, int place, int seat) noexcept nogil
    cpdef void name_order(self, int i, int seat) noexcept nogil
    cpdef void put_owed(self, int seat, int count) noexcept nogil
    cpdef void put_due(self, int seat, int count) noexcept nogil
    cpdef void put_offer(self, int seat, int card) noexcept nogil
    cpdef void shuffle_draw_pile(self, Dice dice) noexcept nogil
    cpdef void turn_up(self, Dice dice) noexcept nogil
    cpdef State clone(self)
    cpdef void copy_from(self, State other)
