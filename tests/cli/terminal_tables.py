"""A person at a table in the terminal, whichever game is played at it."""

from __future__ import annotations

import asyncio
import math
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from scoville.bots import Bot, BotKind
from scoville.bots.registry import BOTS
from scoville.cli.terminal.app import PlayApp
from scoville.cli.terminal.screen import TableScreen
from scoville.cli.terminal.story import Story
from scoville.core.speeds import Speed
from scoville.locales import catalogue
from scoville.server.clock import HeldClock
from scoville.server.local import LocalTable, Opponents
from scoville.spicy import new

__all__ = [
    "HANGS",
    "NEVER",
    "NOW",
    "AnyPerson",
    "Deep",
    "Jumping",
    "Person",
    "Still",
    "alone",
    "opponents",
    "registered",
    "run_until",
    "seen_rows",
    "spicy_deal",
    "take_steps",
    "until",
]


def alone(*, turn: float = 1, reaction: float = 1, window: float = math.inf, doubt: float = 0) -> Speed:
    """How fast a table plays."""
    return Speed(math.inf, window, window, math.inf, turn, reaction, doubt)


class Still(HeldClock):
    """No time passes: bots think for ever, and only the person acts."""

    def now(self) -> float:
        return self._now

    def _wind(self) -> None:
        """Nothing rings."""


class Jumping(HeldClock):
    """Time jumps at once to whatever somebody waits for, and does not pass otherwise."""

    table: LocalTable | None = None

    def now(self) -> float:
        return self._now

    def _until(self, at: float) -> float:
        return 0.0

    def _wake(self) -> None:
        at = self.next_bell()
        if self.table is not None and self.table.thinking:
            asyncio.get_running_loop().call_later(0.001, self._wind)
        elif at is not None and not self.held:
            self._ring_next()
            self._wind()


NOW, NEVER = Jumping, Still


HANGS = 300.0
"""Seconds after which nothing can be expected any more, however busy the machine is."""


def seen_rows(app: App[Any]) -> list[str]:
    """The screen as it is seen."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


def spicy_deal() -> Callable[[], LocalTable]:
    """A table of SPICY at which only the person acts."""
    return lambda: LocalTable(new(["Ada", "Bo", "Cy"], 3, first=0), opponents(3), Still())


class Person(ABC):
    """The person in seat 0."""

    def __init__(self, app: PlayApp, pilot: Pilot[str]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    @abstractmethod
    def screen(self) -> TableScreen: ...

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, so: Callable[[], bool]) -> None:
        """Lets the table go on until the condition holds."""
        async with asyncio.timeout(HANGS):
            while not so():
                await self.pilot.pause()

    def front(self) -> Screen[Any]:
        """What is in front: the table or a dialog."""
        return self.app.screen

    def text(self, selector: str) -> str:
        return str(self.screen.query_one(selector, Static).render())

    def dialog(self) -> str:
        return " ".join(str(static.render()) for static in self.app.screen.query(Static))

    def story(self) -> str:
        return "\n".join(str(line.render()) for line in self.screen.query_one(Story).query(Static))


AnyPerson = TypeVar("AnyPerson", bound=Person)


class Deep(Bot[Any, Any]):
    """May think for this many seconds, and notes when it was asked; it takes the last option."""

    def __init__(self, thinks: float, asked: Callable[[], None]) -> None:
        self.thinks = thinks
        self.asked = asked

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        self.asked()
        return options[-1]


def opponents(players: int, bot: str = "casual", times: Speed | None = None) -> Opponents:
    """The same bot on every seat but the person's."""
    return Opponents((bot,) * (players - 1), times or alone())


@contextmanager
def registered(game: str, **bots: Callable[[], Bot[Any, Any]]) -> Iterator[None]:
    """Bots of a test, by name."""
    for name, make in bots.items():
        BOTS[game, name] = BotKind(lambda dice, make=make: make())
    try:
        yield
    finally:
        for name in bots:
            del BOTS[game, name]


async def until(so: Callable[[], bool]) -> None:
    """Bots think in threads, so a moment passes."""
    async with asyncio.timeout(HANGS):
        while not so():
            await asyncio.sleep(0.001)


async def run_until(table: LocalTable, so: Callable[[], bool]) -> None:
    """Lets a table without a screen play until the condition holds."""
    if isinstance(table.clock, Jumping):
        table.clock.table = table
    table.begin()
    await until(so)
    table.close()


def take_steps(
    person: type[AnyPerson],
    steps: Callable[[AnyPerson], Awaitable[None]],
    deal: Callable[[], LocalTable],
    lang: str,
    size: tuple[int, int],
    save: Path | None,
) -> None:
    """Sits the person down at the first table dealt."""

    async def run() -> None:
        app = PlayApp(deal, catalogue(lang), save)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(person(app, pilot))

    asyncio.run(run())
