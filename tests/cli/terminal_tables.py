"""A person at a table in the terminal, whichever game is played at it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from scoville.bots import Bot, make_bot
from scoville.cli.terminal.app import PlayApp
from scoville.cli.terminal.opponent import Opponent
from scoville.cli.terminal.screen import TableScreen
from scoville.cli.terminal.story import Story
from scoville.cli.terminal.table import Table
from scoville.core import stream
from scoville.locales import catalogue

__all__ = ["AnyPerson", "Deep", "Person", "opponents", "run_until", "take_steps", "until"]


HANGS = 300.0
"""Seconds after which nothing comes any more, however busy the machine is."""


class Person(ABC):
    """Who sits in seat 0."""

    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    @abstractmethod
    def screen(self) -> TableScreen: ...

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, so: Callable[[], bool]) -> None:
        """Lets the table go on until it is so."""
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
    """May think for so many seconds, and notes when it was asked; it takes the last option."""

    def __init__(self, thinks: float) -> None:
        self.thinks = thinks
        self.asked_at: list[float] = []
        self.clock: Callable[[], float] = lambda: 0.0

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        self.asked_at.append(self.clock())
        return options[-1]


def opponents(game: str, players: int, bot: str = "casual") -> dict[int, Opponent]:
    """The same bot on every seat but the person's."""
    return {
        seat: Opponent(seat, make_bot(game, bot, stream(1, f"bot-{seat}")), stream(1, f"pace-{seat}"))
        for seat in range(1, players)
    }


async def until(so: Callable[[], bool]) -> None:
    """Bots think in threads, so a moment passes."""
    async with asyncio.timeout(HANGS):
        while not so():
            await asyncio.sleep(0.001)


async def run_until(table: Table[Any], so: Callable[[], bool]) -> None:
    """A table without a screen plays until it is so."""
    running = asyncio.create_task(table.run())
    await until(so)
    running.cancel()


def take_steps(
    person: type[AnyPerson],
    steps: Callable[[AnyPerson], Awaitable[None]],
    deal: Callable[[], Table[Any]],
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
