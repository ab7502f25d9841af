"""What the libraries of the ecosystem expect: their own checkers unmodified, their names, their vector environments."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test
from sizes import sized

from scoville import environments
from scoville.core import BadSettings
from scoville.environments.errors import IllegalAction
from scoville.environments.gymnasium import SeatEnvironment
from scoville.environments.lockstep import LockStep
from scoville.environments.pettingzoo import GameModule
from scoville.environments.vector import VectorEnvironment

GAMES = ["spicy", "heated"]


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_s_checker_passes_unmodified(game: str) -> None:
    env = gymnasium.make(f"scoville/{game.title()}-v0", bots=["random"] * 2, illegal="replace")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_s_seed_test_of_parallel_environments_passes_unmodified(game: str) -> None:
    parallel_seed_test(lambda: GameModule(game).parallel_env(players=3, illegal="replace"))


def test_the_names_of_farama() -> None:
    module = environments.spicy_v0
    for env in (module.env(players=2), module.raw_env(players=2), module(players=2)):
        env.reset(seed=1)
        assert env.agents == ["player_0", "player_1"]
    assert not hasattr(module.raw_env(), "env")
    assert len(module.parallel_env(players=5).possible_agents) == 5
    with pytest.raises(AttributeError):
        environments.nothing_v0  # noqa: B018
    with pytest.raises(AttributeError):
        environments.nothing  # noqa: B018


def fresh(code: str) -> str:
    """What an interpreter prints that has imported nothing of ours."""
    told = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert told.stderr == ""
    return told.stdout


def test_gymnasium_makes_the_games_without_an_import() -> None:
    spec = fresh("""import gymnasium
from gymnasium.utils.env_checker import check_env
module = "scoville.environments.gymnasium:scoville"
many = gymnasium.make_vec(f"{module}/SpicySelfPlay-v0", num_envs=4, players=2)
_, info = many.reset(seed=1)
many.step(info["action_mask"].argmax(axis=1))
two = gymnasium.make_vec(f"{module}/Spicy-v0", num_envs=2, vectorization_mode="sync")
assert two.reset(seed=1)[0].shape == many.reset(seed=1)[0][:2].shape
check_env(gymnasium.make(f"{module}/Heated-v0", bots=["random"], illegal="replace").unwrapped)
print(gymnasium.make(f"{module}/Heated-v0", bots=["random"]).spec.to_json())""")
    again = f"""import gymnasium
