"""How long a bot at a live table takes: the time drawn before it looked, however long and wherever it thinks."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from live_tables import running, seated

from scoville import spicy
from scoville.bots import LEVELS, Budget
from scoville.bots.pace import FLOOR, lead_time
from scoville.core.speeds import SPEEDS
from scoville.heated.bots import HeatedSearchBot
from scoville.heated.wire import HeatedRules
from scoville.server import bot_workers as place
from scoville.server import protocol as p
from scoville.server import workers
from scoville.server.bot_workers import BotWorkers, Question, share
from scoville.server.clock import ManualClock, RealClock
from scoville.server.connection import Connection
from scoville.server.entries import BotSet, Came, Made, Sat, Started, encode_body
from scoville.server.hall import Hall
from scoville.server.ledger import Ledger
from scoville.server.live import LiveTable
from scoville.server.players import takes
from scoville.server.store import Entry
from scoville.server.umpire import Occasion
from scoville.spicy.bots import SearchBot, proper_options
from scoville.spicy.wire import SpicyRules

LONG = 0.2
"""More than the floor."""
TIGER = Budget.read(LEVELS["tiger"].budget or "").seconds
RULES = {"spicy": SpicyRules, "heated": HeatedRules}


def test_each_level_has_its_quickness_and_none_is_quicker_than_a_person() -> None:
    turn = Occasion(0, "turn", 1, must=True)
    for seed in range(100):
        tiger = takes(turn, SPEEDS["blitz"], Random(seed), "tiger", TIGER)
        cat, kitten = (takes(turn, SPEEDS["blitz"], Random(seed), bot) for bot in ("cat:bold", "kitten"))
        assert FLOOR < tiger < cat < kitten


def test_who_thinks_is_never_quicker_than_its_thinking() -> None:
    react = Occasion(0, "react", 1, must=False)
    times = [takes(react, SPEEDS["blitz"], Random(seed), "tiger:1000%", LONG) for seed in range(300)]
    assert min(times) == lead_time(LONG) >= 2 * LONG


# --- the drawn time, whatever was thought -----------------------------------------------------------------


class Forgetful:
    async def append(self, entries: Sequence[Entry], row: Any = None, tokens: Any = (), *more: Any) -> None:
        return


class Mute(Connection):
    def tell(self, raw: bytes, wait: float = 0.0) -> None:
        return


class Slow:
    """Thinks as long as the test says, by the table's clock; None means for ever."""

    def __init__(self, clock: ManualClock, seconds: float | None) -> None:
        self.clock = clock
        self.seconds = seconds
        self.asked: list[Question] = []

    def start(self) -> None:
        return

    def think(self, question: Question, thought: Callable[[Any], None]) -> None:
        self.asked.append(question)
        if self.seconds is not None:
            self.clock.ring(self.clock.now() + self.seconds, lambda: thought(question.options[-1]))


async def rest() -> None:
    """Until the mailbox is empty."""
    for _ in range(9):
        await asyncio.sleep(0)


async def first_move(game: str, secret: str, seconds: float | None, bot: str = "tiger") -> tuple[float, int, Any, Slow]:
    """Of a bot that begins: when it comes, of how many options, the move, and what was thought about."""
    clock = ManualClock()
    hall = Hall(Forgetful(), clock, seed=7, threads=0)  # type: ignore[arg-type]
    slow = Slow(clock, seconds)
    hall.bot_workers = slow  # type: ignore[assignment]
    settings = p.Settings(RULES[game](), seats=2, speed="live")
    bodies: list[Any] = [
        Made(code="ABCDEF", settings=settings, secret=secret * 32),
        Came(person="one", name="One"),
        Sat(person="one", seat=0, name="One"),
        BotSet(seat=1, bot=bot, name="Bot"),
        Started(first=1),
    ]
    ledger = Ledger("table")
    ledger.replay([Entry("table", i, "x", 1.0, encode_body(body)) for i, body in enumerate(bodies, 1)])
    table = LiveTable(hall, ledger)
    line = Mute(clock)
    line.person = "one"
    table.post(lambda: table.attendance.attend(line, 0))
    await rest()
    played = ledger.played
    assert played is not None
    assert table.dealer is not None
    count = len(played.umpire.offered(played.game, Occasion(1, "turn", None, must=True)))
    begun = clock.now()
    while not played.game.history:
        bell = clock.next_bell()
        assert bell is not None
        clock.advance(bell - clock.now())
        await rest()
    return clock.now() - begun, count, played.game.history[0].action, slow


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_a_move_is_shown_when_it_was_drawn_however_long_it_was_thought_about(game: str) -> None:
    async def body() -> None:
        times = {}
        for seconds in (0.0, 0.75 * TIGER, 1.99 * TIGER, None):
            time, _, move, slow = await first_move(game, "aa", seconds)
            times[time] = seconds
            (asked,) = slow.asked
            assert asked.due - 1_000_000.0 == pytest.approx(time)
            assert seconds is None or move == asked.options[-1], "what was thought is what is done"
        assert len(times) == 1, "the drawn time, to the last bit"

    asyncio.run(body())


