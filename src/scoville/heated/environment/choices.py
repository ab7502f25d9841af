"""What the seats of a HEATED table have chosen so far; their decisions are the options of heated/rules/options.py.

Choices are made here and performed by the table. Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ...core.dice import Dice
from ...core.options import Options
from ...environments.reactions import DELAYS
from ..rules.choice import Choice
from ..rules.option_codes import CALL, LET_BE, LETTING_BE, OPEN
from ..rules.options import list_options
from ..rules.state import State
from .codec import CALLING, DELAY, HOW_LATE, NO_RACE, SLAPPING

__all__ = ["Choices"]


class Choices:
    def __init__(self, state: State, timed: bool) -> None:
        self.state = state
        self.timed = timed  # whether reaction time is part of the game
        self.draft = Choice()  # of the asked seat
        self.nothing = Choice()  # never changed
        self.stage = OPEN  # that of `draft`, or HOW_LATE
        self.race = NO_RACE  # what several may do at once: who has answered as bits, what each does, how late
        self.answered = 0
        self.made = [0] * 10
        self.delay = [0] * 10

    def is_race(self) -> bool:
        """Whether the seats are now asked how late they react."""
        return self.timed and self.race != NO_RACE

    def list_options(self, options: Options, seat: int, asked: bool, jumping: bool) -> None:
        """`asked`: whether the table asks `seat` now; `jumping`: whether to jump in."""
        if asked and self.stage == HOW_LATE:
            self.list_delays(options)
        elif asked and self.stage != OPEN:
            list_options(options, self.state, seat, self.draft, 0)
        elif self.timed and self.race == CALLING:
            options.add(LET_BE)
            options.add(CALL)
        elif self.timed and self.race == SLAPPING:
            self.list_delays(options)
        else:
            list_options(options, self.state, seat, self.nothing, LETTING_BE if jumping else 0)

    def list_delays(self, options: Options) -> None:
        for late in range(DELAYS):
            options.add(DELAY + late)

    def choose(self, seat: int, decision: int) -> bool:
        """Takes one step. Returns whether the choice is complete."""
        if self.stage == HOW_LATE:
            self.delay[seat] = decision - DELAY
            self.stage = OPEN
        elif self.stage == OPEN and self.is_race():
            self.begin_race(decision)
        else:
            self.go_on(seat, decision)
        return self.stage == OPEN

    def begin_race(self, decision: int) -> None:
        """Asks for reaction times first; only the quickest is then asked what the card needs."""
        self.draft.clear()
        self.draft.option = decision
        self.stage = OPEN if decision == LET_BE else HOW_LATE

    def go_on(self, seat: int, decision: int) -> None:
        if self.stage == OPEN:
            self.draft.stage = OPEN
        self.draft.advance(self.state, seat, decision)
        self.stage = self.draft.stage

    def quickest(self, coin: Dice) -> int:
        """The seat whose reaction comes first, or -1. A call against a player who calls at once comes second
        (H-CALL)."""
        uncalled = self.state.calls.uncalled if self.race == CALLING else 0
        first = -1
        ties = 0
        for seat in range(self.state.n):
            if not self.answered >> seat & 1 or self.made[seat] == LET_BE:
                continue
            if first < 0 or self.delay[seat] < self.delay[first]:
                first = seat
                ties = 1
            elif self.delay[seat] == self.delay[first]:
                if (uncalled >> seat & 1) != (uncalled >> first & 1):
                    if uncalled >> seat & 1:
                        first = seat
                        ties = 1
                    continue
                ties += 1
                if coin.below(ties) == 0:
                    first = seat
        return first

    def copy_from(self, other: Choices) -> None:
        self.stage = other.stage
        self.race = other.race
        self.answered = other.answered
        self.draft.copy_from(other.draft)
        for i in range(10):
            self.made[i] = other.made[i]
            self.delay[i] = other.delay[i]
