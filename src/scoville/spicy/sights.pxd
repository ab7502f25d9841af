# C types of sights.py: it asks the state for every number a table shows, for every seat, after every action.
cimport cython

from scoville.spicy.state cimport State

cdef class SpicySights:
    cdef object _game, _facts
    cdef State _state
    cdef set _answered, _laid_by, _told_of
    cdef list _laid
    cdef bytes _hidden_stack, _common, _said_to_others

    @cython.locals(state=State, i=cython.int, stack=bytes, said=bytes)
    cpdef of(self, seat)
    cpdef bytes _said(self, seat)

@cython.locals(state=State)
cpdef tuple _known(game, int seat)
cpdef bytes _encoded_options(game, int seat)
