# C types of effects.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.piles cimport Piles
from scoville.heated.tables cimport Tables

cdef int ANSWERS, ANYTHING, DARE, DISCARD, DISCARD_COLOUR, DISCARD_TO, DISCARDS, DRAW, DRAW_NUMBERED, DRY, EVERYONE
cdef int EXCHANGE, FREE, HEAT, KINDS, LEVEL, MIX, NAMING, NEXT, NO_CARD, OPS, OTHERS, PLACES, PLAYER, RACE, REVERSE
cdef int RUNNING, SKIP, SLAPS, STACK, SWAP, TIE, UNTIMED
cdef int NOTE_ENDED, NOTE_LAST_SLAP, NOTE_MIXED, NOTE_PENALTY, NOTE_PLACES, NOTE_REVERSED, NOTE_SKIPPED

cdef class Effects(Piles):
    cdef public int turn, reason, won, phase, asked, duty, taken, liable, unnamed, passes, landed
    cdef public int pend_n, pend_image, pend_on, by, acts, target, second, giving, next, pc, immune, spared
    cdef public int slapped, last_slap, losers, must_colour
    cdef public bint drew, helped, jump, begun, copied, raced
    cdef int[10] named, owed, must, offers
    cdef long long[10] slap_times

    cdef int everyone(self) noexcept nogil
    cdef void start_turn(self, int seat) noexcept nogil
    cdef void end(self, int reason, int winners) noexcept nogil
    @cython.locals(fewest=cython.int, winners=cython.int, seat=cython.int)
    cdef void end_dry(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void pay(self) noexcept nogil
    @cython.locals(count=cython.int)
    cdef void pay_first(self, int seat) noexcept nogil
    @cython.locals(before=cython.int)
    cdef void penalise(self, int seat, int count) noexcept nogil
    cdef void owe(self, int seat, int count) noexcept nogil
    @cython.locals(before=cython.int)
    cdef void fine(self, int seat) noexcept nogil

    cdef void begin(self, int seat, int acts, bint copied) noexcept nogil
    cdef int op(self, int i) noexcept nogil
    cdef void pend(self, int seat, int count) noexcept nogil
    cdef int members(self, int who) noexcept nogil
    @cython.locals(found=cython.int, i=cython.int, op=cython.int, who=cython.int)
    cdef int concerned(self) noexcept nogil
    @cython.locals(found=cython.int, seat=cython.int)
    cdef int above(self, int count) noexcept nogil
    @cython.locals(i=cython.int, op=cython.int, who=cython.int)
    cdef bint will_draw(self, int seat) noexcept nogil

    cdef void close_answers(self) noexcept nogil
    @cython.locals(at=cython.int)
    cdef int race_count(self) noexcept nogil
    @cython.locals(at=cython.int, op=cython.int)
    cdef void run(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void enact(self, int op, int who, int count) noexcept nogil
    cdef void finish(self) noexcept nogil
    @cython.locals(seat=cython.int, _=cython.int)
    cdef void draw_group(self, int seats, int count) noexcept nogil

    @cython.locals(one=cython.int, other=cython.int, seats=cython.int, seat=cython.int, left=cython.int)
    cdef void ask_discards(self, int op, int who, int count) noexcept nogil
    @cython.locals(card=cython.int)
    cdef bint has_colour(self, int seat, int colour) noexcept nogil

    @cython.locals(seat=cython.int)
    cdef void start_slaps(self, int op) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void close_slaps(self) noexcept nogil
    @cython.locals(last=cython.int, found=cython.int, seat=cython.int)
    cdef int latest(self) noexcept nogil
    cdef void copy_effects(self, Effects other)
