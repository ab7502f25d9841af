"""PettingZoo's own tests, and what they leave out."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

from scoville import heated, spicy
from scoville.core import BadSettings
from scoville.environments.errors import IllegalAction
from scoville.environments.pettingzoo import (
    Environment,
    ParallelEnvironment,
    heated_parallel_v0,
    heated_v0,
    spicy_parallel_v0,
    spicy_v0,
)
from scoville.spicy import VARIANTS

ALL = spicy.Rules(edition="fr", variants=tuple(VARIANTS))
MADE: list[Callable[[], Any]] = [
    lambda: spicy_v0(players=2),
    lambda: spicy_v0(players=6, rules=ALL),
    lambda: spicy_v0(players=4, rules=ALL, reactions=True),
    lambda: heated_v0(players=2),
    lambda: heated_v0(players=10, rules=heated.Rules(mode="tried-and-tested")),
    lambda: heated_v0(players=4, rules=heated.Rules(mode="chaos", house=(1, 2, 3, 4, 5, 6)), reactions=True),
]
PARALLEL: list[Callable[[], Any]] = [
    lambda: spicy_parallel_v0(players=3, rules=ALL),
    lambda: spicy_parallel_v0(players=5, reactions=True),
    lambda: heated_parallel_v0(players=4, rules=heated.Rules(mode="chaos")),
    lambda: heated_parallel_v0(players=8, reactions=True),
]
# These are always said about an environment whose observation holds a mask; nothing else may be.
EXPECTED = ("Observation space for each agent probably", "Observation is not a NumPy", "Action mask numpy array is all")


@pytest.fixture(autouse=True)
def _nothing_unexpected() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for sentence in EXPECTED:
            warnings.filterwarnings("ignore", sentence)
        yield


@pytest.mark.parametrize("make", MADE)
def test_their_api_test_passes(make: Callable[[], Any]) -> None:
    api_test(make(), num_cycles=200)


@pytest.mark.parametrize("make", MADE)
def test_their_seed_test_passes(make: Callable[[], Any]) -> None:
    seed_test(make, num_cycles=50)


@pytest.mark.parametrize("make", PARALLEL)
def test_their_parallel_api_test_passes(make: Callable[[], Any]) -> None:
    parallel_api_test(make(), num_cycles=200)


def test_their_performance_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Shortened: its clock goes a thousand times faster."""
    from pettingzoo.test import performance_benchmark as module

    clock = iter(range(0, 10_000_000, 1))
    monkeypatch.setattr("time.time", lambda: next(clock))
    assert callable(module)
    performance_benchmark(spicy_v0())
    assert "turns per second" in capsys.readouterr().out


def play(environment: Any, seed: int, watch: Callable[[Any], None]) -> dict[str, float]:
    luck = Random(seed)
    environment.reset(seed=seed)
    earned: dict[str, float] = {}
    for agent in environment.agent_iter():
        watch(environment)
        seen, reward, ended, cut, info = environment.last()
        assert info == {}  # nothing that could tell
        assert not cut
        if ended:
            earned[agent] = reward
            environment.step(None)
            continue
        environment.step(luck.choice(seen["action_mask"].nonzero()[0].tolist()))
    return earned


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_only_the_agent_asked_has_a_mask(game: str) -> None:
    def watch(environment: Any) -> None:
        for agent in environment.agents:
            mask = environment.observe(agent)["action_mask"]
            asked = agent == environment.agent_selection and not environment.terminations[agent]
            assert mask.any() == asked
            assert environment.infos[agent] == {}

    for seed in range(3):
        earned = play(Environment(game, 4), seed, watch)
        assert sum(earned.values()) == pytest.approx(0)
        assert len(earned) == 4


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_an_illegal_action_raises_and_changes_nothing(game: str) -> None:
    environment = Environment(game, 3)
    environment.reset(seed=3)
    agent = environment.agent_selection
    before = environment.observe(agent)
    illegal = int((before["action_mask"] == 0).argmax())
    wrongs: tuple[Any, ...] = (illegal, -1, 10**6, np.int64(illegal))
    for wrong in wrongs:
        with pytest.raises(IllegalAction, match=f"{agent} may not take the decision"):
            environment.step(wrong)
    assert environment.agent_selection == agent
    after = environment.observe(agent)
    assert all((before[key] == after[key]).all() for key in before)


def test_an_observation_is_the_caller_s_own() -> None:
    environment = Environment("spicy", 2)
    environment.reset(seed=1)
    first = environment.observe("player_0")
    kept = first["observation"].copy()
    play(environment, 1, lambda _: None)
    assert (first["observation"] == kept).all()


def test_without_a_seed_the_next_game_is_another() -> None:
    environment = Environment("spicy", 2)
    environment.reset(seed=1)
    first = environment.observe("player_0")["observation"]
    environment.reset()
    assert (environment.observe("player_0")["observation"] != first).any()
    environment.reset(seed=1)
    assert (environment.observe("player_0")["observation"] == first).all()


@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_the_table_is_shown_as_everybody_sees_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    environment = Environment(game, 3, render_mode="human")
    environment.reset(seed=1)
    assert "player_2: " in capsys.readouterr().out
    environment.render_mode = "ansi"
    play(environment, 1, lambda each: None)
    assert str(environment.render()).endswith("over")


@pytest.mark.parametrize("make", PARALLEL)
def test_those_who_are_asked_at_once_answer_at_once(make: Callable[[], Any]) -> None:
    environment: ParallelEnvironment = make()
    luck = Random(1)
    at_once = 0
    for seed in range(3):
        seen, _ = environment.reset(seed=seed)
        while environment.agents:
            choices = {agent: seen[agent]["action_mask"].nonzero()[0].tolist() for agent in environment.agents}
            asked = [agent for agent, may in choices.items() if may != [0]]
            at_once += len(asked) > 1
            assert asked
            seen, rewards, ended, _, infos = environment.step({agent: luck.choice(choices[agent]) for agent in choices})
            assert all(info == {} for info in infos.values())
        assert all(ended.values())
        assert sum(rewards.values()) == pytest.approx(0)
    assert at_once > 10


def test_nobody_may_do_what_is_not_asked_of_him() -> None:
    environment = spicy_parallel_v0(players=3)
    seen, _ = environment.reset(seed=1)
    (asked,) = (agent for agent in environment.agents if seen[agent]["action_mask"][0] == 0)
    legal = int(seen[asked]["action_mask"].argmax())
    others = [agent for agent in environment.agents if agent != asked]
    for wrong in ({}, {asked: 0}, {asked: legal, others[0]: legal}):
        with pytest.raises(IllegalAction, match="may not take the decision"):
            environment.step(wrong)
    environment.step({asked: legal})


def test_bad_settings_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadSettings, match="2 to 6 players"):
        spicy_v0(players=7)
    with pytest.raises(BadSettings, match="2 to 10 players"):
        heated_v0(players=1)
