"""Clubs: an invitation, roles, house rules, the club's own tables, and its season table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from browsers import Browser
from fuzzing import CLUBS, CLUBS_ASKED
from live_tables import play_out, running, wish_of

from scoville import client
from scoville.server.app import App
from scoville.server.clubs import clubs as rows
from scoville.server.clubs.routes import ClubRoutes
from scoville.server.hosting import Hosting
from scoville.server.people.routes import PeopleRoutes
from scoville.server.tournaments import tournaments
from scoville.server.tournaments.routes import TournamentRoutes

NAMES = ("Ada", "Bo", "Cy", "Di")


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 600))


async def refused(asked: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(client.HttpFault) as no:
        await asked
    assert 400 <= no.value.status < 500
    return str(no.value.fault["id"])


async def kept(stack: AsyncExitStack, url: str, count: int) -> list[Browser]:
    people = [await stack.enter_async_context(Browser(url)) for _ in range(count)]
    for one, name in zip(people, NAMES, strict=False):
        await one.keep(name)
    return people


def roles(club: dict[str, Any]) -> dict[str, str]:
    return {one["name"]: one["role"] for one in club["people"]}


def test_people_come_by_invitation_and_have_roles(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo, cy, di = await kept(stack, server.url, 4)
            guest = await stack.enter_async_context(Browser(server.url))
            club = await ada.post("/api/clubs", name="  Thursday   club ", about="We meet at the\u202e library.")
            assert (club["name"], club["about"], club["role"]) == ("Thursday club", "We meet at the library.", "owner")
            at = f"/api/clubs/{club['club']}"

            outside = await bo.get(at)
            assert (outside["name"], outside["members"], outside["role"]) == ("Thursday club", 1, None)
            assert (outside["people"], outside["invite"], outside["tables"]) == ([], None, [])
            assert (await guest.get(at))["name"] == "Thursday club"
            assert await refused(guest.post(f"{at}/join", invite=club["invite"])) == "not-signed-in"
            assert await refused(bo.post(f"{at}/join", invite="x")) == "bad-invite"
            assert await refused(bo.post(f"{at}/presets", name="x", settings=wish_of()["settings"])) == "members-only"
            for one in (bo, cy):
                assert (await one.post(f"{at}/join", invite=club["invite"]))["role"] == "member"
            assert (await bo.get(at))["invite"] is None, "members do not see the link"

            again = await ada.post(f"{at}/invite")
            assert again["invite"] != club["invite"]
            assert await refused(di.post(f"{at}/join", invite=club["invite"])) == "bad-invite"
            await di.post(f"{at}/join", invite=again["invite"])

            people = {name: await one.profile() for one, name in zip((ada, bo, cy, di), NAMES, strict=True)}
            assert await refused(bo.post(f"{at}/members", person=people["Cy"], role=None)) == "organisers-only"
            await ada.post(f"{at}/members", person=people["Bo"], role="organiser")
            assert await refused(bo.post(f"{at}/members", person=people["Cy"], role="organiser")) == "owner-only"
            assert await refused(bo.post(f"{at}/members", person=people["Ada"], role=None)) == "owner-only"
            assert await refused(ada.post(f"{at}/members", person=people["Ada"], role=None)) == "own-role"
            assert roles(await bo.post(f"{at}/members", person=people["Cy"], role=None)) == {
                "Ada": "owner",
                "Bo": "organiser",
                "Di": "member",
            }
            assert await refused(cy.post(f"{at}/join", invite=again["invite"])) == "bad-invite", "removed"
            # The owner leaves: the organiser owns the club, though Di has been a member for as long.
            assert (await ada.post(f"{at}/leave"))["clubs"] == []
            assert roles(await di.get(at)) == {"Bo": "owner", "Di": "member"}
            await bo.post(f"{at}/members", person=people["Di"], role="owner")
            assert roles(await di.get(at)) == {"Di": "owner", "Bo": "organiser"}
            assert await refused(bo.post(f"{at}/close", name="Thursday club")) == "owner-only"
            assert await refused(di.post(f"{at}/close", name="Another club")) == "other-club-name"
            await di.post(f"{at}/close", name="Thursday club")
            assert await refused(di.get(at)) == "unknown-club"
            assert await server.hall.store.query("SELECT * FROM club_members") == []

    run(story())


def test_a_club_keeps_its_owner_if_the_next_one_leaves_at_that_moment(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo = await kept(stack, server.url, 2)
            club = await ada.post("/api/clubs", name="One")
            at = f"/api/clubs/{club['club']}"
            await bo.post(f"{at}/join", invite=club["invite"])
            person = await bo.profile()
            perform = server.hall.store.perform

            async def after_leaving(*statements: Any) -> None:
                if any(said == rows.STEP_DOWN for said, _ in statements):
                    await perform(("DELETE FROM club_members WHERE person = $1", (person,)))
                await perform(*statements)

            monkeypatch.setattr(server.hall.store, "perform", after_leaving)
            assert await refused(ada.post(f"{at}/members", person=person, role="owner")) == "unknown-profile"
            assert roles(await ada.get(at)) == {"Ada": "owner"}

    run(story())


def test_nobody_is_handed_more_clubs_than_one_can_own(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MOST_OWNED", 2)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo = await kept(stack, server.url, 2)
            await bo.post("/api/clubs", name="Bo's own")
            clubs = [await ada.post("/api/clubs", name=name) for name in ("One", "Two")]
            person = await bo.profile()
            for club in clubs:
                await bo.post(f"/api/clubs/{club['club']}/join", invite=club["invite"])
            at = [f"/api/clubs/{club['club']}/members" for club in clubs]
            # Both at once: one gets through, and the other club keeps its owner.
            said = await asyncio.gather(
                *(ada.post(one, person=person, role="owner") for one in at), return_exceptions=True
            )
            (no,) = (one for one in said if isinstance(one, client.HttpFault))
            assert (no.status, no.fault["id"]) == (409, "owns-enough")
            told = [roles(await ada.get(f"/api/clubs/{club['club']}")) for club in clubs]
            assert sorted(one["Bo"] for one in told) == ["member", "owner"]
            assert sorted(one["Ada"] for one in told) == ["organiser", "owner"]
            left = at[0 if told[0]["Bo"] == "member" else 1]
            assert roles(await ada.post(left, person=person, role="organiser")) == {"Ada": "owner", "Bo": "organiser"}
            assert await refused(ada.post(left, person=person, role="owner")) == "owns-enough"

    run(story())


def test_house_rules_tables_of_the_club_and_its_season(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo, cy = await kept(stack, server.url, 3)
            club = await ada.post("/api/clubs", name="Thursday club")
            at = f"/api/clubs/{club['club']}"
            await bo.post(f"{at}/join", invite=club["invite"])
            house = wish_of("heated", 2)["settings"]
            assert await refused(bo.post(f"{at}/presets", name="House", settings=house)) == "organisers-only"
            bad = {"rules": {"game": "heated"}, "seats": 2, "first": 5}
            with pytest.raises(client.HttpFault):
                await ada.post(f"{at}/presets", name="Bad", settings=bad)
            await ada.post(f"{at}/presets", name="House", settings={**house, "speed": "blitz"})
            told = await ada.post(f"{at}/presets", name="House", settings=house)
            (preset,) = told["presets"]
            assert (preset["name"], preset["settings"]["speed"]) == ("House", "live"), "the same name replaces it"

            assert await refused(cy.post(f"{at}/tables", name="Cy", settings=house)) == "members-only"
            made = await bo.post(f"{at}/tables", name="Bo", settings=preset["settings"])
            (listed,) = (await ada.get(at))["tables"]
            assert (listed["table"], listed["host"], listed["free"]) == (made["table"], "Bo", 1)
            assert (await cy.get(at))["tables"] == []
            await ada.join(made["table"], "Ada")
            async with client.Seat(server.url, made["token"]) as seat:
                await seat.wish("start")
                await play_out(server.hall, await server.hall.table(made["table"]), random.Random(5))
            elsewhere = await ada.make("heated", 2)
            await bo.join(elsewhere["table"], "Bo")
            async with client.Seat(server.url, elsewhere["token"]) as seat:
                await seat.wish("start")
                await play_out(server.hall, await server.hall.table(elsewhere["table"]), random.Random(6))

            season = await ada.get(f"{at}/season")
            assert (season["games"], len(season["rows"])) == (1, 2), "games elsewhere do not count"
            assert [row["rank"] for row in season["rows"]] == [1, 2]
            assert [(row["score"], row["games"]) for row in season["rows"]] == [(1, 1), (0, 1)]
            assert (await ada.get(f"{at}/season", game="spicy"))["rows"] == []
            assert (await ada.get(f"{at}/season", season="2020-1"))["games"] == 0
            assert await refused(ada.get(f"{at}/season", season="x")) == "bad-request"
            assert await refused(cy.get(f"{at}/season")) == "members-only"
            assert (await ada.post(f"{at}/presets/drop", id=preset["id"]))["presets"] == []

    run(story())


def test_a_tournament_of_a_club_is_run_by_its_organisers_for_its_members(database: str) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(database))
            ada, bo, cy = await kept(stack, server.url, 3)
            club = await ada.post("/api/clubs", name="Thursday club")
            await bo.post(f"/api/clubs/{club['club']}/join", invite=club["invite"])
            cup = {"name": "Cup", "settings": wish_of()["settings"], "size": 2, "club": club["club"]}
            assert await refused(bo.post("/api/tournaments", **cup)) == "organisers-only"
            made = await ada.post("/api/tournaments", **cup, members_only=True)
            at = f"/api/tournaments/{made['tournament']}"
            assert made["club_name"] == "Thursday club"
            assert await refused(cy.post(f"{at}/enter")) == "members-only"
            assert (await cy.get("/api/tournaments"))["tournaments"] == []
            (line,) = (await bo.get("/api/tournaments", club=club["club"]))["tournaments"]
            assert (line["entrants"], line["entered"]) == (0, False)
            assert await refused(cy.get("/api/tournaments", club=club["club"])) == "members-only"
            await bo.post(f"{at}/enter")
            await ada.post(f"{at}/enter")
            await ada.post(f"/api/clubs/{club['club']}/members", person=await bo.profile(), role="organiser")
            board = await bo.post(f"{at}/round")
            assert board["runs"]
            assert (await ada.get(f"/api/clubs/{club['club']}"))["tables"] == [], "nobody else can sit there"
            mine = await server.hall.store.query("SELECT club FROM club_tables")
            assert mine == [(club["club"],)], "but its game counts in the season"
            await ada.post(f"/api/clubs/{club['club']}/close", name="Thursday club")
            assert await refused(bo.get(at)) == "unknown-tournament"

    run(story())


def test_everything_of_clubs_and_tournaments_has_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rows, "MOST_OWNED", 2)
    monkeypatch.setattr(rows, "MOST_MEMBERS", 2)
    monkeypatch.setattr(rows, "MOST_PRESETS", 1)
    monkeypatch.setattr(tournaments, "MOST_UNFINISHED_OF_CLUB", 2)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path / "db"))
            ada, bo, cy = await kept(stack, server.url, 3)
            club = await ada.post("/api/clubs", name="One")
            await ada.post("/api/clubs", name="Two")
            assert await refused(ada.post("/api/clubs", name="Three")) == "too-many-clubs"
            at_once = [cy.post("/api/clubs", name=name) for name in ("One", "Two", "Three", "Four")]
            await asyncio.gather(*at_once, return_exceptions=True)
            assert len((await cy.get("/api/clubs"))["clubs"]) == 2
            at = f"/api/clubs/{club['club']}"
            await bo.post(f"{at}/join", invite=club["invite"])
            assert await refused(cy.post(f"{at}/join", invite=club["invite"])) == "club-full"
            settings = wish_of()["settings"]
            await ada.post(f"{at}/presets", name="One", settings=settings)
            assert await refused(ada.post(f"{at}/presets", name="Two", settings=settings)) == "too-many-presets"
            for name in ("One", "Two", "Three"):
                await cy.post("/api/tournaments", name=name, settings=settings, size=2)
            more = cy.post("/api/tournaments", name="Four", settings=settings, size=2)
            assert await refused(more) == "too-many-tournaments"
            for name in ("One", "Two"):
                await ada.post("/api/tournaments", name=name, settings=settings, size=2, club=club["club"])
            more = ada.post("/api/tournaments", name="Three", settings=settings, size=2, club=club["club"])
            assert await refused(more) == "too-many-tournaments"
            days = {**settings, "speed": "days"}
            assert await refused(bo.post("/api/tournaments", name="Slow", settings=days, size=2)) == "tournament-speed"
            for name in ("", " ", "x" * 61, "\u200b"):
                assert await refused(bo.post("/api/clubs", name=name)) in {"bad-title", "bad-request"}
            answer = await ada.http.post(f"{at}/presets", content=b"x" * 40_000)
            assert answer.status_code == 413

    run(story())


READABLE = {"/api/clubs/{club}", "/api/tournaments", "/api/tournaments/{tournament}"}
"""A guest may look at these; of a club they see no member."""


def test_every_route_of_clubs_is_fuzzed_and_closed_to_guests_and_other_pages(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db") as server, Browser(server.url) as guest, Browser(server.url) as ada:
            await ada.keep("Ada")
            club = (await ada.post("/api/clubs", name="Club"))["club"]
            cup = (await ada.post("/api/tournaments", **CLUBS["/api/tournaments"]))["tournament"]
            app = App(server.hall, Hosting())
            people = PeopleRoutes(app)
            routes = [*ClubRoutes(app, people).routes(), *TournamentRoutes(app, people).routes()]
            assert {path for method, path, _ in routes if method == "POST"} == set(CLUBS)
            assert {path for method, path, _ in routes if method == "GET"} == set(CLUBS_ASKED)
            for method, path, _ in routes:
                there = path.replace("{club}", club).replace("{tournament}", cup)
                body = CLUBS.get(path, {})
                if method == "POST" or path not in READABLE:
                    asked = guest.post(there, **body) if method == "POST" else guest.get(there)
                    assert await refused(asked) == "not-signed-in", path
                if method == "POST":
                    answer = await ada.http.post(there, json=body, headers={"origin": "http://evil.example"})
                    assert answer.status_code == 403, path
                else:
                    answer = await ada.http.get(there, headers={"origin": "http://evil.example"})
                    assert "Ada" not in answer.text, path

    run(story())
