"""People at tables where everybody plays at their own pace: kept profiles, a clock that jumps by hours."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from browsers import Browser
from live_tables import Running, idle, running

from scoville import client
from scoville.core.speeds import SPEEDS
from scoville.server.clock import ManualClock
from scoville.server.live import LiveTable
from scoville.server.store import StoreDown

HOUR = 3600.0
TURN = SPEEDS["days"].turn
WINDOW = SPEEDS["days"].window
NAMES = ("Ada", "Bo", "Cy", "Di")


class Evening:
    """A table, its people (with kept profiles) and its server."""

    def __init__(self, server: Running, clock: ManualClock, browsers: list[Browser], seats: list[client.Seat]) -> None:
        self.server, self.clock, self.browsers, self.seats = server, clock, browsers, seats
        self.name: str = seats[0].table["table"]

    @property
    def table(self) -> LiveTable:
        return self.server.hall.tables[self.name]

    async def calm(self) -> None:
        """Until everything that is due has happened, and everybody has heard of it."""
        for _ in range(3):
            await idle(self.table)
            for _ in range(10):
                await asyncio.sleep(0.002)

    async def pass_time(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await self.calm()

    async def lead(self) -> None:
        """Ada plays her first card."""
        ada = self.seats[0]
        await ada.play(f"plays {ada.view['hand'][0]} as {ada.options['claims'][0]}")
        await self.calm()

    async def all_leave(self) -> None:
        for seat in self.seats:
            await seat.close()
        await self.calm()


@asynccontextmanager
async def evening(
    database: str,
    clock: ManualClock,
    game: str = "spicy",
    people: int = 2,
    server: Running | None = None,
    bots: int = 0,
    **more: Any,
) -> AsyncIterator[Evening]:
    """A game that has begun; everybody is there."""
    settings = {"speed": "days", "first": 0, **more.pop("settings", {})}
    options = more.pop("options", {})
    async with AsyncExitStack() as stack:
        if server is None:
            server = await stack.enter_async_context(running(database, clock=clock, seed=1, threads=0, **options))
        browsers = [await stack.enter_async_context(Browser(server.url)) for _ in range(people)]
        for browser, name in zip(browsers, NAMES, strict=False):
            await browser.keep(name)
        made = await browsers[0].make(game, people + bots, settings=settings, **more)
        tokens = [made["token"]]
        for browser, name in list(zip(browsers, NAMES, strict=False))[1:]:
            tokens.append((await browser.join(made["table"], name))["token"])
        seats = [await stack.enter_async_context(client.Seat(server.url, token)) for token in tokens]
        for free in range(people, people + bots):
            await seats[0].wish("set-bot", seat=free, bot="cat")
        await seats[0].wish("start")
        for seat in seats:
            await seat.until(lambda seat=seat: seat.sights)  # type: ignore[misc]
        found = Evening(server, clock, browsers, seats)
        await found.calm()
        yield found


async def history(server: Running, table: str) -> list[str]:
    """What was done at a table, as it is stored."""
    return [entry.kind for entry in await server.hall.store.entries(table) if entry.kind in {"acted", "let-be"}]


async def until(holds: Callable[[], Any]) -> None:
    """Waits for something that a thread or another server does; a test that hangs ends after minutes."""
    async with asyncio.timeout(120):
        while not await _try(holds):
            await asyncio.sleep(0.005)


async def _try(holds: Callable[[], Any]) -> bool:
    try:
        found = holds()
        return bool(await found if asyncio.iscoroutine(found) else found)
    except StoreDown:
        return False
