# C types of known.py.
cimport cython

from scoville.spicy.bots.belief cimport Knowledge
from scoville.spicy.rules.state cimport State
from scoville.spicy.rules.tables cimport Tables

cdef int NO_CLAIM, NUMBER, SPICE
cdef Knowledge _NOTHING

@cython.locals(state=State, me=cython.int, seat=cython.int, card=cython.int)
cpdef State known_table(view, memory)
@cython.locals(knowledge=Knowledge, empty=State)
cpdef Knowledge shared_knowledge(view, memory)
@cython.locals(state=State, seat=cython.int)
cpdef table_before(view, memory)
