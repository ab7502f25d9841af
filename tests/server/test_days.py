"""Tables where everybody plays at their own pace: a day for a move, nobody needs reflexes, clocks that always run."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from browsers import Browser
from databases import OwnPostgres
from days import HOUR, TURN, WINDOW, evening, history, until
from live_tables import idle, play_out, running, wish_of
from places import OwnNats, place

from scoville import client
from scoville.core.speeds import MOST_HOURS, SPEEDS, speed_of
from scoville.server.clock import ManualClock
from scoville.server.shelf import IDLE


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


# --- the speed -------------------------------------------------------------------------------------------


def test_the_host_chooses_the_hours_of_a_move(sqlite: str) -> None:
    assert (speed_of("days").turn, speed_of("days", 2).turn) == (24 * HOUR, 2 * HOUR)
    assert speed_of("days", MOST_HOURS).window == MOST_HOURS * HOUR / 2
    assert speed_of("live", 7) is SPEEDS["live"]

    async def story() -> None:
        clock = ManualClock()
        async with evening(sqlite, clock, settings={"hours": 2}) as at:
            assert at.seats[0].clock["turn_left"] == 2 * HOUR * 1000
            games = await at.browsers[0].get("/api/games")
            assert games["speeds"]["days"]["own_pace"]
            assert games["speeds"]["days"]["grace"] is None
            for hours in (0, MOST_HOURS + 1, 1.5):
                with pytest.raises(client.HttpFault) as no:
                    await client.make(at.server.url, wish_of(settings={"speed": "days", "hours": hours}))
                assert no.value.status == 400

    run(story())


# --- reactions -------------------------------------------------------------------------------------------


def test_the_next_player_waits_until_all_have_let_a_card_be(sqlite: str) -> None:
    async def story() -> None:
        async with evening(sqlite, ManualClock(), people=4) as at:
            ada, bo, cy, di = at.seats
            await at.lead()
            assert (bo.clock["asked"], bo.clock["window_left"]) == ([2, 3], WINDOW * 1000)
            assert [bo.clock["turn"]] == [None], "the player who is next has no clock yet"
            with pytest.raises(client.Refusal) as early:
                await bo.play("passes")
            assert early.value.id == "not-yet"
            with pytest.raises(client.Refusal) as no:
                await ada.wish("let-be", seq=ada.seq)
            assert no.value.id == "not-asked"

            heard: list[dict[str, Any]] = []
            for other in (ada, bo, di):
                other.heard = heard.append
            answer = await cy.wish("let-be", seq=cy.seq, id="once")
            await at.calm()
            assert cy.clock["let_be"] == [2]
            assert ada.clock["let_be"] == [], "whose card it is was not asked"
            assert [one for one in heard if one["type"] != "ping"] == [], "nobody else learns who has answered"
            assert await cy.wish("let-be", seq=cy.seq, id="once") == answer
            await cy.wish("let-be", seq=cy.seq)
            assert await history(at.server, at.name) == ["acted", "let-be"], "an answer is stored once"

            await di.wish("let-be", seq=di.seq)
            await at.calm()
            assert (bo.clock["asked"], bo.clock["turn"], bo.clock["turn_left"]) == ([], 1, TURN * 1000)
            await bo.play("passes")
            await at.calm()
            assert cy.clock["asked"] == [], "nobody is asked twice about the same card"
            await cy.play("challenges number")
            await at.calm()
            assert ada.view["turn"] in {0, 2}

    run(story())


def test_a_challenge_needs_nobody_elses_answer(sqlite: str) -> None:
    async def story() -> None:
        async with evening(sqlite, ManualClock(), people=3) as at:
            await at.lead()
            _, bo, cy = at.seats
            await bo.play("challenges spice")
            await at.calm()
            assert "card-revealed" in [fact["fact"] for fact in cy.facts]
            assert cy.clock["asked"] == []
            with pytest.raises(client.StaleAction):
                await cy.wish("let-be", seq=0)

    run(story())


def test_who_has_answered_is_no_secret_to_oneself_and_one_to_everybody_else(sqlite: str) -> None:
    """Also after a new connection, and to somebody who watches."""

    async def story() -> None:
        async with evening(sqlite, ManualClock(), people=4) as at:
            await at.lead()
            cy = at.seats[2]
            await cy.wish("let-be", seq=cy.seq)
            for whose, answered in ((1, []), (2, [2]), (3, [])):
                async with client.Seat(at.server.url, at.seats[whose].token) as again:
                    assert (again.clock["asked"], again.clock["let_be"]) == ([2, 3], answered)
            watching = await client.join(at.server.url, at.name, "Eve", watch=True)
            async with client.Seat(at.server.url, watching["token"]) as eve:
                assert (eve.clock["asked"], eve.clock["let_be"]) == ([2, 3], [])
            turns = [(await browser.get("/api/me/turns"))["turns"] for browser in at.browsers]
            assert [[one["kind"] for one in mine] for mine in turns] == [[], [], [], ["answer"]]

    run(story())


def test_bots_react_after_the_people_and_play_without_them(sqlite: str) -> None:
    async def story() -> None:
        async with evening(sqlite, ManualClock(), bots=1) as at:
            await at.lead()
            assert at.seats[0].clock["asked"] == [], "Bo is next, and nobody waits for a bot"
            await at.seats[1].play("passes")
            await at.calm()
            assert at.table.dealer is not None
            await at.pass_time(60)
            assert any(act.seat == 2 for act in at.table.dealer.game.history), "the bot acts without anybody's answer"

    run(story())


HOT = """
format = 1
game = "heated"
players = ["Ada", "Bo", "Cy"]
first = "Ada"

