"""Every kind of race over real sockets: the verdict and its margin reach the table and the record.

Cy is 100 ms away and acts 40 ms before Bo, whose action arrives first.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest
from far_lines import relay
from live_tables import running, wish_of
from websockets.asyncio.client import connect

from scoville import client
from scoville.record import read
from scoville.server import wire
from scoville.server.load import Load
from scoville.server.records import record_of

SPICY = """
format = 1
game = "spicy"
players = ["Ada", "Bo", "Cy"]
first = "Ada"

[rules]
variants = ["copy-cat"]
"""
HEATED = """
format = 1
game = "heated"
players = ["Ada", "Bo", "Cy"]
first = "Ada"

[position]
direction = "left"
top = "b5"
hands = {{ Ada = "{ada}", Bo = "{bo}", Cy = "{cy}" }}
"""
BO, CY = 1, 2


@dataclass
class Kind:
    record: str
    before: tuple[str, ...]
    """What Ada does."""
    slow: str
    quick: str
    verdict: list[tuple[int, str]]
    beaten: bool = True
    """Whether the second is told that it came too late."""


KINDS = {
    "challenge": Kind(
        SPICY, ("plays {0} as c1",), "challenges spice", "challenges number", [(CY, "challenges"), (BO, "challenges")]
    ),
    "copy-cat": Kind(
        SPICY, ("plays {0} as c1",), "copies {0}", "challenges number", [(CY, "copies"), (BO, "challenges")]
    ),
    "slap": Kind(
        HEATED.format(ada="b-hot b1 b2", bo="g1 g2 g3", cy="y1 y2 y3"),
        ("plays b-hot", "slaps"),
        "slaps",
        "slaps",
        [(0, "slaps"), (CY, "slaps"), (BO, "slaps")],
        beaten=False,
    ),
    "call": Kind(
        HEATED.format(ada="b1 b2", bo="g1 g2 g3", cy="y1 y2 y3"),
        ("plays b1",),
        "calls",
        "calls",
        [(CY, "calls"), (BO, "calls")],
    ),
    "jump-in": Kind(
        HEATED.format(ada="b1 b2 b3", bo="b4 g2 g3", cy="b1 y2 y3"),
        ("plays b1",),
        "plays b1",
        "plays b4",
        [(CY, "plays"), (BO, "plays")],
    ),
}


@pytest.mark.parametrize("name", KINDS)
def test_the_earlier_one_wins_although_it_arrives_later(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "_trusted", False)  # as behind a proxy: the relay is one
    kind = KINDS[name]

    async def race(number: int) -> bool:
        """Whether Cy won. A busy machine may hold Cy's line up for longer than was measured; then it is no test."""
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path / f"db{number}"))
            game = "spicy" if kind.record is SPICY else "heated"
            made = await client.make(server.url, wish_of(game, 3, origin={"record": kind.record, "ply": 0}))
            tokens = [made["token"]] + [
                (await client.join(server.url, made["table"], n))["token"] for n in ("Bo", "Cy")
            ]
            far = await stack.enter_async_context(relay(server.url, 0.1))
            urls = (server.url, server.url, far)
            ada, bo, cy = [
                await stack.enter_async_context(client.Seat(url, token))
                for url, token in zip(urls, tokens, strict=True)
            ]
            await ada.wish("start")
            table = await server.hall.table(made["table"])
            line = table.connections[cy.welcome["person"]].line
            while len(line.trips) < 3:
                await asyncio.sleep(0.05)
            for action in kind.before:
                await ada.play(action.format(*ada.view["hand"]))
            assert table.ledger.played is not None
            seq = table.ledger.seq
            await bo.until(lambda: bo.seq == seq)
            await cy.until(lambda: cy.seq == seq)
            slow = asyncio.create_task(cy.play(kind.slow.format(*cy.view["hand"])))
            await asyncio.sleep(0.04)
            quick = asyncio.create_task(bo.play(kind.quick.format(*bo.view["hand"])))
            answers = await asyncio.gather(slow, quick, return_exceptions=True)
            if isinstance(answers[0], Exception) or isinstance(answers[1], Exception) != kind.beaten:
                return False
            await ada.until(lambda: ada.verdicts)
            lines = ada.verdicts[0]["lines"]
            if [(one["seat"], one["what"]) for one in lines] != kind.verdict:
                return False
            if not 0 < lines[-1]["behind"] < 1000:  # the machine paused before or after the two
                return False
            assert lines[0]["behind"] == 0
            assert bo.verdicts == ada.verdicts
            if kind.beaten:
                lost = answers[1]
                assert isinstance(lost, client.Refusal)
                assert (lost.id, lost.fault["values"]["ms"]) == ("race-lost", lines[-1]["behind"])
            kept = read(record_of(table.ledger.played)).live
            assert kept is not None
            runners = [(r.seat, r.what, r.behind) for r in kept.races[0].order]
            assert runners == [(one["seat"], one["what"], one["behind"]) for one in lines]
            return True

    assert any(asyncio.run(race(number)) for number in range(40))


def test_a_proxy_can_tell_how_long_a_line_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not one whole number of microseconds is not believed."""
    monkeypatch.setattr(wire, "_trusted", False)
    monkeypatch.setattr(wire, "_header", None)

    async def lines() -> list[float | None]:
        found = []
        async with running(tmp_path / "db") as server:
            made = await client.make(server.url, wish_of())
            for header in ("20000", "-5", "1e9", "9" * 40, None):
                headers = {} if header is None else {"Round-Trip": header}
                async with connect(server.url.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
                    await socket.send(json.dumps({"type": "hello", "token": made["token"]}))
                    person = json.loads(await socket.recv())["person"]
                    table = await server.hall.table(made["table"])
                    found.append(table.connections[person].line.wire)
        return found

    assert asyncio.run(lines()) == [None] * 5
    wire.trust_wire(False, "Round-Trip")
    assert asyncio.run(lines()) == [0.02, None, None, None, None]


def test_nobody_waits_for_a_spectator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Load, "patience", 0.0)  # on a busy machine the loop is late

    async def main() -> None:
        async with running(tmp_path / "db") as server:
            made = await client.make(server.url, wish_of())
            eve = await client.join(server.url, made["table"], "Eve", watch=True)
            async with client.Seat(server.url, made["token"]) as ada, client.Seat(server.url, eve["token"]) as watching:
                table = await server.hall.table(made["table"])
                lines = [table.connections[seat.welcome["person"]].line for seat in (ada, watching)]
                for line in lines:
                    for _ in range(9):
                        line.measured(0.3)
                assert table.reach(but="") == pytest.approx(0.15)
                assert table.reach(but=ada.welcome["person"]) == 0

    asyncio.run(main())
