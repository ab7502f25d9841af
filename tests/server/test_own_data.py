"""Everything about a person can be taken along, and taken out: at every table, in records and in the archive."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from browsers import Browser
from live_tables import play_out, running

from scoville import client
from scoville.record import load
from scoville.server.archive import Archive, archive_tables
from scoville.server.people.erasing import NEUTRAL_ROWS, ROWS_OF_A_PERSON
from scoville.server.store import open_store


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


async def everything(store: Any) -> bytes:
    """All rows of all tables of the database."""
    people = {table for table, _ in ROWS_OF_A_PERSON} | set(NEUTRAL_ROWS)
    places = ("entries", "tables", "tokens", "finished", "rated_games", "tournament_tables", "clubs")
    names = (*places, *people, "audit")
    rows = [await store.query(f"SELECT * FROM {name}") for name in names]
    return b"\n".join(
        cell if isinstance(cell, bytes) else str(cell).encode() for row in rows for r in row for cell in r
    )


async def found_club(owner: Browser, member: Browser, game: str) -> None:
    """A club of two, and a tournament that the owner runs."""
    club = await owner.post("/api/clubs", name="Thursday club")
    await member.post(f"/api/clubs/{club['club']}/join", invite=club["invite"])
    cup = await owner.post("/api/tournaments", name="Cup", settings={"rules": {"game": game}}, size=2)
    for one in (owner, member):
        await one.post(f"/api/tournaments/{cup['tournament']}/enter")
    await owner.post(f"/api/tournaments/{cup['tournament']}/round")


async def assert_the_other_keeps(store: Any) -> None:
    assert len(await store.query("SELECT person FROM results")) == 1, "the other's result"
    heirs = await store.query("SELECT role FROM club_members")
    assert heirs == [("owner",)], "the club is the other member's now"


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_an_erased_person_leaves_no_trace_and_the_games_stay(database: str, tmp_path: Path, game: str) -> None:
    """Zoraida and Zöraida share a word, which actions name them by. Once Zoraida is erased, it is Zöraida's alone."""

    async def story() -> None:
        shared = database.startswith("postgres")
        archive = Archive(tmp_path / "archive")
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            anna, bo = [await stack.enter_async_context(Browser(server.url)) for _ in range(2)]
            phrase = await anna.keep("Zoraida")
            await bo.keep("Bo")
            mine = await anna.profile()
            await found_club(anna, bo, game)
            made = await anna.make(game, 3, name="Zoraida")
            await bo.join(made["table"], "Bo")
            await bo.join(made["table"], "Zöraida")
            async with client.Seat(server.url, made["token"]) as seat:
                await seat.wish("chat", text="I am Zoraida of Graz")
                await seat.wish("start")
                await play_out(server.hall, await server.hall.table(made["table"]), random.Random(4))
                assert [place["word"] for place in seat.table["seats"]] == ["Zoraida", "Bo", "Zoraida2"]
            record = await bo.get(f"/api/tables/{made['table']}/games/1/record")
            watched = await bo.make()
            await anna.post(f"/api/tables/{watched['table']}/join", name="Zoraida", watch=True)
        store = open_store(database)
        await store.open(cluster=shared)
        assert await archive_tables(store, archive, 1e12, shared=shared) == 1
        await store.close()

        async with running(database) as server, Browser(server.url) as anna:
            await anna.post("/api/me/enter", phrase=phrase)
            with pytest.raises(client.HttpFault) as no:
                await anna.post("/api/me/erase", name="Zoraida")
            assert no.value.fault["id"] == "archive-missing"
        async with (
            running(database, archive=archive) as server,
            Browser(server.url) as anna,
            Browser(server.url) as guest,
        ):
            await anna.post("/api/me/enter", phrase=phrase)
            with pytest.raises(client.HttpFault) as no:
                await anna.post("/api/me/erase", name="Bo")
            assert no.value.fault["id"] == "another-name"
            assert (await anna.post("/api/me/erase", name="Zoraida"))["profile"] is None
            assert not anna.http.cookies
            left = await everything(server.hall.store)
            for trace in (mine.encode(), b'"Zoraida"', b"Graz"):
                assert trace not in left, trace
            assert "Zöraida".encode() in left, "somebody else"
            assert not [file for file in (tmp_path / "archive").rglob("*") if file.is_file()]
            after = await guest.get(f"/api/tables/{made['table']}/games/1/record")
            assert "Somebody" in after
            before, again = load(record), load(after)
            assert [act.seat for act in before.history] == [act.seat for act in again.history]
            assert (before.winners, before.reason) == (again.winners, again.reason)
            await assert_the_other_keeps(server.hall.store)

    run(story())


