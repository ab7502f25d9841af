"""A server that does not keep up: races wait longer, no new tables are taken, and it says so."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from live_tables import idle, running, seated, wish_of
from structlog.testing import capture_logs

from scoville import client
from scoville.server import load
from scoville.server import protocol as p
from scoville.server.clock import ManualClock, RealClock
from scoville.server.connection import Connection
from scoville.server.load import BUSY, LONGEST, NOTICED, ROOM, Load


def compute(seconds: float) -> None:
    """Holds the loop up, by the server's own doing."""
    until = process_time() + seconds
    while process_time() < until:
        pass


def test_a_late_loop_makes_races_wait_and_one_that_computes_too_much_takes_no_tables() -> None:
    watched = Load(RealClock())
    watched.observe(NOTICED / 2, 0.0)
    assert watched.patience == 0
    watched.observe(0.1, 0.0)
    assert watched.patience == pytest.approx(0.1)
    for _ in range(50):
        watched.observe(3.0, 0.0)  # others' doing: no table less would help
    assert watched.patience == LONGEST
    assert not watched.busy
    for _ in range(50):
        watched.observe(0.0, 0.0)
    assert NOTICED < watched.patience <= LONGEST  # it may be late again
    for _ in range(1000):
        watched.observe(0.0, 0.0)
    assert watched.patience == 0
    looks = 0
    while not watched.busy:
        watched.observe(2 * BUSY, 2 * BUSY)
        looks += 1
    assert 2 < looks < 20  # not at once, and within seconds
    watched.observe((BUSY + ROOM) / 2, (BUSY + ROOM) / 2)
    assert watched.busy
    for _ in range(300):
        watched.observe(ROOM / 2, ROOM / 2)
    assert not watched.busy


def test_a_busy_server_takes_no_new_tables_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load, "BUSY", 0.03)
    monkeypatch.setattr(load, "ROOM", 0.02)

    async def play() -> None:
        async with running(tmp_path / "db", calm=False) as server, seated(server.url) as (ada, bo):
            while not server.hall.load.busy:
                compute(0.2)
                await asyncio.sleep(0.03)
            server.hall.load.observe = lambda late, own: None  # type: ignore[method-assign]
            with pytest.raises(client.HttpFault) as refused:
                await client.make(server.url, wish_of())
            assert (refused.value.status, refused.value.fault["id"]) == (503, "busy")
            assert "no new tables" in str(refused.value)
            await ada.wish("chat", text="those who are here play on")
            await bo.until(lambda: bool(bo.chat))
            text = await client.get(server.url, "/metrics")
            assert "\nscoville_busy 1.0\n" in text
            assert '\nscoville_refused_total{id="busy"} 1.0\n' in text
            del server.hall.load.observe
            while server.hall.load.busy:
                await asyncio.sleep(0.05)
            await client.make(server.url, wish_of())

    with capture_logs() as log:
        asyncio.run(asyncio.wait_for(play(), 600))
    said = [line["event"] for line in log]
    assert [line for line in said if "tables" in line] == ["busy: no new tables", "new tables again"]


@pytest.mark.parametrize(("patience", "winner"), [(0.0, 1), (0.2, 2)])
def test_a_race_waits_for_what_a_late_loop_has_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patience: float, winner: int
) -> None:
    """Cy challenged before Bo, and is read after him."""
    monkeypatch.setattr(Load, "patience", patience)
    clock = ManualClock()

    async def play() -> None:
        async with (
            running(tmp_path / "db", clock=clock) as server,
            seated(server.url, people=3, settings={"first": 0}) as (ada, bo, cy),
        ):
            await ada.wish("start")
            await bo.until(lambda: bool(bo.sights))
            await ada.play(f"plays {ada.view['hand'][0]} as {ada.options['claims'][0]}")
            await cy.until(lambda: bool(cy.options.get("challenges")))
            table = server.hall.tables[ada.table["table"]]
            for seat, before, what in ((bo, 0.0, "number"), (cy, 0.05, "spice")):
                wish = p.Play(id=what, action=f"challenges {what}", seq=cy.seq)
                line = table.connections[seat.welcome["person"]]
                table.hear(line, wish, b"", clock.now() - before)
                await idle(table)
            clock.advance(1)
            await idle(table)
            facts: list[Any] = table.ledger.played.facts  # type: ignore[union-attr]
            assert [fact.seat for fact in facts if type(fact).__name__ == "Challenged"] == [winner]

    asyncio.run(play())


def test_what_was_shown_late_is_taken_off_but_never_more_than_the_loop_was_late() -> None:
    async def play() -> None:
        clock = ManualClock()
        line = Connection(clock)
        line.tell(b"first", wait=0.1)
        clock.advance(0.18)
        assert await line.next() == b"first"
        assert line.shown_late(1.0) == pytest.approx(0.08)
        assert line.shown_late(0.05) == 0.05
        assert line.shown_late(0.0) == 0.0

    asyncio.run(play())
