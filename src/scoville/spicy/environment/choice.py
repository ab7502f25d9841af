"""What a seat of SPICY has chosen so far; its decisions are the options of spicy/options.py.

The first layer of a table: a choice is made here and done elsewhere. Ordinary Python; with a C compiler Cython builds
this very file.
"""

from __future__ import annotations

from ...environments.reactions import DELAYS
from ...environments.table import Table
from ..arbiter import Arbiter
from ..option_codes import ACCEPT, LET_BE, LETTING_BE, NOTHING, PROPER, REACTIONS, WHOLE
from ..options import advance, begun, card_of, claim_of, list_options
from ..state import State
from .codec import CARDS_UNDER, DELAY, HOW_LATE, OBSERVATION, OPEN, TIMED_ACTIONS

__all__ = ["SpicyChoice"]


class SpicyChoice(Table):
    def __init__(self, state: State, timed: bool) -> None:
        Table.__init__(self, state.n, TIMED_ACTIONS if timed else DELAY, OBSERVATION)
        self.state = state
        self.timed = timed  # reaction time is part of the game
        self.arbiter = Arbiter(state)
        self.stage = OPEN
        self.answered = 0  # who has answered what is asked of several, as bits
        self.choice = [0] * 6  # by seat, as spicy/options.py makes it, and the delay
        self.delay = [0] * 6

    # --- what may be chosen ----------------------------------------------------------------------

    def list_options(self, seat: int) -> None:
        if self.mover < 0:
            self.options.n = 0
        elif seat != self.mover or self.stage == OPEN:
            what = REACTIONS + LETTING_BE if self.arbiter.left > 0 else PROPER
            list_options(self.options, self.state, seat, NOTHING, what)
        elif self.stage == CARDS_UNDER:
            list_options(self.options, self.state, seat, self.choice[seat], PROPER)
        else:
            self.options.n = 0
            for late in range(DELAYS):
                self.options.add(DELAY + late)

    # --- choosing --------------------------------------------------------------------------------

    def chosen_card(self, seat: int) -> int:
        return card_of(self.choice[seat])

    def chosen_claim(self, seat: int) -> int:
        return claim_of(self.state, self.choice[seat])

    def choose(self, decision: int) -> bool:
        """One step: whether the choice is complete. Then `perform` follows, or whoever does it otherwise calls
        `remember` before and `find_mover` after."""
        seat = self.mover
        if self.stage == HOW_LATE:
            self.delay[seat] = decision - DELAY
            self.stage = OPEN
            return True
        if self.stage == OPEN:
            self.choice[seat] = NOTHING
            self.delay[seat] = 0
        self.choice[seat] = advance(self.state, seat, self.choice[seat], decision)
        if not self.choice[seat] & WHOLE:
            self.stage = CARDS_UNDER
            return False
        self.stage = OPEN
        if self.timed and self.arbiter.left > 0 and self.reacts(seat):
            self.stage = HOW_LATE
            return False
        return True

    def reacts(self, seat: int) -> bool:
        return begun(self.choice[seat]) not in {LET_BE, ACCEPT}

    def chosen(self, seat: int) -> int:
        """What `seat` has chosen last."""
        return self.choice[seat]
