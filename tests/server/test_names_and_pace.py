"""Names and cats that people choose, screens for the whole room, how fast the bots play, and time that has run out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from live_tables import running, seated, wish_of
from test_clocks import Timed, calm, timed

from scoville import client
from scoville.core.speeds import SPEEDS
from scoville.server.clock import ManualClock


def test_a_name_and_a_cat_are_changed_at_any_time_and_kept(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            mine = await client.make(server.url, wish_of("spicy", cat=3))
            other = await client.post(server.url, f"/api/tables/{mine['code']}/join", {"name": "Bo", "cat": 7})
            async with client.Seat(server.url, mine["token"]) as ada, client.Seat(server.url, other["token"]) as bo:
                assert [seat["cat"] for seat in bo.table["seats"]] == [3, 7]
                await ada.wish("rename", name="Saffron Paw", cat=4)
                await bo.until(lambda: bo.table["seats"][0]["name"] == "Saffron Paw")
                assert [(seat["word"], seat["cat"]) for seat in bo.table["seats"]] == [("Saffron_Paw", 4), ("Bo", 7)]
                await bo.wish("rename", name="saffron paw")  # nobody is taken for another
                assert bo.table["seats"][1]["name"] == "saffron paw 2"
                await bo.wish("rename", cat=1)  # and the name stays
                assert (bo.table["seats"][1]["name"], bo.table["seats"][1]["cat"]) == ("saffron paw 2", 1)
                await ada.wish("start")
                await ada.wish("rename", name="Ginger")
                assert (ada.table["seats"][0]["name"], ada.table["seats"][0]["word"]) == ("Ginger", "Saffron_Paw")
                assert {person["name"] for person in ada.table["people"]} == {"Ginger", "saffron paw 2"}
                with pytest.raises(client.Refusal, match="not your seat"):
                    await ada.wish("rename", name="Eve", seat=1)
        async with running(tmp_path / "db") as server:
            kept = await client.get(server.url, f"/api/tables/{mine['code']}")
            assert [(seat["name"], seat["cat"]) for seat in kept["seats"]] == [("Ginger", 4), ("saffron paw 2", 1)]

    asyncio.run(play())


def test_on_a_hot_seat_each_seat_has_a_name_and_the_first_has_the_cat(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server:
            mine = await client.make(server.url, {**wish_of("spicy", cat=3), "seats": [{}, {"name": "Bo"}]})
            async with client.Seat(server.url, mine["token"]) as ada:
                assert [seat["cat"] for seat in ada.table["seats"]] == [3, None]
                await ada.wish("rename", name="Cy", seat=1)
                assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Cy"]
                await ada.wish("rename", name="Di")
                assert [seat["name"] for seat in ada.table["seats"]] == ["Di", "Cy"]

    asyncio.run(play())


def test_a_screen_for_the_room_takes_no_seat_and_is_known_as_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 1, seats=2) as (ada,):
            wish = {"name": "TV", "screen": True}
            screen = await client.post(server.url, f"/api/tables/{ada.table['code']}/join", wish)
            assert screen["seats"] == []
            async with client.Seat(server.url, screen["token"]):
                await ada.until(lambda: any(one["screen"] and one["attends"] for one in ada.table["people"]))

    asyncio.run(play())


def test_the_host_changes_how_fast_the_bots_play_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """A quarter of the time beyond the floor, at once, also for what a bot was about to do; people's clocks stay."""

    async def play() -> None:
        async with running(tmp_path / "db", clock=ManualClock(), seed=1, threads=0) as server:
            wish = wish_of("spicy", settings={"first": 1}, start=True) | {"seats": [{}, {"bot": "casual"}]}
            async with client.Seat(server.url, (await client.make(server.url, wish))["token"]) as ada:
                await ada.until(lambda: ada.sights)
                table = await server.hall.table(ada.table["table"])
                await calm(table)
                dealer, usual = table.dealer, SPEEDS["live"]
                assert dealer is not None
                await ada.wish("set-pace", pace=25)
                assert (dealer.times.bot_turn, dealer.times.turn) == (usual.bot_turn * 4, usual.turn)
                slow = min(dealer.bots.plans.values())
                await ada.wish("set-pace", pace=400)
                assert min(dealer.bots.plans.values()) < slow
                assert dealer.times.bot_reaction == usual.bot_reaction / 4
                await ada.until(lambda: ada.table["pace"] == 400)

    asyncio.run(play())


def test_whoever_ran_out_of_time_is_told_so_and_so_is_everybody(tmp_path: Path) -> None:
    async def body(here: Timed) -> None:
        late: list[int | None] = []
        for seat in here.seats:
            seat.heard = lambda message: late.append(message["late"]) if message["type"] == "update" else None
        await here.pass_time(SPEEDS["live"].turn + 5)
        assert late == [0, 0]

    timed(tmp_path, body, settings={"first": 0})