from gymnasium.envs.registration import EnvSpec
env = gymnasium.make(EnvSpec.from_json({spec!r}))
env.reset(seed=1)
print(env.spec.id)"""
    assert fresh(again) == "scoville/Heated-v0\n"


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_decision_loses(game: str) -> None:
    env = SeatEnvironment(game, illegal="lose")
    _, info = env.reset(seed=2)
    wrong = int((info["action_mask"] == 0).argmax())
    _, reward, ended, cut, info = env.step(wrong)
    assert (reward, ended, cut, info["illegal"]) == (-1.0, True, False, True)
    with pytest.raises(IllegalAction, match="over"):
        env.step(wrong)
    env.reset()
    assert env.action_masks().any()

    one = GameModule(game).env(players=3, illegal="lose")
    one.reset(seed=2)
    loser = one.agent_selection
    seen, *_ = one.last()
    one.step(int((seen["action_mask"] == 0).argmax()))
    assert one.rewards[loser] == -1
    assert sorted(one.rewards.values()) == [-1, 0.5, 0.5]
    assert all(one.terminations.values())
    while one.agents:
        one.step(None)

    several = GameModule(game).parallel_env(players=3, illegal="lose")
    views, _ = several.reset(seed=2)
    _, rewards, ends, _, infos = several.step(
        {agent: int((views[agent]["action_mask"] == 0).argmax()) for agent in views}
    )
    assert sorted(rewards.values()) == [-1, 0.5, 0.5]
    assert all(ends.values())
    assert all(info["illegal"] for info in infos.values())
    assert several.agents == []


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_decision_is_replaced_the_same_way_each_time(game: str) -> None:
    def trace(env: Any) -> list[Any]:
        env.reset(seed=2)
        found = []
        for _ in range(60):
            seen, reward, ended, _, info = env.last()
            found.append((env.agent_selection, seen["observation"].tobytes(), reward, dict(info)))
            env.step(None if ended else -1)
            if not env.agents:
                break
        return found

    first, second = (trace(GameModule(game).env(players=2, illegal="replace")) for _ in range(2))
    assert first == second
    assert any(info.get("illegal") for *_, info in first)


@pytest.mark.parametrize("game", GAMES)
def test_their_other_tests_pass_with_every_policy(game: str) -> None:
    for illegal in ("lose", "replace"):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            api_test(GameModule(game).env(players=2, illegal=illegal), num_cycles=60)
            parallel_api_test(GameModule(game).parallel_env(players=2, illegal=illegal), num_cycles=60)


def test_wrong_names_are_refused_in_a_sentence() -> None:
    for make in (SeatEnvironment, GameModule("spicy").env, GameModule("heated").parallel_env):
        with pytest.raises(BadSettings, match='There is no render mode "rgb"; there are ansi'):
            make(render_mode="rgb")
        with pytest.raises(
            BadSettings, match='no policy "forgive" for illegal decisions; there are raise, lose, replace'
        ):
            make(illegal="forgive")
    with pytest.raises(BadSettings, match="only raise or be replaced"):
        LockStep(2, illegal="lose")


@pytest.mark.parametrize("game", GAMES)
def test_the_state_is_what_all_seats_observe(game: str) -> None:
    env = GameModule(game).env(players=3)
    env.reset(seed=1)
    state = env.state()
    assert env.unwrapped.state_space.contains(state)
    assert state.tolist() == [x for agent in env.possible_agents for x in env.observe(agent)["observation"].tolist()]


@pytest.mark.parametrize("game", GAMES)
def test_lock_step_as_a_vector_environment(game: str) -> None:
    env: Any = gymnasium.make_vec(f"scoville/{game.title()}SelfPlay-v0", num_envs=8, players=2)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = env.reset(seed=3)
    twin = VectorEnvironment(game, 8, 2, seed=3)
    ends = 0
    for _ in range(400):
        assert env.observation_space.contains(seen)
        assert (info["action_mask"] == twin.masks).all()
        deciders = info["to_move"]
        actions = twin.sample().copy()
        assert env.action_space.contains(actions)
        seen, rewards, ended, cut, info = env.step(actions)
        twin.step(actions)
        assert (seen == twin.observations).all()
        assert (ended == twin.dones).all()
        assert not cut.any()
        for i in range(8):
            assert rewards[i] == twin.rewards[i, deciders[i]]
        if ended.any():
            ends += 1
            assert (info["_final_obs"] == ended).all()
            assert (info["final_obs"][ended] != seen[ended]).any()
            assert info["rewards"][ended].sum() == pytest.approx(0, abs=1e-5)
    assert ends > 3
    with pytest.raises(IllegalAction):
        env.step(np.full(8, 10**6))
    replacing: Any = gymnasium.make_vec(f"scoville/{game.title()}SelfPlay-v0", num_envs=8, illegal="replace")
    replacing.reset(seed=1)
    for _ in range(50):
        replacing.step(replacing.action_space.sample())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("short", [False, True])
def test_decisions_are_drawn_by_their_logits(game: str, short: bool) -> None:
    tables = sized(3000, 3000, interpreted=600)
    many = VectorEnvironment(game, tables, 2, seed=1)
    many.reset(1)
    ids, counts = many.legal()
    starts = np.concatenate([[0], counts.cumsum()[:-1]])
    luck = np.random.default_rng(1)
    dense = luck.normal(size=many.masks.shape).astype(np.float32) * 2
    games = np.repeat(np.arange(tables), counts)
    listed = dense[games, ids]
    chosen, chances = many.choose(listed if short else dense)
    weights = np.exp(listed.astype(float))
    wanted = weights / np.add.reduceat(weights, starts)[games]
    here = ids == chosen[games]
    assert here.sum() == tables  # each legal
    assert chances == pytest.approx(wanted[here], rel=1e-4)
    # As often as their chances say: the expected number of hits on each table's likeliest decision.
    best = np.maximum.reduceat(wanted, starts)
    hits = (wanted[here] == best).sum()
    assert abs(hits - best.sum()) < 4 * np.sqrt((best * (1 - best)).sum())
    many.step(chosen)


def test_odd_logits_still_give_a_legal_decision() -> None:
    many = VectorEnvironment("spicy", 5, 2, seed=1)
    for odd in (np.nan, np.inf, -np.inf, 3e38, -3e38):
        chosen, _ = many.choose(np.full(many.masks.shape, odd, np.float32))
        many.step(chosen.copy())
    for wrong in (np.zeros((4, many.actions)), np.zeros(3)):
        with pytest.raises(IllegalAction, match="shape"):
            many.choose(wrong.astype(np.float32))


def test_what_a_caller_writes_into_a_mask_makes_nothing_legal() -> None:
    many = VectorEnvironment("spicy", 2, 2, seed=1)
    wrong = int((many.masks[0] == 0).argmax())
    many.masks[:] = 1
    with pytest.raises(IllegalAction):
        many.step(np.array([wrong, int(many.sample()[1])]))
