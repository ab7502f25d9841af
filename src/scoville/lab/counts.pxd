# C types of counts.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.arbiter cimport RandomTable as HeatedTable
from scoville.core.seeds cimport Seeds
from scoville.spicy.arbiter cimport RandomTable as SpicyTable

cdef int LONGEST

@cython.final
cdef class Counts:
    cdef public long games, decisions
    cdef public dict longer
    cdef long[1024] winners
    cdef long[8] reasons
    cdef long[4096] lengths
    cpdef add(self, int winners, int reason, long actions, long decisions)
    @cython.locals(i=cython.int)
    cpdef dict by_winners(self)
    @cython.locals(i=cython.int)
    cpdef dict by_reason(self)
    @cython.locals(i=cython.int)
    cpdef dict by_length(self)

@cython.locals(first=Dice, deal=Dice, dice=Dice)
cpdef count_spicy(Counts counts, SpicyTable table, Seeds seeds, start, stop, int above, above_of)
@cython.locals(first=Dice, deal=Dice, luck=Dice, dice=Dice)
cpdef count_heated(Counts counts, HeatedTable table, Seeds seeds, start, stop)
