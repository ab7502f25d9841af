"""Time at a table of SPICY in the terminal: bots take a human time, and nobody waits while they think."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from spicy_terminal import NOW, At, record, sit
from terminal_tables import Deep, Jumping, opponents, registered, run_until, until

from scoville import load
from scoville.bots import Bot, BotFailed
from scoville.bots.pace import FLOOR, lead_time
from scoville.core import Fact
from scoville.core.speeds import ALONE, SPEEDS
from scoville.server.around import Wished
from scoville.server.local import LocalTable, Opponents
from scoville.server.players import takes
from scoville.server.umpire import Occasion, umpire_of
from scoville.spicy import Accept, Challenge, Pass, Spicy, Trait, new


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
        table = LocalTable(game, opponents(3), clock := Jumping())
        clock.table = table
        table.begin()
        table.hold(True)
        await asyncio.sleep(0.05)
        assert not game.history
        await run_until(table, lambda: bool(game.history) and (game.turn == 0 or 0 in game.waiting))

    asyncio.run(run())


def test_a_choice_that_comes_while_the_table_is_held_waits() -> None:
    async def run() -> None:
        game = at_the_turn_of_bo("c1 c2 c3")
        table = LocalTable(game, opponents(3, "slow"), clock := Jumping())
        clock.table = table
        table.begin()
        await until(slow.asked.is_set)
        table.hold(True)
        slow.let_go.set()
        await until(lambda: not table.thinking)
        await asyncio.sleep(0.05)
        assert not game.history
        await run_until(table, lambda: bool(game.history))

    slow = Slow()
    with registered("spicy", slow=lambda: slow):
        asyncio.run(run())


def at_the_turn_of_bo(bo: str) -> Spicy:
    game = load(record("c8 w5", turn="Bo").replace("w1 w2", bo))
    assert isinstance(game, Spicy)
    return game


async def first_move(game: Spicy, bot: str = "casual") -> float:
    """Seconds until somebody acts, at a table where only drawn time passes."""
    clock = Jumping()
    table, begun = LocalTable(game, opponents(3, bot), clock), clock.now()
    times: list[float] = []
    table.told = lambda seat, facts: times.append(clock.now() - begun)
    await run_until(table, lambda: bool(times))
    return times[0]


def test_no_bot_is_quicker_than_a_person_can_be_and_time_tells_nothing() -> None:
    one, other = (asyncio.run(first_move(at_the_turn_of_bo(hand))) for hand in ("c1 c2 c3", "p10 p9"))
    assert one == pytest.approx(other, abs=1e-6)
    assert one > FLOOR


def test_each_level_has_a_quickness_of_its_own_which_the_table_scales() -> None:
    def times(quickness: int) -> list[float]:
        pace = Opponents((), ALONE["live"], quickness).pace
        turn = Occasion(1, "turn", None, must=True)
        return [sum(takes(turn, pace, Random(i), bot) for i in range(500)) for bot in ("tiger", "cat", "kitten")]

    tiger, cat, kitten = times(100)
    assert tiger < cat < kitten
    assert all(quick < usual for quick, usual in zip(times(200), (tiger, cat, kitten), strict=True))


def test_a_new_card_can_be_doubted_before_a_bot_goes_on_and_bots_leave_time_for_it() -> None:
    lingers = umpire_of("spicy").lingers
    doubted = new(["Ada", "Bo", "Cy"], 1, first=0)
    assert lingers(doubted) == 0
    doubted.apply(0, doubted.legal(0)[-1])
    assert lingers(doubted) == 1
    doubted.apply(1, Pass())
    assert lingers(doubted) == 0, "everybody has seen the card"
    turn, react = Occasion(1, "turn", None, must=True), Occasion(2, "react", None, must=False)
    for name, speed in ALONE.items():
        for seed in range(100):
            assert takes(turn, speed, Random(seed), "cat", lingers=1) > speed.doubt
        reactions = sorted(takes(react, speed, Random(seed), "cat", lingers=1) for seed in range(101))
        assert reactions[50] > speed.doubt / 3, "a person is not always too late"
        assert SPEEDS[name].doubt == 0, "at a server's table people hurry each other"


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
        assert self.let_go.wait(300), "a thinking bot keeps the table from going on"
        return DOUBT if DOUBT in options else Pass()


def test_the_person_can_act_while_a_bot_thinks_and_what_it_thought_no_longer_counts() -> None:
    async def run() -> None:
        game = load(record("c8 w5", stack='"Bo p1 as w3"', turn="Cy"))
        assert isinstance(game, Spicy)
        table = LocalTable(game, opponents(3, "slow"), clock := Jumping())
        clock.table = table
        table.begin()
        await until(slow.asked.is_set)
        table.act(DOUBT)
        await until(lambda: bool(game.history))
        assert not slow.noticed, "nothing is noticed while another thread thinks"
        slow.let_go.set()
        await until(lambda: len(game.history) > 1)
        table.close()
        assert [(act.seat, act.action) for act in game.history[:2]] == [(0, DOUBT), (1, Pass())]
        assert slow.noticed
        assert all(later for _, later in slow.noticed)

    slow = Slow()
    with registered("spicy", slow=lambda: slow):
        asyncio.run(run())


def test_a_wish_about_a_card_that_is_no_longer_there_is_late() -> None:
    """Somebody was quicker: a doubt does not hit another card than the one it was meant for."""

    async def run() -> None:
        game = load(record("c8 w5", stack='"Bo p1 as w3"', turn="Cy"))
        table = LocalTable(game, opponents(3))
        heard: list[str] = []
        table.late = lambda: heard.append("late")
        table.refused = lambda refused: heard.append(refused.id)
        cy = next(option for option in game.legal(2) if type(option).__name__ == "Play")
        table.post(lambda: table.dealer.wish(Wished(2, cy, table.clock.now())))
        table.act(DOUBT)
        await until(lambda: bool(heard))
        assert heard == ["late"]
        assert [act.seat for act in game.history] == [2]
        table.act(Accept())
        await until(lambda: len(heard) > 1)
        assert heard[1] != "late", "the rules say why"
        table.close()

    asyncio.run(run())


def test_who_has_accepted_a_last_card_is_not_shown() -> None:
    async def steps(at: At) -> None:
        told = at.story()
        at.screen.table.post(lambda: at.screen.table.dealer.wish(Wished(2, Accept(), at.screen.table.clock.now())))
        await at.until(lambda: at.game.waiting == (0,))
        assert at.story() == told
        assert at.screen.table.view().waiting == (0, 2)

    text = record("c8 w5").replace('Bo = "w1 w2"', 'Bo = "w1"').replace('turn = "Ada"', 'turn = "Bo"')
    sit(text.replace("[rules]", 'actions = ["Bo plays w1 as w1"]\n[rules]'), steps)


def test_the_countdown_is_in_sight_where_the_clock_closes_a_window() -> None:
    async def steps(at: At) -> None:
        assert at.text("#prompt-line").startswith(" 8 s ")

    text = record("c8 w5").replace('Bo = "w1 w2"', 'Bo = "w1"').replace('turn = "Ada"', 'turn = "Bo"')
    sit(text.replace("[rules]", 'actions = ["Bo plays w1 as w1"]\n[rules]'), steps, times=ALONE["live"])


class Faulty(Bot[Any, Any]):
    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        raise ZeroDivisionError("of mine")


def test_a_bots_mistake_is_told_and_costs_it_its_choice() -> None:
    async def steps(at: At) -> None:
        await at.until(lambda: at.game.turn == 0)
        assert [(act.seat, act.action) for act in at.game.history] == [(1, Pass()), (2, Pass())]
        assert "The bot of Bo failed and skips this choice. The bot Faulty failed at test_play_time.py" in at.story()

    with registered("spicy", faulty=Faulty):
        sit(record("c8 w5", turn="Bo"), steps, pace=NOW, bot="faulty")


class Dreaming(Bot[Any, Any]):
    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        return "a card of its own"


def test_a_choice_that_is_no_option_is_a_mistake_too() -> None:
    async def run() -> None:
        game = at_the_turn_of_bo("w1 w2")
        table = LocalTable(game, opponents(3, "dreaming"), Jumping())
        failed: list[tuple[int, BotFailed]] = []
        table.failed = lambda seat, error: failed.append((seat, error))
        await run_until(table, lambda: bool(game.history))
        assert failed[0][0] == 1
        assert "none of its options" in str(failed[0][1])

    with registered("spicy", dreaming=Dreaming):
        asyncio.run(run())


class Seated(Bot[Any, Any]):
    began: list[Any]
    asked_first: list[bool]

    def sit_down(self, view: Any) -> None:
        self.began.append(view)

    def choose(self, view: Any, options: Sequence[Any]) -> Any | None:
        self.asked_first.append(not self.began)
        return Pass()


def test_a_bot_has_seen_how_the_game_began() -> None:
    async def steps(at: At) -> None:
        await at.until(lambda: at.game.turn == 0)
        assert Seated.asked_first == [False, False]
        assert Seated.began == [at.game.anew().view(1), at.game.anew().view(2)]

    Seated.began, Seated.asked_first = [], []
    with registered("spicy", seated=Seated):
        sit(record("c8 w5", turn="Bo"), steps, pace=NOW, bot="seated")


def test_a_bot_thinks_before_its_time_has_come_and_never_beyond_it() -> None:
    """At a table where only drawn time passes, so that seconds are exact."""

    def times(thinks: float) -> tuple[float, float]:
        asked: list[float] = []
        clock = Jumping()
        begun = clock.now()

        async def move() -> float:
            table = LocalTable(at_the_turn_of_bo("c1 c2 c3"), opponents(3, "deep"), clock)
            moved: list[float] = []
            table.told = lambda seat, facts: moved.append(clock.now() - begun)
            await run_until(table, lambda: bool(moved))
            return moved[0]

        with registered("spicy", deep=lambda: Deep(thinks, lambda: asked.append(clock.now() - begun))):
            moved = asyncio.run(move())
        return asked[0], moved

    usual = times(0.0)[1]
    for thinks in (0.0, 0.05, 0.2):
        begun, moved = times(thinks)
        assert moved == pytest.approx(usual, abs=1e-6), "the drawn time, however long it thinks"
        assert begun == pytest.approx(moved - lead_time(thinks), abs=1e-6)
    assert times(5.0)[1] == pytest.approx(lead_time(5.0), abs=1e-6), "unless that is too little to think in"


def test_a_thought_that_is_late_is_waited_for() -> None:
    """`Slow` is released long after its time has come; no first thought is played for it."""

    async def run() -> None:
        game = at_the_turn_of_bo("w1 w2")
        table = LocalTable(game, opponents(3, "slow"))
        table.begin()
        await until(slow.asked.is_set)
        table.clock._now += 60
        table.post(table.dealer.tick)
        await asyncio.sleep(0.05)
        assert not game.history
        slow.let_go.set()
        await until(lambda: bool(game.history))
        table.close()

    slow = Slow()
    slow.thinks = 0.01
    with registered("spicy", slow=lambda: slow):
        asyncio.run(run())
