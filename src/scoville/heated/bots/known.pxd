# C types of known.py.
cimport cython

from scoville.heated.bots.memory cimport Acting, Memory
from scoville.heated.redeal cimport Redeal
from scoville.heated.rules.state cimport State
from scoville.heated.rules.tables cimport Tables

cdef int ANYTHING, DRAW_ON, FREE, NO_THANKS, PLAY_DRAWN, PLAY_TAKEN

@cython.final
cdef class KnownTable:
    cdef readonly object view
    cdef public int seat
    cdef Memory memory
    cdef Tables tables
    cdef State _known
    @cython.locals(state=State, redeal=Redeal)
    cpdef Redeal redeal(self)
    @cython.locals(place=cython.int, seat=cython.int)
    cdef _set_position(self, State state, options)
    @cython.locals(acting=Acting)
    cdef _set_pending(self, State state)
    @cython.locals(acting=Acting)
    cdef _set_effect(self, State state)
    @cython.locals(draws=cython.bint, asks=cython.bint, card=cython.int)
    cdef _set_duty(self, State state, options)

@cython.locals(known=KnownTable, state=State, me=cython.int, seat=cython.int, card=cython.int)
cpdef State counted(view, options, Memory memory)

@cython.locals(found=cython.int, seat=cython.int)
cdef int _bits(seats) except -1
