# C types of loop.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.seeds cimport Seeds
from scoville.environments.table cimport Table

@cython.final
cdef class Loop:
    cdef public list tables
    cdef readonly Seeds seeds
    cdef readonly Py_ssize_t actions, observation
    cdef public Py_ssize_t count, players
    cdef unsigned char[::1] observations, masks, dones
    cdef float[::1] rewards
    cdef signed char[::1] to_move
    cdef long long[::1] indices
    @cython.locals(i=Py_ssize_t, seat=cython.int, table=Table)
    cpdef start(self, Seeds seeds)
    @cython.locals(i=Py_ssize_t)
    cpdef Py_ssize_t illegal(self, long long[::1] actions)
    @cython.locals(i=Py_ssize_t, seat=cython.int, table=Table)
    cpdef step(self, long long[::1] actions)
    cdef show(self, Table table, Py_ssize_t i)
    @cython.locals(i=Py_ssize_t, table=Table)
    cpdef sample(self, long long[::1] actions, Dice dice)
    @cython.locals(i=Py_ssize_t, at=Py_ssize_t, total=Py_ssize_t, j=cython.int, table=Table)
    cpdef Py_ssize_t write_legal(self, long long[::1] ids, long long[::1] counts)
    @cython.locals(i=Py_ssize_t, seat=cython.int, table=Table)
    cpdef write_others(self, int places, unsigned char[::1] out)
