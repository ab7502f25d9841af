# C types of drawing.py.
cimport cython

from scoville.heated.rules.state cimport State

cdef int ANSWERS, DISCARDS, DISCARD_TO, FACE_UP, FREE, LEVEL, MERCY, NOTE_CARDS_DRAWN, NOTE_MERCY_DRAWN, NOTE_PENALTY_DUE
cdef int NOTE_DISCARD_RESHUFFLED, NOTE_TRAP_SPRUNG, NO_CARD, SLAPS

cpdef int next_card(State state) noexcept nogil
@cython.locals(card=cython.int)
cpdef int draw_one(State state, int seat, bint merciful) noexcept nogil
@cython.locals(card=cython.int)
cpdef bint draw_cards(State state, int seat, int count, bint merciful) noexcept nogil
@cython.locals(seat=cython.int)
cpdef void pay(State state) noexcept nogil
@cython.locals(count=cython.int)
cpdef void pay_first(State state, int seat) noexcept nogil
@cython.locals(before=cython.int)
cdef void penalise(State state, int seat, int count) noexcept nogil
cpdef void owe(State state, int seat, int count) noexcept nogil
@cython.locals(before=cython.int)
cpdef void fine(State state, int seat) noexcept nogil
