"""Many games in lock-step as a vector environment of Gymnasium: whichever seat is asked is the agent.

`gymnasium.make_vec("scoville.environments.gymnasium:scoville/GameSelfPlay-v0", num_envs=1024)`, with the game's name in
place of `Game`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..core import BadSettings
from .illegal import LOSE, RAISE, REPLACE, check_policy
from .tables import highs_of
from .vector import VectorEnvironment

__all__ = ["LockStep"]


class LockStep(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """One agent plays every seat of `num_envs` games. A step takes one decision in each.

    A reward is that of the seat which has just decided; `infos["rewards"]` holds those of all seats (games, players).
    When a game ends, the next one is dealt in the same step (`AutoresetMode.SAME_STEP`), and `infos["final_obs"]` holds
    what the seat that decided last sees at the end. `infos["action_mask"]` says what is legal, `infos["to_move"]` who
    is asked. All arrays are the caller's own. `illegal` is "raise" or "replace".
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str | None = None,
        players: int = 4,
        rules: Any = None,
        reactions: bool = False,
        illegal: str = RAISE,
    ) -> None:
        if check_policy(illegal) == LOSE:
            raise BadSettings.plain("In lock-step an illegal decision can only raise or be replaced.")
        self._illegal = illegal
        self.games = games = VectorEnvironment(game, num_envs, players, rules, 0, reactions)
        self.num_envs = num_envs
        high = np.array(highs_of(games.game), np.uint8)
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self.games.observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        games = self.games
        deciders = games.to_move.copy()
        chosen = np.array(actions, np.int64)
        if self._illegal == REPLACE:
            games.replace_illegal(chosen)
        games.step(chosen)
        rewards = games.rewards[np.arange(self.num_envs), deciders]
        ended = games.dones.copy()
        info = self._info()
        info["rewards"] = games.rewards.copy()
        if ended.any():
            info["final_obs"], info["_final_obs"] = games.finals.copy(), ended
        return games.observations.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.masks.copy(), "to_move": self.games.to_move.copy()}
