"""Time at a table of SPICY in the terminal: bots take a human one, and nobody waits while they think."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import Any

import pytest
from spicy_terminal import NOW, At, record, sit
from terminal_tables import Deep, opponents, run_until, until

from scoville import load
from scoville.bots import Bot
from scoville.bots.pace import FLOOR, lead_time
from scoville.cli.terminal.opponent import Opponent
from scoville.cli.terminal.table import SPEEDS, Opponents, Pace
from scoville.core import Fact, stream
from scoville.spicy import Challenge, Pass, Spicy, Trait, new
from scoville.spicy.terminal.table import SpicyTable


def test_bots_wait_while_the_person_decides_or_has_paused() -> None:
    async def steps(at: At) -> None:
        table = at.screen.table
        for keys in (("n",), ("space",), ("?",), ("q",)):
            await at.press(*keys)
            assert table.held, keys
            await at.press("space" if keys == ("space",) else "escape")
            assert not table.held, keys

    sit(record("c8 w5", stack='"Bo p1 as w3"', turn="Cy"), steps)


def test_a_held_table_stands_still() -> None:
    async def run() -> None:
        game = new(["Ada", "Bo", "Cy"], 1, first=1)
        table = SpicyTable(game, 0, opponents("spicy", 3), stream(1, "arbiter"), NOW)
        table.hold(True)
        running = asyncio.create_task(table.run())
        await asyncio.sleep(0.05)
        assert not game.history
        running.cancel()
        table.hold(False)
        await run_until(table, lambda: bool(game.history) and (game.turn == 0 or game.waiting == (0,)))

    asyncio.run(run())


def at_the_turn_of_bo(bo: str) -> Spicy:
    game = load(record("c8 w5", turn="Bo").replace("w1 w2", bo))
    assert isinstance(game, Spicy)
    return game


def test_no_bot_is_quicker_than_a_person_can_be_and_time_tells_nothing() -> None:
    def time(bo: str) -> float:
        game = at_the_turn_of_bo(bo)
        table = SpicyTable(game, 0, opponents("spicy", 3), stream(1, "arbiter"), Pace(1, 1, scale=0))
        times: list[float] = []
        table.told = lambda seat, facts: times.append(table.time)
        asyncio.run(run_until(table, lambda: bool(times)))
        return times[0]

    one = time("c1 c2 c3")
    assert one == time("p10 p9")
    assert one > FLOOR


def test_each_level_has_a_quickness_of_its_own_which_the_table_scales() -> None:
    def times(quickness: int) -> list[float]:
        seated = Opponents("spicy", ("tiger", "cat", "kitten"), quickness, SPEEDS["live"]).seated(1)
        return [sum(bot.takes(1) for _ in range(500)) for bot in seated.values()]

    tiger, cat, kitten = times(100)
    assert tiger < cat < kitten
    assert all(quick < usual for quick, usual in zip(times(200), (tiger, cat, kitten), strict=True))


DOUBT = Challenge(Trait.NUMBER)


class Slow(Bot[Any, Any]):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.let_go = threading.Event()
        self.noticed: list[tuple[Fact, bool]] = []

    def notice(self, fact: Fact) -> None:
        self.noticed.append((fact, self.let_go.is_set()))

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        self.asked.set()
        assert self.let_go.wait(300), "whoever thinks keeps the table from going on"
        return DOUBT if DOUBT in options else Pass()


def test_the_person_can_act_while_a_bot_thinks_and_what_it_thought_no_longer_counts() -> None:
    async def run() -> None:
        game = load(record("c8 w5", stack='"Bo p1 as w3"', turn="Cy"))
        assert isinstance(game, Spicy)
        slow = Slow()
        bots = {seat: Opponent(seat, slow, stream(1, f"pace-{seat}")) for seat in (1, 2)}
        table = SpicyTable(game, 0, bots, stream(1, "arbiter"), NOW)
        running = asyncio.create_task(table.run())
        await until(slow.asked.is_set)
        table.act(DOUBT)
        assert not slow.noticed, "nothing is noticed while another thread thinks"
        slow.let_go.set()
        await until(lambda: len(game.history) > 1)
        running.cancel()
        assert [(act.seat, act.action) for act in game.history[:2]] == [(0, DOUBT), (1, Pass())]
        assert slow.noticed
        assert all(later for _, later in slow.noticed)

    asyncio.run(run())


class Faulty(Bot[Any, Any]):
    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        raise ZeroDivisionError("of mine")


def test_a_bots_mistake_is_told_and_costs_it_its_choice() -> None:
    async def steps(at: At) -> None:
        await at.until(lambda: at.game.turn == 0)
        assert [(act.seat, act.action) for act in at.game.history] == [(1, Pass()), (2, Pass())]
        assert "Bo has made a mistake and lets this be. The bot Faulty failed at test_play_time.py" in at.story()

    bots = {seat: Opponent(seat, Faulty(), stream(1, f"pace-{seat}")) for seat in (1, 2)}
    sit(record("c8 w5", turn="Bo"), steps, pace=NOW, bots=bots)


class Seated(Bot[Any, Any]):
    def __init__(self) -> None:
        self.began: list[Any] = []
        self.asked_first: list[bool] = []

    def sit_down(self, view: Any) -> None:
        self.began.append(view)

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        self.asked_first.append(not self.began)
        return Pass()


def test_a_bot_has_seen_how_the_game_began() -> None:
    async def steps(at: At) -> None:
        await at.until(lambda: at.game.turn == 0)
        assert bot.asked_first == [False]
        assert bot.began == [at.game.anew().view(1)]

    bot = Seated()
    bots = {1: Opponent(1, bot, stream(1, "pace-1")), 2: Opponent(2, Faulty(), stream(1, "pace-2"))}
    sit(record("c8 w5", turn="Bo"), steps, pace=NOW, bots=bots)


def test_a_bot_thinks_before_its_time_has_come_and_never_beyond_it() -> None:
    """At a table where no time passes but what is drawn, so that seconds are exact."""

    def times(thinks: float) -> tuple[float, float]:
        game = at_the_turn_of_bo("c1 c2 c3")
        deep = Deep(thinks)
        bots = {seat: Opponent(seat, deep, stream(1, f"pace-{seat}")) for seat in (1, 2)}
        table = SpicyTable(game, 0, bots, stream(1, "arbiter"), Pace(1, 1, scale=0))
        deep.clock = lambda: table.time
        moved: list[float] = []
        table.told = lambda seat, facts: moved.append(table.time)
        asyncio.run(run_until(table, lambda: bool(moved)))
        return deep.asked_at[0], moved[0]

    for thinks in (0.0, 0.05, 0.2):
        begun, moved = times(thinks)
        assert moved == times(0.0)[1], "the drawn time, however long it thinks"
        assert begun == pytest.approx(moved - lead_time(thinks))
    assert times(5.0)[1] == lead_time(5.0), "unless that is too little to think in"
