# C types of redeal.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.rules.state cimport State

cdef int ANYTHING, DISCARDS, DRAW_ON, FACE_UP, FREE, KINDS, NO_CARD, PLAY_TAKEN, RUNNING, HIDDEN

cdef class Redeal:
    cdef readonly State known
    cdef public int seat, under
    cdef readonly bint new_luck, trap_on_top
    cdef readonly list pool, wanted, traps, offering
    cdef public list owing, places
    @cython.locals(state=State, pool=list, held=list, i=cython.int, j=cython.int, seat=cython.int, count=cython.int)
    cpdef State deal(self, Dice dice)
    cdef _give_owed(self, State state, list pool)
    @cython.locals(card=cython.int, covered=cython.bint)
    cdef _put_draw_pile(self, State state, list pool, Dice dice)

@cython.locals(i=cython.int)
cdef int _pick(list pool, lacks)