def test_a_move_that_needs_no_thinking_comes_no_sooner() -> None:
    """Hands of many kinds, some of which leave nothing to decide; the luck of time is the same."""

    async def body() -> None:
        for bot in ("tiger", "cat"):
            found = [await first_move("heated", f"{i:02x}", TIGER, bot) for i in range(150)]
            assert len({time for time, _, _, _ in found}) == 1
            counts = {count for _, count, _, _ in found}
            assert min(counts) <= 2, "some have nothing to think about"
            assert max(counts) > 5

    asyncio.run(body())


# --- where it thinks -----------------------------------------------------------------------------------------


def question(due: float, bot: str = "tiger", thinks: float = TIGER) -> Question:
    game = spicy.new(("Ada", "Bo"), 3)
    assert game.turn is not None
    view = game.view(game.turn)
    return Question("spicy", bot, "5eed", "bot", view, (), view, proper_options(game, game.turn), thinks, due)


def test_a_question_that_waits_alone_gets_all_the_time_it_likes_and_many_share() -> None:
    one = question(due=lead_time(TIGER))
    assert share(one, 0.0, 1, 1) == TIGER
    assert share(one, 0.0, 4, 4) == TIGER
    now, given = 0.0, []
    for waiting in range(10, 0, -1):  # ten tigers, one process, a machine that is half busy otherwise
        given.append(share(one, now, waiting, 1))
        now += 2 * given[-1]
    assert now <= one.due, "the last is in time as well"
    assert max(given) == pytest.approx(min(given)), "and all think equally long"
    assert share(one, 1.0, 1, 1) == 0


def test_whose_moment_is_nearest_is_thought_about_first_and_whose_has_gone_never(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[float] = []
    clock = ManualClock(0.0)

    def think(asked: Question, seconds: float) -> str:
        order.append(asked.due)
        if len(order) == 1:
            clock.advance(3.5)  # the others have waited so long
        return "done"

    async def body() -> None:
        bot_workers = BotWorkers(clock, 1)
        told: list[Any] = []
        for due in (9.0, 5.0, 3.0, 4.0):
            bot_workers.think(question(due), told.append)
        while len(told) < 3:
            await asyncio.sleep(0)
        bot_workers.close()

    monkeypatch.setattr(workers, "make_pool", lambda: ThreadPoolExecutor(1))
    monkeypatch.setattr(place, "answer", think)
    asyncio.run(body())
    assert order == [9.0, 4.0, 5.0]


def test_a_thinker_that_dies_costs_no_thought_and_a_mistake_only_itself() -> None:
    async def body() -> None:
        bot_workers = BotWorkers(RealClock(), 1)
        failed: list[str] = []
        bot_workers.processes.died = lambda error: failed.append("died")
        bot_workers.failed = lambda error: failed.append(type(error).__name__)
        told: list[Any] = []

        async def think(bot: str) -> None:
            before = len(told) + len(failed)
            bot_workers.think(question(RealClock().now() + 600, bot, thinks=0.01), told.append)
            while len(told) + len(failed) == before:
                await asyncio.sleep(0.01)

        await think("tiger")
        assert told[0] in question(0).options
        await think("nobody")
        assert failed == ["BadSettings"]
        (worker,) = vars(bot_workers.processes)["_idle"]
        os.kill(worker.process, signal.SIGKILL)
        bot_workers.think(question(RealClock().now() + 600, thinks=0.01), told.append)
        while len(told) < 2:
            await asyncio.sleep(0.01)
        assert told[1] in question(0).options
        assert failed == ["BadSettings", "died"]
        bot_workers.close()

    asyncio.run(body())


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_no_tiger_thinks_where_the_tables_are(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three of them at a live table: the server's own process never searches, and still they move as they think."""
    here: list[str] = []
    thought: list[Any] = []

    def search(*_: Any) -> None:
        here.append("searched")
        raise AssertionError("not here")

    think = BotWorkers.think

    def watched(self: BotWorkers, asked: Question, told: Callable[[Any], None]) -> None:
        def tell(choice: Any) -> None:
            thought.append(choice in asked.options or choice is None)
            told(choice)

        think(self, asked, tell)

    async def body() -> None:
        settings = {"speed": "blitz", "first": 1}
        async with (
            running(tmp_path / "db") as server,
            seated(server.url, game, 1, seats=4, settings=settings) as (ada,),
        ):
            for seat in (1, 2, 3):
                await ada.wish("set-bot", seat=seat, bot="tiger")
            await ada.wish("start")
            await ada.until(lambda: len(thought) >= 3, within=300)

    monkeypatch.setattr(SearchBot, "compare", search)
    monkeypatch.setattr(HeatedSearchBot, "compare", search)
    monkeypatch.setattr(BotWorkers, "think", watched)
    asyncio.run(body())
    assert all(thought)
    assert not here
