# C types of table.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.options cimport Options
from scoville.core.seeds cimport Seeds

cdef int NOBODY

cdef class Table:
    # Public: a table of a game from another package is written in Python and sets them.
    cdef public int players, actions, observation, mover
    cdef public Options options
    cdef unsigned char[::1] seen, mask
    cpdef new_game(self, Seeds seeds, index)
    cpdef void list_options(self, int seat) noexcept
    cpdef void act(self, int decision) noexcept
    cpdef void fill_observation(self, int seat, unsigned char[::1] out) noexcept
    cpdef int winners(self) noexcept
    cpdef int waiting(self) noexcept
    cpdef int question(self) noexcept
    cpdef void deal_anew(self, int seat, Dice dice) noexcept
    cpdef void write_observation(self, int seat, unsigned char[::1] out) noexcept
    cpdef int option(self, int i) noexcept
    cpdef list decisions(self)
    cpdef bint has_option(self, int decision) noexcept
    cpdef bint try_act(self, int decision)
    @cython.locals(i=cython.int, options=Options)
    cpdef void write_mask(self, int seat, unsigned char[::1] out) noexcept
    cpdef attach(self, unsigned char[::1] seen, unsigned char[::1] mask)
    cpdef show(self, int seat)
    @cython.locals(won=cython.int, count=cython.int, other=cython.int, share=cython.double)
    cpdef double reward(self, int seat) noexcept

@cython.locals(i=Py_ssize_t)
cpdef clear(unsigned char[::1] out)