[position]
direction = "left"
top = "b5"
hands = { Ada = "b-hot b6", Bo = "p1 p2 p3", Cy = "g1 g2 g3" }
"""


def test_nobody_slaps_or_calls_by_hand(sqlite: str) -> None:
    """HR-CALL-MODE, HR-SLAP: reactions are drawn from the seed, and the call is made for its player."""

    async def story() -> None:
        clock = ManualClock()
        origin = {"record": HOT, "ply": 0}
        async with evening(sqlite, clock, "heated", 3, origin=origin) as at:
            ada, bo, _ = at.seats
            await ada.play("plays b-hot")
            await at.all_leave()
            for _ in range(2):
                await at.pass_time(2)
            async with client.Seat(at.server.url, bo.token) as again:
                assert not again.options.get("slaps"), "the slapping is over"
                kept = [json.loads(entry.body) for entry in await at.server.hall.store.entries(at.name)]
                said = [one["action"] for one in kept if one["kind"] == "acted"]
                assert said[:2] == ["plays b-hot", "calls"], "for Ada, who has one card left"
                assert said.count("slaps") == 3
                assert at.table.dealer is not None
                assert not at.table.dealer.strikes, "reactions that are drawn are no missed moves"

    run(story())


def test_the_rules_of_such_a_table_have_no_race_for_the_call(sqlite: str) -> None:
    async def story() -> None:
        async with running(sqlite) as server:
            made = await client.make(server.url, wish_of("heated", settings={"speed": "days"}))
            async with client.Seat(server.url, made["token"]) as ada:
                settings = ada.table["settings"]
                assert settings["rules"]["heated_call"] == "automatic"
                settings["rules"]["heated_call"] = "race"
                await ada.wish("change-settings", settings=settings)
                assert ada.table["settings"]["rules"]["heated_call"] == "automatic"
                await ada.wish("change-settings", settings={**settings, "speed": "live"})
                assert ada.table["settings"]["rules"]["heated_call"] == "race"

    run(story())


# --- time ------------------------------------------------------------------------------------------------


def test_clocks_run_while_nobody_is_there_and_no_bot_stands_in_before(sqlite: str) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with evening(sqlite, clock, people=3) as at:
            await at.lead()
            await at.all_leave()
            await at.pass_time(WINDOW - 1)
            assert at.table.dealer is not None
            assert at.table.dealer.asked_to_let_be == (2,)
            await at.pass_time(2)
            assert await history(at.server, at.name) == ["acted", "let-be"]
            await at.pass_time(TURN - 10)
            assert not at.table.dealer.stood_in
            assert len(at.table.dealer.game.history) == 1
            await at.pass_time(10)
            assert len(at.table.dealer.game.history) == 2, "Bo's time is over: the table passes for Bo"
            assert not at.table.dealer.stood_in

    run(story())


def test_deadlines_and_missed_moves_outlive_the_server(database: str) -> None:
    """Nobody opens the table: the server does it when the time comes."""

    async def story() -> None:
        clock = ManualClock()
        async with evening(database, clock) as at:
            await at.lead()
            name, token = at.name, at.seats[1].token
            await at.all_leave()
            clock.advance(5 * HOUR)
        clock.advance(18 * HOUR)
        async with running(database, clock=clock, seed=1, threads=0) as server:
            assert await server.hall.alarms.ring() == 0
            assert not server.hall.tables, "Bo has another hour"
            clock.advance(HOUR + 1)
            assert await server.hall.alarms.ring() == 1
            await calm(server, name, clock)
            assert await history(server, name) == ["acted", "acted"]
            # Ada misses one and Bo the second in a row: a bot stands in for Bo.
            clock.advance(TURN + 1)
            await calm(server, name, clock)
            clock.advance(TURN + 1)
            await calm(server, name, clock)
            dealer = server.hall.tables[name].dealer
            assert dealer is not None
            assert dealer.stood_in == {1}
        async with running(database, clock=clock, seed=1, threads=0) as server:
            await server.hall.table(name)
            dealer = server.hall.tables[name].dealer
            assert dealer is not None
            assert 1 in dealer.stood_in, "a restart does not bring Bo back"
            async with client.Seat(server.url, token):
                assert 1 not in dealer.stood_in

    run(story())


async def calm(server: Any, name: str, clock: ManualClock) -> None:
    for _ in range(4):
        await idle(server.hall.tables[name])
        clock.advance(30)  # a bot takes its time
    await idle(server.hall.tables[name])


def test_a_table_on_the_shelf_is_opened_when_its_time_comes(sqlite: str) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with evening(sqlite, clock) as at:
            await at.lead()
            await at.all_leave()
            clock.advance(IDLE + 1)
            await at.calm()
            await at.server.hall.shelf.put_away()
            assert at.name not in at.server.hall.tables
            hall = at.server.hall
            assert (await at.browsers[1].get("/api/me/turns"))["turns"][0]["table"] == at.name
            assert at.name not in hall.tables, "the list opens no table"
            clock.advance(TURN - IDLE - 120)
            assert await hall.alarms.ring() == 0
            clock.advance(180)
            assert await hall.alarms.ring() == 1
            await at.pass_time(1)
            assert await history(at.server, at.name) == ["acted", "acted"]
            await hall.shelf.prune(1.0)
            assert at.name in hall.tables
            clock.advance(IDLE + 1)
            await at.calm()
            await hall.shelf.put_away()
            clock.advance(10 * HOUR)
            assert await hall.shelf.prune(1.0) == 0, "its clock goes on, so it is not forgotten"

    run(story())


def test_of_two_servers_one_goes_on_and_only_once(postgres: OwnPostgres, nats: OwnNats) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with place(postgres, nats, 3, clock=clock, seed=1, threads=0) as (first, second, third):
            async with evening("", clock, server=first) as at:
                await at.lead()
                name = at.name
                await at.all_leave()
                clock.advance(TURN + 1)
                for server in (second, third):
                    assert await server.hall.alarms.ring() == 0, "the first server has the table open"
                await at.calm()
                await until(lambda: at.table.dealer is not None and len(at.table.dealer.game.history) == 2)
                await at.table.stop("stopping")
            clock.advance(TURN + 1)
            opened = await asyncio.gather(second.hall.alarms.ring(), third.hall.alarms.ring())
            assert sum(opened) == 1
            assert sum(name in server.hall.tables for server in (first, second, third)) == 1
            await until(lambda: _stored(second, name, 3))
            for _ in range(3):
                await asyncio.gather(*(server.hall.alarms.ring() for server in (first, second, third)))
            assert len(await history(second, name)) == 3

    async def _stored(server: Any, name: str, count: int) -> bool:
        return len(await history(server, name)) >= count

    run(story())


# --- my turns --------------------------------------------------------------------------------------------


def test_the_list_of_my_turns_has_every_table_with_its_deadline(database: str) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with evening(database, clock, settings={"hours": 3}) as at, Browser(at.server.url) as guest:
            async with evening(database, clock, "heated", server=at.server, settings={"hours": 1, "first": 1}) as other:
                ada, bo = at.browsers
                assert (await guest.get("/api/me/turns"))["turns"] == []
                mine = await ada.get("/api/me/turns")
                assert [(one["code"], one["kind"], one["due"] - mine["now"]) for one in mine["turns"]] == [
                    (at.seats[0].table["code"], "turn", 3 * HOUR)
                ]
                theirs = await other.browsers[1].get("/api/me/turns")
                assert [one["game"] for one in theirs["turns"]] == ["heated"]
                await at.lead()
                assert (await ada.get("/api/me/turns"))["turns"] == []
                assert [one["host"] for one in (await bo.get("/api/me/turns"))["turns"]] == ["Ada"]
                exported = json.loads((await bo.http.get("/api/me/export")).text)
                assert [one["table"] for one in exported["turns"]] == [at.name]
            await play_out(at.server.hall, at.table, random.Random(3))
            await at.calm()
            for browser in (ada, bo):
                assert (await browser.get("/api/me/turns"))["turns"] == []
            assert await at.server.hall.store.query('SELECT 1 FROM alarms WHERE "table" = $1', at.name) == []

    run(story())
