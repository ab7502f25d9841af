# C types of state.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.effects cimport Effects
from scoville.heated.tables cimport Tables

cdef int ANSWERS, ANYTHING, CHOICE, COPY, DARE, DISCARDED, DISCARDS, DRAW_ON, FACE_UP, FREE, GAVE, HEAT, KINDS, MERCY
cdef int NAMING, NO_CARD, NO_COLOUR, NO_THANKS, OFFERS, OPS, ORDINARY, PLAY_DRAWN, PLAY_TAKEN, RACE, ROOM, RUNNING, SLAPS
cdef int STACK, TRAP, WENT_OUT
cdef int NOTE_ASKED, NOTE_CALLED, NOTE_CANCELLED, NOTE_DISCARDED, NOTE_NAMED, NOTE_NONE_TAKEN, NOTE_OFFERED, NOTE_PASSED
cdef int NOTE_PLAYED, NOTE_SKIPPED_OWN, NOTE_SLAPPED, NOTE_TAKEN, NOTE_WONDERED

@cython.final
cdef class State(Effects):
    cpdef bint is_asked(self, int seat) noexcept nogil
    cpdef bint has_turn(self, int seat) noexcept nogil
    cpdef bint matches(self, int card) noexcept nogil
    cpdef bint stacks(self, int card) noexcept nogil
    @cython.locals(card=cython.int)
    cpdef bint has_playable(self, int seat, int but) noexcept nogil
    @cython.locals(card=cython.int)
    cpdef bint has_stack(self, int seat) noexcept nogil
    cdef bint helps(self, int card) noexcept nogil
    @cython.locals(role=cython.int)
    cpdef bint can_play(self, int seat, int card) noexcept nogil
    cdef bint can_jump(self, int card) noexcept nogil
    cdef bint can_heat(self, int seat, int card) noexcept nogil
    cdef bint can_refuse(self, int seat, int card) noexcept nogil
    cdef bint can_end_draw(self, int seat, int card) noexcept nogil
    cpdef bint can_draw(self, int seat) noexcept nogil
    cpdef bint can_ask(self, int seat) noexcept nogil
    cpdef bint can_accept(self, int seat) noexcept nogil
    cpdef bint can_take(self, int seat) noexcept nogil
    cpdef int discards_due(self, int seat) noexcept nogil
    cpdef int offer_of(self, int seat) noexcept nogil
    cpdef int named_at(self, int i) noexcept nogil
    cpdef bint is_race(self) noexcept nogil
    cpdef bint is_dare(self) noexcept nogil
    cpdef bint is_heat(self) noexcept nogil

    cpdef int held(self, int seat, int card) noexcept nogil
    cpdef int hand_size(self, int seat) noexcept nogil
    cpdef int seat_at(self, int place) noexcept nogil
    cpdef int seat_after(self, int seat) noexcept nogil
    cpdef int pile_card(self, int i) noexcept nogil
    cpdef int heap_card(self, int i) noexcept nogil

    cpdef void name_order(self, int i, int seat) noexcept nogil
    @cython.locals(role=cython.int, acts=cython.int)
    cpdef void play(self, int seat, int card, int colour, int target, int second, int giving, int at) noexcept nogil
    cdef void act(self) noexcept nogil
    cdef void ask_call(self, int seat) noexcept nogil
    cdef void refuse(self, int seat) noexcept nogil
    cdef void end_draw(self, int seat) noexcept nogil
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
    @cython.locals(ended=cython.bint, drawn=cython.int, card=cython.int)
    cdef void draw_pending(self, int seat, int most) noexcept nogil
    @cython.locals(card=cython.int, before=cython.int)
    cdef void draw_for_playable(self, int seat) noexcept nogil
    cdef void pass_turn(self, int seat) noexcept nogil

    @cython.locals(other=cython.int)
    cpdef void ask(self, int seat) noexcept nogil
    cpdef void offer(self, int seat, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void close_offers(self) noexcept nogil
    @cython.locals(card=cython.int)
    cpdef void take(self, int seat, int giver) noexcept nogil

    cpdef void deal(self, Dice dice, int first) noexcept nogil
    cpdef void put_hand(self, int seat, int card) noexcept nogil
    cpdef void put_draw_pile(self, int card) noexcept nogil
    cpdef void put_discard(self, int card) noexcept nogil
    cpdef void shuffle_draw_pile(self, Dice dice) noexcept nogil
    cpdef void turn_up(self, Dice dice) noexcept nogil
    @cython.locals(other=cython.int)
    cpdef void deal_anew(self, int seat, Dice dice) noexcept nogil
    cpdef State clone(self)
    cpdef void copy_from(self, State other)
