# C types of loop.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.options cimport Options
from scoville.core.seeds cimport Seeds
from scoville.environments.table cimport Table, clear

cdef int MANY

@cython.final
cdef class Loop:
    cdef public list tables
    cdef readonly Seeds seeds
    cdef readonly Py_ssize_t actions, observation
    cdef public Py_ssize_t count, players
    cdef unsigned char[::1] dones, finals
    cdef float[::1] rewards
    cdef signed char[::1] to_move
    cdef long long[::1] indices
    @cython.locals(i=Py_ssize_t, j=Py_ssize_t, seat=cython.int, table=Table)
    cpdef start(self, Seeds seeds)
    @cython.locals(i=Py_ssize_t, decision=cython.int, table=Table)
    cpdef go_on(self, Seeds seeds, taken)
    @cython.locals(i=Py_ssize_t, table=Table)
    cpdef Py_ssize_t illegal(self, long long[::1] actions)
    @cython.locals(i=Py_ssize_t, table=Table)
    cpdef replace(self, long long[::1] actions, Dice dice)
    @cython.locals(i=Py_ssize_t, seat=cython.int, mover=cython.int, table=Table)
    cpdef step(self, long long[::1] actions)
    cdef show(self, Table table, Py_ssize_t i)
    @cython.locals(i=Py_ssize_t, table=Table)
    cpdef sample(self, long long[::1] actions, Dice dice)
    @cython.locals(i=Py_ssize_t, at=Py_ssize_t, total=Py_ssize_t, j=cython.int, table=Table)
    cpdef Py_ssize_t write_legal(self, long long[::1] ids, long long[::1] counts)
    @cython.locals(i=Py_ssize_t, j=Py_ssize_t, at=Py_ssize_t, first=Py_ssize_t, n=cython.int, chosen=cython.int,
                   most=cython.double, total=cython.double, left=cython.double, chance=cython.double, table=Table, options=Options)
    cpdef choose(self, float[::1] logits, bint short, long long[::1] actions, float[::1] chances, Dice dice)
    @cython.locals(i=Py_ssize_t, seat=cython.int, table=Table)
    cpdef write_others(self, int places, unsigned char[::1] out)

# As arguments, because each byte that is written might be a field of the table, which would be read again.
@cython.locals(j=cython.int)
cdef int mark(unsigned char[::1] mask, Options options, unsigned char value) except -1
cdef int unmark(unsigned char[::1] mask, Options options) except -1
@cython.locals(halvings=cython.longlong, rest=cython.double, series=cython.double, i=cython.int)
cdef double weight(double x) noexcept nogil
