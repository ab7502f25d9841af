# C types of memory.py.
cimport cython

from scoville.heated.rules.tables cimport Tables

cdef int COPY, MERCY, NOBODY, NO_COLOUR, NO_THANKS
cdef dict _AT_THE_TABLE

@cython.final
cdef class Acting:
    cdef readonly int by, acts, immune, spared, losers, drew
    cdef readonly bint copied
    cdef readonly tuple on, slapped
    cdef begin(self, int by, int acts, bint copied, tuple on)

@cython.final
cdef class Memory:
    cdef list _told, _waiting
    cdef object _cards, _rules
    cdef Tables _tables
    cdef dict _makes_draw
    cdef readonly dict lacks
    cdef readonly int passes
    cdef readonly Acting acting
    cdef int _colour, _owed, _fine, _fined
    @cython.locals(told=list)
    cpdef look(self, view)
    cpdef notice(self, fact)
    @cython.locals(seat=cython.int, card=cython.int, role=cython.int, colour=cython.int)
    cdef _played(self, fact)
    @cython.locals(seat=cython.int, acting=Acting, owed=cython.bint, unsure=cython.bint, forced=cython.bint)
    cdef _drawn(self, fact)
    cdef bint _draws(self, int acts) except -1
    cdef int _unplayable(self)
