"""Tournaments: whole ones over real sockets, with byes, a late entry, a withdrawal, no-shows and corrections."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from browsers import Browser
from live_tables import Running, play_out, running

from scoville import client
from scoville.server.clock import ManualClock
from scoville.server.tournaments import rows
from scoville.server.tournaments.tournaments import LONGEST_GAME, Tournaments

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


def wish(size: int = 2, **more: Any) -> dict[str, Any]:
    rules = {"game": more.pop("game", "spicy")}
    settings = {"rules": rules, "seats": 2, "rated": more.pop("rated", False)}
    return {"name": "Friday cup", "settings": settings, "size": size, "auto": False, **more}


@asynccontextmanager
async def people(server: Running, count: int) -> AsyncIterator[list[Browser]]:
    async with AsyncExitStack() as stack:
        found = [await stack.enter_async_context(Browser(server.url)) for _ in range(count)]
        for one, name in zip(found, NAMES, strict=False):
            await one.keep(name)
        yield found


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(client.HttpFault) as no:
        await asked
    assert 400 <= no.value.status < 500
    return str(no.value.fault["id"])


def by_name(board: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in board["standings"]}


def seated(board: dict[str, Any]) -> list[list[str]]:
    return [[seat["name"] for seat in table["seats"]] for table in board["tables"]]


async def come(stack: AsyncExitStack, server: Running, cup: str, browsers: list[Browser]) -> list[client.Seat]:
    """Everybody goes to their table of the round, each over a socket."""
    seats = []
    for one in browsers:
        mine = await one.post(f"/api/tournaments/{cup}/sit")
        seats.append(await stack.enter_async_context(client.Seat(server.url, mine["token"])))
    return seats


async def play_round(server: Running, cup: str, browsers: list[Browser], luck: random.Random) -> None:
    """Everybody who has a table comes to it, and the games are played to their end."""
    async with AsyncExitStack() as stack:
        playing = []
        for one in browsers:
            if (await one.get(f"/api/tournaments/{cup}"))["my_table"] is not None:
                playing.append(one)
        seats = await come(stack, server, cup, playing)
        for seat in seats:
            await seat.until(lambda seat=seat: bool(seat.sights))  # type: ignore[misc]
        board = await browsers[0].get(f"/api/tournaments/{cup}")
        for table in board["tables"]:
            assert table["state"] == "playing"
            await play_out(server.hall, await server.hall.table(table["table"]), luck)


async def five_enter(everybody: list[Browser]) -> tuple[str, dict[str, Any]]:
    """Five of them enter, and the first round is paired."""
    ada, bo, cy, di, ed, _ = everybody
    made = await ada.post("/api/tournaments", **wish(rounds=3, rated=True))
    cup = made["tournament"]
    assert (made["state"], made["runs"], made["round"]) == ("open", True, 0)
    for one in (ada, bo, cy, di, ed):
        await one.post(f"/api/tournaments/{cup}/enter")
    await ed.post(f"/api/tournaments/{cup}/enter")  # twice is once
    assert await refused(bo.post(f"/api/tournaments/{cup}/round")) == "organisers-only"
    board = await ada.post(f"/api/tournaments/{cup}/round")
    assert (board["state"], board["round"], board["rounds"]) == ("running", 1, 3)
    assert (len(board["tables"]), len(board["byes"])) == (2, 1)
    free = board["byes"][0]["name"]
    assert by_name(board)[free]["score"] == 1
    assert await refused(ada.post(f"/api/tournaments/{cup}/round")) == "results-missing"
    assert await refused(everybody[NAMES.index(free)].post(f"/api/tournaments/{cup}/sit")) == "no-table-now"
    return cup, board


def test_a_swiss_tournament_of_five_with_a_bye_a_late_entry_and_a_withdrawal(database: str) -> None:
    async def story() -> None:
        luck = random.Random(7)
        async with running(database) as server, people(server, 6) as everybody:
            ada, bo, *_, flo = everybody
            cup, board = await five_enter(everybody)
            free = board["byes"][0]["name"]
            first = seated(board)
            await play_round(server, cup, everybody[:5], luck)
            board = await bo.get(f"/api/tournaments/{cup}")
            assert {table["state"] for table in board["tables"]} == {"done"}
            assert sum(one["score"] for one in board["standings"]) == 3, "two tables and a bye"
            for table in board["tables"]:
                winner = next(seat for seat in table["seats"] if seat["place"] == 1)
                assert by_name(board)[winner["name"]]["wins"] == 1

            await flo.post(f"/api/tournaments/{cup}/enter")  # late
            board = await ada.post(f"/api/tournaments/{cup}/round")
            assert (board["round"], board["byes"]) == (2, [])
            assert len(board["tables"]) == 3
            assert any("Flo" in names for names in seated(board))
            assert not {frozenset(names) for names in first} & {frozenset(names) for names in seated(board)}
            assert by_name(board)["Flo"]["since"] == 2
            await play_round(server, cup, everybody, luck)

            await bo.post(f"/api/tournaments/{cup}/withdraw")
            board = await ada.post(f"/api/tournaments/{cup}/round")
            assert by_name(board)["Bo"]["out"]
            assert not any("Bo" in names for names in seated(board))
            assert len(board["byes"]) == 1
            assert board["byes"][0]["name"] != free, "nobody has two byes while somebody has none"
            await play_round(server, cup, everybody, luck)
            assert server.hall.tournaments is not None
            await server.hall.tournaments.tend()
            board = await bo.get(f"/api/tournaments/{cup}")
            assert board["state"] == "over"
            scores = [one["score"] for one in board["standings"]]
            assert scores == sorted(scores, reverse=True)
            assert sum(scores) == 2 + 1 + 3 + 2 + 1
            deeds = [line["deed"] for line in reversed(board["log"])]
            assert deeds == ["began", "late", "paired", "withdrew", "paired", "ended"]
            assert seated(await bo.get(f"/api/tournaments/{cup}", round=1)) == first
            assert await refused(flo.post(f"/api/tournaments/{cup}/enter")) == "tournament-over"
            rated = await server.hall.store.query("SELECT count(*) FROM rated_games")
            assert rated == [(7,)]

    run(story())


def test_everybody_meets_everybody_in_a_round_robin_that_runs_by_itself(database: str) -> None:
    async def story() -> None:
        luck, met = random.Random(3), set()
        async with running(database) as server, people(server, 4) as everybody:
            assert server.hall.tournaments is not None
            made = await everybody[0].post("/api/tournaments", **wish(plan="robin", auto=True, game="heated"))
            cup = made["tournament"]
            for one in everybody:
                await one.post(f"/api/tournaments/{cup}/enter")
            board = await everybody[0].post(f"/api/tournaments/{cup}/round")
            assert board["rounds"] == 3
            for number in (1, 2, 3):
                assert board["round"] == number
                met |= {frozenset(names) for names in seated(board)}
                await play_round(server, cup, everybody, luck)
                await server.hall.tournaments.tend()
                board = await everybody[1].get(f"/api/tournaments/{cup}")
            assert board["state"] == "over"
            assert len(met) == 6

    run(story())


async def one_round_without_an_end(server: Running, clock: ManualClock, cup: str, everybody: list[Browser]) -> None:
    """Nobody comes to one table, and the other never ends its game."""
    tournaments = server.hall.tournaments
    assert tournaments is not None
    board = await everybody[0].post(f"/api/tournaments/{cup}/round")
    first = [everybody[NAMES.index(name)] for name in seated(board)[0]]
    async with AsyncExitStack() as stack:
        await come(stack, server, cup, first[1:])
        clock.advance(5 * 60 + 1)
        await tournaments.tend()
        clock.advance(LONGEST_GAME + 1)
        await tournaments.tend()
    await tournaments.tend()
    board = await everybody[0].get(f"/api/tournaments/{cup}")
    assert board["state"] == "over"
    assert [seat["forfeit"] for seat in board["tables"][0]["seats"]] == [True, False, False]
    assert [seat["forfeit"] for seat in board["tables"][1]["seats"]] == [True, True, True]


def test_people_who_do_not_come_forfeit_and_the_others_play(database: str) -> None:
    """At a table of three one is missing: a bot plays for them, and they are last whatever the bot achieves. At a table
    where nobody waits for anybody there is no game."""

    async def story() -> None:
        clock = ManualClock()
        async with running(database, clock=clock, threads=0) as server, people(server, 6) as everybody:
            tournaments = server.hall.tournaments
            assert tournaments is not None
            made = await everybody[0].post("/api/tournaments", **wish(3, rounds=2, minutes=5))
            cup = made["tournament"]
            for one in everybody:
                await one.post(f"/api/tournaments/{cup}/enter")
            board = await everybody[0].post(f"/api/tournaments/{cup}/round")
            ones, others = [[everybody[NAMES.index(name)] for name in names] for names in seated(board)]
            async with AsyncExitStack() as stack:
                two = await come(stack, server, cup, ones[:2])
                (alone,) = await come(stack, server, cup, others[:1])
                await tournaments.tend()
                assert not two[0].sights, "its time is not up"
                with pytest.raises(client.Refusal) as no:
                    await two[0].wish("stand", seat=0)
                assert no.value.fault["id"] == "event-table"
                with pytest.raises(client.Refusal):
                    await two[0].wish("leave")
                clock.advance(5 * 60 + 1)
                await tournaments.tend()
                await two[0].until(lambda: bool(two[0].sights))
                assert not alone.sights
                table = board["tables"][0]["table"]
                live = await server.hall.table(table)
                live.dealer.stand_in(2)  # type: ignore[union-attr]
                await play_out(server.hall, live, random.Random(2))
            board = await everybody[0].get(f"/api/tournaments/{cup}")
            played, missed = board["tables"]
            assert [seat["forfeit"] for seat in played["seats"]] == [False, False, True]
            assert not played["ruled"]
            assert missed["ruled"]
            assert [(seat["place"], seat["forfeit"]) for seat in missed["seats"]] == [
                (1, False),
                (None, True),
                (None, True),
            ]
            scores = by_name(board)
            assert scores[played["seats"][2]["name"]]["score"] == 0
            assert scores[missed["seats"][0]["name"]]["score"] == 1
            assert sum(scores[seat["name"]]["score"] for seat in played["seats"]) == 1.5, (
                "of the two who came, one beat both"
            )
            assert board["log"][0]["deed"] == "missed"
            assert (board["log"][0]["after"], board["log"][0]["name"]) == ("1 – –", "")

            await one_round_without_an_end(server, clock, cup, everybody)

    run(story())


def test_the_organiser_corrects_a_result_and_everybody_sees_it(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, people(server, 3) as (ada, bo, cy):
            cup = (await ada.post("/api/tournaments", **wish(rounds=2)))["tournament"]
            assert await refused(ada.post(f"/api/tournaments/{cup}/round")) == "too-few-entrants"
            for one in (bo, cy):
                await one.post(f"/api/tournaments/{cup}/enter")
            board = await ada.post(f"/api/tournaments/{cup}/round")
            (table,) = board["tables"]
            assert await refused(bo.post(f"/api/tournaments/{cup}/rule", round=1, number=1, places=[1, 2])) == (
                "organisers-only"
            )
            for places in ([1], [1, 2, 3], [3, 1]):
                assert await refused(ada.post(f"/api/tournaments/{cup}/rule", round=1, number=1, places=places)) in {
                    *("wrong-places", "bad-request"),
                }
            assert await refused(ada.post(f"/api/tournaments/{cup}/rule", round=1, number=7, places=[1, 2])) == (
                "unknown-table"
            )
            # Played with printed cards: the organiser enters the result, and no game starts at the table.
            await ada.post(f"/api/tournaments/{cup}/rule", round=1, number=1, places=[2, 1])
            board = await ada.post(f"/api/tournaments/{cup}/rule", round=1, number=1, places=[1, 0])
            winner, loser = (seat["name"] for seat in table["seats"])
            assert [by_name(board)[name]["score"] for name in (winner, loser)] == [1, 0]
            line = board["log"][0]
            assert (line["name"], line["deed"], line["before"], line["after"]) == ("Ada", "ruled", "2 1", "1 –")
            async with AsyncExitStack() as stack:
                seats = await come(stack, server, cup, [bo, cy])
                assert seats[0].table["locked"]
                assert seats[0].table["state"] == "lobby"
                assert seats[0].table["event"] == cup
            assert await refused(ada.post(f"/api/tournaments/{cup}/drop")) == "tournament-running"
            await ada.post(f"/api/tournaments/{cup}/end")
            await ada.post(f"/api/tournaments/{cup}/drop")
            assert await refused(ada.get(f"/api/tournaments/{cup}")) == "unknown-tournament"
            for part in ("tournaments", "tournament_entries", "tournament_tables", "tournament_log"):
                assert await server.hall.store.query(f"SELECT * FROM {part}") == []

    run(story())


def test_two_servers_pair_a_round_once(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, people(server, 5) as everybody:
            cup = (await everybody[0].post("/api/tournaments", **wish(rounds=2)))["tournament"]
            for one in everybody:
                await one.post(f"/api/tournaments/{cup}/enter")
            others = [Tournaments(server.hall) for _ in range(3)]
            told = await asyncio.gather(*(one.next_round(cup, after=0) for one in others), return_exceptions=True)
            assert sum(one is None for one in told) == 1, told
            assert {getattr(one, "id", "done") for one in told} == {"done", "tournament-moved"}
            board = await everybody[0].get(f"/api/tournaments/{cup}")
            assert (board["round"], len(board["tables"]), len(board["byes"])) == (1, 2, 1)
            # A server that died after pairing has made no tables: the next one does.
            gone = board["tables"][0]["table"]
            del server.hall.tables[gone]
            for name in ("tables", "entries"):
                await server.hall.store.perform((f'DELETE FROM {name} WHERE "table" = $1', (gone,)))
            await others[0].tend()
            again = await everybody[0].get(f"/api/tournaments/{cup}")
            assert again["tables"][0]["table"] == gone
            assert again["tables"][0]["code"]

    run(story())


def test_an_erased_person_stays_in_the_standings_without_a_name(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, people(server, 3) as (ada, bo, cy):
            cup = (await ada.post("/api/tournaments", **wish(rounds=2)))["tournament"]
            for one in (ada, bo, cy):
                await one.post(f"/api/tournaments/{cup}/enter")
            mine = await ada.profile()
            await ada.post(f"/api/tournaments/{cup}/round")
            board = await ada.post(f"/api/tournaments/{cup}/rule", round=1, number=1, places=[1, 2])
            scores = [one["score"] for one in board["standings"]]
            told = (await ada.http.get("/api/me/export")).json()
            assert told["tournaments"][0]["name"] == "Friday cup"
            await ada.post("/api/me/erase", name="Ada")
            board = await bo.get(f"/api/tournaments/{cup}")
            assert [one["score"] for one in board["standings"]] == scores
            gone = by_name(board)["Somebody"]
            assert (gone["person"], gone["out"]) == (None, True)
            assert "Ada" not in str(board)
            assert mine not in str(board)
            assert board["auto"], "nobody is left to press the button"
            assert server.hall.tournaments is not None
            await server.hall.tournaments.tend()
            board = await bo.get(f"/api/tournaments/{cup}")
            assert seated(board) == [["Bo", "Cy"]] or seated(board) == [["Cy", "Bo"]]

    run(story())


def test_without_profiles_there_are_no_tournaments(database: str) -> None:
    async def story() -> None:
        async with running(database, guests_only=True) as server, Browser(server.url) as guest:
            assert await refused(guest.get("/api/tournaments")) == "guests-only"
            assert await refused(guest.post("/api/tournaments", **wish())) == "guests-only"
            assert await refused(guest.get("/api/clubs")) == "guests-only"
            assert await refused(guest.post("/api/clubs", name="x")) == "guests-only"

    run(story())


def test_somebody_withdraws_while_the_first_round_is_paired(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server, people(server, 3) as (ada, bo, cy):
            tournaments = server.hall.tournaments
            assert tournaments is not None
            cup = (await ada.post("/api/tournaments", **wish(rounds=2)))["tournament"]
            for one in (ada, bo, cy):
                await one.post(f"/api/tournaments/{cup}/enter")
            board = await cy.post(f"/api/tournaments/{cup}/withdraw")
            assert (sorted(by_name(board)), board["me"]) == (["Ada", "Bo"], None)
            pair = Tournaments._pair

            async def slow(self: Tournaments, row: Any) -> Any:
                found = await pair(self, row)
                await bo.post(f"/api/tournaments/{cup}/withdraw")
                return found

            monkeypatch.setattr(Tournaments, "_pair", slow)
            board = await ada.post(f"/api/tournaments/{cup}/round")
            monkeypatch.undo()
            assert sorted(seated(board)[0]) == ["Ada", "Bo"]
            assert by_name(board)["Bo"]["out"]
            await tournaments.tend()
            await cy.post(f"/api/tournaments/{cup}/enter")
            assert by_name(await ada.get(f"/api/tournaments/{cup}"))["Cy"]["since"] == 2

    run(story())


def test_a_broken_tournament_does_not_stop_the_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with running(database) as server, people(server, 2) as (ada, bo):
            tournaments = server.hall.tournaments
            assert tournaments is not None
            cups = []
            for _ in range(2):
                cups.append((await ada.post("/api/tournaments", **wish(rounds=1)))["tournament"])
                for one in (ada, bo):
                    await one.post(f"/api/tournaments/{cups[-1]}/enter")
                await ada.post(f"/api/tournaments/{cups[-1]}/round")
            tended = []

            async def broken(self: Tournaments, row: Any) -> None:
                tended.append(row.id)
                raise KeyError(row.id)

            monkeypatch.setattr(Tournaments, "_tend_one", broken)
            monkeypatch.setattr(rows, "PORTION", 1)
            await tournaments.tend()
            assert set(cups) <= set(tended)

    run(story())


def test_coming_and_going_does_not_fill_the_log(database: str) -> None:
    async def story() -> None:
        async with running(database) as server, people(server, 4) as (ada, bo, cy, di):
            cup = (await ada.post("/api/tournaments", **wish(rounds=2)))["tournament"]
            at = f"/api/tournaments/{cup}"
            for one in (ada, bo, cy, di):
                await one.post(f"{at}/enter")
            of_di = by_name(await ada.get(at))["Di"]["entrant"]
            for _ in range(2):  # twice is once
                await ada.post(f"{at}/withdraw", entrant=of_di)
            assert await refused(di.post(f"{at}/enter")) == "organisers-only", "the organiser withdrew them"
            await ada.post(f"{at}/round")
            assert await refused(di.post(f"{at}/enter")) == "organisers-only"
            for _ in range(4):
                await bo.post(f"{at}/withdraw")
                await bo.post(f"{at}/withdraw")  # twice is once
                await bo.post(f"{at}/enter")
            board = await bo.post(f"{at}/withdraw")
            assert len(board["log"]) == 1 + 1 + 9
            assert await refused(bo.post(f"{at}/enter")) == "worn-out"
            await ada.post(f"{at}/end")

    run(story())
