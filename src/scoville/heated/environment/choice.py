"""What a seat of HEATED has chosen so far, step by step; its decisions are the options of heated/options.py.

The first layer of a table: a choice is made here and done elsewhere. Ordinary Python; with a C compiler Cython builds
this very file.
"""

from __future__ import annotations

from ...core.dice import Dice
from ...environments.reactions import DELAYS
from ...environments.table import Table
from ..arbiter import Arbiter
from ..codes import FREE
from ..option_codes import CALL, LET_BE, LETTING_BE, OPEN
from ..options import Choice, from_own, list_options
from ..state import State
from .codec import CALLING, DELAY, HOW_LATE, NO_RACE, OBSERVATION, SLAPPING, TIMED_ACTIONS

__all__ = ["HeatedChoice"]


class HeatedChoice(Table):
    def __init__(self, state: State, timed: bool, reflexes: Dice) -> None:
        Table.__init__(self, state.n, TIMED_ACTIONS if timed else DELAY, OBSERVATION)
        self.state = state
        self.timed = timed  # reaction time is part of the game
        self.reflexes = reflexes  # how quick the seats are where it is not
        self.arbiter = Arbiter(state, reflexes)
        self.stage = OPEN  # that of `draft`, or HOW_LATE
        self.race = NO_RACE
        self.draft = Choice()  # of the seat that is asked
        self.nothing = Choice()  # never changed
        self.delay = [0] * 10  # by seat, in a race: how late it reacts

    # --- what may be chosen ----------------------------------------------------------------------

    def list_options(self, seat: int) -> None:
        self.options.n = 0
        if self.mover < 0:
            return
        if seat == self.mover and self.stage == HOW_LATE:
            self.list_delays()
        elif seat == self.mover and self.stage != OPEN:
            list_options(self.options, self.state, seat, self.draft, 0)
        elif self.timed and self.race == CALLING:
            self.options.add(LET_BE)
            self.options.add(CALL)
        elif self.timed and self.race == SLAPPING:
            self.list_delays()
        else:
            jump = self.is_asked_to_jump()
            list_options(self.options, self.state, seat, self.nothing, LETTING_BE if jump else 0)

    def list_delays(self) -> None:
        for late in range(DELAYS):
            self.options.add(DELAY + late)

    def is_asked_to_jump(self) -> bool:
        return self.state.phase == FREE and self.arbiter.left > 0 and self.state.jump

    def from_own(self, seat: int, other: int) -> int:
        return from_own(self.state, seat, other)

    # --- choosing --------------------------------------------------------------------------------

    def choose(self, decision: int) -> bool:
        """One step: whether the choice is complete. Then `perform` follows, or whoever does it otherwise calls
        `find_mover` after."""
        seat = self.mover
        if self.stage == HOW_LATE:
            self.delay[seat] = decision - DELAY
            self.stage = OPEN
        elif self.stage == OPEN and self.timed and self.race != NO_RACE:
            self.begin_race(decision)
        else:
            self.go_on(seat, decision)
        return self.stage == OPEN

    def begin_race(self, decision: int) -> None:
        """How late it reacts is asked first: what the card needs only of the one who was quickest."""
        self.draft.clear()
        self.draft.option = decision
        self.stage = OPEN if decision == LET_BE else HOW_LATE

    def go_on(self, seat: int, decision: int) -> None:
        if self.stage == OPEN:
            self.draft.stage = OPEN
        self.draft.advance(self.state, seat, decision)
        self.stage = self.draft.stage
