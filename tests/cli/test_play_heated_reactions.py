"""Reactions and time at a table of HEATED in the terminal."""

from __future__ import annotations

import asyncio

import pytest
from heated_terminal import At, record, sit
from terminal_tables import NOW, Deep, Jumping, alone, opponents, registered, run_until

from scoville import load
from scoville.bots.pace import FLOOR, lead_time
from scoville.core import CLOCK
from scoville.heated import (
    Accept,
    Action,
    Call,
    Card,
    Colour,
    Heated,
    Match,
    Play,
    Slap,
    Wonder,
)
from scoville.heated.terminal.draft import Step
from scoville.heated.terminal.table import MatchTable
from scoville.server.around import Wished

# --- reactions ------------------------------------------------------------------------------------------------


def test_a_card_against_you_is_answered_or_let_happen() -> None:
    for keys, action in ((("a",), Accept()), (("3", "enter"), Play(Card("no-thanks")))):

        async def steps(at: At, keys: tuple[str, ...] = keys, action: Action = action) -> None:
            assert "SWAP" in at.text("#prompt-line")
            await at.press(*keys)
            assert action in at.mine()

        sit(record("b2 no-thanks g9", turn="Bo", bo="b-swap g1 g2", actions='"Bo plays b-swap on Ada"'), steps)


def test_slapping_is_a_race() -> None:
    async def steps(at: At) -> None:
        assert "slap" in at.text("#prompt-line")
        await at.press("s")
        assert Slap() in at.mine()

    sit(record("b2 g9", turn="Bo", bo="b-hot g1 g2", actions='"Bo plays b-hot"'), steps)


def test_who_does_not_slap_is_last_when_the_clock_runs_out() -> None:
    async def steps(at: At) -> None:
        await at.until(lambda: any(act.seat == CLOCK for act in at.game.history))
        await at.until(lambda: len(at.game.hand(0)) == 4 or at.game.waiting == (0,))
        assert Slap() in [act.action for act in at.game.history if act.seat == 1]
        assert Slap() not in at.mine()
        assert "clock" in at.story()

    text = record("b2 g9", turn="Bo", bo="b-hot g1 g2", actions='"Bo plays b-hot"')
    sit(text, steps, pace=NOW, times=alone(window=50))


def test_the_countdown_is_in_sight() -> None:
    async def steps(at: At) -> None:
        assert at.text("#prompt-line").startswith(" 30 s ")

    text = record("b2 no-thanks g9", turn="Bo", bo="b-swap g1 g2", actions='"Bo plays b-swap on Ada"')
    sit(text, steps, times=alone(window=30))


def test_heated_is_called_before_the_others() -> None:
    async def steps(at: At) -> None:
        await at.press("1", "enter")
        assert "HEATED!" in at.text("#prompt-line")
        await at.press("h")
        assert at.last() == Call()
        assert not at.game.view(0).uncalled

    sit(record("b2 g9"), steps)


def test_the_others_catch_who_forgets_and_are_caught() -> None:
    async def forgetful(at: At) -> None:
        await at.press("1", "enter")
        await at.until(lambda: Call() in [act.action for act in at.game.history if act.seat != 0])
        await at.until(lambda: len(at.game.hand(0)) == 3)

    sit(record("b2 g9"), forgetful, pace=NOW, times=alone(turn=9, reaction=0.1), bot="random")

    async def catching(at: At) -> None:
        assert "HEATED?" in str(at.screen.query_one("#place-1").border_subtitle)
        await at.press("h")
        assert len(at.game.hand(1)) == 3

    sit(record("b2 g9 g8", turn="Bo", bo="b7 g1", actions='"Bo plays b7"'), catching)


def test_a_card_to_jump_in_with_glows_and_is_played_out_of_turn() -> None:
    async def steps(at: At) -> None:
        assert at.game.turn != 0
        assert "!" in at.text("#hand").splitlines()[-1]
        assert "jump in" in at.text("#prompt-line")
        await at.press("1", "enter")
        assert at.last() == Play(Card("b7"))
        assert "out of turn" in at.story()

    sit(record("b7 g9 g8", turn="Bo", bo="b7 g1 g2", actions='"Bo plays b7"', more='direction = "left"'), steps)


