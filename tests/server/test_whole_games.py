"""Whole games over real sockets, by people and bots, and what is left of them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from live_tables import play_on, running, seated

from scoville import client
from scoville.notation import load, prove, read


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
            assert all(finding.holds for finding in prove(read(text)))
            assert seats[0].table["shuffle"]["revealed"] in text

    asyncio.run(play())
