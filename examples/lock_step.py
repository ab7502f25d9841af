"""Thousands of games of SPICY at once: everybody plays at random, and we count who wins from which seat.

    python examples/lock_step.py [steps]

A learning agent would choose `actions` from `env.observations` and `env.masks` instead of `env.sample()`.
"""

from __future__ import annotations

import sys
from time import perf_counter

import numpy as np

from scoville.environments.vector import VectorEnvironment


def main(steps: int = 2000) -> None:
    env = VectorEnvironment("spicy", games=1024, players=4, seed=7)
    wins = np.zeros(4)
    start = perf_counter()
    for _ in range(steps):
        env.step(env.sample())
        wins += (env.rewards[env.dones] > 0).sum(axis=0)
    took = perf_counter() - start
    print(f"{steps * env.games:,} decisions in {took:.1f} s; wins by seat: {wins.astype(int).tolist()}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
