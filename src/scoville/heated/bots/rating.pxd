# C types of rating.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.heated.bots.policy cimport Policy
from scoville.heated.rules.state cimport State

cdef int ASKING, COPY, EARLY, FREE, LATER, NAMING, NO_CARD, NO_COLOUR, SLAPPING, WHIM, WHIM_WITHIN

cpdef object kind_of(object option)
@cython.locals(whims=dict, worth=cython.int, most=cython.int, first=cython.bint)
cpdef object best_of(Policy policy, State state, int seat, list options, Dice dice, int refusing, int asking)
@cython.locals(worth=cython.int)
cdef int rate_one(Policy policy, State state, int seat, object option, Dice dice, int refusing, int asking, dict whims) except? -999999
@cython.locals(whims=dict)
cpdef list rate_all(Policy policy, State state, int seat, list options, Dice dice, int refusing, int asking)
@cython.locals(worth=cython.int)
cpdef int rate(Policy policy, State state, int seat, object option) except? -999999
@cython.locals(on=tuple, i=cython.int, other=cython.int, card=cython.int, worth=cython.int, acts=cython.int)
cdef int rate_play(Policy policy, State state, int seat, object option) except? -999999