def test_wondering_costs_a_card_and_is_confirmed() -> None:
    async def steps(at: At) -> None:
        await at.press("w", "escape")
        assert not at.game.history
        await at.press("w", "enter")
        assert at.last() == Wonder()
        assert len(at.game.hand(0)) == 3

    sit(record("b2 g9", turn="Bo", rules="house = [1]"), steps)


def test_a_groundless_slap_is_offered_only_where_a_house_rule_punishes_it() -> None:
    async def punished(at: At) -> None:
        assert "⚠ slap" in at.text("#prompt-choices")
        await at.press("s")
        assert len(at.game.hand(0)) == 3

    async def ignored(at: At) -> None:
        await at.press("s", "h", "w", "a", "n", "m", "c", "f", "z", "f5")
        assert not at.game.history

    sit(record("b2 g9", turn="Bo", rules="house = [3]"), punished)
    sit(record("b2 g9", turn="Bo"), ignored)


# --- time -------------------------------------------------------------------------------------------------------


def seated(text: str, bot: str, clock: Jumping) -> MatchTable:
    game = load(text)
    assert isinstance(game, Heated)
    match = Match(game.players, 1)
    match.round = game
    return MatchTable(match, opponents(3, bot), clock=clock)


def test_no_bot_is_quicker_than_a_person_can_be_and_time_tells_nothing() -> None:
    async def times(hand: str) -> list[float]:
        text = record("b2 g9", turn="Bo", bo="ghost g1 g2 g3", cy=hand, actions='"Bo plays ghost green on Ada Cy"')
        table = seated(text, "casual", Jumping())
        await run_until(table, lambda: any(act.time is not None for act in table.game.history))
        return [act.time for act in table.game.history if act.time is not None]

    quick, slow = asyncio.run(times("p1 p2")), asyncio.run(times("no-thanks no-thanks"))
    assert quick
    assert quick[0] == slow[0], "a NO, THANKS is thought about as long as nothing"
    assert min(*quick, *slow) >= FLOOR


def test_a_bot_thinks_before_its_time_has_come_and_never_beyond_it() -> None:
    """At a table where only drawn time passes, so that seconds are exact."""

    def times(thinks: float) -> tuple[float, float]:
        asked: list[float] = []
        clock = Jumping()
        begun = clock.now()

        async def move() -> float:
            table = seated(record("b2 g9", turn="Bo", bo="b3 g1 g2 g3", cy="p1 p2"), "deep", clock)
            await run_until(table, lambda: bool(table.game.history))
            moved = table.game.history[0].time
            assert moved is not None
            return moved

        with registered("heated", deep=lambda: Deep(thinks, lambda: asked.append(clock.now() - begun))):
            moved = asyncio.run(move())
        return asked[0], moved

    usual = times(0.0)[1]
    for thinks in (0.0, 0.05, 0.2):
        begun, moved = times(thinks)
        assert moved == pytest.approx(usual, abs=0.001), "the drawn time, however long it thinks"
        assert begun == pytest.approx(moved - lead_time(thinks), abs=0.001)
    assert times(5.0)[1] == pytest.approx(lead_time(5.0), abs=0.001), "unless that is too little to think in"


def test_others_wait_while_you_choose_on_your_turn_but_not_in_a_race() -> None:
    async def choosing(at: At) -> None:
        await at.press("1")
        assert at.screen.table.held
        await at.press("escape")
        assert not at.screen.table.held
        await at.press("space")
        assert at.screen.table.held

    async def answering(at: At) -> None:
        await at.press("3")
        assert at.step() is Step.CONFIRM
        assert not at.screen.table.held

    sit(record("b2 b7 g9"), choosing)
    text = record("b2 no-thanks g9", turn="Bo", bo="b-swap g1 g2", actions='"Bo plays b-swap on Ada"')
    sit(text, answering)


def test_what_you_have_begun_stays_while_others_let_things_happen() -> None:
    async def steps(at: At) -> None:
        await at.press("3", "2")
        assert at.step() is Step.SEAT
        table = at.screen.table
        table.post(lambda: table.dealer.wish(Wished(1, Accept(), table.clock.now())))
        await at.until(lambda: at.last() == Accept())
        assert at.step() is Step.SEAT
        await at.press("3", "enter")
        assert at.last() == Play(Card("getting-heated"), Colour.GREEN, (2,))

    actions = '"Cy plays getting-heated green on Bo"'
    sit(record("b2 g9 getting-heated", turn="Cy", cy="getting-heated p1 p2", actions=actions), steps)
