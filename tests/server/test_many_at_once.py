"""Limits hold although many requests come at the same moment, and nobody waits for a large tournament."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from authenticator import Passkey
from browsers import Browser
from live_tables import Running, running
from test_tournaments import by_name, people, refused, wish

from scoville import client
from scoville.server.clock import ManualClock
from scoville.server.clubs import clubs as clubs_module
from scoville.server.faults import Faulty
from scoville.server.hall import Hall
from scoville.server.hosting import Hosting
from scoville.server.people import identity
from scoville.server.people.identity import Identity, new_person
from scoville.server.people.rows import Credential, Person, Session
from scoville.server.protocol import Settings
from scoville.server.protocol import clubs as club_bodies
from scoville.server.protocol import tournaments as bodies
from scoville.server.tournaments import tournaments as tournaments_module
from scoville.server.tournaments.tournaments import SEAT

AT_ONCE = 30
GENEROUS = Hosting(tables_each=1000)


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


async def at_once(*asked: Awaitable[Any]) -> tuple[int, set[str]]:
    """How many were let through, and why the others were not."""
    told = await asyncio.gather(*asked, return_exceptions=True)
    reasons = set()
    for one in told:
        if isinstance(one, client.HttpFault):
            reasons.add(str(one.fault["id"]))
        elif isinstance(one, Faulty):
            reasons.add(one.id)
        elif isinstance(one, BaseException):
            raise one
    return sum(not isinstance(one, BaseException) for one in told), reasons


async def profiles(server: Running, count: int) -> list[Person]:
    """Stored people, without a browser each."""
    known = Identity(server.hall.store)
    found = []
    for number in range(count):
        one = new_person(f"P{number}", None, "en", 0.0)
        key = Credential(f"phrase {one.id}".encode(), one.id, "phrase", b"", 0, "", 0.0, 0.0)
        await known.make(one, key, Session(f"session {one.id}".encode(), one.id, "", 0.0, 0.0))
        found.append(one)
    return found


def test_however_many_join_at_once_a_club_is_not_overfull(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clubs_module, "MOST_MEMBERS", 5)
    monkeypatch.setattr(clubs_module, "MOST_CLUBS", 4)

    async def story() -> None:
        async with running(database, GENEROUS) as server:
            clubs, everybody = server.hall.clubs, await profiles(server, AT_ONCE + 1)
            assert clubs is not None
            ada = everybody[0].id
            club = await clubs.make(club_bodies.MakeClub("Full house", ""), ada, 1.0)
            through, why = await at_once(*(clubs.join(club, one.id, 2.0) for one in everybody[1:]))
            assert (through, why) == (4, {"club-full"})
            assert len(await clubs.members(club.id)) == 5
            # One person joins many clubs.
            others = [
                await clubs.make(club_bodies.MakeClub(f"Club {at}", ""), one.id, 1.0)
                for at, one in enumerate(everybody[10:])
            ]
            through, why = await at_once(*(clubs.join(one, everybody[9].id, 2.0) for one in others))
            assert why == {"too-many-clubs"}
            assert len(await clubs.mine(everybody[9].id)) == 4
            through, why = await at_once(
                *(clubs.make(club_bodies.MakeClub(f"Mine {at}", ""), everybody[9].id, 3.0) for at in range(AT_ONCE))
            )
            assert (through, why) == (0, {"too-many-clubs"})
            monkeypatch.setattr(clubs_module, "MOST_PRESETS", 3)
            rules = msgspec.convert(wish()["settings"], Settings)
            through, why = await at_once(
                *(clubs.add_preset(club.id, f"Rules {at}", rules, 1.0) for at in range(AT_ONCE))
            )
            assert (through, why) == (3, {"too-many-presets"})

    run(story())


def test_however_many_enter_at_once_a_tournament_is_not_overfull(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tournaments_module, "MOST_ENTRANTS", 5)

    async def story() -> None:
        async with running(database, GENEROUS) as server:
            cups, everybody = server.hall.tournaments, await profiles(server, AT_ONCE)
            assert cups is not None
            made = msgspec.convert(wish(rounds=3), bodies.MakeTournament)
            # One person's unfinished tournaments.
            through, why = await at_once(*(cups.make(made, everybody[0]) for _ in range(AT_ONCE)))
            assert (through, why) == (tournaments_module.MOST_UNFINISHED, {"too-many-tournaments"})
            cup = str((await server.hall.store.query("SELECT id FROM tournaments"))[0][0])
            through, why = await at_once(*(cups.enter(cup, one) for one in everybody))
            assert (through, why) == (5, {"tournament-full"})
            # Whoever has gone makes room for one, also if all come back at once.
            entries = await cups.rows.entries(cup)
            await cups.withdraw(cup, entries[0].entrant, entries[0].person)
            through, why = await at_once(*(cups.enter(cup, one) for one in everybody))
            assert len([one for one in await cups.rows.entries(cup) if one.until is None]) == 5
            assert why == {"tournament-full"}
            await cups.next_round(cup, after=0)
            through, why = await at_once(*(cups.enter(cup, one) for one in everybody))
            assert len([one for one in await cups.rows.entries(cup) if one.until is None]) == 5
            assert "tournament-full" in why

    run(story())


def test_however_many_passkeys_are_bound_at_once_there_are_ten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All options are asked for before the first passkey is bound."""
    monkeypatch.setattr(identity, "MOST_PASSKEYS", 4)

    async def story() -> None:
        async with running(database, GENEROUS) as server, Browser(server.url) as ada:
            await ada.keep("Ada")
            made = []
            for _ in range(AT_ONCE):
                options = (await ada.post("/api/me/passkey", name="Ada"))["options"]
                made.append(Passkey(ada.url).made(options))
            through, why = await at_once(*(ada.post("/api/me/passkey/made", credential=one) for one in made))
            assert (through, why) == (4, {"too-many-passkeys"})
            assert len((await ada.get("/api/me"))["keys"]) == 4

    run(story())


