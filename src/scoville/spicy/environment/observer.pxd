# C types of observer.py.
cimport cython

from scoville.spicy.environment.choices cimport Choices
from scoville.spicy.rules.options cimport begun, card_of, claim_of, under_of
from scoville.spicy.rules.state cimport State

cdef int SEATS, KINDS, NO_CARD, NO_CLAIM, CARD_MASK, CLAIM_SHIFT, COPY_SHIFT, RUNNING, SEAT_SHIFT, CHALLENGE_NUMBER
cdef int CHALLENGE_WRONG, AT_ABOVE, AT_ASKED, AT_CHOSEN, AT_CHOSEN_CLAIM, AT_CHOSEN_TRAIT, AT_CHOSEN_UNDER, AT_CLAIM
cdef int AT_COPIED, AT_DECK, AT_GONE, AT_HAND, AT_HISTORY, AT_LAST_WAITS, AT_OWN_LAID, AT_PLAYERS, AT_REACTING
cdef int AT_STACK, AT_STAGE, AT_VARIANTS, LAID_WIDTH, LONGEST_HISTORY, PLAYER_WIDTH, VARIANTS_N, OPEN

@cython.final
cdef class Observer:
    cdef public State state
    cdef public int variants
    cdef readonly bint open_deck
    cdef signed char[192] gone
    @cython.locals(i=cython.int)
    cdef void clear(self) noexcept
    @cython.locals(card=cython.int, other=cython.int, which=cython.int, under=cython.int)
    cpdef void remember(self, int seat, int choice) noexcept
    cpdef void know(self, int seat, int card, int count) noexcept
    @cython.locals(state=State, gone=Py_ssize_t, i=cython.int, other=cython.int, start=Py_ssize_t)
    cpdef void write(self, int seat, unsigned char[::1] out) noexcept
    @cython.locals(state=State, own=Py_ssize_t, place=Py_ssize_t, oldest=cython.int, i=cython.int, laid=cython.int, by=cython.int, claim=cython.int)
    cdef void write_stack(self, int seat, unsigned char[::1] out) noexcept
    @cython.locals(choice=cython.int, card=cython.int, which=cython.int, under=cython.int)
    cpdef void write_question(self, int seat, Choices choices, bint reacting, unsigned char[::1] out) noexcept
    @cython.locals(i=cython.int)
    cdef void copy_from(self, Observer other) noexcept
