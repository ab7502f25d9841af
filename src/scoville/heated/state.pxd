# C types of state.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.tables cimport Tables
from scoville.heated.turns cimport Turns

cdef int ANSWERS, ANYTHING, CHOICE, COPY, DARE, DISCARDED, DISCARDS, DRAW_ON, FACE_UP, FREE, GAVE, HEAT, KINDS
cdef int MERCY, NAMING, NOTE_ASKED, NOTE_CALLED, NOTE_DISCARDED, NOTE_NAMED, NOTE_NONE_TAKEN, NOTE_OFFERED
cdef int NOTE_PLAYED, NOTE_SLAPPED, NOTE_TAKEN, NOTE_WONDERED, NO_CARD, NO_COLOUR, NO_THANKS, OFFERS, ORDINARY
cdef int PLAY_DRAWN, PLAY_TAKEN, RACE, ROOM, RUNNING, SLAPS, TRAP, WENT_OUT

@cython.final
cdef class State(Turns):
    cpdef bint is_asked(self, int seat) noexcept nogil
    cpdef bint has_turn(self, int seat) noexcept nogil
    @cython.locals(role=cython.int)
    cpdef bint can_play(self, int seat, int card) noexcept nogil
    cdef bint can_jump(self, int card) noexcept nogil
    cdef bint can_heat(self, int seat, int card) noexcept nogil
    cdef bint can_refuse(self, int seat, int card) noexcept nogil
    cdef bint can_end_draw(self, int seat, int card) noexcept nogil
    cpdef bint can_draw(self, int seat) noexcept nogil
    cpdef bint can_ask(self, int seat) noexcept nogil
    cpdef bint goes_out(self, int seat, int acts) noexcept nogil
    cpdef bint can_accept(self, int seat) noexcept nogil
    cpdef bint can_take(self, int seat) noexcept nogil
    cpdef int discards_due(self, int seat) noexcept nogil
    cpdef int offer_of(self, int seat) noexcept nogil
    cpdef bint is_race(self) noexcept nogil
    cpdef bint is_dare(self) noexcept nogil
    cpdef int named_at(self, int i) noexcept nogil

    cpdef int owes(self, int seat) noexcept nogil
    cpdef int held(self, int seat, int card) noexcept nogil
    @cython.locals(found=list, card=cython.int, _=cython.int)
    cpdef list hand_list(self, int seat)
    cpdef int hand_size(self, int seat) noexcept nogil
    cpdef int seat_at(self, int place) noexcept nogil
    cpdef int seat_after(self, int seat) noexcept nogil
    cpdef int pile_card(self, int i) noexcept nogil
    cpdef int heap_card(self, int i) noexcept nogil

    cpdef void name_order(self, int i, int seat) noexcept nogil
    @cython.locals(role=cython.int, acts=cython.int)
    cpdef void play(self, int seat, int card, int colour, int target, int second, int giving, int at) noexcept nogil
    cpdef void name_colour(self, int seat, int colour) noexcept nogil

    cpdef void accept(self, int seat) noexcept nogil
    cpdef void expire(self) noexcept nogil
    cpdef void slap(self, int seat, long long time) noexcept nogil
    @cython.locals(caught=cython.int, other=cython.int)
    cpdef void call(self, int seat) noexcept nogil
    cpdef void wonder(self, int seat) noexcept nogil
    cpdef void discard(self, int seat, int card) noexcept nogil
    cpdef void discarded(self, int seat) noexcept nogil

    cpdef void draw(self, int seat, int most) noexcept nogil

    @cython.locals(other=cython.int)
    cpdef void ask(self, int seat) noexcept nogil
    cpdef void offer(self, int seat, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cpdef void take(self, int seat, int giver) noexcept nogil

    cpdef void deal(self, Dice dice, int first) noexcept nogil
    cpdef void put_hand(self, int seat, int card) noexcept nogil
    cpdef void put_unknown(self, int seat, int count) noexcept nogil
    cpdef void put_draw_pile(self, int card) noexcept nogil
    cpdef void put_discard(self, int card) noexcept nogil
    cpdef void put_place(self, int place, int seat) noexcept nogil
    cpdef void put_owed(self, int seat, int count) noexcept nogil
    cpdef void put_due(self, int seat, int count) noexcept nogil
    cpdef void put_offer(self, int seat, int card) noexcept nogil
    cpdef void shuffle_draw_pile(self, Dice dice) noexcept nogil
    cpdef void turn_up(self, Dice dice) noexcept nogil
    @cython.locals(other=cython.int)
    cpdef void deal_anew(self, int seat, Dice dice) noexcept nogil
    cpdef State clone(self)
    cpdef void copy_from(self, State other)
