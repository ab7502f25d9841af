# C types of table.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.journal cimport Journal
from scoville.heated.bots.glance cimport Glance
from scoville.heated.bots.policy cimport Policy
from scoville.heated.bots.rating cimport best_of
from scoville.heated.rules.arbiter cimport Arbiter
from scoville.heated.rules.lister cimport Lister
from scoville.heated.rules.state cimport State
from scoville.heated.rules.tables cimport Tables
from scoville.heated.rules.verbs cimport call, slap

cdef int ANSWERS, DARE, DISCARD_COLOUR, DISCARDS, DRAW, DRAW_NUMBERED, HEAT, KINDS, MERCY, NAMING, NOBODY, NO_CARD
cdef int NO_COLOUR, NO_THANKS, OPS, RACE, REFLEXES, SLAPPED, SLAPS, SPECIALS, STACK, WIDTH, WORDS
cdef int NOTE_CARD_PLAYED, NOTE_CARD_TAKEN, NOTE_CARDS_DRAWN, NOTE_CARDS_EXCHANGED, NOTE_COLOUR_NAMED, NOTE_HANDS_MIXED
cdef int NOTE_HANDS_SWAPPED, NOTE_HELP_ASKED, NOTE_LAST_TO_SLAP, NOTE_PENALTY_DUE, NOTE_TRAP_SPRUNG

@cython.final
cdef class OpenMemory:
    cdef Tables tables
    cdef int[100] lacks
    cdef int[10] colours
    cdef int by, acts, losers, owed, fine, fined
    cdef tuple on
    @cython.locals(i=cython.int, seat=cython.int)
    cdef clear(self, int colour)
    @cython.locals(i=cython.int, kind=cython.int, seat=cython.int, count=cython.int)
    cdef read(self, Journal journal, tuple on)
    @cython.locals(role=cython.int)
    cdef played(self, int seat, int card, int acts, tuple on)
    @cython.locals(forced=cython.bint)
    cdef void drawn(self, int seat, int count) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint makes_draw(self) noexcept nogil
    @cython.locals(who=cython.int)
    cdef void put_colour(self, int colour) noexcept nogil
    @cython.locals(who=cython.int)
    cdef void put_lacks(self, int seat, int lacks) noexcept nogil
    @cython.locals(who=cython.int, colour=cython.int)
    cdef void put_unplayable(self, int seat) noexcept nogil
    @cython.locals(who=cython.int, kept=cython.int)
    cdef void swap(self, int one, int other) noexcept nogil

@cython.final
cdef class PolicyTable:
    cdef readonly list known
    cdef OpenMemory memory
    cdef Journal journal
    cdef Lister lister
    cdef readonly int decisions, actions
    cdef readonly bint forced
    @cython.locals(state=State, seat=cython.int)
    cpdef bint play(self, Arbiter arbiter, list policies, list dice) except -1
    cpdef begin(self, Arbiter arbiter, State state)
    cpdef bint do(self, Arbiter arbiter, State state, int seat, object action) except -1
    @cython.locals(what=cython.int)
    cdef react(self, Arbiter arbiter, State state)
    @cython.locals(options=list, other=cython.int)
    cpdef object choose(self, Arbiter arbiter, State state, int seat, Policy policy, Dice dice)
    @cython.locals(options=list, dare=cython.bint, turn=cython.int, may_wait=cython.bint)
    cpdef list ask(self, Arbiter arbiter, State state, int seat)
    @cython.locals(other=cython.int)
    cpdef tell(self, Glance glance, int seat, int players)
    @cython.locals(phase=cython.int, other=cython.int, word=cython.int, card=cython.int)
    cpdef void show(self, State known, State state, int seat, int turn) noexcept
    @cython.locals(memory=OpenMemory, acts=cython.int, i=cython.int)
    cdef void show_effect(self, State known, State state, int turn) noexcept
