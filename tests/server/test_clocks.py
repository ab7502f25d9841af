"""Time, by a clock that the test advances: turns, windows, absent players, bots that take their time."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from live_tables import Running, choose, running, seated, wish_of

from scoville import client
from scoville.core.speeds import SPEEDS
from scoville.server.clock import ManualClock
from scoville.server.dealer import Dealer
from scoville.server.live import LiveTable


async def idle(table: LiveTable) -> None:
    """Waits until the mailbox has nothing left to do."""
    for _ in range(3):
        done = asyncio.get_running_loop().create_future()

        async def mark(done: asyncio.Future[None] = done) -> None:
            done.set_result(None)

        table.post(mark)
        await done
        await asyncio.sleep(0)


async def calm(table: LiveTable) -> None:
    """Waits also until everybody has heard of it."""
    for _ in range(3):
        await idle(table)
        for _ in range(10):  # turns of the loop, because a busy machine lets all of the time pass in one
            await asyncio.sleep(0.005)


class Timed:
    """A table, its clock and its people."""

    def __init__(self, server: Running, clock: ManualClock, seats: list[client.Seat], table: LiveTable) -> None:
        self.server, self.clock, self.seats, self.table = server, clock, seats, table

    async def pass_time(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await calm(self.table)

    @property
    def dealer(self) -> Dealer:
        assert self.table.dealer is not None
        return self.table.dealer


def timed(path: Path, body: Callable[[Timed], Any], game: str = "spicy", people: int = 2, **more: Any) -> None:
    async def play() -> None:
        clock = ManualClock()
        serving = running(path / "db", clock=clock, seed=1, threads=0)
        async with serving as server, seated(server.url, game, people, **more) as seats:
            table = await server.hall.table(seats[0].table["table"])
            await seats[0].wish("start")
            for seat in seats:
                await seat.until(lambda seat=seat: seat.sights)  # type: ignore[misc]
            await calm(table)
            await body(Timed(server, clock, seats, table))

    # Nothing is held back for the shorter line: on a busy machine that would wait for a clock that stands still.
    with patch("scoville.server.live.EVEN", math.inf):
        asyncio.run(play())


def facts(seat: client.Seat) -> list[str]:
    return [fact["fact"] for fact in seat.facts]


def test_a_turn_that_runs_out_passes_and_twice_a_bot_stands_in(tmp_path: Path) -> None:
    async def body(at: Timed) -> None:
        ada, bo = at.seats
        turn = SPEEDS["live"].turn
        assert (ada.clock["turn"], ada.clock["turn_left"]) == (0, turn * 1000)
        await at.pass_time(turn - 0.1)
        assert facts(bo) == []
        await at.pass_time(0.2)
        await bo.until(lambda: facts(bo) == ["passed", "cards-drawn"])
        await bo.play("passes")
        await at.pass_time(turn + 1)  # the second time in a row
        await ada.until(lambda: ada.table["seats"][0]["stood_in"])
        await at.pass_time(10)  # the bot has taken its time
        assert at.dealer.game.turn == 1
        await bo.play("passes")
        await ada.play("passes")  # back as soon as they act
        await bo.until(lambda: not bo.table["seats"][0]["stood_in"])

    timed(tmp_path, body, settings={"first": 0})


def test_without_stand_ins_the_clock_alone_goes_on(tmp_path: Path) -> None:
    async def body(at: Timed) -> None:
        for _ in range(6):
            await at.pass_time(SPEEDS["live"].turn + 1)
        assert len(at.dealer.game.history) == 6
        assert not at.dealer.stood_in

    timed(tmp_path, body, settings={"stand_in": False})


def test_who_is_away_is_played_after_the_grace_period_and_gets_the_seat_back(tmp_path: Path) -> None:
    async def body(at: Timed) -> None:
        ada, bo = at.seats
        await bo.close()
        await ada.until(lambda: not ada.table["people"][1]["attends"])
        await at.pass_time(SPEEDS["live"].grace - 1)
        assert not at.dealer.stood_in
        await at.pass_time(2)
        assert at.dealer.stood_in == {1}
        await ada.play("passes")
        await at.pass_time(5)
        assert at.dealer.game.turn == 0  # the bot has played
        async with client.Seat(at.server.url, bo.token, seen=bo.seq) as back:
            await calm(at.table)
            assert at.dealer.stood_in == set()
            await ada.until(lambda: ada.seq == back.seq)

    timed(tmp_path, body, settings={"first": 0})


def test_a_table_without_its_players_stands_still(tmp_path: Path) -> None:
    async def body(at: Timed) -> None:
        for seat in at.seats:
            await seat.close()
        while at.table.connections:
            await asyncio.sleep(0.01)
        await at.pass_time(1000)
        assert len(at.dealer.game.history) == 0

    timed(tmp_path, body)


@pytest.mark.parametrize("challenged", [False, True])
def test_a_last_card_waits_for_everybody_and_nobody_learns_who_has_answered(tmp_path: Path, challenged: bool) -> None:
    """Decision 7: declining is never published; the window closes by the clock, whatever anyone holds."""

    async def body(at: Timed) -> None:
        ada, bo, cy, di = at.seats
        await ada.play(f"plays {ada.view['hand'][0]} as c1")
        for seat in (bo, cy, di):
            await seat.until(lambda seat=seat: seat.options.get("accepts"))  # type: ignore[misc]
        assert ada.clock["window_left"] == SPEEDS["live"].window * 1000
        seen = {seat: (seat.seq, list(seat.facts)) for seat in (ada, cy, di)}
        await bo.play("accepts")
        assert (bo.view["answered"], bo.options) == (True, {})
        await calm(at.table)
        for seat, (seq, told) in seen.items():
            assert (seat.seq, seat.facts) == (seq, told)
            assert seat.view["waiting"] == [1, 2, 3]
        await cy.play("accepts")
        assert cy.view["waiting"] == [1, 2, 3]
        if challenged:
            await di.play("challenges spice")
            await ada.until(lambda: "card-revealed" in facts(ada))
        else:
            await at.pass_time(SPEEDS["live"].window + 0.1)
            await ada.until(lambda: "trophy-taken" in facts(ada))
            assert ada.view["waiting"] == []
        assert "last-card-accepted" not in facts(ada) + facts(di)

    timed(tmp_path, body, people=4, rules={"hand": 1}, settings={"first": 0})


def test_a_person_alone_with_bots_is_not_hurried_at_relaxed(tmp_path: Path) -> None:
    async def play() -> None:
        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock, seed=1, threads=0) as server:
            settings = {"speed": "relaxed", "first": 0}
            wish = wish_of("spicy", 2, settings=settings, start=True) | {"seats": [{}, {"bot": "casual"}]}
            async with client.Seat(server.url, (await client.make(server.url, wish))["token"]) as ada:
                await ada.until(lambda: ada.sights)
                table = await server.hall.table(ada.table["table"])
                await calm(table)
                assert ada.clock["turn_left"] is None
                clock.advance(10_000)
                await calm(table)
                assert ada.view["turn"] == 0

    asyncio.run(play())


@pytest.mark.parametrize("game", ["spicy", "heated"])
@pytest.mark.parametrize("speed", ["live", "blitz"])
def test_bots_play_whole_games_with_a_person_who_lets_the_clock_run(tmp_path: Path, game: str, speed: str) -> None:
    """Nothing can get stuck: with nobody acting, clocks and bots bring every game to its end."""

    async def play() -> None:
        clock = ManualClock()
        async with running(tmp_path / "db", clock=clock, seed=2, threads=0) as server:
            seats = [{}, {"bot": "casual"}, {"bot": "random"}, {"bot": "casual"}]
            rules = {"worlds_end": 20} if game == "spicy" else {"mode": "chaos", "house": [1, 2, 3]}
            wish = wish_of(game, 4, rules=rules, settings={"speed": speed}, start=True) | {"seats": seats}
            async with client.Seat(server.url, (await client.make(server.url, wish))["token"]) as ada:
                table = await server.hall.table(ada.table["table"])
                await idle(table)
                played = table.ledger.games[0]
                for _ in range(20_000):
                    if played.game.over:
                        break
                    bell = clock.next_bell()
                    assert bell is not None, "nothing is due, and the game is not over"
                    clock.advance(max(0.0, bell - clock.now()) + 0.001)
                    await idle(table)
                assert played.game.over

    asyncio.run(play())


def test_slaps_are_timed_and_the_race_has_a_verdict(tmp_path: Path) -> None:
    """H-TOOHOT, HR-SLAP: the last to slap draws 2; within 30 ms is a tie, and both draw 1."""

    async def body(at: Timed) -> None:
        luck = random.Random(1)
        for _ in range(400):
            if any(seat.view["phase"] == "slaps" for seat in at.seats):
                break
            for seat in at.seats:
                action = choose(seat, luck)
                if action is not None and seat.view["phase"] != "slaps":
                    hot = [option for option in seat.options.get("plays", []) if option["card"].endswith("-hot")]
                    try:
                        await seat.play(f"plays {hot[0]['card']}" if hot else action)
                    except (client.Refusal, client.StaleAction):
                        continue
                    await calm(at.table)
        slapping = [seat for seat in at.seats if seat.view["phase"] == "slaps"]
        assert len(slapping) == 3
        await at.seats[2].play("slaps")
        await at.pass_time(0.1)
        await at.seats[0].play("slaps")
        await at.pass_time(0.02)
        await at.seats[1].play("slaps")
        await at.seats[0].until(lambda: at.seats[0].verdicts)
        verdict = at.seats[0].verdicts[-1]
        assert [(line["seat"], line["behind"]) for line in verdict["lines"]] == [(2, 0), (0, 100), (1, 120)]
        assert verdict["by"] == "rule"
        assert [fact["seat"] for fact in at.seats[0].facts if fact["fact"] == "last-to-slap"] == [0, 1]

    deck = {**dict.fromkeys(("b1", "g1", "p1", "y1"), 8), **dict.fromkeys(("b-hot", "g-hot", "p-hot", "y-hot"), 6)}
    timed(tmp_path, body, "heated", 3, rules={"deck": deck, "heated_call": "automatic"})


@pytest.mark.parametrize(("behind", "own"), [(0.02, True), (0.05, False)])
def test_H_CALL_in_a_race_a_tie_goes_to_the_player(tmp_path: Path, behind: float, own: bool) -> None:
    """Ada must call HEATED!; Bo calls first. Within 30 ms it is a tie, which is Ada's; later Ada draws 2."""

    async def body(at: Timed) -> None:
        ada, bo = at.seats
        for _ in range(200):
            if ada.view["uncalled"]:
                break
            for seat in at.seats:
                plays = [option for option in seat.options.get("plays", []) if not option.get("out_of_turn")]
                if seat.view["turn"] == seat.view["seat"] and seat.options:
                    text = f"plays {plays[0]['card']}" if plays else "draws"
                    await seat.play(text)
                    await calm(at.table)
                    await ada.until(lambda: ada.seq == bo.seq)
                if ada.view["uncalled"]:
                    break
        caught = at.seats[ada.view["uncalled"][0]]
        other = bo if caught is ada else ada
        for line in [connection.line for connection in at.table.connections.values()]:
            line.reach = 0.1  # as if something could still be on its way
        first = asyncio.create_task(other.play("calls"))
        await calm(at.table)
        await at.pass_time(behind)
        second = asyncio.create_task(caught.play("calls"))
        await calm(at.table)
        await at.pass_time(0.2)
        for call in (first, second):
            with suppress(client.Refusal, client.StaleAction):
                await call
        await ada.until(lambda: any(fact["fact"] == "heated-called" for fact in ada.facts))
        called = next(fact for fact in ada.facts if fact["fact"] == "heated-called")
        assert called["own"] is own
        verdict = ada.verdicts[-1]
        assert verdict["by"] == ("rule" if own else "time")
        assert any(fact["fact"] == "penalty-due" for fact in ada.facts) is not own

    timed(tmp_path, body, "heated", 2, rules={"deck": {"b1": 30, "b2": 30}})


SWAPPED = """format = 1
game = "heated"
players = ["Ada", "Bo"]
first = "Ada"
seed = 7
actions = []
[position]
hands = { Ada = "b-swap b1 b2", Bo = "p1 p3 y9" }
top = "b5"
turn = "Ada"
draw_pile = "y1 y2 y3 y4"
"""


@pytest.mark.parametrize("newcomer", [False, True])
def test_whoever_plays_their_first_games_gets_twice_as_long_to_answer(tmp_path: Path, newcomer: bool) -> None:
    async def body(at: Timed) -> None:
        ada, bo = at.seats
        await bo.close()
        bo.newcomer = newcomer
        await bo.open()
        await ada.play("plays b-swap on Bo")
        await ada.until(lambda: ada.view["phase"] == "answers")
        assert ada.clock["window"] == SPEEDS["live"].window * 1000 * (1 + newcomer)

    timed(tmp_path, body, "heated", origin={"ply": 0, "record": SWAPPED})
