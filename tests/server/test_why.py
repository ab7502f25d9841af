"""`why`: the judge's reason for what a player only considers. Nothing is done."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from live_tables import running, seated

from scoville import client

BEGIN = (
    'format = 1\ngame = "heated"\nplayers = ["Ada", "Bo"]\nfirst = "Ada"\nseed = 7\nactions = []\n'
    '[position]\nhands = { Ada = "b3 g4 p5", Bo = "b1 y2" }\ntop = "b7"\nturn = "Ada"\n'
)


async def reason(seat: client.Seat, action: str) -> str:
    with pytest.raises(client.Refusal) as refused:
        await seat.wish("why", action=action)
    return str(refused.value.fault["message"])


def test_the_judge_says_why_and_nothing_happens(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path / "live.db") as site:
            more: dict[str, Any] = {"origin": {"record": BEGIN, "ply": 0}, "settings": {"speed": "relaxed"}}
            async with seated(site.url, "heated", **more) as (ada, bo):
                assert await reason(ada, "plays g4") == "live-not-playing"
                await ada.wish("start")
                await ada.until(lambda: ada.sights)
                await bo.until(lambda: bo.sights)
                seq, views = ada.seq, (ada.view, bo.view)
                assert await reason(ada, "plays g4") == "refusal-heated-no-match"
                assert await reason(bo, "plays b1") == "refusal-heated-no-jump-in"
                assert await reason(ada, "plays y2") == "refusal-heated-not-held"
                assert (await ada.wish("why", action="plays b3"))["type"] == "done"
                assert (ada.seq, ada.view, bo.view) == (seq, *views)
                await ada.play("plays b3")  # what was only asked has not been done

    asyncio.run(scene())
