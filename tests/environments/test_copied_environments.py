"""Every environment can be copied and pickled in the middle of a game, and the copy goes on like the original."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from scoville import heated, spicy
from scoville.environments import pettingzoo
from scoville.environments.gymnasium import SeatEnvironment
from scoville.environments.lockstep import LockStep
from scoville.environments.vector import VectorEnvironment
from scoville.spicy import VARIANTS

ALL = spicy.Rules(edition="fr", variants=tuple(VARIANTS), worlds_end_jitter=3)
CHAOS = heated.Rules(mode="chaos", house=(1, 2, 3, 4, 5, 6))
COPY: list[Callable[[Any], Any]] = [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]
GAMES = [("spicy", 3, ALL, False), ("spicy", 2, None, True), ("heated", 4, CHAOS, False), ("heated", 7, None, True)]


@pytest.mark.parametrize("copied", COPY, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize(("game", "players", "rules", "timed"), GAMES, ids=str)
def test_lock_step(game: str, players: int, rules: Any, timed: bool, copied: Callable[[Any], Any]) -> None:
    one = VectorEnvironment(game, 5, players, rules, seed=3, reactions=timed)
    for steps in (0, 3, 140):  # 140 steps are more than are remembered at once
        for _ in range(steps):
            one.step(one.sample())
        other = copied(one)
        arrays = ("observations", "masks", "rewards", "dones", "to_move", "indices")
        for _ in range(70):
            for name in arrays:
                assert (getattr(one, name) == getattr(other, name)).all(), name
            assert (one.finals[one.dones] == other.finals[one.dones]).all()
            chosen = one.sample().copy()
            assert (chosen == other.sample()).all()
            one.step(chosen)
            other.step(chosen)


def aec_trace(env: Any, luck: Random, steps: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(steps):
        if not env.agents:
            env.reset()
        seen, reward, ended, cut, _ = env.last()
        found.append((env.agent_selection, seen["observation"].tobytes(), reward, ended, cut, env.state().tobytes()))
        env.step(None if ended else luck.choice(seen["action_mask"].nonzero()[0].tolist()))
    return found


@pytest.mark.parametrize("copied", COPY, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize(("game", "players", "rules", "timed"), GAMES, ids=str)
def test_one_after_the_other(game: str, players: int, rules: Any, timed: bool, copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.GameModule(game).env(players=players, rules=rules, reactions=timed)
    copied(env)  # before anything is dealt
    env.reset(seed=4)
    for steps in (0, 25, 300):
        aec_trace(env, Random(steps), steps)
        other = copied(env)
        assert aec_trace(env, Random(1), 60) == aec_trace(other, Random(1), 60)


@pytest.mark.parametrize("copied", COPY, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize(("game", "players", "rules", "timed"), GAMES, ids=str)
def test_several_at_once(game: str, players: int, rules: Any, timed: bool, copied: Callable[[Any], Any]) -> None:
    def trace(env: Any, seen: dict[str, Any], luck: Random, steps: int) -> tuple[list[Any], dict[str, Any]]:
        found = []
        for _ in range(steps):
            if not env.agents:
                seen, _ = env.reset()
            wish = {one: luck.choice(seen[one]["action_mask"].nonzero()[0].tolist()) for one in env.agents}
            seen, rewards, *_ = env.step(wish)
            found.append((rewards, *(each["observation"].tobytes() for each in seen.values())))
        return found, seen

    env = pettingzoo.GameModule(game).parallel_env(players=players, rules=rules, reactions=timed)
    seen, _ = env.reset(seed=4)
    for steps in (0, 30):
        _, seen = trace(env, seen, Random(steps), steps)
        other = copied(env)
        first, after = trace(env, seen, Random(1), 40)
        assert first == trace(other, seen, Random(1), 40)[0]
        seen = after


@pytest.mark.parametrize("copied", COPY, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("game", ["spicy", "heated"])
def test_an_agent_among_bots(game: str, copied: Callable[[Any], Any]) -> None:
    env = gymnasium.make(f"scoville/{game.title()}-v0", bots=["casual", "random", "heuristic"])
    copied(env)
    _, info = env.reset(seed=8)
    env.action_space.seed(1)
    for _ in range(6):
        _, _, ended, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if ended:
            _, info = env.reset()
    other = copied(env)
    traces = []
    for each in (env, other):
        luck, known, found = Random(2), info, []
        for _ in range(40):
            seen, reward, ended, _, known = each.step(luck.choice(known["action_mask"].nonzero()[0].tolist()))
            found.append((seen.tobytes(), reward, ended, known["seat"], int(each.action_space.sample())))
            if ended:
                _, known = each.reset()
        traces.append(found)
    assert traces[0] == traces[1]


def test_a_copy_of_a_game_lost_by_an_illegal_decision_is_lost_too() -> None:
    env = SeatEnvironment("spicy", illegal="lose")
    _, info = env.reset(seed=1)
    env.step(int((info["action_mask"] == 0).argmax()))
    with pytest.raises(ValueError, match="over"):
        copy.deepcopy(env).step(0)


def test_lock_step_of_gymnasium() -> None:
    env = LockStep(6, "spicy", players=2)
    _, info = env.reset(seed=5)
    luck = np.random.default_rng(1)
    for _ in range(30):
        chosen = np.array([luck.choice(mask.nonzero()[0]) for mask in info["action_mask"]])
        *_, info = env.step(chosen)
    other = pickle.loads(pickle.dumps(env))
    assert (other.games.observations == env.games.observations).all()
    assert all(
        (a == b).all()
        for a, b in zip(env.step(env.games.sample())[:4], other.step(other.games.sample())[:4], strict=True)
    )
