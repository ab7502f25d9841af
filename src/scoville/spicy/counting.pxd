# C types of counting.py.
cimport cython

from scoville.core.dice cimport Dice
from scoville.core.seeds cimport Seeds
from scoville.lab.counts cimport Counts
from scoville.spicy.rules.arbiter cimport RandomTable

@cython.locals(first=Dice, deal=Dice, dice=Dice)
cpdef count_games(Counts counts, RandomTable table, Seeds seeds, start, stop, int above, above_of)
