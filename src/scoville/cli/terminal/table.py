"""A live table for one person and bots: bots take a human time, the person acts at any time.

Who may do what is the game's business, who is asked next each game's table's. Here is only time.
"""

from __future__ import annotations

import asyncio
import math
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from ...bots import make_bot, quickness_of
from ...core import Fact, Game, speeds, stream
from .opponent import Opponent

__all__ = ["SPEEDS", "Opponents", "Pace", "Table"]

AnyGame = TypeVar("AnyGame", bound=Game[Any, Any])


@dataclass(frozen=True, slots=True)
class Pace:
    """In seconds. `scale` is how long a second at the table lasts: 0 plays at once, infinity never."""

    doubt: float
    """How long a new card can be doubted before play goes on."""
    turn: float
    """About how long a bot takes for its turn."""
    react: float = 0
    """About how much longer than it must a bot takes to slap, call, jump in or answer."""
    window: float = math.inf
    """How long play waits for the person's answer."""
    scale: float = 1


SPEEDS: Final = {
    name: Pace(speed.alone_doubt, speed.alone_turn, speed.alone_reaction, speed.alone_window)
    for name, speed in speeds.SPEEDS.items()
}


@dataclass(frozen=True, slots=True)
class Opponents:
    """Who plays against the person, who has seat 0, and at what pace."""

    game: str
    bots: tuple[str, ...]
    quickness: int
    """Percent, of what is each bot's own."""
    pace: Pace

    def seated(self, seed: int | str) -> dict[int, Opponent]:
        return {
            seat: Opponent(
                seat,
                make_bot(self.game, bot, stream(seed, f"bot-{seat}")),
                stream(seed, f"pace-{seat}"),
                quickness_of(bot) * self.quickness // 100,
            )
            for seat, bot in enumerate(self.bots, 1)
        }


class Table(ABC, Generic[AnyGame]):
    """A game with its bots. `run` plays them; `act` is the person's door, open at any time."""

    def __init__(self, game: AnyGame, person: int, bots: Mapping[int, Opponent], pace: Pace) -> None:
        self.game = game
        self.bots = bots
        self.person = person
        self.pace = pace
        self.held = False
        """While held no bot acts and no time passes: the person is about to do something, or has paused the game."""
        self.told: Callable[[int, list[Fact]], None] = lambda seat, facts: None
        """Who listens: called after every action with its seat and facts."""
        self._stirred = asyncio.Event()
        self._passed = 0.0
        self._since: float | None = None
        for bot in bots.values():
            bot.begin(game)

    @property
    def time(self) -> float:
        """Seconds since the start, without those in which the table was held or nothing was due."""
        if self._since is None or not 0 < self.pace.scale < math.inf:
            return self._passed
        return self._passed + (asyncio.get_running_loop().time() - self._since) / self.pace.scale

    @abstractmethod
    async def run(self) -> None:
        """Plays the bots until the game is over."""

    def act(self, action: Any) -> None:
        """The person acts; raises Refused."""
        self._apply(self.person, action)

    def hold(self, held: bool) -> None:
        if held != self.held:
            self.held = held
            self._stirred.set()

    def _apply(self, seat: int, action: Any, time: float | None = None) -> None:
        facts = self.game.apply(seat, action, time)
        for bot in self.bots.values():
            bot.hear(facts)
        self._stirred.set()
        self.told(seat, facts)

    async def _decided(self, thought: Awaitable[Any | None]) -> tuple[bool, Any | None]:
        """What a bot chooses, and whether it still counts: not if anybody has acted while the table waited for it."""
        before = len(self.game.history)
        action = await thought
        rested = await self._rest(0)
        return rested and len(self.game.history) == before, action

    async def _stir(self) -> None:
        self._stirred.clear()
        await self._stirred.wait()

    async def _rest(self, seconds: float) -> bool:
        """Lets time pass, which stands still while held; False as soon as anybody acts in it."""
        before, until = len(self.game.history), self.time + seconds
        while len(self.game.history) == before:
            self._stirred.clear()
            left = (until - self.time) * self.pace.scale if seconds else 0
            if self.held:
                await self._stirred.wait()
            elif left <= 0:
                await asyncio.sleep(0)
                if not self.held:
                    self._passed = max(self._passed, until)
                    return len(self.game.history) == before
            elif await self._sleep(left):
                self._passed = until
                return len(self.game.history) == before
        return False

    async def _sleep(self, seconds: float) -> bool:
        """False if something stirs before they are over."""
        self._since = asyncio.get_running_loop().time()
        try:
            await asyncio.wait_for(self._stirred.wait(), seconds if seconds < math.inf else None)
        except TimeoutError:
            return True
        finally:
            self._passed, self._since = self.time, None
        return False
