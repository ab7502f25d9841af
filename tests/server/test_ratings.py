"""Rated games: who may play one, what it changes, once; what leaving costs; leaderboards and histories."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from typing import Any

import pytest
from browsers import Browser
from live_tables import Running, play_out, running

from scoville import client
from scoville.bots import LEVELS, room_of
from scoville.ratings import START, Ladder, Skill
from scoville.server.seasons import Seasons

STEPS = "SELECT person, game, players, against, count, place, rating FROM rating_steps ORDER BY person, game, count"
RATED: dict[str, Any] = {"settings": {"rated": True}}


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


async def rated(server: Running) -> None:
    """Waits until every rated game has been rated."""
    while await server.hall.store.query("SELECT 1 FROM rated_games WHERE done = 0"):
        await asyncio.sleep(0.01)


async def wished(browser: Browser, players: int, *seats: dict[str, str], rated: bool = False) -> dict[str, Any]:
    """A table with these seats."""
    settings = {"rules": {"game": "spicy"}, "seats": players, "rated": rated}
    made: dict[str, Any] = await browser.post("/api/tables", name="Ada", settings=settings, seats=seats)
    return made


async def refused(doing: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(client.Refusal) as no:
        await doing
    return str(no.value.fault["id"])


def test_a_rated_game_between_people_is_rated_once(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo, guest = [await stack.enter_async_context(Browser(server.url)) for _ in range(3)]
            await ada.keep("Ada")
            await bo.keep("Bo")
            ids = [await ada.profile(), await bo.profile()]
            made = await ada.make("spicy", 2, **RATED)
            keys = [made, await bo.join(made["table"], "Bo")]
            seats = [await stack.enter_async_context(client.Seat(server.url, key["token"])) for key in keys]
            await seats[0].wish("start")
            await seats[0].until(lambda: seats[0].sights)
            table = await server.hall.table(made["table"])
            await play_out(server.hall, table, random.Random(5))
            await rated(server)
            steps = await server.hall.store.query(STEPS)
            assert sorted(step[0] for step in steps) == sorted(ids)
            winner = table.ledger.games[0].game.winners
            for step in steps:
                assert step[1:5] == ("spicy", 2, "people", 1)
                if len(winner) == 1:
                    assert (step[6] > START) == (ids.index(step[0]) in winner)

            # Whoever comes again with the same game changes nothing, and neither do two servers at once.
            seasons, other = server.hall.seasons, Seasons(server.hall.store, server.hall.clock, lambda error: None)
            assert seasons is not None
            await server.hall.store.perform(("UPDATE rated_games SET done = 0", ()))
            await asyncio.gather(seasons.rate_pending(), other.rate_pending(), return_exceptions=True)
            assert await server.hall.store.query(STEPS) == steps

            board = await guest.get("/api/ratings", game="spicy", players=2)
            assert {row["name"] for row in board["leaders"]} == {"Ada", "Bo"}
            assert all(row["provisional"] and row["rank"] is None and row["games"] == 1 for row in board["leaders"])
            assert board["leaders"][0]["rating"] >= board["leaders"][1]["rating"]
            assert board["me"] is None
            assert board["season"] == board["seasons"][0]
            mine = await ada.get("/api/ratings", game="spicy", players=2)
            assert mine["me"]["person"] == ids[0]
            assert (await ada.get("/api/ratings", game="spicy", players=3))["leaders"] == []
            history = await guest.get(f"/api/people/{ids[0]}/ratings")
            (ladder,) = history["ladders"]
            assert (history["name"], ladder["game"], ladder["players"], ladder["games"]) == ("Ada", "spicy", 2, 1)
            assert [step["table"] for step in ladder["steps"]] == [None], "a table's id opens the table"
            (own,) = (await ada.get(f"/api/people/{ids[0]}/ratings"))["ladders"]
            assert [step["table"] for step in own["steps"]] == [made["table"]]
            (others,) = (await bo.get(f"/api/people/{ids[0]}/ratings"))["ladders"]
            assert [step["table"] for step in others["steps"]] == [None]

    run(story())


def test_whoever_leaves_a_rated_game_is_last_and_bots_stay_as_they_are(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo = [await stack.enter_async_context(Browser(server.url)) for _ in range(2)]
            await ada.keep("Ada")
            await bo.keep("Bo")
            ids = [await ada.profile(), await bo.profile()]
            made = await wished(ada, 3, {}, {"bot": "kitten"}, rated=True)
            keys = [made, await bo.join(made["table"], "Bo")]
            seats = [await stack.enter_async_context(client.Seat(server.url, key["token"])) for key in keys]
            await seats[0].wish("start")
            await seats[0].until(lambda: seats[0].sights)
            await seats[1].wish("leave")
            table = await server.hall.table(made["table"])
            await play_out(server.hall, table, random.Random(1))
            await rated(server)
            after = {row[0]: row for row in await server.hall.store.query(STEPS)}
            assert set(after) == set(ids)
            assert all(row[3] == "bots" for row in after.values())
            assert after[ids[1]][6] < START
            assert after[ids[1]][6] <= after[ids[0]][6]
            board = await ada.get("/api/ratings", game="spicy", players=3, against="bots")
            measured = [bot for bot in LEVELS if room_of("spicy").rating(bot, 3) is not None]
            assert [bot["bot"] for bot in board["bots"]] == measured
            assert {"kitten", "cat", "tiger"} <= set(measured)

    run(story())


def test_an_unrated_game_changes_no_rating(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada:
            await ada.keep("Ada")
            made = await wished(ada, 2, {}, {"bot": "kitten"})
            async with client.Seat(server.url, made["token"]) as seat:
                await seat.wish("start")
                await seat.until(lambda: seat.sights)
                table = await server.hall.table(made["table"])
                await play_out(server.hall, table, random.Random(1))
            assert await server.hall.store.query("SELECT * FROM rated_games") == []
            assert await server.hall.store.query(STEPS) == []

    run(story())


def test_a_rated_game_needs_profiles_and_bots_with_a_rating(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada, Browser(server.url) as guest:
            await ada.keep("Ada")
            made = await ada.make("spicy", 2, **RATED)
            joined = await guest.join(made["table"], "Eve")
            async with client.Seat(server.url, made["token"]) as mine, client.Seat(server.url, joined["token"]) as eve:
                with pytest.raises(client.Refusal) as no:
                    await mine.wish("start")
                assert no.value.fault["id"] == "rated-guests"
                assert "Eve" in no.value.fault["sentence"]
                await eve.wish("stand", seat=1)
                await mine.wish("set-bot", seat=1, bot="cat:bold")
                assert await refused(mine.wish("start")) == "rated-bots"
                await mine.wish("set-bot", seat=1, bot="cat")
                await mine.wish("start")
            twice = await wished(ada, 2, {}, {"name": "Ann"}, rated=True)
            async with client.Seat(server.url, twice["token"]) as mine:
                assert await refused(mine.wish("start")) == "rated-twice"
            for wrong in ({"game": "chess"}, {"players": 11}, {"players": "x"}, {"against": "all"}, {"season": "now"}):
                with pytest.raises(client.HttpFault) as no_board:
                    await ada.get("/api/ratings", **{"game": "spicy", "players": 2, **wrong})
                assert (no_board.value.status, no_board.value.fault["id"]) == (404, "no-ladder")
            with pytest.raises(client.HttpFault) as nobody:
                await ada.get("/api/people/nobody/ratings")
            assert nobody.value.status == 404

    run(story())


def test_without_profiles_there_are_no_ratings(database: str) -> None:
    async def story() -> None:
        async with running(database, guests_only=True) as server, Browser(server.url) as ada:
            made = await wished(ada, 2, {}, {"bot": "cat"}, rated=True)
            async with client.Seat(server.url, made["token"]) as mine:
                assert await refused(mine.wish("start")) == "guests-only"
            with pytest.raises(client.HttpFault) as no:
                await ada.get("/api/ratings", game="spicy", players=2)
            assert no.value.fault["id"] == "guests-only"

    run(story())


def test_a_new_season_carries_ratings_over(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada:
            await ada.keep("Ada")
            person, store = await ada.profile(), server.hall.store
            values = (person, "spicy", 4, "people", 30, "2024-1", "t", 1, 1, 1800.0, 60.0, 1e9)
            marks = ", ".join(f"${number}" for number in range(1, 13))
            await store.perform((f"INSERT INTO rating_steps VALUES ({marks})", values))
            assert server.hall.seasons is not None
            skill = await server.hall.seasons.skill(person, Ladder("spicy", 4, "people"))
            assert (skill.rating, skill.games) == (1800.0, 30)
            assert 60 < skill.spread <= Skill().spread
            assert await server.hall.seasons.skill(person, Ladder("spicy", 5, "people")) == Skill()

    run(story())
