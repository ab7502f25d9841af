"""Real servers and clients for the tests: uvicorn on a free port, in this process."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import Any

from databases import lay_out

from scoville import client
from scoville.server.around import Wished
from scoville.server.gate import Gate
from scoville.server.hall import Hall
from scoville.server.hosting import Hosting
from scoville.server.live import LiveTable
from scoville.server.load import Load
from scoville.server.serve import LiveServer, bind
from scoville.server.store import open_store


class Calm(Load):
    """A test computes in the server's process: that the loop is late says nothing about the server."""

    def observe(self, late: float, own: float) -> None:
        super().observe(late, 0.0)


class Running:
    def __init__(self, hall: Hall, server: LiveServer, url: str) -> None:
        self.hall = hall
        self.server = server
        self.url = url


@asynccontextmanager
async def running(
    path: Path | str,
    hosting: Hosting | None = None,
    gate: Callable[[Hall], Gate | None] = lambda hall: None,
    calm: bool = True,
    **options: Any,
) -> AsyncIterator[Running]:
    """A server on a fresh or existing SQLite file, or on the database of a URL; closed gracefully at the end.

    It takes new tables however late it is, unless it is not `calm`.
    """
    hall = Hall(open_store(path if isinstance(path, str) else f"sqlite:///{lay_out(path)}"), **options)
    if calm:
        hall.load = Calm(hall.clock)
    await hall.open()
    listening = bind("127.0.0.1", 0)
    server = LiveServer(hall, hosting, gate(hall))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield Running(hall, server, f"http://127.0.0.1:{listening.getsockname()[1]}")
    finally:
        server.should_exit = True
        await task


def wish_of(game: str = "spicy", seats: int = 2, **more: Any) -> dict[str, Any]:
    settings = {"rules": {"game": game, **more.pop("rules", {})}, "seats": seats, **more.pop("settings", {})}
    return {"name": more.pop("name", "Ada"), "settings": settings, **more}


@asynccontextmanager
async def seated(
    url: str, game: str = "spicy", people: int = 2, at: Sequence[str] = (), **more: Any
) -> AsyncIterator[list[client.Seat]]:
    """People at a table, all connected; the game has not begun. `at` are the servers of their sockets, by turns."""
    names = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
    mine = await client.make(url, wish_of(game, seats=more.pop("seats", people), **more))
    tokens = [mine["token"]]
    for name in names[1:people]:
        tokens.append((await client.join(url, mine["table"], name))["token"])
    seats = [client.Seat(where, token) for where, token in zip(cycle(at or (url,)), tokens, strict=False)]
    for seat in seats:
        await seat.open()
    try:
        yield seats
    finally:
        for seat in seats:
            await seat.close()


def choose(seat: client.Seat, luck: random.Random) -> str | None:
    """Something a seat may do, by its options alone; None to let things be."""
    if not seat.sights or not seat.table or seat.view.get("reason") is not None:
        return None
    view, options, words = seat.view, seat.options, [place["word"] for place in seat.table["seats"]]
    game = seat.sights[0]["game"]
    return _spicy(view, options, luck) if game == "spicy" else _heated(view, options, words, luck)


def _spicy(view: dict[str, Any], options: dict[str, Any], luck: random.Random) -> str | None:
    if options.get("accepts"):
        return "accepts" if luck.random() < 0.7 else f"challenges {luck.choice(options['challenges'])}"
    if options.get("challenges") and luck.random() < 0.08:
        return f"challenges {luck.choice(options['challenges'])}"
    if options.get("claims") and luck.random() < 0.9:
        return f"plays {luck.choice(view['hand'])} as {luck.choice(options['claims'])}"
    return "passes" if options.get("passes") else None


def _heated(view: dict[str, Any], options: dict[str, Any], words: list[str], luck: random.Random) -> str | None:
    if options.get("calls") and luck.random() < 0.2:  # who always does keeps the game from ending
        return "calls"
    for verb in ("slaps", "accepts", "declines"):
        if options.get(verb) and view["seat"] in view["waiting"]:
            return verb
    if options.get("names"):
        return f"names {luck.choice(options['names'])}"
    if options.get("discards"):
        return "discards " + " ".join(options["discard_from"][: options["discards"]])
    if options.get("takes_nothing"):
        return "takes nothing"
    if options.get("plays"):
        return play_text(luck.choice(options["plays"]), words, luck)
    return "draws" if options.get("draws") else None


def play_text(option: dict[str, Any], words: list[str], luck: random.Random) -> str:
    """A card with everything it needs."""
    text = f"plays {option['card']}"
    if option.get("colours"):
        text += f" {luck.choice(option['colours'])}"
    targets = [words[seat] for seat in option.get("targets", [])]
    match option.get("needs", "nothing"):
        case "target":
            text += f" on {luck.choice(targets)}"
        case "target-and-card":
            text += f" on {luck.choice(targets)} giving {luck.choice(option['giving'])}"
        case "two-players":
            text += " on " + " ".join(luck.sample(targets, 2))
        case "order":
            text += " on " + " ".join(luck.sample(targets, len(targets)))
        case "place":
            text += f" at {luck.randint(0, option['places'])}"
    return text


async def moved(seat: client.Seat, before: int) -> None:
    """Waits until something has happened, or a moment."""
    with suppress(TimeoutError):
        await seat.until(lambda: seat.seq != before, within=2)


async def play_on(seats: list[client.Seat], luck: random.Random, most: int = 3000) -> None:
    """Everybody plays until the game is over."""

    async def one(seat: client.Seat) -> None:
        for _ in range(most):
            if seat.view.get("reason") is not None:
                return
            action = choose(seat, luck)
            before = seat.seq
            if action is None:
                await moved(seat, before)
                continue
            await asyncio.sleep(0.04)  # faster would be a flood, which the server cuts off
            try:
                await seat.play(action)
            except (client.StaleAction, client.Refusal):
                await moved(seat, before)
        raise AssertionError(f"The game goes on after {most} actions of one seat.")

    await asyncio.gather(*(one(seat) for seat in seats))


async def play_out(hall: Hall, table: LiveTable, luck: random.Random) -> None:
    """The table plays its game to the end at once, at random."""

    async def play() -> None:
        while table.dealer is not None:
            game = table.dealer.game
            seat = luck.choice(game.waiting or [game.turn or 0])
            action = luck.choice(game.legal(seat))
            wished = Wished(seat, action, hall.clock.now())
            await table.dealer._commit(wished, None, table.dealer._time_of(wished))

    await hall.in_mailbox(table, play)


async def idle(table: LiveTable) -> None:
    """Waits until the mailbox has nothing left to do."""
    for _ in range(3):
        done = asyncio.get_running_loop().create_future()

        async def mark(done: asyncio.Future[None] = done) -> None:
            done.set_result(None)

        table.post(mark)
        await done
        await asyncio.sleep(0)
