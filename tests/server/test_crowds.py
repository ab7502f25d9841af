"""Spectators: a limit of their own, and a crowd that is counted instead of listed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from live_tables import idle, running, wish_of

from scoville import client
from scoville.server import attendance
from scoville.server.faults import Faulty
from scoville.server.ledger import LISTED
from scoville.server.limits import SPECTATORS, TOGETHER, Allowance
from scoville.server.protocol import JoinTable


def test_spectators_have_a_limit_that_the_host_sets(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db", spectators=2) as server:
            made = await client.make(server.url, wish_of("spicy", 3))
            watching = []
            for name in ("Bo", "Cy"):
                joined = await client.join(server.url, made["table"], name, watch=True)
                watching.append(client.Seat(server.url, joined["token"]))
                await watching[-1].open()
            with pytest.raises(client.HttpFault) as full:
                await client.join(server.url, made["table"], "Di", watch=True)
            assert (full.value.status, full.value.fault["id"]) == (409, "table-full")
            assert (await client.join(server.url, made["table"], "Ed"))["seats"] == [1]  # a seat is no place to watch
            await watching[0].close()
            await idle(server.hall.tables[made["table"]])
            await client.join(server.url, made["table"], "Di", watch=True)  # instead of Bo, who is away
            await watching[1].close()

    asyncio.run(play())


def test_nobody_watches_where_the_host_of_the_server_allows_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db", spectators=0) as server:
            made = await client.make(server.url, wish_of("spicy", 2))
            with pytest.raises(Faulty):
                await server.hall.join(made["table"], JoinTable(name="Bo", watch=True))
            assert (await client.join(server.url, made["table"], "Bo"))["seats"] == [1]

    asyncio.run(play())


def test_a_crowd_is_counted_and_players_are_always_named(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db", spectators=500) as server:
            made = await client.make(server.url, wish_of("spicy", 2))
            crowd = [
                await server.hall.join(made["table"], JoinTable(name=f"G{i}", watch=True)) for i in range(2 * LISTED)
            ]
            await server.hall.join(made["table"], JoinTable(name="Bo"))  # the last of all, on a seat
            async with (
                client.Seat(server.url, made["token"]) as ada,
                client.Seat(server.url, crowd[-1].token) as late,
            ):
                table = ada.table if ada.table["unlisted"] == late.table["unlisted"] else late.table
                assert table["unlisted"] == 2 * LISTED + 2 - LISTED
                names = [person["name"] for person in late.table["people"]]
                assert len(names) == LISTED
                assert {"Ada", "Bo", f"G{2 * LISTED - 1}"} <= set(names)

    asyncio.run(play())


def test_a_table_for_a_crowd_lets_it_in() -> None:
    usual, wide = Allowance(), Allowance(5000)
    for allowance, most in ((usual, TOGETHER["join"][1]), (wide, 10_000)):
        assert sum(allowance.take("join", str(i), False, 0.0) for i in range(12_000)) == most
    assert sum(wide.take("join", str(i), True, 0.0) for i in range(500)) == TOGETHER["join"][1]  # players as always
    assert TOGETHER["join"][1] >= 2 * SPECTATORS


def test_comings_and_goings_of_a_crowd_are_announced_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "CROWD", 0.05)  # one connection is a crowd

    async def play() -> None:
        async with running(tmp_path / "db") as server:
            made = await client.make(server.url, wish_of("spicy", 2))
            async with client.Seat(server.url, made["token"]) as ada:
                told = []
                ada.heard = lambda message: told.append(message["type"])
                table = server.hall.tables[made["table"]]
                for _ in range(5):
                    table.attendance.announce()
                await idle(table)
                assert told.count("table") <= 1

    asyncio.run(play())
