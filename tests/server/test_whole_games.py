"""Whole games over real sockets, by people and bots, and what is left of them."""

from __future__ import annotations

import asyncio
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from live_tables import play_on, running, seated

from scoville import client
from scoville.record import load, prove, read


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_people_play_a_whole_game_and_its_record_is_proved(tmp_path: Path, game: str) -> None:
    async def play() -> None:
        async with running(tmp_path / "db.sqlite", seed=1) as server, seated(server.url, game, 3) as seats:
            await seats[1].wish("nonce", nonce="salt")
            await seats[0].wish("start")
            await seats[0].until(lambda: seats[0].sights)
            await play_on(seats, random.Random(3))
            await seats[0].until(lambda: seats[0].table["state"] == "over")
            text = await client.get(server.url, f"/api/tables/{seats[0].table['table']}/games/last/record")
            assert load(text).winners == tuple(seats[0].view["winners"])
            assert not [finding for finding in prove(read(text)) if finding.holds is False]
            assert seats[0].table["shuffle"]["revealed"] in text

    asyncio.run(play())


@pytest.mark.parametrize(
    ("game", "first", "rules", "live"),
    [
        ("spicy", None, {"variants_at_random": 1, "worlds_end": 4}, {"first": "drawn", "variants_at_random": 1}),
        ("spicy", 1, {"variants": ["copy-cat"], "worlds_end": 4}, {"first": "set", "variants_at_random": 0}),
        ("heated", None, {}, {"first": "drawn"}),
    ],
)
def test_a_record_says_what_was_luck(
    tmp_path: Path, game: str, first: int | None, rules: dict[str, Any], live: dict[str, Any]
) -> None:
    async def play() -> None:
        async with (
            running(tmp_path / "db.sqlite", seed=1) as server,
            seated(server.url, game, 2, rules=rules, settings={"first": first}) as seats,
        ):
            await seats[0].wish("start")
            await seats[0].until(lambda: seats[0].sights)
            await play_on(seats, random.Random(3))
            await seats[0].until(lambda: seats[0].table["state"] == "over")
            text = await client.get(server.url, f"/api/tables/{seats[0].table['table']}/games/last/record")
            told = tomllib.loads(text)["live"]
            assert {key: told[key] for key in ("first", "variants_at_random") if key in told} == live
            assert not [finding for finding in prove(read(text)) if finding.holds is False]
            if game == "heated":
                await seats[0].wish("start")
                await seats[0].until(lambda: seats[0].table["state"] == "playing")
                await play_on(seats, random.Random(4))
                await seats[0].until(lambda: seats[0].table["state"] == "over")
                text = await client.get(server.url, f"/api/tables/{seats[0].table['table']}/games/2/record")
                assert tomllib.loads(text)["live"]["first"] == "winner"

    asyncio.run(play())
