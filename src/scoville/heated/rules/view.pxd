# C types of view.py.
cimport cython

from scoville.heated.rules.state cimport State

cdef int A_TARGET, A_TARGET_AND_A_CARD, ALL_OTHERS, ANSWERS, DISCARDS, FACE_UP, FREE, KINDS, NOBODY, NO_CARD, SLAPS, TWO_PLAYERS
cdef list _CARDS

cdef object _card(int kind)

@cython.locals(kind=cython.int)
cpdef tuple hand_of(State state, int seat)
@cython.locals(i=cython.int)
cpdef tuple seating(State state)
@cython.locals(needs=cython.int, i=cython.int)
cpdef tuple hit_by(State state)
cpdef look_own(State state, int seat)
@cython.locals(card=cython.int)
cdef _offered(State state, int seat)
cpdef pending_of(State state)
cpdef turn_of(State state)
@cython.locals(phase=cython.int, unnamed=cython.int, acting=cython.bint, i=cython.int)
cpdef look(State state, object seat, object rules, tuple names)
