# C types of view.py.
cimport cython

from scoville.heated.state cimport State

cdef int ANSWERS, DISCARDS, FACE_UP, FREE, NOBODY, NO_CARD, SLAPS

cpdef tuple hand_of(State state, int seat)
@cython.locals(i=cython.int)
cpdef tuple seating(State state)
@cython.locals(phase=cython.int, acting=cython.bint, offered=cython.int, i=cython.int)
cpdef look(State state, object seat, object rules, tuple names, object turn, tuple waiting, object reason, tuple winners)
