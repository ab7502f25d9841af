"""A table of HEATED: everybody reacts when ready, and a window closes by the clock."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from ...cli.terminal.opponent import Opponent
from ...cli.terminal.table import Pace, Table
from ...core import CLOCK, Expire
from .. import Accept, Action, Call, Heated, Match, View
from ..bots.options import heated_options

__all__ = ["HeatedTable"]

NOTICE: Final = 0.2
"""Seconds until one notices that another has not called HEATED!"""
CLOSED_BY_CLOCK: Final = frozenset({"answers", "slaps", "offers"})


class Due(Enum):
    MOVE = auto()
    """To decide what there is to decide, or to jump in."""
    CALL = auto()
    CLOSE = auto()
    """The clock's: a window that waited for the person."""


class HeatedTable(Table[Heated]):
    """`rounds` of the match are played; None plays on and on."""

    def __init__(
        self, match: Match, person: int, bots: Mapping[int, Opponent], pace: Pace, rounds: int | None = None
    ) -> None:
        super().__init__(match.round, person, bots, pace)
        self.match = match
        self.rounds = rounds
        self._due: dict[tuple[Due, int], float] = {}
        self._thoughts: dict[tuple[Due, int], asyncio.Task[Action | None] | None] = {}
        """What bots think about before their time has come; None where they have nothing to choose from."""
        self._done: set[tuple[Due, int]] = set()
        self._occasions: dict[Due, object] = {}

    @property
    def left(self) -> float | None:
        """Seconds until the clock closes what waits for the person."""
        due = self._due.get((Due.CLOSE, CLOCK))
        return None if due is None or math.isinf(due) else max(0.0, due - self.time)

    async def run(self) -> None:
        while not self.game.over:
            self._plan()
            if not self._due:
                await self._stir()
                continue
            what, seat = min(self._due, key=lambda key: (self._next(key), key[0].value, key[1]))
            at, due = self._next((what, seat)), self._due[what, seat]
            if math.isinf(at):
                await self._stir()
            elif await self._rest(max(0.0, at - self.time)):
                if at < due:
                    self._thoughts[what, seat] = self._think(what, seat)
                else:
                    del self._due[what, seat]
                    await self._do(what, seat)

    # --- when ---------------------------------------------------------------------------------------

    def _next(self, key: tuple[Due, int]) -> float:
        """When there is something to do: to begin to think before it is due, so that nobody sees how long it took."""
        what, seat = key
        ahead = self.bots[seat].lead if what is Due.MOVE and key not in self._thoughts else 0.0
        return self._due[key] - ahead

    def _plan(self) -> None:
        """Everybody who may do something gets a time for it, once for each occasion."""
        game, view = self.game, self.game.view(None)
        landed = game.state.landed
        self._plan_for(Due.MOVE, (landed, view.phase, view.turn), self._movers(view))
        self._plan_for(Due.CALL, (landed, view.uncalled), set(self.bots) if view.uncalled else set())
        waits = self.person in view.waiting and view.phase in CLOSED_BY_CLOCK
        self._plan_for(Due.CLOSE, (landed, view.phase), {CLOCK} if waits else set())

    def _movers(self, view: View) -> set[int]:
        """The bots that may act, by what everybody knows."""
        seats = set(view.waiting) or ({view.turn} if view.turn is not None else set())
        if view.jump_in:
            seats = set(self.bots)
        return {seat for seat in seats if seat in self.bots}

    def _plan_for(self, what: Due, occasion: object, seats: set[int]) -> None:
        if self._occasions.get(what) != occasion:
            self._occasions[what] = occasion
            self._done = {key for key in self._done if key[0] is not what}
            self._due = {key: due for key, due in self._due.items() if key[0] is not what}
            self._thoughts = {key: thought for key, thought in self._thoughts.items() if key[0] is not what}
        for key in [key for key in self._due if key[0] is what and key[1] not in seats]:
            del self._due[key]
            self._thoughts.pop(key, None)
        for seat in sorted(seats):
            if (what, seat) not in self._due and (what, seat) not in self._done:
                self._due[what, seat] = self.time + self._takes(what, seat)

    def _takes(self, what: Due, seat: int) -> float:
        """Seconds; drawn before the bot has looked at anything."""
        if what is Due.CLOSE:
            return self.pace.window
        on_turn = what is Due.MOVE and not self.game.waiting and seat == self.game.turn
        time = self.bots[seat].takes(self.pace.turn if on_turn else self.pace.react)
        return time + NOTICE if what is Due.CALL and seat not in self.game.view(None).uncalled else time

    # --- what ---------------------------------------------------------------------------------------

    async def _do(self, what: Due, seat: int) -> None:
        if what is Due.CLOSE:
            self._at(CLOCK, Expire())
            return
        key = (what, seat)
        thought = self._thoughts.pop(key) if key in self._thoughts else self._think(what, seat)
        counts, action = (True, None) if thought is None else await self._decided(thought)
        options = self._options(what, seat)
        if not counts or (action is not None and action not in options):
            return  # it gets another time for what there is to do then
        if action is None and what is Due.MOVE and options and self._must(seat):
            action = Accept() if Accept() in options else options[0]
        if action is None:
            self._done.add((what, seat))
        else:
            self._at(seat, action)

    def _options(self, what: Due, seat: int) -> list[Action]:
        return [Call()] if what is Due.CALL else heated_options(self.game, seat)

    def _think(self, what: Due, seat: int) -> asyncio.Task[Action | None] | None:
        options = self._options(what, seat)
        return self.bots[seat].choose(self.game.view(seat), options) if options else None

    def _must(self, seat: int) -> bool:
        return seat in self.game.waiting or (not self.game.waiting and seat == self.game.turn)

    def act(self, action: Action) -> None:
        self._at(self.person, action)

    def _at(self, seat: int, action: Action | Expire) -> None:
        self._apply(seat, action, round(self.time, 3))  # the times of slaps count: HR-SLAP
