"""A smaller SPICY at a live table: played to its end, downloaded, proved, replayed and taken up again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from live_tables import play_on, running, seated, wish_of

from scoville import client
from scoville.record import read
from scoville.record.proof import prove

SMALL = {"ranks": 5, "spices": 2, "copies": 2, "wilds": 1, "trophies": 1, "hand": 3}


def test_a_smaller_game_from_the_lobby_to_the_record(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as server, seated(server.url, "spicy", 2, rules=SMALL) as seats:
            ada = seats[0]
            assert SMALL.items() <= ada.table["settings"]["rules"].items()
            await ada.wish("start")
            await ada.until(lambda: ada.sights)
            cards = {card for seat in seats for card in seat.view["hand"]}
            assert cards <= {f"{spice}{number}" for spice in "cw" for number in range(1, 6)} | {"*s", "*n"}
            await play_on(seats, random.Random(3))
            table = ada.table["table"]
            text = await client.get(server.url, f"/api/tables/{table}/games/1/record")
            record = read(text)
            assert {key: getattr(record.game.rules, key) for key in SMALL} == SMALL  # type: ignore[attr-defined]
            assert record.play().over
            assert not [finding for finding in prove(record) if finding.holds is False]
            told = await client.post(server.url, "/api/replay", {"record": text, "open": True})
            assert SMALL.items() <= told["rules"].items()
            made = await client.make(server.url, wish_of(origin={"record": text, "ply": 1}))
            again = await client.get(server.url, f"/api/tables/{made['table']}")
            assert SMALL.items() <= again["settings"]["rules"].items()

    asyncio.run(main())


def test_bots_play_a_smaller_game(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db", threads=0) as server:
            bots = [{"bot": "cat"}, {"bot": "cat"}]
            settings = {"rules": {"game": "spicy", **SMALL}, "seats": 3, "speed": "blitz"}
            wish = {"name": "Ada", "settings": settings, "seats": [*bots, {}]}
            made = await client.make(server.url, wish)
            async with client.Seat(server.url, made["token"]) as ada:
                await ada.wish("start")
                await play_on([ada], random.Random(1))
                assert ada.view["reason"] is not None

    asyncio.run(main())


@pytest.mark.parametrize(
    ("key", "value"), [("ranks", 11), ("spices", 0), ("copies", 4), ("wilds", -1), ("trophies", 9)]
)
def test_no_larger_than_printed(key: str, value: int, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(tmp_path / "db") as server:
            with pytest.raises(client.HttpFault) as refused:
                await client.make(server.url, wish_of(rules={key: value}))
            assert refused.value.status == 400

    asyncio.run(main())