def test_keys_to_ones_seat_in_a_tournament_are_limited(database: str) -> None:
    async def story() -> None:
        clock = ManualClock()  # no bucket fills up while a slow machine is busy
        async with running(database, clock=clock) as server, people(server, 2) as (ada, bo):
            cup = (await ada.post("/api/tournaments", **wish(rounds=2)))["tournament"]
            for one in (ada, bo):
                await one.post(f"/api/tournaments/{cup}/enter")
            await ada.post(f"/api/tournaments/{cup}/round")
            given: list[int] = []
            for _ in range(100):
                given.append((await bo.http.post(f"/api/tournaments/{cup}/sit", json={})).status_code)
                clock.advance(2.0)  # what one person may write fills up, the number of keys does not
            assert set(given) == {200, 429}
            assert given.count(200) <= 61
            stored = await server.hall.store.query("SELECT count(*) FROM tokens")
            assert stored[0][0] <= 70

    run(story())


# --- a large tournament ------------------------------------------------------------------------------------


async def large(server: Running, made: Person, entrants: int, rounds: int) -> str:
    """A tournament of fours that has been played for long, as the database stores it."""
    cups = server.hall.tournaments
    assert cups is not None
    cup = await cups.make(msgspec.convert(wish(4, rounds=30), bodies.MakeTournament), made)
    names = [f"e{number:03}" for number in range(entrants)]
    enter = "INSERT INTO tournament_entries (tournament, entrant, person, rating, since) VALUES ($1, $2, $3, 1500, 1)"
    statements: list[tuple[str, tuple[Any, ...]]] = [
        (enter, (cup, name, made.id if not at else f"p{name}")) for at, name in enumerate(names)
    ]
    places = "UPDATE tournament_tables SET places = $2 WHERE tournament = $1"
    for past in range(1, rounds + 1):
        turned = names[past:] + names[:past]
        for number, at in enumerate(range(0, entrants, 4), start=1):
            statements.append(
                (SEAT, (cup, past, number, f"{past}-{number}", json.dumps(turned[at : at + 4]).encode(), None))
            )
    statements.append((places, (cup, b"[1,2,3,4]")))
    running = "UPDATE tournaments SET state = 'running', round = $2, rounds = 30 WHERE id = $1"
    statements.append((running, (cup, rounds)))
    await server.hall.store.perform(*statements)
    return cup


