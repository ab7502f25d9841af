# C types of verbs.py.
cimport cython

from scoville.heated.rules.drawing cimport draw_cards, draw_one, fine, owe, pay, pay_first
from scoville.heated.rules.effects cimport begin, close_answers, close_slaps, end, end_dry, run
from scoville.heated.rules.state cimport State

cdef int ANSWERS, ANYTHING, CHOICE, COPY, DARE, DISCARDED, DRAW_ON, FACE_UP, FREE, GAVE, HEAT, MERCY, NAMING
cdef int NOTE_HELP_ASKED, NOTE_HEATED_CALLED, NOTE_EFFECT_CANCELLED, NOTE_CARDS_DISCARDED, NOTE_COLOUR_NAMED, NOTE_NOTHING_TAKEN, NOTE_CARD_OFFERED
cdef int NOTE_PASSED, NOTE_CARD_PLAYED, NOTE_TURN_SKIPPED, NOTE_SLAPPED, NOTE_CARD_TAKEN, NOTE_TURN_ASKED, NO_CARD, NO_COLOUR
cdef int NO_THANKS, OFFERS, ORDINARY, PLAY_DRAWN, PLAY_TAKEN, SLAPS, TRAP, WENT_OUT

@cython.locals(role=cython.int, acts=cython.int)
cpdef void play(State state, int seat, int card, int colour, int target, int second, int giving, int at) noexcept nogil
cpdef void name_colour(State state, int seat, int colour) noexcept nogil

cpdef void accept(State state, int seat) noexcept nogil
cpdef void expire(State state) noexcept nogil
cpdef void slap(State state, int seat, long long time) noexcept nogil
@cython.locals(caught=cython.int, other=cython.int)
cpdef void call(State state, int seat) noexcept nogil
cpdef void wonder(State state, int seat) noexcept nogil
cpdef void discard(State state, int seat, int card) noexcept nogil
cpdef void end_discard(State state, int seat) noexcept nogil
cpdef void draw(State state, int seat, int most) noexcept nogil
@cython.locals(other=cython.int)
cpdef void ask(State state, int seat) noexcept nogil
cpdef void offer(State state, int seat, int card) noexcept nogil
@cython.locals(card=cython.int)
cpdef void take(State state, int seat, int giver) noexcept nogil

cdef void ask_call(State state, int seat) noexcept nogil
cdef void answered(State state, int seat) noexcept nogil
cdef void refuse(State state, int seat) noexcept nogil
cdef void end_draw(State state, int seat) noexcept nogil
@cython.locals(ended=cython.bint, drawn=cython.int, card=cython.int)
cdef void draw_pending(State state, int seat, int most) noexcept nogil
@cython.locals(card=cython.int, before=cython.int, drawn=cython.int)
cdef void draw_for_playable(State state, int seat, int most) noexcept nogil
cdef void pass_turn(State state, int seat) noexcept nogil
@cython.locals(seat=cython.int)
cdef void close_offers(State state) noexcept nogil
