# C types of observer.py.
cimport cython

from scoville.core.bits cimport lowest
from scoville.heated.environment.choices cimport Choices
from scoville.heated.rules.choice cimport Choice, from_own
from scoville.heated.rules.piles cimport Piles
from scoville.heated.rules.state cimport State

cdef int SEATS, ANSWERS, CHOICE, DISCARDS, FACE_UP, FREE, KINDS, NO_COLOUR, OFFERS, RUNNING, SLAPS, WORDS, DISCARD, OFFER
cdef int PLAY, PLAYER_WIDTH, CLIP, AT_ACTING, AT_ASKED, AT_BEGUN, AT_CHOSEN, AT_CHOSEN_COLOUR
cdef int AT_CHOSEN_DISCARDS, AT_CHOSEN_SEATS, AT_COLOUR, AT_DISCARD, AT_DUTY, AT_HAND, AT_JUMP, AT_LEFT, AT_PENDING
cdef int AT_PHASE, AT_PILE, AT_PLAYERS, AT_REACTING, AT_STAGE, AT_TOP, AT_TRAP, OPEN, THE_OTHER, A_CARD

@cython.final
cdef class Observer:
    cdef public State state
    @cython.locals(state=State, word=cython.int, left=cython.ulonglong, card=cython.int, start=Py_ssize_t, other=Py_ssize_t, piles=Piles)
    cpdef void write(self, int seat, unsigned char[::1] out) noexcept
    @cython.locals(state=State, other=cython.int, away=cython.int, i=cython.int, start=Py_ssize_t)
    cdef void write_players(self, int seat, unsigned char[::1] out) noexcept
    @cython.locals(draft=Choice, i=cython.int, card=cython.int)
    cpdef void write_question(self, int seat, Choices choices, bint jumping, unsigned char[::1] out) noexcept