def test_the_standings_of_a_large_tournament_are_worked_out_in_slices_and_once(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, Browser(server.url) as ada, Browser(server.url) as guest:
            await ada.keep("Ada")
            person = await Identity(server.hall.store).person(await ada.profile())
            assert person is not None
            cup = await large(server, person, 64, 29)
            slices = server.hall.slices
            before = slices.done
            answer = await ada.http.get(f"/api/tournaments/{cup}")
            assert slices.done > before + 2 * 29, "no step goes over more than a round"
            board = answer.json()
            assert len(board["standings"]) == 64
            assert sum(one["score"] for one in board["standings"]) == pytest.approx(29 * 16 * 2, abs=0.1)
            assert {one["played"] for one in board["standings"]} == {29}
            # Nothing has changed: nothing is worked out, and nothing is sent.
            before, mark = slices.done, answer.headers["etag"]
            again = await ada.http.get(f"/api/tournaments/{cup}", headers={"if-none-match": mark})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", mark)
            other = await guest.http.get(f"/api/tournaments/{cup}", headers={"if-none-match": mark})
            assert other.status_code == 200, "somebody else reads something else"
            assert slices.done == before, "but its standings are the same"
            # Everything that a board shows changes its mark.
            changes: list[Callable[[], Awaitable[Any]]] = [
                lambda: ada.post("/api/me", name="Adele"),
                lambda: ada.post(f"/api/tournaments/{cup}/rule", round=3, number=1, places=[4, 3, 2, 1]),
                lambda: ada.post(f"/api/tournaments/{cup}/withdraw", entrant="e007"),
                lambda: server.hall.store.perform(
                    ("UPDATE tournament_tables SET places = NULL WHERE tournament = $1 AND number = 2", (cup,))
                ),
            ]
            for change in changes:
                await change()
                now = await ada.http.get(f"/api/tournaments/{cup}", headers={"if-none-match": mark})
                assert now.status_code == 200
                assert now.headers["etag"] != mark
                assert now.json() != board
                board, mark = now.json(), now.headers["etag"]
            past = await ada.http.get(f"/api/tournaments/{cup}?round=3", headers={"if-none-match": mark})
            assert (past.status_code, past.json()["shown"]) == (200, 3)

    run(story())


def test_an_organiser_lets_somebody_back_in(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server, people(server, 4) as (ada, bo, cy, di):
            cup = (await ada.post("/api/tournaments", **wish(rounds=3)))["tournament"]
            at = f"/api/tournaments/{cup}"
            for one in (ada, bo, cy, di):
                await one.post(f"{at}/enter")
            entrants = {name: one["entrant"] for name, one in by_name(await ada.get(at)).items()}
            # Before the first round.
            board = await ada.post(f"{at}/withdraw", entrant=entrants["Di"])
            assert [seat["name"] for seat in board["removed"]] == ["Di"]
            assert (await di.get(at))["removed"] == []
            assert await refused(di.post(f"{at}/enter")) == "organisers-only"
            assert await refused(di.post(f"{at}/readmit", entrant=entrants["Di"])) == "organisers-only"
            assert await refused(ada.post(f"{at}/readmit", entrant="nobody")) == "not-entered"
            board = await ada.post(f"{at}/readmit", entrant=entrants["Di"])
            assert (board["removed"], by_name(board)["Di"]["since"]) == ([], 1)
            line = board["log"][0]
            assert (line["deed"], line["name"], line["who"]) == ("readmitted", "Ada", "Di")
            again = await ada.post(f"{at}/readmit", entrant=entrants["Di"])  # twice is once
            assert len(again["log"]) == len(board["log"])
            # In the middle of it; and then Di comes and goes as they like.
            board = await ada.post(f"{at}/round")
            assert len(board["tables"]) == 2
            await ada.post(f"{at}/withdraw", entrant=entrants["Di"])
            board = await ada.post(f"{at}/readmit", entrant=entrants["Di"])
            assert not by_name(board)["Di"]["out"]
            await di.post(f"{at}/withdraw")
            assert not by_name(await di.post(f"{at}/enter"))["Di"]["out"]
            # Not without end, and not after the end.
            monkeypatch.setattr(tournaments_module, "MOST_READMITTED", 2)
            await ada.post(f"{at}/withdraw", entrant=entrants["Di"])
            assert await refused(ada.post(f"{at}/readmit", entrant=entrants["Di"])) == "worn-out"
            await ada.post(f"{at}/end")
            assert await refused(ada.post(f"{at}/readmit", entrant=entrants["Di"])) == "tournament-over"

    run(story())


# --- alarms ------------------------------------------------------------------------------------------------


def test_a_mistake_at_one_alarm_stops_neither_the_others_nor_the_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with running(tmp_path / "tables.db", clock=clock) as server, Browser(server.url) as ada:
            hall, asked = server.hall, []
            tables = [(await ada.make())["table"] for _ in range(3)]
            due = 'INSERT INTO alarms ("table", due) VALUES ($1, $2)'
            await hall.store.perform(*((due, (table, 1.0 + at)) for at, table in enumerate(tables)))
            hall.tables.clear()
            rung = Hall.table

            async def broken(self: Hall, table: str, client: str = "") -> Any:
                asked.append(table)
                if table == tables[0]:
                    raise KeyError("the secret of a shuffle")
                return await rung(self, table, client)

            monkeypatch.setattr(Hall, "table", broken)
            before = errors(hall)
            await hall.alarms.ring()
            assert asked == tables
            assert errors(hall) == before + 1
            await hall.alarms.ring()
            assert asked.count(tables[0]) == 1, "it is put off"

            # The watch goes on after whatever happens in it.
            turns: list[int] = []
            done = asyncio.Event()

            async def ring() -> int:
                turns.append(1)
                if len(turns) == 2:
                    done.set()
                    await asyncio.Event().wait()
                raise KeyError("the secret of a shuffle")

            monkeypatch.setattr(hall.alarms, "ring", ring)
            monkeypatch.setattr("scoville.server.alarms.EVERY", 0.0)
            watch = asyncio.create_task(hall.alarms.watch())
            await done.wait()
            watch.cancel()
            assert errors(hall) == before + 2

    run(story())
    said = capfd.readouterr()
    assert "secret of a shuffle" not in said.out + said.err


def errors(hall: Hall) -> float:
    found = hall.metrics.registry.get_sample_value("scoville_errors_total")
    assert found is not None
    return float(found)
