"""The search bot of HEATED: legal, repeatable, the same compiled and interpreted; it sees what the policy does not."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
from both_builds import ROOT, environment, needs_compiler
from heated_walks import Table, examples, tables
from hypothesis import given
from hypothesis import strategies as st
from sizes import sized
from test_heated_imagine import told

from scoville.bots import LEVELS, TEMPERAMENTS, bots_of, catch_up, make_bot
from scoville.bots.thinking import Budget
from scoville.core import BadSettings, Journal, stream
from scoville.heated import Action, Call, Card, Heated, Play, Position, Rules, new
from scoville.heated.bots import HeatedSearchBot, heated_options
from scoville.heated.bots.explain import explain_heated
from scoville.heated.redeal import unseen_by
from scoville.lab.arena import play_game
from scoville.lab.spec import TableSpec

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo")
CHOICES = """
import json, sys
import scoville
from scoville.bots import make_bot
from scoville.heated.bots import heated_options
from scoville.core import stream
from scoville.heated import Rules, new
from scoville.heated.rules.arbiter import Arbiter, random_decision
told = []
for seed in range(8):
    mode = ("regular", "chaos", "speed-run", "never-ending")[seed % 4]
    players = 2 + seed % 3
    game = new(("Ada", "Bo", "Cy", "Di")[:players], seed, Rules(mode))
    state = game.state
    arbiter = Arbiter(state, stream(seed, "reflexes"))
    for _ in range(4 + 3 * seed):
        arbiter.let_react()
        if arbiter.seat() >= 0:
            random_decision(arbiter, state, arbiter.seat(), stream(seed, "x"))
    arbiter.let_react()
    seat = arbiter.seat()
    if seat < 0:
        continue
    for name in ("heuristic", "search:24"):
        bot = make_bot("heated", name, stream(seed, "bot"))
        told.append(repr(bot.choose(game.view(seat), heated_options(game, seat))))
print(json.dumps({"compiled": scoville.compiled, "told": told}))
"""


@pytest.mark.parametrize("mode", ["chaos", "never-ending"])
def test_search_bots_play_whole_games(mode: str) -> None:
    """`apply` judges everything they do."""
    search = f"search:{sized(8, 8, interpreted=1)}"
    spec = TableSpec("heated", 3, Rules(mode, house=(1, 2, 3, 4, 5, 6)), (search, "heuristic", search), 5)
    assert play_game(spec, 0).winners


@pytest.mark.parametrize("setting", ["0", "-3", "fast", "20s", "ms", "1.5ms"])
def test_a_budget_is_a_time_or_a_number(setting: str) -> None:
    with pytest.raises(BadSettings, match="200ms"):
        make_bot("heated", f"search:{setting}", stream(1, "bot"))


MOODS = [f"{level}:{mood}" for level in LEVELS for mood in TEMPERAMENTS]


@examples(30)
@given(tables(), st.integers(0, 100), st.sampled_from([*sorted(bots_of("heated")), *MOODS]))
def test_no_choice_depends_on_what_the_seat_cannot_see(table: Table, steps: int, name: str) -> None:
    """Given the same facts and dice, all hidden cards may lie differently, in any phase of the game, on every seat
    that may decide, jump in or call. Bots that think for a time count playouts here, or no two runs would be alike."""
    game, _ = told(table, steps)
    for seat in range(table.players):
        other = game.clone()
        other.state = unseen_by(other.state, seat, discards=True).deal(stream(steps, "anew"))
        other.state.journal = Journal()
        for call in (False, True):
            choices = []
            for world in (game, other):
                options: list[Action] = [Call()] if call else heated_options(world, seat)
                if not options or (call and not world.state.calls.uncalled):
                    continue
                bot = make_bot("heated", name, stream(steps, "bot"))
                if isinstance(bot, HeatedSearchBot):
                    bot.budget = Budget(playouts=sized(12, 12, interpreted=1))
                catch_up(bot, seat, game)
                choices.append(bot.choose(world.view(seat), options))
            assert len(choices) in {0, 2}, "whether there is something to decide is known, too"
            assert len(set(choices)) <= 1


@needs_compiler
def test_bots_choose_the_same_compiled_and_interpreted() -> None:
    found = []
    for more in ({}, {"SCOVILLE_INTERPRETED": "1"}):
        env = environment(ROOT / "src", **more)
        run = subprocess.run([sys.executable, "-c", CHOICES], env=env, check=True, capture_output=True, text=True)
        found.append(json.loads(run.stdout))
    assert [one["compiled"] for one in found] == [True, False]
    assert found[0]["told"] == found[1]["told"]
    assert len(found[0]["told"]) > 8


def near_the_end(hand: str, bo: str, top: str = "b5") -> Heated:
    hands = {seat: tuple(map(Card, cards.split())) for seat, cards in enumerate((hand, bo))}
    return new(NAMES[:2], 1, Rules(), position=Position(hands=hands, top=Card(top), turn=0))


def test_search_keeps_the_card_that_ends_the_game() -> None:
    """With a COOL OFF, Bo misses a turn and the last blue card goes out: nothing else wins for sure."""
    game = near_the_end("b-cool b7", "g1 g2")
    bot = make_bot("heated", "search:200", stream(1, "bot"))
    assert bot.choose(game.view(0), heated_options(game, 0)) == Play(Card("b-cool"))


def test_options_are_valued_by_the_chance_to_win() -> None:
    game = near_the_end("b-cool b7", "g1 g2")
    values = explain_heated(game, 0, Budget.read("400"), 3).options
    assert [value.option for value in values] == [Play(Card("b-cool")), Play(Card("b7"))]
    assert values[0].chance > 0.9 > values[1].chance
    assert all(value.playouts == 200 and 0 <= value.error < 0.1 for value in values)
    assert values == explain_heated(game, 0, Budget.read("400"), 3).options
    with pytest.raises(BadSettings, match="nothing to decide"):
        explain_heated(game, 1, Budget.read("400"), 3)


def test_a_time_budget_is_kept_as_well_as_a_number() -> None:
    bot = HeatedSearchBot(stream(1, "bot"), "5ms")
    game = near_the_end("b-cool b7 g1 y1", "g1 g2")
    assert bot.choose(game.view(0), heated_options(game, 0)) in heated_options(game, 0)
