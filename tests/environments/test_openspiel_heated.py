"""HEATED in OpenSpiel: its own simulation test, what a seat knows, other worlds, its IS-MCTS on our game."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from sizes import sized

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import scoville.environments.openspiel  # noqa: E402, F401  # registers both games
from scoville import BadSettings, heated  # noqa: E402
from scoville.core import game_seed, stream  # noqa: E402
from scoville.environments.pettingzoo import heated_v0  # noqa: E402
from scoville.heated.environment.codec import LET_BE  # noqa: E402
from scoville.heated.rules.codes import DISCARDS, FREE, KINDS, PLAY_DRAWN, PLAY_TAKEN  # noqa: E402

TABLES = (
    "scoville_heated(players=2)",
    "scoville_heated(players=4,mode=chaos)",
    "scoville_heated(players=3,mode=chaos,house=123456,heated_call=automatic,reaction_cards_oblige=True)",
    "scoville_heated(players=6,mode=tried-and-tested,no_thanks_ends_turn=True)",
)


def walk(name: str, seed: int, most: int = 10_000) -> Iterator[Any]:
    """The states of a random game in which somebody decides, and the last."""
    dice = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal() and most:
        yield state
        state.apply_action(dice.choice(state.legal_actions()))
        most -= 1
    yield state


def anew(state: Any, player: int, seed: int) -> Any:
    return state.resample_from_infostate(player, Random(seed).random)


@pytest.mark.parametrize("name", [*TABLES[:2], "scoville_heated(players=10,mode=never-ending,longest=60,seeds=5)"])
def test_open_spiels_own_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_game_and_its_parameters() -> None:
    assert "scoville_heated" in pyspiel.registered_names()
    name = "scoville_heated(players=5,mode=chaos,add=spice-mix+ghost,house=36,heated_call=automatic,blank=b7,seeds=12)"
    game = pyspiel.load_game(name)
    assert game.num_players() == 5
    rules = heated.Rules(mode="chaos", add=("spice-mix", "ghost"), house=(3, 6), heated_call="automatic", blank="b7")
    assert game.rules == rules
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-0.25, 1, 0)
    outcomes = game.new_initial_state().chance_outcomes()
    assert [index for index, _ in outcomes] == list(range(12))
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("scoville_heated(mode=hot)", 'no mode "hot"'),
        ("scoville_heated(house=17)", "house rules 1 to 6"),
        ("scoville_heated(house=-1)", "one after the other"),
        ("scoville_heated(add=lukewarm)", 'no card "lukewarm" to add'),
        ("scoville_heated(seeds=0)", "`seeds` is a number from 1"),
        ("scoville_heated(longest=0)", "at least 1"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadSettings, match=sentence):
        pyspiel.load_game(name)


def test_it_is_the_game_of_the_seed_and_pays_as_pettingzoo_does() -> None:
    """The same decisions in both; the hands dealt are those of `heated.new`."""
    env = heated_v0(players=3)
    env.reset(seed=7)
    state = pyspiel.load_game("scoville_heated(players=3,seed=7)").new_initial_state()
    state.apply_action(0)
    dealt = heated.new(["a", "b", "c"], game_seed(7, 0))
    assert [[state.memory.table.state.held(seat, card) for card in range(KINDS)] for seat in range(3)] == [
        [dealt.state.held(seat, card) for card in range(KINDS)] for seat in range(3)
    ]
    dice = Random(2)
    while not state.is_terminal():
        seen, *_ = env.last()
        assert env.agent_selection == f"player_{state.current_player()}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal_actions()
        assert seen["observation"].tolist() == state.observation_tensor(state.current_player())[3:]
        decision = dice.choice(state.legal_actions())
        state.apply_action(decision)
        env.step(decision)
    assert [env.rewards[f"player_{seat}"] for seat in range(3)] == state.returns()
    assert max(state.returns()) == 1


@pytest.mark.parametrize("name", TABLES)
def test_a_seat_cannot_tell_another_world_from_its_own(name: str) -> None:
    """Resampling keeps all that a seat knows, and changes what it does not; so what a seat is shown leaks nothing."""
    changed = compared = 0
    for i, state in enumerate(walk(name, 5, 150)):
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            other = anew(state, player, i)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            compared += 1
            changed += str(other).split("\ngame")[0] != str(state).split("\ngame")[0]
    assert changed > compared * 0.9


def test_what_the_others_saw_at_the_real_table_is_not_in_another_world() -> None:
    state = list(walk(TABLES[1], 3, 12))[-1]
    other = anew(state, 0, 1)
    for seat in (1, 2, 3):
        assert not other.information_state_string(seat).startswith(state.information_state_string(seat)[:200])


def test_luck_to_come_is_another_in_another_world() -> None:
    state = list(walk(TABLES[1], 3, 12))[-1]
    dice = {(each.state.dice.a, each.reflexes.a) for each in (anew(state, 0, i).memory.table for i in (1, 1, 2))}
    assert len(dice) == 2
    assert (state.memory.table.state.dice.a, state.memory.table.reflexes.a) not in dice
    assert anew(state, 0, 1).memory.now == anew(state, 0, 1).memory.now


@pytest.mark.parametrize("name", TABLES)
def test_other_worlds_can_be_played_to_their_end(name: str) -> None:
    """A player who must discard a colour, must play a card or may jump in holds one in every world."""
    dice = Random(name)
    bound = 0
    for seed in range(sized(4, 4, interpreted=2)):
        for state in walk(name, seed, 250):
            if state.is_terminal():
                break
            table = state.memory.table
            duty = table.state.pending.phase == FREE and table.state.turn.duty in {PLAY_DRAWN, PLAY_TAKEN}
            colour = table.state.pending.phase == DISCARDS and table.state.pending.discard_colour >= 0
            jumps = table.arbiter.reacting() and not table.choices.stage
            if not (duty or colour or jumps) and dice.random() > 0.02:
                continue
            for player in range(state.num_players()):
                bound += duty or colour or jumps
                other = anew(state, player, seed)
                if jumps:
                    assert len(other.legal_actions()) > 1
                    assert other.legal_actions()[0] == LET_BE
                for _ in range(40):
                    if other.is_terminal():
                        break
                    other.apply_action(dice.choice(other.legal_actions()))
    assert bound > sized(20, 20, interpreted=0)


def test_who_else_could_jump_in_is_not_known() -> None:
    """Asked to jump in, in another world another number of seats may be asked after."""
    found = set()
    for seed in range(12):
        for state in walk("scoville_heated(players=6)", seed, 200):
            if not state.is_terminal() and state.memory.table.arbiter.reacting():
                player = state.current_player()
                found |= {
                    (state.memory.table.arbiter.left, anew(state, player, i).memory.table.arbiter.left)
                    for i in range(10)
                }
    assert (1, 2) in found


def test_an_information_state_remembers_everything() -> None:
    before: dict[int, str] = {}
    tensors: dict[str, tuple[float, ...]] = {}
    for state in walk(TABLES[1], 3, 120):
        if state.is_terminal():
            break
        player = state.current_player()
        known = state.information_state_string(player)
        assert known.startswith(before.get(player, ""))
        before[player] = known
        assert known not in tensors
        tensors[known] = tuple(state.information_state_tensor(player))
    assert len(tensors) > 20
    assert len(set(tensors.values())) == len(tensors)


def test_the_tensor_keeps_the_latest_rows() -> None:
    state = list(walk("scoville_heated(players=2,rows=7)", 1, 40))[-1]
    seen = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(state, 0)
    assert [tuple(map(int, row)) for row in seen.dict["seen"]] == state.memory.seen[0][-7:]
    assert len(state.memory.seen[0]) > 7


def test_clones_and_pickles_go_their_own_way() -> None:
    for i, state in enumerate(walk(TABLES[1], 8, 30)):
        if state.is_terminal():
            break
        for each in (state, anew(state, state.current_player(), i)):
            text = str(each)
            for other in (each.clone(), pickle.loads(pickle.dumps(each))):
                assert str(other) == text
                assert other.information_state_string(0) == each.information_state_string(0)
                other.apply_action(other.legal_actions()[-1])
                assert str(each) == text


def test_a_game_that_lasts_too_long_is_broken_off() -> None:
    state = list(walk("scoville_heated(players=10,mode=never-ending,longest=25)", 0))[-1]
    assert state.is_terminal()
    assert state.memory.decisions == 25
    assert state.returns() == [0] * 10


@pytest.mark.parametrize("observing", [False, True])
def test_open_spiels_ismcts_plays(observing: bool) -> None:
    game = pyspiel.load_game("scoville_heated(players=3,mode=chaos,longest=150)")
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, luck), 1.0, 6, random_state=luck, use_observation_string=observing
    )
    dice = stream(1, "others")
    state = game.new_initial_state()
    state.apply_action(4)
    searched = 0
    while not state.is_terminal() and searched < 12:
        options = state.legal_actions()
        if state.current_player() == 0:
            decision = bot.step(state)
            assert decision in options
            searched += len(options) > 1
        else:
            decision = options[dice.below(len(options))]
        state.apply_action(decision)
    assert searched > 3
