# C types of arbiter.py.
cimport cython

from scoville.core.bits cimport lowest
from scoville.core.dice cimport Dice
from scoville.heated.rules.state cimport State
from scoville.heated.rules.verbs cimport accept, ask, call, discard, draw, end_discard, name_colour, offer, play, slap, take

cdef int A_PLACE, A_TARGET, A_TARGET_AND_A_CARD, ALL_OTHERS, ANSWERS, CHOICE, COPY, DISCARDS, FREE, HEAT, KINDS, NAMING
cdef int NO_CARD, NO_COLOUR, OFFERS, OPS, RUNNING, SLAPS, TWO_PLAYERS, WORDS
cdef int NO_REFLEX, NOTICE, SPAN, SLAPPED, CALLS

@cython.final
cdef class Arbiter:
    cdef public State state
    cdef public Dice dice
    cdef readonly int raced_about, declined, reflexes
    cdef public int jumped_about, left
    cdef readonly int target, second
    cdef public int colour, giving, at
    cdef int[10] jumpers, times, quick
    cdef int[96] options
    cpdef void begin(self) noexcept nogil
    cpdef void set_quickness(self, int seat, int percent) noexcept nogil
    cpdef int reflex(self) noexcept nogil
    @cython.locals(seat=cython.int, time=cython.int)
    cdef void react(self, int ready) noexcept nogil
    @cython.locals(seat=cython.int, first=cython.int)
    cdef int quickest(self, int seats) noexcept nogil
    @cython.locals(what=cython.int)
    cpdef void let_react(self) noexcept nogil
    @cython.locals(phase=cython.int, seat=cython.int)
    cpdef int seat(self) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, j=cython.int)
    cdef void line_up(self) noexcept nogil
    @cython.locals(top=cython.int)
    cdef bint holds_top(self, int seat) noexcept nogil
    cpdef bint reacting(self) noexcept nogil
    cpdef void decline(self) noexcept nogil
    @cython.locals(word=cython.int, left=cython.ulonglong, found=cython.int)
    cdef int gather(self, int seat) noexcept nogil

@cython.locals(k=cython.int)
cpdef void random_decision(Arbiter arbiter, State state, int seat, Dice dice) noexcept nogil
@cython.locals(count=cython.int, k=cython.int, draws=cython.int, asks=cython.int)
cdef void random_turn(Arbiter arbiter, State state, int seat, Dice dice) noexcept nogil
@cython.locals(acts=cython.int, needs=cython.int, colour=cython.int, target=cython.int, second=cython.int, giving=cython.int, at=cython.int)
cdef void random_play(Arbiter arbiter, State state, int seat, int card, Dice dice) noexcept nogil
@cython.locals(count=cython.int, other=cython.int, j=cython.int)
cdef void random_order(State state, int seat, Dice dice) noexcept nogil
@cython.locals(card=cython.int, _=cython.int)
cdef void random_discard(State state, int seat, Dice dice) noexcept nogil
cpdef long random_playout(State state, Dice dice) except -1
@cython.locals(decisions=cython.long, seat=cython.int)
cdef long play_on(Arbiter arbiter, State state, Dice dice) noexcept nogil
@cython.locals(decisions=cython.long, state=State, _=cython.int)
cpdef long random_games(State fresh, Dice dice, int games) except -1
@cython.locals(decisions=cython.long, _=cython.int)
cpdef long random_playouts(State state, Dice dice, int count) except -1

@cython.final
cdef class RandomTable:
    cdef public State fresh, state
    cdef readonly long actions
    cdef public long decisions
    @cython.locals(arbiter=Arbiter)
    cpdef void play(self, int first, Dice deal, Dice luck, Dice dice)
