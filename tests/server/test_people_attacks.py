"""What somebody with bad intentions tries with profiles: replays, evasion, other people's things, costly requests."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from authenticator import Passkey
from browsers import Browser
from live_tables import idle, play_out, running
from my_pages import fill

from scoville import client
from scoville.server.clock import ManualClock
from scoville.server.hosting import Hosting
from scoville.server.people.games import PAGE, RECENT
from scoville.server.seasons.matches import MOST_COMPARED, Seeker, nearest


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(client.HttpFault) as no:
        await asked
    return str(no.value.fault["id"])


def test_an_id_with_a_nul_is_the_askers_mistake_in_every_database(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada:
            await ada.keep("Ada")
            for path in (
                *("/api/clubs/%00", "/api/tournaments/%00", "/api/tournaments?club=%00", "/api/people/%00/ratings"),
                "/api/me/games?before=1~%00~1",
            ):
                assert await refused(ada.get(path)) == "bad-request", path
            assert await refused(ada.post("/api/me/blocks", kind="block", profile="\0")) == "bad-request"
            assert await refused(ada.post("/api/me/blocks", kind="block", profile="\\u0000")) == "unknown-profile"
            assert (await ada.get("/api/me"))["profile"]["name"] == "Ada"

    run(story())


def test_an_answer_of_a_passkey_is_taken_once_even_by_requests_at_the_same_moment(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, *others = [await stack.enter_async_context(Browser(server.url)) for _ in range(6)]
            key = Passkey(ada.url)
            options = (await ada.post("/api/me/passkey", name="Ada"))["options"]
            made = key.made(options)
            await ada.post("/api/me/passkey/made", credential=made, keep={"name": "Ada"})
            assert await refused(others[0].post("/api/me/passkey/made", credential=made, keep={"name": "Eve"})) == (
                "bad-passkey"
            )
            asked = (await others[0].post("/api/me/enter/passkey"))["options"]
            answer = key.signed(asked, "localhost")
            tried = await asyncio.gather(
                *(one.post("/api/me/enter/signed", credential=answer) for one in others), return_exceptions=True
            )
            assert len([one for one in tried if not isinstance(one, BaseException)]) == 1
            faults = [one.fault["id"] for one in tried if isinstance(one, client.HttpFault)]
            assert faults == ["bad-passkey"] * 4

    run(story())


def test_somebody_blocked_or_sent_away_does_not_come_back_as_a_guest_who_signs_in(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, eve, phone = [await stack.enter_async_context(Browser(server.url)) for _ in range(3)]
            await ada.keep("Ada")
            phrase = await eve.keep("Eve")
            await ada.post("/api/me/blocks", kind="block", profile=await eve.profile())
            mine = await ada.make(seats=3)
            guest = await phone.join(mine["table"], "Nobody")
            await phone.post("/api/me/enter", phrase=phrase)
            assert await phone.post("/api/me/seats", keys=[guest["token"]]) == {"bound": 0}
            live = await server.hall.table(mine["table"])
            assert [one.profile for one in live.ledger.guests.values()] == [await ada.profile(), ""]

            # Whoever was sent away stays away on every device, also from another address.
            await ada.post("/api/me/blocks", kind="none", profile=await eve.profile())
            other = await ada.make(seats=3)
            joined = await eve.join(other["table"], "Eve")
            async with client.Seat(server.url, other["token"]) as host:
                await host.wish("kick", person=joined["person"])
                assert await refused(phone.join(other["table"], "Eve")) == "kicked"

    run(story())


def test_a_ban_holds_for_quick_matches_too(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as eve:
            wish = {"name": "Eve", "game": "spicy", "players": 2}
            ticket = (await eve.post("/api/match", **wish))["ticket"]
            ban = "INSERT INTO bans (kind, who, reason, made) VALUES ('address', '127.0.0.1', '', 0)"
            await server.hall.store.perform((ban, ()))
            assert await refused(eve.post("/api/match", **wish)) == "banned"
            assert await refused(eve.post(f"/api/match/{ticket}", name="Eve")) == "banned"

    run(story())


def test_limits_follow_a_person_from_address_to_address(database: str) -> None:
    async def story() -> None:
        behind = Hosting(tables_each=5, behind_proxy=True)
        clock = ManualClock()  # no bucket fills up while a slow machine is busy
        async with running(database, behind, clock=clock) as server, Browser(server.url) as eve:
            await eve.keep("Eve")

            def from_elsewhere(number: int) -> None:
                eve.http.headers["x-forwarded-for"] = f"198.51.100.{number}"

            for number in range(5):
                from_elsewhere(number)
                made = await eve.make()
            from_elsewhere(9)
            assert await refused(eve.make()) == "too-many-tables"
            wish = {"name": "Eve", "game": "spicy", "players": 6}
            for number in range(10, 20):
                from_elsewhere(number)
                await eve.post("/api/match", **wish)
            from_elsewhere(20)
            assert await refused(eve.post("/api/match", **wish)) == "too-fast"
            # Keys to a seat are stored as long as the table, so nobody gets any number of them.
            answers = [
                (await eve.http.post(f"/api/me/tables/{made['table']}/key", json={})).status_code for _ in range(60)
            ]
            assert answers.count(429) > 15
            assert 200 in answers

    run(story())


def test_an_erased_persons_rated_game_is_not_rated_for_them_any_more(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo = [await stack.enter_async_context(Browser(server.url)) for _ in range(2)]
            await ada.keep("Ada")
            await bo.keep("Bo")
            mine = await ada.profile()
            made = await ada.make(settings={"rated": True})
            keys = [made, await bo.join(made["table"], "Bo")]
            async with client.Seat(server.url, keys[0]["token"]) as seat, client.Seat(server.url, keys[1]["token"]):
                await seat.wish("start")
                await seat.until(lambda: seat.sights)
                await play_out(server.hall, await server.hall.table(made["table"]), random.Random(2))
            store = server.hall.store
            while await store.query("SELECT 1 FROM rated_games WHERE done = 0"):
                await asyncio.sleep(0.01)
            told = json.loads((await ada.http.get("/api/me/export")).text)
            assert [step["table"] for step in told["ratings"]] == [made["table"]]
            await ada.post("/api/me/erase", name="Ada")
            ((seats,),) = await store.query("SELECT seats FROM rated_games")
            assert mine.encode() not in seats
            assert (await bo.profile()).encode() in seats
            # As if the server had died before it rated the game.
            await store.perform(
                ("DELETE FROM rating_steps", ()), ("DELETE FROM ratings", ()), ("UPDATE rated_games SET done = 0", ())
            )
            assert server.hall.seasons is not None
            await server.hall.seasons.rate_pending()
            assert [row[0] for row in await store.query("SELECT person FROM rating_steps")] == [await bo.profile()]

    run(story())


def test_every_game_is_on_one_page_even_if_many_end_at_the_same_moment(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada:
            await ada.keep("Ada")
            store = server.hall.store
            await fill(store, await ada.profile(), "Ada", 3 * PAGE + 5, 1e9)
            await store.perform(("UPDATE results SET ended = 7", ()))
            seen: list[tuple[str, int]] = []
            more: dict[str, str] = {}
            while True:
                page = await ada.get("/api/me/games", **more)
                seen += [(game["table"], game["number"]) for game in page["games"]]
                if page["before"] is None:
                    break
                more = {"before": page["before"]}
            assert len(seen) == len(set(seen)) == 3 * PAGE + 5
            with_flo = await ada.get("/api/me/games", who="FLO")
            for game in with_flo["games"]:
                assert any(seat["name"] == "Flo" for seat in game["seats"] if not seat["me"])
            assert (await ada.get("/api/me/games", who="nobody at all"))["games"] == []

    run(story())


def test_only_tables_worth_returning_to_are_offered(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada:
            await ada.keep("Ada")
            waiting, old = await ada.make(), await ada.make()
            now = server.hall.clock.now()
            await idle(await server.hall.table(old["table"]))
            await server.hall.store.perform(
                ('UPDATE tables SET updated = $2 WHERE "table" = $1', (old["table"], now - RECENT - 60))
            )
            found = (await ada.get("/api/me/games"))["unfinished"]
            assert [(one["table"], one["state"], one["host"]) for one in found] == [(waiting["table"], "lobby", "Ada")]

    run(story())


def test_however_many_wait_looking_through_them_stays_cheap() -> None:
    luck = random.Random(1)
    crowd = [
        Seeker(f"{i}", "spicy", 6, 0, "", luck.gauss(1500, 200), luck.random() * 10, 0, 0.0, 0.0) for i in range(5000)
    ]
    begun = time.process_time()
    near = nearest(crowd[0], crowd)
    assert time.process_time() - begun < 1
    assert len(near) == MOST_COMPARED
    assert near[0] == crowd[0], "the one who asks is always among them"


def test_pages_of_somebody_who_has_played_a_lot_are_measured(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`python bench/people_pages.py` does it with 5,000 games; here only that every page answers."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "bench"))
    measure = import_module("people_pages").measure
    found = asyncio.run(asyncio.wait_for(measure(database, 60), 600))
    assert len(found) == 10
    assert min(found.values()) > 0
