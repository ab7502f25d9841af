# C types of effects.py.
cimport cython

from scoville.heated.rules.drawing cimport draw_cards, pay
from scoville.heated.rules.state cimport State

cdef int ANSWERS, DARE, DISCARD, DISCARDS, DISCARD_COLOUR, DISCARD_TO, DRAW, DRAW_NUMBERED, DRY, EXCHANGE, FREE, HEAT
cdef int LEVEL, MIX, NAMING, NOTE_GAME_ENDED, NOTE_CARDS_EXCHANGED, NOTE_LAST_TO_SLAP, NOTE_HANDS_MIXED, NOTE_PLACES_TRADED
cdef int NOTE_PLAY_REVERSED, NOTE_TURN_SKIPPED, NOTE_HANDS_SWAPPED, NO_CARD, OPS, OTHERS, PLACES, RACE, REVERSE, SKIP, SLAPS, STACK
cdef int SWAP
cdef int TIE, UNTIMED

cpdef void end(State state, int reason, int winners) noexcept nogil
@cython.locals(fewest=cython.int, winners=cython.int, seat=cython.int)
cpdef void end_dry(State state) noexcept nogil

cpdef void begin(State state, int seat, int acts, bint copied) noexcept nogil
cdef void pend(State state, int seat, int count) noexcept nogil
@cython.locals(found=cython.int, i=cython.int, op=cython.int, who=cython.int)
cdef int concerned(State state) noexcept nogil
@cython.locals(found=cython.int, seat=cython.int)
cdef int above(State state, int count) noexcept nogil

cpdef void close_answers(State state) noexcept nogil
@cython.locals(at=cython.int, op=cython.int)
cpdef void run(State state) noexcept nogil
@cython.locals(i=cython.int)
cdef void enact(State state, int op, int who, int count) noexcept nogil
cdef void finish(State state) noexcept nogil
@cython.locals(seat=cython.int, _=cython.int)
cdef void draw_group(State state, int seats, int count) noexcept nogil

@cython.locals(got=cython.int)
cdef void exchange(State state, int seat, int given, int other) noexcept nogil
@cython.locals(card=cython.int, seat=cython.int, mixed=cython.int)
cdef void mix(State state, int seats, int first) noexcept nogil

@cython.locals(one=cython.int, other=cython.int, seats=cython.int, seat=cython.int, left=cython.int)
cdef void ask_discards(State state, int op, int who, int count) noexcept nogil

@cython.locals(seat=cython.int)
cdef void start_slaps(State state, int op) noexcept nogil
@cython.locals(seat=cython.int)
cpdef void close_slaps(State state) noexcept nogil
@cython.locals(last=cython.int, found=cython.int, seat=cython.int)
cdef int latest(State state) noexcept nogil
