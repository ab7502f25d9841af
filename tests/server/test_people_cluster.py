"""Three servers, one place: a profile is the same at each of them, and nobody can tell which one was asked."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from authenticator import Passkey
from browsers import Browser
from databases import OwnPostgres
from live_tables import Running, play_out, running
from places import OwnNats, place

from scoville import client
from scoville.server.cluster.place import Cluster
from scoville.server.people.visits import COOKIE
from scoville.server.store import Fenced


def run(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 600))


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(client.HttpFault) as no:
        await asked
    return str(no.value.fault["id"])


class Everywhere:
    """One browser behind a balancer that sends each request to another server."""

    def __init__(self, browsers: list[Browser]) -> None:
        self._browsers = browsers
        self._turn = 0

    def at(self, number: int) -> Browser:
        """The same browser at this server: with the cookie that any of them gave it."""
        found = {one.http.cookies.get(COOKIE) for one in self._browsers} - {None}
        for one in self._browsers:
            if found:
                one.http.cookies.clear()
                one.http.cookies.set(COOKIE, str(next(iter(found))), domain="localhost.local", path="/api")
        return self._browsers[number % len(self._browsers)]

    @property
    def next(self) -> Browser:
        self._turn += 1
        return self.at(self._turn)


@asynccontextmanager
async def people(servers: list[Running], *names: str) -> AsyncIterator[list[Everywhere]]:
    """People with a kept profile, each made at another server."""
    async with AsyncExitStack() as stack:
        found = []
        for number, name in enumerate(names):
            urls = [server.url for server in servers]
            one = Everywhere([await stack.enter_async_context(Browser(url)) for url in urls])
            if name:
                await one.at(number).keep(name)
            found.append(one)
        yield found


async def rated(server: Running) -> None:
    while await server.hall.store.query("SELECT 1 FROM rated_games WHERE done = 0"):
        await asyncio.sleep(0.01)


def test_three_strangers_meet_over_three_servers_and_their_game_is_everywhere(
    postgres: OwnPostgres, nats: OwnNats
) -> None:
    async def story() -> None:
        async with place(postgres, nats, 3) as servers, people(servers, "Ada", "Bo", "Cy") as (ada, bo, cy):
            everybody = {"Ada": ada, "Bo": bo, "Cy": cy}
            wish = {"game": "spicy", "players": 3, "rated": True}
            tickets = {
                name: (await one.next.post("/api/match", name=name, **wish))["ticket"]
                for name, one in everybody.items()
            }
            seats: dict[str, Any] = {}
            while len(seats) < 3:
                for name, one in everybody.items():
                    if name not in seats:
                        told = await one.next.post(f"/api/match/{tickets[name]}", name=name, lag=0.02)
                        if told["joined"]:
                            seats[name] = told["joined"]
            assert len({seat["table"] for seat in seats.values()}) == 1
            assert sorted(seat["seats"] for seat in seats.values()) == [[0], [1], [2]]
            table = next(iter(seats.values()))["table"]
            owner = next(server for server in servers if table in server.hall.tables)
            await play_out(owner.hall, await owner.hall.table(table), random.Random(1))
            await rated(servers[0])
            boards = [await ada.at(number).get("/api/ratings", game="spicy", players=3) for number in range(3)]
            assert [len(board["leaders"]) for board in boards] == [3, 3, 3]
            assert len({json.dumps(board["leaders"]) for board in boards}) == 1
            for one in (ada, bo, cy):
                pages = [await one.at(number).get("/api/me/games") for number in range(3)]
                assert {page["games"][0]["table"] for page in pages} == {table}
            told = json.loads((await cy.at(2).http.get("/api/me/export")).text)
            assert len(told["tables"][0]["games"]) == len(told["ratings"]) == 1

            # Somebody erases everything at a server that has none of the tables.
            other = next(number for number, server in enumerate(servers) if server is not owner)
            await cy.at(other).post("/api/me/erase", name="Cy")
            for number in range(3):
                record = await ada.at(number).get(f"/api/tables/{table}/games/1/record")
                assert "Somebody" in record
                assert "Cy" not in record
                assert (await cy.at(number).get("/api/me"))["profile"] is None
                leaders = (await ada.at(number).get("/api/ratings", game="spicy", players=3))["leaders"]
                assert sorted(row["name"] for row in leaders) == ["Ada", "Bo"]

    run(story)


def test_a_passkey_that_one_server_asked_for_signs_in_at_another_and_only_once(
    postgres: OwnPostgres, nats: OwnNats
) -> None:
    async def story() -> None:
        async with place(postgres, nats, 3) as servers, people(servers, "", "") as (ada, eve):
            key = Passkey(ada.at(0).origin)
            first = (await ada.at(0).post("/api/me/passkey", name="Ada"))["options"]
            # A passkey belongs to one address; behind a balancer all servers have the same, here their ports differ.
            await ada.at(0).post("/api/me/passkey/made", credential=key.made(first), keep={"name": "Ada"})
            profile = await ada.at(2).profile()
            options = (await eve.at(1).post("/api/me/enter/passkey"))["options"]
            answer = key.signed(options, "localhost")
            tries = []
            for number in (1, 2, 0):
                browser = eve.at(number)
                headers = {"host": key.origin.partition("//")[2], "origin": key.origin}
                tries.append(browser.http.post("/api/me/enter/signed", json={"credential": answer}, headers=headers))
            statuses = sorted(told.status_code for told in await asyncio.gather(*tries))
            assert statuses == [200, 400, 400]
            assert await eve.at(0).profile() == profile
            # Signed out everywhere, wherever that was asked for.
            await ada.at(1).post("/api/me/leave", everywhere=True)
            for number in range(3):
                assert (await ada.at(number).get("/api/me"))["profile"] is None
                assert (await eve.at(number).get("/api/me"))["profile"] is None

    run(story)


def test_blocks_seats_and_bans_hold_at_every_server(postgres: OwnPostgres, nats: OwnNats, tmp_path: Path) -> None:
    async def story() -> None:
        async with place(postgres, nats, 3) as servers, people(servers, "Ada", "Bo", "") as (ada, bo, guest):
            mine = await ada.at(0).make(seats=3)
            await ada.at(2).post("/api/me/blocks", kind="block", profile=await bo.at(1).profile())
            for number in range(3):
                assert await refused(bo.at(number).join(mine["table"], "Bo")) == "blocked"
            # A seat taken as a guest at one server becomes a profile's at another, and opens from a third.
            joined = await guest.at(1).join(mine["table"], "Cy")
            phrase = await guest.at(2).keep("Cy")
            assert phrase
            assert await guest.at(2).post("/api/me/seats", keys=[joined["token"]]) == {"bound": 1}
            again = await guest.at(0).post(f"/api/me/tables/{mine['table']}/key")
            async with client.Seat(servers[1].url, again["token"]) as seat:
                assert seat.welcome["seats"] == [1]
            ban = "INSERT INTO bans (kind, who, reason, made) VALUES ('table', $1, '', 0)"
            await servers[2].hall.store.perform((ban, (mine["table"],)))
            for number in range(3):
                assert await refused(bo.at(number).join(mine["code"], "Bo")) == "closed-table"
                assert await refused(bo.at(number).get(f"/api/tables/{mine['code']}")) == "closed-table"

    run(story)


def test_a_tournament_over_three_servers_outlives_the_one_that_made_it(postgres: OwnPostgres, nats: OwnNats) -> None:
    """Made at the first server, entered at each, played wherever its tables are. Between the rounds the first server
    stops; the rounds go on at the others, with the same standings everywhere."""

    async def story() -> None:
        luck = random.Random(5)
        async with AsyncExitStack() as stack:
            url = await postgres.new_database()
            others = await stack.enter_async_context(place(postgres, nats, 2, url))
            async with running(url, cluster=Cluster(nats.url)) as first:
                servers = [first, *others]
                while any(len(one.hall.cluster.living) < 3 for one in servers):  # type: ignore[union-attr]
                    await asyncio.sleep(0.02)
                everybody = await stack.enter_async_context(people(servers, "Ada", "Bo", "Cy", "Di"))
                settings = {"rules": {"game": "spicy"}, "seats": 2}
                wish = {"name": "Cup", "settings": settings, "size": 2, "rounds": 2, "auto": False}
                cup = (await everybody[0].at(0).post("/api/tournaments", **wish))["tournament"]
                for number, one in enumerate(everybody):
                    await one.at(number).post(f"/api/tournaments/{cup}/enter")
                await everybody[0].at(1).post(f"/api/tournaments/{cup}/round")
                before = await play_cup(servers, cup, everybody, luck)
                assert sum(before.values()) == 2  # a game may end in a tie
            # Its maker is gone: whoever owns a table now plays it.
            while any(len(one.hall.cluster.living) > 2 for one in others):  # type: ignore[union-attr]
                await asyncio.sleep(0.02)
            tries = [one.hall.tournaments.next_round(cup, after=1) for one in others]  # type: ignore[union-attr]
            told = await asyncio.gather(*tries, return_exceptions=True)
            assert sum(one is None for one in told) == 1, told
            after = await play_cup(others, cup, everybody, luck, first=1)
            assert sum(after.values()) == 4
            assert all(after[entrant] >= score for entrant, score in before.items())
            assert others[1].hall.tournaments is not None
            await others[1].hall.tournaments.tend()
            for number in (1, 2):
                board = await everybody[3].at(number).get(f"/api/tournaments/{cup}")
                assert (board["state"], board["round"]) == ("over", 2)

    run(story)


async def state_of(browser: Browser, cup: str, table: str) -> str:
    board = await browser.get(f"/api/tournaments/{cup}")
    return str(next(one["state"] for one in board["tables"] if one["table"] == table))


async def play_where_it_is(servers: list[Running], table: str, luck: random.Random) -> None:
    """If the machine pauses, a server loses the table in the middle of its game; then the next one has to go on."""
    owners = [one for one in servers if table in one.hall.tables]
    live = await owners[0].hall.table(table) if owners else None
    if live is None or live.dealer is None:
        await asyncio.sleep(0.2)
        return
    with suppress(Fenced):
        await play_out(owners[0].hall, live, luck)


async def play_cup(
    servers: list[Running], cup: str, everybody: list[Everywhere], luck: random.Random, first: int = 0
) -> dict[str, float]:
    """Everybody comes to their table over another server, and it is played. Returns the scores, the same at each."""
    async with AsyncExitStack() as stack:
        for number, one in enumerate(everybody):
            at = number % len(servers)
            mine = await one.at(first + at).post(f"/api/tournaments/{cup}/sit")
            seat = await stack.enter_async_context(client.Seat(servers[at].url, mine["token"]))
            if number == len(everybody) - 1:
                await seat.until(lambda seat=seat: bool(seat.sights))  # type: ignore[misc]
        board = await everybody[0].at(first).get(f"/api/tournaments/{cup}")
        assert len(board["tables"]) == 2
        for table in [one["table"] for one in board["tables"]]:
            while await state_of(everybody[0].at(first), cup, table) != "done":
                await play_where_it_is(servers, table, luck)
    boards = [await everybody[0].at(first + at).get(f"/api/tournaments/{cup}") for at in range(len(servers))]
    assert all({table["state"] for table in board["tables"]} == {"done"} for board in boards)
    assert len({json.dumps(board["standings"]) for board in boards}) == 1
    return {one["entrant"]: one["score"] for one in boards[0]["standings"]}
