"""What a network is told besides an observation: how the cards fit the top claim.

A network could work this out by itself, but it would have to learn it for each of the 30 claims. Everything here
follows from the observation, so nobody learns anything new.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ..rules.cards import CLAIMS, RANKS
from ..rules.option_codes import COPY, UNDER
from .codec import (
    ACTIONS,
    AT_CLAIM,
    AT_GONE,
    AT_HAND,
    AT_HISTORY,
    AT_OWN_LAID,
    LAID_WIDTH,
    LONGEST_HISTORY,
    PRINTED_COPIES,
    RECKONED,
)

__all__ = ["in_context", "reckon"]

# The numbers, as RECKONED counts them. Three times: the exact card, its number, its spice.
IN_HAND = 0
ARE_GONE = 3
FOLLOWERS = 6  # cards in hand that could follow truthfully
OWN = 7  # own cards in the stack that are what is claimed now
COPIES = 8  # copies on top of each other
SAME = 9  # cards in the stack that were claimed to be the same
KNOWN = 10  # one of PRINTED_COPIES + 1: how many such cards one holds or knows to be gone


def reckon(seen: memoryview, at: int, out: memoryview, to: int) -> int:
    """Writes what follows from the observation that begins at `at`. Returns the top claim, -1 on an empty stack."""
    for i in range(RECKONED):
        out[to + i] = 0
    claim = 0
    while claim < CLAIMS and seen[at + AT_CLAIM + claim] == 0:
        claim += 1
    if claim == CLAIMS:
        return -1
    number = claim % RANKS
    first = claim - number
    for card in range(CLAIMS):
        held = seen[at + AT_HAND + card]
        gone = seen[at + AT_GONE + card]
        if card % RANKS == number:
            out[to + IN_HAND + 1] += held
            out[to + ARE_GONE + 1] += gone
        if first <= card < first + RANKS:
            out[to + IN_HAND + 2] += held
            out[to + ARE_GONE + 2] += gone
            if card > claim:
                out[to + FOLLOWERS] += held
    out[to + IN_HAND] = seen[at + AT_HAND + claim]
    out[to + ARE_GONE] = seen[at + AT_GONE + claim]
    out[to + OWN] = seen[at + AT_OWN_LAID + claim]
    copies = True
    for i in range(LONGEST_HISTORY):
        laid = at + AT_HISTORY + i * LAID_WIDTH
        copies = copies and seen[laid + LAID_WIDTH - 1] > 0
        if copies:
            out[to + COPIES] += 1
        if seen[laid] == number + 1 and seen[laid + 1 + claim // RANKS] > 0:
            out[to + SAME] += 1
    known = out[to + IN_HAND] + out[to + ARE_GONE]
    out[to + KNOWN + min(known, PRINTED_COPIES)] = 1
    return claim


def in_context(decision: int, claim: int) -> int:
    """A decision as a network rates it: whether a copy is true depends on the top claim."""
    return ACTIONS + (decision - COPY) * CLAIMS + claim if COPY <= decision < UNDER and claim >= 0 else decision
