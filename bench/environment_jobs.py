"""What is timed of the environments. Each job answers with steps and seconds, or with why it cannot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

from scoville.core.needs import Missing

TABLES = 1024


def in_lock_step(
    game: str, players: int, seed: int, count: int, clock: Callable[[], float] = perf_counter
) -> tuple[int, float]:
    """`count` steps of 1,024 tables: a random decision at each, drawn in C from what its mask allows; then the next
    observations, masks and rewards are written. The loop around the steps is in Python."""
    from scoville.environments.vector import VectorEnvironment  # noqa: PLC0415

    many = VectorEnvironment(game, TABLES, players, seed=seed)
    many.step(many.sample())
    start = clock()
    for _ in range(count):
        many.step(many.sample())
    return count * TABLES, clock() - start


def one_by_one(game: str, players: int, seed: int, count: int, as_booleans: bool) -> tuple[int, float]:
    """Whole games through PettingZoo's interface, as the driver of its own card games plays them. NumPy reads a mask
    faster as booleans, which are the same bytes."""
    from scoville.environments.pettingzoo import Environment  # noqa: PLC0415

    table: Any = Environment(game, players)
    luck = Random(seed)
    decisions = 0
    start = perf_counter()
    for _ in range(count):
        table.reset(seed=luck.randrange(1 << 31))
        while table.agents:
            seen, _reward, ended, cut, _more = table.last()
            if ended or cut:
                table.step(None)
                continue
            mask = seen["action_mask"].view(bool) if as_booleans else seen["action_mask"]
            table.step(luck.choice(mask.nonzero()[0].tolist()))
            decisions += 1
    return decisions, perf_counter() - start


def measure(what: str, of: str, players: int, count: int, seed: int) -> tuple[int, float] | dict[str, str]:
    try:
        if what == "vector":
            return in_lock_step(of, players, seed, count)
        return one_by_one(of, players, seed, count, what == "booleans")
    except ImportError as missing:
        only = ("gymnasium", "numpy", "pettingzoo")
        return {"failed": str(Missing(f"It needs {missing.name}", "environments", only))}
