# C types of notes.py.
cimport cython

from scoville.core.journal cimport Journal

cdef int NOBODY, ACCEPTED, ADDED, CHALLENGED, DRAWN, ENDED, LAST, PASSED, PEEKED, PLAYED, RAIDED, REVEALED, STACK_WON
cdef int TAKEN_BACK, TROPHY, WIDTH
cdef tuple _CARDS
cdef dict _MADE, _TRAITS, _OF_A_SEAT

@cython.locals(facts=list, i=cython.int, j=cython.int, kind=cython.int, seat=cython.int, count=cython.int, x=cython.int, y=cython.int)
cpdef list facts_from(Journal journal, str clause=*)
@cython.locals(key=cython.long)
cdef object _shared(int kind, int seat, int x, int y, int z)
cdef object _make(int kind, int seat, int x, int y, int z)
