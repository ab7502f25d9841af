"""A finished game leaves a result for everybody who keeps a profile: once, whatever happens to the server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from browsers import Browser
from live_tables import idle, play_out, running

from scoville import client
from scoville.server.people.results import SeatResult

RESULTS = 'SELECT person, "table", number, place, won, against, players, counts FROM results ORDER BY person, number'


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


def seats_of(raw: bytes) -> list[SeatResult]:
    return msgspec.json.decode(raw, type=list[SeatResult])


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_results_are_written_when_a_game_ends_and_never_twice(database: str, game: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo, guest = [await stack.enter_async_context(Browser(server.url)) for _ in range(3)]
            await ada.keep("Ada")
            await bo.keep("Bo")
            ids = [await ada.profile(), await bo.profile()]
            made = await ada.make(game, 3)
            keys = [made, await bo.join(made["table"], "Bo"), await guest.join(made["table"], "Cy")]
            seats = [await stack.enter_async_context(client.Seat(server.url, key["token"])) for key in keys]
            assert [person["profile"] for person in seats[2].table["people"]] == [*ids, None]
            await seats[0].wish("start")
            await seats[0].until(lambda: seats[0].sights)
            table = await server.hall.table(made["table"])
            await play_out(server.hall, table, random.Random(5))
            store = server.hall.store
            rows = await store.query(RESULTS)
            assert sorted(row[0] for row in rows) == sorted(ids)
            assert {row[1:3] + row[5:7] for row in rows} == {(made["table"], 1, "people", 3)}
            ((seen,),) = await store.query("SELECT seats FROM finished")
            people = seats_of(seen)
            assert [one.name for one in people] == ["Ada", "Bo", "Cy"]
            assert [one.profile for one in people] == [*ids, None]
            assert [one.won for one in people] == [seat in table.ledger.games[0].game.winners for seat in range(3)]
            assert min(one.placing for one in people) == 1
            for row in rows:
                mine = people[ids.index(row[0])]
                assert (row[3], bool(row[4])) == (mine.placing, mine.won)

            await told_of(ada, game, made["table"], people)

            # The server dies between the last action and the results; whoever opens the table brings them.
            entries = await store.entries(made["table"])
            number = next(entry.number for entry in entries if entry.kind == "prepared")
            await table.stop("stopping")
            await store.perform(
                ("DELETE FROM results", ()),
                ("DELETE FROM finished", ()),
                ('DELETE FROM entries WHERE "table" = $1 AND number >= $2', (made["table"], number)),
            )
            await idle(await server.hall.table(made["table"]))
            assert [row[:-1] for row in await store.query(RESULTS)] == [row[:-1] for row in rows]
            again = await server.hall.table(made["table"])
            await again.stop("stopping")
            await idle(await server.hall.table(made["table"]))
            assert len(await store.query(RESULTS)) == 2

    run(story())


async def told_of(person: Browser, game: str, table: str, people: list[SeatResult]) -> None:
    """What the pages of somebody who has played one game show."""
    page = await person.get("/api/me/games")
    (one,) = page["games"]
    assert (one["table"], one["number"], one["game"], one["against"]) == (table, 1, game, "people")
    assert [(seat["name"], seat["place"], seat["me"]) for seat in one["seats"]] == [
        (seat.name, seat.placing, seat.name == "Ada") for seat in people
    ]
    assert page["before"] is None
    assert [there["table"] for there in page["unfinished"]] == [table]
    for query, count in (
        ({"game": game, "against": "people", "result": "won" if people[0].won else "lost", "players": 3}, 1),
        ({"against": "bots"}, 0),
        ({"players": 2}, 0),
        ({"before": f"{one['ended']}~{table}~1"}, 0),
        ({"before": f"{one['ended']}~{table}~0"}, 1),
        ({"who": "bO"}, 1),
        ({"who": "Ada"}, 0),
    ):
        assert len((await person.get("/api/me/games", **query))["games"]) == count, query
    play = await person.get("/api/me/play")
    (part,) = play["parts"]
    assert (play["games"], part["game"]) == (1, game)
    assert sum(part["cuts"][0]["places"]) == 1
    assert part["measures"], "each game counts something"
    for measure in part["measures"]:
        if measure["kind"] == "share":
            assert 0 <= measure["hits"] <= measure["chances"], measure
    for wrong in (
        {"players": "x"},
        {"before": "nan~t~1"},
        {"before": "1"},
        {"who": "x" * 25},
        {"game": "\0"},
        {"against": "cats"},
        {"result": "drawn"},
    ):
        with pytest.raises(client.HttpFault) as no:
            await person.get("/api/me/games", **wrong)
        assert no.value.status == 400, wrong


def test_a_table_of_a_kept_profile_outlives_retention(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada, Browser(server.url) as guest:
            await ada.keep("Ada")
            mine, theirs = await ada.make(), await guest.make()
            store = server.hall.store
            assert await store.forgettable(1e12) == [theirs["table"]]
            assert set(await store.stale(1e12)) == {mine["table"], theirs["table"]}
            async with client.Seat(server.url, mine["token"]) as seat:
                await seat.wish("leave")
            assert set(await store.forgettable(1e12)) == {mine["table"], theirs["table"]}

    run(story())


def test_a_seat_taken_as_a_guest_becomes_the_profiles_and_opens_elsewhere(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada, Browser(server.url) as phone:
            made = await ada.make()
            phrase = await ada.keep("Ada")
            assert await ada.post("/api/me/seats", keys=[made["token"], "x" * 32]) == {"bound": 1}
            await phone.post("/api/me/enter", phrase=phrase)
            seat = await phone.post(f"/api/me/tables/{made['table']}/key")
            assert seat["holder"]["person"] == made["person"]
            assert seat["token"] != made["token"]
            async with client.Seat(server.url, seat["token"]) as again:
                assert again.welcome["seats"] == [0]
                assert again.table["people"][0]["profile"] == await ada.profile()
            async with Browser(server.url) as eve:
                await eve.keep("Eve")
                with pytest.raises(client.HttpFault) as no:
                    await eve.post(f"/api/me/tables/{made['table']}/key")
                assert no.value.fault["id"] == "no-seat-there"
                assert await eve.post("/api/me/seats", keys=[made["token"]]) == {"bound": 0}

    run(story())
