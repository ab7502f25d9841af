"""PPO with a library on the Gymnasium environment: an agent learns SPICY against three bots.

    pip install -e '.[environments]' sb3-contrib
    python examples/ppo_gymnasium.py [steps] [bot] [games]

`MaskablePPO` of sb3-contrib asks the environment for `action_masks()` and never chooses what is illegal. Before and
after learning the agent plays `games` games it has not seen. A win is 1, a loss -1/3: among equals the mean is 0.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

import scoville.environments.gymnasium  # noqa: F401 - registers the environments


def mean_reward(model: MaskablePPO, env: gymnasium.Env[Any, Any], games: int) -> tuple[float, float]:
    """The mean reward and its standard error."""
    rewards = []
    for game in range(games):
        seen, info = env.reset(seed=1_000_000 + game)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool))
            seen, reward, ended, _, info = env.step(int(action))
        rewards.append(float(reward))
    return float(np.mean(rewards)), float(np.std(rewards) / np.sqrt(len(rewards)))


def main(steps: int, bot: str, games: int) -> None:
    torch.set_num_threads(1)
    env = gymnasium.make("scoville/spicy-v0", bots=[bot] * 3)
    model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, steps), batch_size=min(256, steps), seed=1, device="cpu")
    print("before: {:+.3f} ± {:.3f}".format(*mean_reward(model, env, games)))
    model.learn(steps)
    print("after {:,} steps: {:+.3f} ± {:.3f}".format(steps, *mean_reward(model, env, games)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="An agent learns SPICY against three bots.")
    parser.add_argument("steps", nargs="?", type=int, default=100_000)
    parser.add_argument("bot", nargs="?", default="casual")
    parser.add_argument("games", nargs="?", type=int, default=400)
    main(**vars(parser.parse_args()))
