# C types of rating.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.bots.instinct cimport Instinct
from scoville.heated.state cimport State

cdef int ASKING, COPY, EARLY, FREE, LATER, NAMING, NO_CARD, NO_COLOUR, SLAPPING, WHIM, WHIM_WITHIN

@cython.locals(whims=dict, rated=list, worth=cython.int)
cpdef list rate_all(Instinct instinct, State state, int seat, list options, Dice dice, int refusing, int asking)
@cython.locals(worth=cython.int)
cpdef int rate(Instinct instinct, State state, int seat, object option) except? -999999
@cython.locals(on=tuple, i=cython.int, other=cython.int, card=cython.int, worth=cython.int, acts=cython.int)
cdef int rate_play(Instinct instinct, State state, int seat, object option) except? -999999
