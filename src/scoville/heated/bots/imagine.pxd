# C types of imagine.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.bots.memory cimport Acting, Memory
from scoville.heated.state cimport State
from scoville.heated.tables cimport Tables

cdef class Imagined:
    cdef public object view
    cdef public int seat
    cdef Memory memory
    cdef Tables tables
    cdef State _known
    cdef bint _placed
    cdef list _pool, _wanted, _traps, _owing
    cdef int _under
    @cython.locals(state=State, seat=cython.int, card=cython.int)
    cpdef State counted(self)
    @cython.locals(state=State, pool=list, i=cython.int, j=cython.int, seat=cython.int, count=cython.int, lacks=cython.int, covered=cython.bint)
    cpdef State deal(self, Dice dice)
    @cython.locals(i=cython.int)
    cdef int _pick(self, list pool, int lacks)
    @cython.locals(colour=cython.int, reaction=cython.bint)
    cdef bint _lacking(self, int card, int lacks)
    @cython.locals(place=cython.int, seat=cython.int)
    cdef _set_scene(self, State state, options)
    @cython.locals(acting=Acting)
    cdef _set_pending(self, State state)
    @cython.locals(draws=cython.bint, asks=cython.bint)
    cdef _set_duty(self, State state, options)
