# C types of notes.py.
cimport cython

from scoville.core.journal cimport Journal

cdef int WIDTH, NOTE_DEALT, NOTE_DISCARDED, NOTE_DRAWN, NOTE_ENDED, NOTE_EXCHANGED, NOTE_MIXED, NOTE_PLAYED, NOTE_RESHUFFLED
cdef dict _MADE

@cython.locals(facts=list, i=cython.int, j=cython.int, kind=cython.int, seat=cython.int, x=cython.int, count=cython.int)
cpdef list facts_from(Journal journal, int players, tuple on=*)
@cython.locals(key=cython.longlong)
cdef object _shared(long long kind, int seat, int x, int y, int z)
