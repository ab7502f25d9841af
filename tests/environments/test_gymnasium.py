"""One agent among bots: Gymnasium's own checks, and what they leave out."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import scoville.environments.gymnasium as ours
from scoville import heated, spicy
from scoville.core import BadSettings
from scoville.environments.errors import IllegalAction
from scoville.spicy import VARIANTS

MADE: list[tuple[str, dict[str, Any]]] = [
    ("scoville/spicy-v0", {}),
    ("scoville/spicy-v0", {"bots": ["random"], "rules": spicy.Rules(edition="fr", variants=tuple(VARIANTS))}),
    ("scoville/heated-v0", {}),
    ("scoville/heated-v0", {"bots": ["random", "casual"] * 2, "rules": heated.Rules(mode="chaos")}),
]


@pytest.mark.parametrize(("name", "settings"), MADE, ids=str)
def test_their_checker_finds_nothing(name: str, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """It samples before it deals again, so its action may be illegal by then: the first legal one is taken instead."""
    strict = ours.SeatEnvironment.step

    def step(self: ours.SeatEnvironment, action: Any) -> Any:
        legal = self.action_masks()
        return strict(self, action if legal[action] else legal.argmax())

    monkeypatch.setattr(ours.SeatEnvironment, "step", step)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, **settings).unwrapped)


@pytest.mark.parametrize(("name", "settings"), MADE, ids=str)
def test_whole_games_are_played_by_what_the_mask_allows(name: str, settings: dict[str, Any]) -> None:
    environment = gymnasium.make(name, **settings)
    for seed in range(3):
        trace = []
        for _ in range(2):  # the same twice
            luck = Random(seed)
            seen, info = environment.reset(seed=seed)
            ended, steps, reward = False, [seen.tobytes()], 0.0
            while not ended:
                assert environment.observation_space.contains(seen)
                assert (info["action_mask"] == environment.unwrapped.action_masks()).all()  # type: ignore[attr-defined]
                action = luck.choice(info["action_mask"].nonzero()[0].tolist())
                seen, reward, ended, cut, info = environment.step(action)  # type: ignore[assignment]
                assert not cut
                assert ended or reward == 0
                steps.append(seen.tobytes())
            assert -1 <= reward <= 1
            trace.append(steps)
        assert trace[0] == trace[1]


@pytest.mark.parametrize("name", ["scoville/spicy-v0", "scoville/heated-v0"])
def test_an_illegal_action_raises_and_changes_nothing(name: str) -> None:
    environment = gymnasium.make(name)
    _, info = environment.reset(seed=2)
    for wrong in (int((info["action_mask"] == 0).argmax()), -1, 10**6):
        with pytest.raises(IllegalAction, match="The agent may not take the decision"):
            environment.step(wrong)
    assert (environment.unwrapped.action_masks() == info["action_mask"]).all()  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["scoville/spicy-v0", "scoville/heated-v0"])
def test_samples_are_legal_without_a_mask(name: str) -> None:
    environment = gymnasium.make(name, seat=0, bots=["random"] * 3)
    environment.reset(seed=1)
    environment.action_space.seed(1)
    ended, taken = False, set()
    while not ended:
        action = environment.action_space.sample()
        taken.add(int(action))
        _, _, ended, _, info = environment.step(action)
        assert info["seat"] == 0
    assert len(taken) > 3
    with pytest.raises(IllegalAction, match="over"):
        environment.unwrapped.step(np.int64(0))


def test_a_sample_by_the_mask_is_any_legal_decision() -> None:
    environment = gymnasium.make("scoville/spicy-v0")
    _, info = environment.reset(seed=1)
    found = {int(environment.action_space.sample(info["action_mask"])) for _ in range(200)}
    assert len(found) > 5
    assert all(info["action_mask"][action] for action in found)


def test_the_table_is_shown_as_everybody_sees_it() -> None:
    for name in ("scoville/spicy-v0", "scoville/heated-v0"):
        environment = gymnasium.make(name, render_mode="ansi")
        environment.reset(seed=1)
        text = environment.render()
        assert isinstance(text, str)
        assert "player_3: " in text


def test_bad_settings_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadSettings, match="There is no bot"):
        ours.SeatEnvironment("spicy", ["nobody"])
    with pytest.raises(BadSettings, match="2 to 6 players"):
        ours.SeatEnvironment("spicy", ["random"] * 6)
    with pytest.raises(BadSettings, match="no seat 4"):
        ours.SeatEnvironment("heated", seat=4)
    with pytest.raises(BadSettings, match="not rules of SPICY"):
        ours.SeatEnvironment("spicy", rules=heated.Rules())
    with pytest.raises(BadSettings, match="not rules of HEATED"):
        ours.SeatEnvironment("heated", rules=spicy.Rules())
