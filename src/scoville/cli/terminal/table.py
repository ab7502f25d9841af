"""A live table for one person and bots: anybody may act now, and bots take a human time to do so.

Who is asked next is the arbiter's business; what may be done is the game's. Here is only time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from ...bots import Bot, proper_options
from ...core import Dice, Fact
from ...spicy import Accept, Action, Arbiter, Pass, Spicy, View

__all__ = ["SPEEDS", "Pace", "Table"]

SpicyBot = Bot[View, Action]


@dataclass(frozen=True, slots=True)
class Pace:
    """In seconds: how long a new card can be doubted before play goes on, and how long a bot takes for its turn."""

    doubt: float
    turn: float


SPEEDS: Final = {"relaxed": Pace(4.0, 2.0), "live": Pace(2.2, 1.2), "blitz": Pace(0.9, 0.5)}


class Table:
    """A game with its bots. `run` plays them; `act` is the person's door, open at any time."""

    def __init__(self, game: Spicy, person: int, bots: Mapping[int, SpicyBot], dice: Dice, pace: Pace) -> None:
        self.game = game
        self.person = person
        self.bots = bots
        self.pace = pace
        self.held = False
        """While held no bot acts: the person is about to do something, or has paused the game."""
        self.told: Callable[[int, list[Fact]], None] = lambda seat, facts: None
        """Who listens: called after every action with its seat and facts."""
        self._arbiter = Arbiter(game.state, dice)
        self._stirred = asyncio.Event()

    def act(self, action: Action) -> None:
        """The person acts; raises Refused."""
        self._apply(self.person, action)

    def hold(self, held: bool) -> None:
        if held != self.held:
            self.held = held
            self._stirred.set()

    async def run(self) -> None:
        """Plays the bots until the game is over."""
        while not self.game.over:
            seat, reacting = self._arbiter.seat(), self._arbiter.reacting()
            if seat == self.person and (not reacting or self.game.waiting):
                await self._stir()  # the person's turn, or a last card that waits for an answer
            elif await self._rest(self._time(reacting)):
                if seat == self.person:
                    self._arbiter.decline()  # nothing was said in time
                else:
                    self._ask(seat, reacting)

    def _time(self, reacting: bool) -> float:
        if reacting:
            return self.pace.doubt / (len(self.game.players) - 1)
        if self.game.history and not self.game.stack:  # a card was just revealed: let everybody look
            return self.pace.turn + self.pace.doubt / 2
        return self.pace.turn

    def _ask(self, seat: int, reacting: bool) -> None:
        action = self.bots[seat].choose(self.game.view(seat), proper_options(self.game, seat, reacting))
        if action is not None:
            self._apply(seat, action)
        elif self.game.waiting:
            self._apply(seat, Accept())  # S-LAST-WAIT
        elif reacting:
            self._arbiter.decline()
        else:
            self._apply(seat, Pass())  # a turn is never let be: S-TURN

    def _apply(self, seat: int, action: Action) -> None:
        facts = self.game.apply(seat, action)
        self._stirred.set()
        self.told(seat, facts)

    async def _stir(self) -> None:
        self._stirred.clear()
        await self._stirred.wait()

    async def _rest(self, seconds: float) -> bool:
        """Lets time pass, longer while held; False as soon as anybody acts in it."""
        before = len(self.game.history)
        while len(self.game.history) == before:
            self._stirred.clear()
            if self.held:
                await self._stirred.wait()
            elif seconds <= 0:
                await asyncio.sleep(0)
                if not self.held:
                    return len(self.game.history) == before
            else:
                try:
                    await asyncio.wait_for(self._stirred.wait(), seconds)
                except TimeoutError:
                    return True
        return False
