"""Who may come in: after being sent away, at a locked table, with somebody's key."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from live_tables import running, seated, wish_of

from scoville import client
from scoville.server.clock import ManualClock
from scoville.server.door import ADDRESS_MINUTES
from scoville.server.hosting import Hosting
from scoville.server.names import hash_token

PROXY = Hosting(behind_proxy=True)


async def joins(url: str, table: str, address: str, *held: str, name: str = "Eve") -> Any:
    body = {"name": name, "held": list(held)}
    return await client.post(url, f"/api/tables/{table}/join", body, **{"X-Forwarded-For": address})


async def refused(asked: Awaitable[Any]) -> str:
    with pytest.raises(client.HttpFault) as why:
        await asked
    assert why.value.status == 403
    return str(why.value.fault["id"])


def test_who_was_sent_away_stays_away_also_after_a_restart(tmp_path: Path) -> None:
    async def main() -> None:
        clock = ManualClock()
        async with running(tmp_path / "db", PROXY, clock=clock) as here:
            mine = await client.make(here.url, wish_of("spicy", 4))
            table = mine["table"]
            eve = await joins(here.url, table, "192.0.2.1")
            async with client.Seat(here.url, mine["token"]) as ada:
                await ada.wish("kick", person=eve["person"])
            assert await refused(joins(here.url, table, "192.0.2.9", eve["token"])) == "kicked"
            assert await refused(joins(here.url, table, "192.0.2.1")) == "kicked-nearby"
            await joins(here.url, table, "192.0.2.2")  # somebody else who is called Eve
        async with running(tmp_path / "db", PROXY, clock=clock) as here:
            assert await refused(joins(here.url, table, "192.0.2.9", "x", eve["token"])) == "kicked"
            assert await refused(joins(here.url, table, "192.0.2.1")) == "kicked-nearby"
            clock.advance(ADDRESS_MINUTES * 60 + 1)
            assert await refused(joins(here.url, table, "192.0.2.1", eve["token"])) == "kicked"
            await joins(here.url, table, "192.0.2.1", name="Flo")  # behind the same address
            kept = b"".join(entry.body for entry in await here.hall.store.entries(table))
            assert b"192.0.2" not in kept
            elsewhere = await client.make(here.url, wish_of("spicy"))
            await joins(here.url, elsewhere["table"], "192.0.2.1", eve["token"])  # another table

    asyncio.run(main())


def test_an_address_that_others_at_the_table_have_is_not_shut_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as here, seated(here.url, "spicy", 2, seats=4) as (ada, bo):
            await ada.wish("kick", person=bo.welcome["person"])
            assert await refused(joins(here.url, ada.table["table"], "", bo.token)) == "kicked"
            await joins(here.url, ada.table["table"], "")  # all of them on one machine

    asyncio.run(main())


def test_a_bot_that_was_sent_away_does_not_come_back_with_its_key(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as here:
            for name in ("one", "two"):
                await here.hall.store.add_key(name, hash_token(name), 0.0)
            mine = await client.make(here.url, wish_of("spicy", 4))
            bot = await client.join(here.url, mine["code"], "Robot", key="one")
            async with client.Seat(here.url, mine["token"]) as ada:
                await ada.wish("kick", person=bot["person"])
            assert await refused(client.join(here.url, mine["code"], "Robot", key="one")) == "kicked"
            await client.join(here.url, mine["code"], "Robot", key="two")

    asyncio.run(main())


def test_who_could_not_watch_was_not_sent_away(tmp_path: Path) -> None:
    """At the start of a game without spectators those without a seat must go; later they are welcome."""

    async def main() -> None:
        settings = {"spectators": False}
        async with running(tmp_path / "db", PROXY) as here, seated(here.url, "spicy", 2, settings=settings) as seats:
            ada, bo = seats
            await bo.wish("stand", seat=1)
            await ada.wish("set-bot", seat=1, bot="cat")
            await ada.wish("start")
            assert await refused(joins(here.url, ada.table["table"], "", bo.token)) == "no-spectators"

    asyncio.run(main())


def test_the_host_locks_the_table_and_those_at_it_come_and_go(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            running(tmp_path / "db") as here,
            seated(here.url, "spicy", 2, seats=3, settings={"public": True}) as (ada, bo),
        ):
            table = ada.table["table"]
            with pytest.raises(client.Refusal, match="Only the host"):
                await bo.wish("lock")
            await ada.wish("lock")
            await bo.until(lambda: bo.table["locked"])
            assert await refused(client.join(here.url, table, "Cy")) == "locked"
            assert await refused(client.join(here.url, table, "Cy", watch=True)) == "locked"
            assert (await client.get(here.url, "/api/tables"))["tables"] == []
        async with running(tmp_path / "db") as here:  # it is remembered
            async with client.Seat(here.url, bo.token) as back:
                assert (back.welcome["seats"], back.table["locked"]) == ([1], True)
                await back.wish("stand", seat=1)
                await back.wish("sit")
            assert await refused(client.join(here.url, table, "Cy")) == "locked"
            async with client.Seat(here.url, ada.token) as host:
                await host.wish("lock", locked=False)
            await client.join(here.url, table, "Cy")

    asyncio.run(main())


def test_a_locked_table_that_everybody_has_left_is_open(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as here:
            mine = await client.make(here.url, wish_of("spicy"))
            async with client.Seat(here.url, mine["token"]) as ada:
                await ada.wish("lock")
                await ada.wish("leave")
            await client.join(here.url, mine["code"], "Bo")

    asyncio.run(main())


# --- whose key is this? ----------------------------------------------------------------------------------


def test_a_key_tells_who_one_would_be_and_does_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as here, seated(here.url, "spicy", 2) as (ada, bo):
            live = await here.hall.table(ada.table["table"])
            before = live.ledger.number
            holder = await client.post(here.url, "/api/key", {"key": bo.token})
            assert holder == {
                "table": ada.table["table"],
                "code": ada.table["code"],
                "game": "spicy",
                "person": bo.welcome["person"],
                "name": "Bo",
                "seats": ["Bo"],
            }
            assert (bo.bye, live.ledger.number) == (None, before)
            await ada.wish("kick", person=bo.welcome["person"])
            for key in (bo.token, "wrong"):
                with pytest.raises(client.HttpFault) as why:
                    await client.post(here.url, "/api/key", {"key": key})
                assert (why.value.status, why.value.fault["id"]) == (404, "unknown-token")

    asyncio.run(main())


def test_guessing_keys_is_limited_and_wrong_ones_count_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db", Hosting(tables_each=1), clock=ManualClock()) as here:
            mine = await client.make(here.url, wish_of("spicy"))
            said = []
            for number in range(6):
                with pytest.raises(client.HttpFault) as why:
                    await client.post(here.url, "/api/key", {"key": f"guess{number}"})
                said.append(why.value.fault["id"])
            assert said == ["unknown-token"] * 3 + ["too-fast"] * 3
            with pytest.raises(client.HttpFault) as why:  # hellos are counted together with it
                await client.post(here.url, "/api/key", {"key": mine["token"]})
            assert why.value.status == 429

    asyncio.run(main())
