"""The table waits for its own story: after a challenge or a race no bot acts before people have seen how it ended."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from test_bot_pace import RULES, Forgetful, Mute, rest

from scoville.core import Fact
from scoville.server import protocol as p
from scoville.server.clock import ManualClock
from scoville.server.entries import BotSet, Came, Made, Started, encode_body
from scoville.server.hall import Hall
from scoville.server.ledger import Ledger
from scoville.server.live import LiveTable
from scoville.server.store import Entry
from scoville.server.umpire import umpire_of

SEATS = 6
ENOUGH = 12
"""Stories to see: a game has more."""


async def play(game: str, secret: str) -> list[tuple[float, float]]:
    """What a spectator of six very quick bots saw: how long it takes to see, and when a bot acted next."""
    clock = ManualClock()
    hall = Hall(Forgetful(), clock, seed=7, threads=0)  # type: ignore[arg-type]
    bodies: list[Any] = [
        Made(code="ABCDEF", settings=p.Settings(RULES[game](), seats=SEATS, speed="blitz"), secret=secret * 32),
        Came(person="one", name="One"),
        *(BotSet(seat=seat, bot="cat:1000%", name=f"B{seat}") for seat in range(SEATS)),
        Started(first=1),
    ]
    ledger = Ledger("table")
    ledger.replay([Entry("table", i, "x", 1.0, encode_body(body)) for i, body in enumerate(bodies, 1)])
    table = LiveTable(hall, ledger)
    line = Mute(clock)
    line.person = "one"
    told: list[tuple[float, float]] = []
    tell = table.tell_update

    def tell_update(facts: list[Fact], *more: Any, **named: Any) -> None:
        told.append((clock.now(), umpire_of(game).story(facts)))
        tell(facts, *more, **named)

    table.tell_update = tell_update  # type: ignore[method-assign, assignment]
    table.post(lambda: table.attendance.attend(line, 0))
    await rest()
    played = ledger.played
    assert played is not None
    while not played.game.over and sum(story > 0 for _, story in told) < ENOUGH:
        bell = clock.next_bell()
        assert bell is not None
        clock.advance(max(0.0, bell - clock.now()))
        await rest()
    return [(story, after - at) for (at, story), (after, _) in pairwise(told) if story]


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_six_quick_bots_wait_until_what_happened_has_been_seen(game: str) -> None:
    stories = asyncio.run(play(game, "ab"))
    assert len(stories) >= 5
    assert all(waited >= story for story, waited in stories)