def test_a_person_who_erases_in_the_middle_of_a_game_is_played_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db") as server, Browser(server.url) as anna, Browser(server.url) as bo:
            await anna.keep("Zoraida")
            made = await anna.make("spicy", 2, name="Zoraida", settings={"first": 1})
            joined = await bo.join(made["table"], "Bo")
            async with client.Seat(server.url, made["token"]) as host:
                async with client.Seat(server.url, joined["token"]) as seat:
                    await host.wish("start")
                    await seat.until(lambda: seat.sights)
                    hand = seat.view["hand"]
                    await anna.post("/api/me/erase", name="Zoraida")
                async with client.Seat(server.url, joined["token"]) as again:
                    assert again.view["hand"] == hand
                    assert [place["name"] for place in again.table["seats"]] == ["Somebody", "Bo"]
                    await again.wish("play", action=f"plays {hand[0]} as c1", seq=again.seq)
            gone = client.Seat(server.url, made["token"])
            await gone.open()
            assert gone.bye is not None
            assert gone.bye["reason"] == "unknown-token"
            await gone.close()

    run(story())


def test_no_table_of_the_database_outlives_its_person(tmp_path: Path) -> None:
    """`person` in `tokens` is somebody at one table; `erase` deletes those by table."""

    async def story() -> None:
        async with running(tmp_path / "db") as server:
            columns = "SELECT t.name FROM sqlite_master t, pragma_table_info(t.name) c WHERE c.name = 'person'"
            named = {row[0] for row in await server.hall.store.query(columns)}
            assert "results" in named
            assert named - {table for table, _ in ROWS_OF_A_PERSON} - set(NEUTRAL_ROWS) == {"tokens"}

    run(story())


def test_the_export_has_everything_with_records(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada, Browser(server.url) as bo:
            phrase = await ada.keep("Ada", cat=2)
            await bo.keep("Bo")
            made = await ada.make("spicy", 2)
            joined = await bo.join(made["table"], "Bo")
            async with client.Seat(server.url, made["token"]) as seat:
                await seat.wish("chat", text="what I said")
                async with client.Seat(server.url, joined["token"]) as other:
                    await other.wish("chat", text="what Bo said")
                await seat.wish("start")
                await seat.until(lambda: seat.sights)
                await play_out(server.hall, await server.hall.table(made["table"]), random.Random(1))
            person = joined["person"]
            await ada.post("/api/me/blocks", kind="mute", table=made["table"], person=person)
            await ada.post("/api/me/reports", table=made["table"], person=person, reason="chat", words="rude")
            answer = await ada.http.get("/api/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            told = json.loads(answer.text)
            assert told["profile"]["name"] == "Ada"
            (table,) = told["tables"]
            assert table["names"] == ["Ada"]
            assert [line["text"] for line in table["chat"]] == ["what I said"], "and nobody else's words"
            (one,) = table["games"]
            assert load(one["record"]).over
            assert one["record"] == await ada.get(f"/api/tables/{made['table']}/games/1/record")
            assert told["blocks"][0]["name"] == "Bo"
            assert told["reports"][0]["words"] == "rude"
            assert [way["kind"] for way in told["ways to sign in"]] == ["phrase"]
            for secret in (phrase, ada.http.cookies["scoville-me"], made["token"]):
                assert secret not in answer.text

    run(story())
