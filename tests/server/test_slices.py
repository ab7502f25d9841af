"""Long games: what is replayed in the tables' process is replayed once and in slices, client by client in turn."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from live_tables import running, seated, wish_of

from scoville import client
from scoville.heated import Heated
from scoville.server.faults import Faulty
from scoville.server.hall import Hall
from scoville.server.players import SEEN
from scoville.server.slices import MOST_EACH, PORTION, Job, Slices

PLAYERS = [f"P{i}" for i in range(10)]
LONG = 1200


def long_record(actions: int) -> str:
    """Everybody slaps when there is nothing to slap: as many actions as one likes in few bytes."""
    slaps = ",".join(f'"{PLAYERS[i % 10]} slaps"' for i in range(actions))
    players = ",".join(f'"{name}"' for name in PLAYERS)
    return f'format=1\ngame="heated"\nplayers=[{players}]\nseed=1\nactions=[{slaps}]\n[rules]\nhouse=[3]\n'


class Watched:
    """How many actions this thread has replayed, and how many of them between two turns of the loop at most."""

    def __init__(self) -> None:
        self.applied = 0
        self.noticed = 0
        self.most = 0


@asynccontextmanager
async def watching(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Watched]:
    watched, here, apply = Watched(), threading.get_ident(), Heated.apply

    def counted(self: Any, *args: Any) -> Any:
        if threading.get_ident() == here:
            watched.applied += 1
        return apply(self, *args)

    async def tick() -> None:
        while True:
            before = watched.applied
            await asyncio.sleep(0)
            watched.most = max(watched.most, watched.applied - before)

    monkeypatch.setattr(Heated, "apply", counted)
    ticking = asyncio.create_task(tick())
    yield watched
    ticking.cancel()


def bots(hall: Hall, table: str) -> list[Any]:
    dealer = hall.tables[table].dealer
    assert dealer is not None
    return list(dealer.bots.seated.values())


def test_a_long_record_with_ten_bots_is_replayed_once_and_never_long_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        origin = {"record": long_record(LONG), "ply": LONG}
        wish = wish_of("heated", seats=10, start=True, watch=True, origin=origin)
        wish["seats"] = [{"bot": "cat"} for _ in PLAYERS]
        async with running(tmp_path / "db") as server, watching(monkeypatch) as watched:
            made = await client.make(server.url, wish)
            assert LONG <= watched.applied <= LONG + 50  # not once for each bot
            assert watched.most <= 2 * PORTION
            seat = bots(server.hall, made["table"])[0]
            assert seat.far_behind
            done = asyncio.Event()
            before = server.hall.slices.done
            server.hall.tables[made["table"]].catch_up(seat, done.set)
            await asyncio.wait_for(done.wait(), 600)
            assert not seat.far_behind
            assert server.hall.slices.done - before > LONG / SEEN  # there are more facts than actions
        async with running(tmp_path / "db") as server, watching(monkeypatch) as watched:
            async with client.Seat(server.url, made["token"]) as ada:
                assert ada.table["state"] == "playing"
            assert LONG <= watched.applied <= LONG + 50
            assert watched.most <= 2 * PORTION
            assert len(bots(server.hall, made["table"])) == 10

    asyncio.run(play())


def test_while_somebodys_table_takes_long_another_opens_and_moves(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2) as (ada, bo):
            table, token = ada.table["table"], ada.token
            await ada.wish("start")
            await bo.until(lambda: bo.sights)
        async with running(tmp_path / "db") as server:
            going = True

            def endless() -> Job[None]:
                while going:
                    yield

            evil = asyncio.create_task(server.hall.slices.run("evil", endless()))
            await asyncio.sleep(0)
            async with client.Seat(server.url, token) as ada:
                assert ada.table["table"] == table
                turn = next((seat for seat in (ada,) if seat.options.get("passes")), None)
                await (ada.wish("chat", phrase="hello") if turn is None else turn.play("passes"))
            assert not evil.done()
            going = False
            await evil

    asyncio.run(play())


def test_jobs_of_several_clients_take_turns_and_one_client_has_only_some() -> None:
    async def main() -> None:
        slices, order = Slices(), []

        def job(name: str, count: int) -> Job[None]:
            for _ in range(count):
                order.append(name)
                yield

        def start(name: str, count: int) -> asyncio.Task[Any]:
            return asyncio.create_task(slices.run(name[0], job(name, count)))

        tasks = [start("a1", 3), start("a2", 3), start("b", 2)]
        await asyncio.gather(*tasks)
        assert order.index("b") <= 2
        assert order.index("b", order.index("b") + 1) <= 5
        busy = [start("evil", 2) for _ in range(MOST_EACH + 2)]
        ended = await asyncio.gather(*busy, return_exceptions=True)
        assert isinstance(ended[-1], Faulty)
        assert ended.count(None) >= MOST_EACH

    asyncio.run(main())
