# C types of view.py.
cimport cython

from scoville.spicy.rules.state cimport State

cdef int CARD_MASK, CLAIMS, CLAIM_SHIFT, COPY_SHIFT, HIDDEN, RUNNING, SEAT_SHIFT
cdef tuple _CARDS
cdef dict _LAID

cpdef tuple hand_of(State state, int seat)
cdef _laid_card(int code)
@cython.locals(i=cython.int, me=cython.int, code=cython.int)
cdef tuple _seen_cards(State state, seat)
cpdef look_own(State state, int seat)
cpdef tuple waiting_in(State state)
@cython.locals(i=cython.int, over=cython.bint, paw=cython.int)
cpdef look(State state, object seat, object rules, tuple names)
