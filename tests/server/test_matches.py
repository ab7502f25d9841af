"""Quick matches: strangers are seated together, on one server or on several; bots only for people who agree."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

import pytest
from browsers import Browser
from live_tables import running

from scoville import client
from scoville.ratings.matching import BOTS_AFTER
from scoville.server.door import Visitor
from scoville.server.protocol.seasons import AwaitMatch
from scoville.server.seasons.matches import Matches


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


async def seek(browser: Browser, name: str, players: int = 2, **more: Any) -> str:
    match = await browser.post("/api/match", name=name, game="spicy", players=players, **more)
    assert match["joined"] is None
    return str(match["ticket"])


async def ask(browser: Browser, ticket: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = await browser.post(f"/api/match/{ticket}", name=name, lag=0.03)
    return found


def test_three_strangers_are_seated_at_one_table_and_the_game_begins(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            names = ["Ada", "Bo", "Cy"]
            people = [await stack.enter_async_context(Browser(server.url)) for _ in names]
            tickets = [await seek(one, name, 3) for one, name in zip(people, names, strict=True)]
            other = await seek(people[0], "Ada", 4)
            first = await ask(people[0], other, "Ada")
            assert (first["joined"], first["waiting"]) == (None, 1)
            seated = [await ask(one, ticket, name) for one, ticket, name in zip(people, tickets, names, strict=True)]
            assert len({one["joined"]["table"] for one in seated}) == 1
            assert sorted(one["joined"]["seats"][0] for one in seated) == [0, 1, 2]
            assert len({one["joined"]["token"] for one in seated}) == 3
            table = await server.hall.table(seated[0]["joined"]["table"])
            assert table.ledger.state == "playing"
            assert [place.name for place in table.ledger.places] == names
            # An answer that was lost is given again.
            assert (await ask(people[1], tickets[1], "Bo"))["joined"] == seated[1]["joined"]
            await people[0].post(f"/api/match/{other}/leave")
            with pytest.raises(client.HttpFault) as no:
                await ask(people[0], other, "Ada")
            assert (no.value.status, no.value.fault["id"]) == (404, "no-ticket")

    run(story())


def test_bots_fill_the_table_for_whoever_agrees_and_nobody_else(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada, Browser(server.url) as bo:
            willing, patient = await seek(ada, "Ada", 4, bots=True), await seek(bo, "Bo", 4)
            early = await ask(ada, willing, "Ada")
            assert (early["joined"], early["waiting"]) == (None, 2)
            await server.hall.store.perform(("UPDATE seekers SET since = since - $1", (BOTS_AFTER,)))
            assert (await ask(bo, patient, "Bo"))["joined"] is None
            seated = await ask(ada, willing, "Ada")
            table = await server.hall.table(seated["joined"]["table"])
            assert [place.bot for place in table.ledger.places] == [None, "cat", "cat", "cat"]
            assert table.ledger.state == "playing"
            assert (await ask(bo, patient, "Bo"))["joined"] is None

    run(story())


def test_two_servers_never_seat_the_same_person_twice(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            other = Matches(server.hall)
            people = [await stack.enter_async_context(Browser(server.url)) for _ in range(4)]
            names = ["Ada", "Bo", "Cy", "Di"]
            tickets = [await seek(one, name) for one, name in zip(people, names, strict=True)]
            asked = [
                other.ask(ticket, AwaitMatch(name), Visitor("::1")) for ticket, name in zip(tickets, names, strict=True)
            ]
            here = [ask(one, ticket, name) for one, ticket, name in zip(people[:1], tickets, names, strict=False)]
            await asyncio.gather(*asked[1:], *here, return_exceptions=True)
            asked[0].close()
            for _ in range(3):
                await asyncio.gather(
                    *(ask(one, t, name) for one, t, name in zip(people, tickets, names, strict=True)),
                    return_exceptions=True,
                )
            rows = await server.hall.store.query('SELECT ticket, "table" FROM matched')
            assert len(rows) == 4
            assert len({row[1] for row in rows}) == 2
            for table in {row[1] for row in rows}:
                live = await server.hall.table(table)
                assert len([place for place in live.ledger.places if place.person]) <= 2

    run(story())


def test_a_rated_match_needs_a_profile_and_blocks_are_kept(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo, guest = [await stack.enter_async_context(Browser(server.url)) for _ in range(3)]
            with pytest.raises(client.HttpFault) as no:
                await seek(guest, "Eve", rated=True)
            assert no.value.fault["id"] == "rated-guests"
            with pytest.raises(client.HttpFault) as bad:
                await seek(guest, "Eve", 9)
            assert bad.value.fault["id"] == "no-ladder"
            await ada.keep("Ada")
            await bo.keep("Bo")
            pair = (await ada.profile(), await bo.profile())
            block = "INSERT INTO blocks (person, other, kind, name, made) VALUES ($1, $2, 'block', 'Bo', 0)"
            await server.hall.store.perform((block, pair))
            tickets = [await seek(ada, "Ada", rated=True), await seek(bo, "Bo", rated=True)]
            assert (await ask(bo, tickets[1], "Bo"))["joined"] is None
            await server.hall.store.perform(("DELETE FROM blocks", ()))
            mine, theirs = await ask(bo, tickets[1], "Bo"), await ask(ada, tickets[0], "Ada")
            table = await server.hall.table(mine["joined"]["table"])
            assert theirs["joined"]["table"] == mine["joined"]["table"]
            assert table.ledger.settings.rated
            assert table.ledger.state == "playing"
            assert table.ledger.played is not None
            assert table.ledger.played.rated

    run(story())


def test_a_ticket_is_good_only_for_the_profile_that_took_it(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo, guest = [await stack.enter_async_context(Browser(server.url)) for _ in range(3)]
            await ada.keep("Ada")
            await bo.keep("Bo")
            mine, open_one = await seek(ada, "Ada"), await seek(guest, "Cy", 3)
            for browser, ticket in ((bo, mine), (guest, mine), (bo, open_one)):
                with pytest.raises(client.HttpFault) as no:
                    await ask(browser, ticket, "Eve")
                assert (no.value.status, no.value.fault["id"]) == (404, "no-ticket")
            assert (await ask(ada, mine, "Ada"))["joined"] is None
            theirs = await seek(bo, "Bo")
            table = (await ask(ada, mine, "Ada"))["joined"]["table"]
            with pytest.raises(client.HttpFault):
                await ask(bo, mine, "Bo")  # nor does the answer that is kept go to anybody else
            assert (await ask(bo, theirs, "Bo"))["joined"]["table"] == table

    run(story())
