"""How much one address can take of the event loop from the others: counted, not timed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from live_tables import Running, running, seated
from test_gate import ASK, line, rest, run

import scoville
from scoville import client
from scoville.locales import catalogue
from scoville.server.clock import ManualClock
from scoville.server.gate import TOLD_OFF, Gate
from scoville.server.hall import Hall
from scoville.server.hosting import Hosting
from scoville.server.limits import ATTENDANCE
from scoville.server.pace import A_TURN, AT_ONCE, SHARE, SLICE, Pace


class Transport:
    def __init__(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Line:
    """Reading takes no real time: the test says how long it takes."""

    stopped = False

    def __init__(self, name: str, read: list[str], takes: Callable[[], None]) -> None:
        self.name = name
        self.transport: Any = Transport()
        self.waiting = 0
        self._read = read
        self._takes = takes

    def take_in(self, data: bytes) -> None:
        self._read.append(f"{self.name}{data.decode()}")
        self._takes()


def test_a_flood_from_one_address_waits_and_another_is_read_at_once() -> None:
    async def main() -> None:
        now, read = [0.0], list[str]()
        pace = Pace(20, clock=lambda: now[0])

        def takes() -> None:
            now[0] += AT_ONCE / 3

        evil, good = [Line(f"evil{i}-", read, takes) for i in range(20)], Line("good-", read, takes)
        for one in evil:
            pace.read("evil", one, b"a")
            pace.read("evil", one, b"b")
        assert len(read) == A_TURN
        pace.read("good", good, b"a")
        assert read[-1] == "good-a"
        assert good.transport.reading
        assert not evil[5].transport.reading
        assert pace.put_off == 40 - A_TURN
        while len(read) < 5:  # in the next turns, until AT_ONCE is used up
            before = len(read)
            await asyncio.sleep(0)
            assert len(read) <= before + A_TURN
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(read) == 5
        for _ in range(100):  # it goes on by itself, a slice at a time and each line in its order
            now[0] += SLICE / SHARE
            if len(read) == 41:
                break
            before = len(read)
            while len(read) == before:
                await asyncio.sleep(0.001)
            assert len(read) <= before + 3
        assert [name for name in read if name != "good-a"] == [f"evil{i}-{x}" for i in range(20) for x in "ab"]
        assert all(one.transport.reading for one in evil)

    asyncio.run(main())


def gated(found: list[Gate]) -> Callable[[Hall], Gate]:
    def make(hall: Hall) -> Gate:
        found.append(Gate(Hosting(), hall.metrics))
        return found[0]

    return make


def test_many_lines_at_once_are_read_in_turns_and_all_answered(tmp_path: Path) -> None:
    async def story() -> None:
        gates: list[Gate] = []
        async with running(tmp_path / "db", gate=gated(gates)) as here:
            calls = count()  # a clock on which every reading takes 2 ms, however quick the machine is
            gates[0].pace = Pace(20, clock=lambda: perf_counter() + 0.002 * next(calls))

            async def ask(again: int) -> bytes:
                async with line(here, "127.0.0.9") as (reader, writer):
                    writer.write(ASK * again + ASK.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
                    return await rest(reader)

            answers = await asyncio.gather(*(ask(i % 3) for i in range(90)))
            assert [answer.count(b"HTTP/1.1 200 OK") for answer in answers] == [1 + i % 3 for i in range(90)]
            assert gates[0].pace.put_off > 0

    run(story)


def told(here: Running, name: str, **labels: str) -> float:
    return here.hall.metrics.registry.get_sample_value(name, labels) or 0.0


async def flood(here: Running, token: str) -> None:
    """More than a line may say at once."""
    seat = client.Seat(here.url, token)
    await seat.open()
    try:
        for _ in range(70):
            await seat.send({"type": "pong", "nonce": 1})
        await seat.until(lambda: seat.bye is not None)
    except ConnectionError:
        pass
    await seat.close()


def test_an_address_that_is_told_off_again_and_again_is_refused_at_the_gate(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db", gate=gated([])) as here, seated(here.url) as (ada, _):
            joined = [await client.join(here.url, ada.table["table"], "X", watch=True) for _ in range(30)]
            tokens = [one["token"] for one in joined]

            async def greeted() -> bytes:
                async with line(here) as (reader, writer):
                    writer.write(ASK)
                    return await reader.readline()

            for number in range(int(TOLD_OFF[1]) * 20):  # the bucket fills up a little meanwhile
                if (await greeted()).startswith(b"HTTP/1.1 429"):
                    break
                await flood(here, tokens[number % len(tokens)])
            assert told(here, "scoville_turned_away_total", reason="told-off") >= 1
            assert told(here, "scoville_cut_off_total", reason="too-fast") >= TOLD_OFF[1]
            await ada.wish("chat", phrase="hello")  # a connected person stays connected
            async with line(here, "127.0.0.9") as (reader, writer):  # and another address comes in
                writer.write(ASK)
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    run(story)


def test_a_crowd_that_comes_and_goes_is_told_together(tmp_path: Path) -> None:
    async def play() -> None:
        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock) as here, seated(here.url) as (ada, _):
            joined = [await client.join(here.url, ada.table["table"], "X", watch=True) for _ in range(20)]
            heard: list[dict[str, Any]] = []
            ada.heard = heard.append
            for again in range(3):
                for one in joined:
                    async with client.Seat(here.url, one["token"]) as seat:
                        assert seat.bye is None, again
            await ada.wish("chat", phrase="hello")

            def tables() -> list[dict[str, Any]]:
                return [message for message in heard if message["type"] == "table"]

            assert len(tables()) <= ATTENDANCE[1]  # of 120 comings and goings
            before = len(tables())
            clock.advance(1 / ATTENDANCE[0])
            await ada.until(lambda: len(tables()) > before)
            await ada.wish("chat", phrase="hello")
            assert len(tables()) == before + 1
            attending = [one["name"] for one in ada.table["people"] if one["attends"]]
            assert attending == ["Ada", "Bo"]  # the last word is right

    asyncio.run(play())


def test_words_are_read_before_anybody_comes(tmp_path: Path) -> None:
    """The first refusal used to read the catalogue in front of all tables: a fifth of a second."""

    async def play() -> None:
        catalogue.cache_clear()
        async with running(tmp_path / "db"):
            before = catalogue.cache_info()
            assert before.currsize >= 1
            catalogue("en")
            assert catalogue.cache_info().misses == before.misses

    asyncio.run(play())


@pytest.mark.skipif(not scoville.compiled, reason="interpreted, Python checks every index itself")
def test_an_action_over_which_the_rules_fail_is_refused_and_not_stored(tmp_path: Path) -> None:
    """Stored before it failed, it would fail again whenever the table is opened."""

    async def play() -> None:
        async with running(tmp_path / "db") as here, seated(here.url, settings={"speed": "relaxed"}) as seats:
            await seats[0].wish("start")
            for seat in seats:
                await seat.until(lambda seat=seat: seat.sights)  # type: ignore[misc]
            table = here.hall.tables[seats[0].table["table"]]
            assert table.dealer is not None
            state: Any = table.dealer.game.state  # type: ignore[attr-defined]
            deck, entries = state.deck_n, len(await here.hall.store.entries(table.ledger.table))
            state.deck_n = 1000  # a pass takes the uppermost card, which lies far behind the array
            on_turn = seats[table.dealer.game.turn or 0]
            with pytest.raises(client.Refusal) as refused:
                await on_turn.play("passes")
            assert refused.value.id == "mistake"
            assert len(await here.hall.store.entries(table.ledger.table)) == entries
            assert told(here, "scoville_errors_total") == 1
            state.deck_n = deck  # nothing else was touched: the same table goes on
            await on_turn.play("passes")
            assert len(await here.hall.store.entries(table.ledger.table)) == entries + 1
            table_id = table.ledger.table
        async with running(tmp_path / "db") as here:
            again = await here.hall.table(table_id)
            assert len(again.ledger.games[0].game.history) == 1

    asyncio.run(play())
