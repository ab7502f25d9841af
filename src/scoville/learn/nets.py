"""The networks while they train: an actor that rates the parts of decisions, and a critic that sees all cards.

Only legal decisions are rated. They stand in one long array, one question after the other, with the row of their
question beside each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..core.needs import Missing
from ..environments.fields import offsets
from ..environments.room import GameEnvironment, environment_of
from ..environments.tables import make_tables, rules_of
from ..environments.vector import VectorEnvironment

try:
    import torch
except ModuleNotFoundError as error:
    raise Missing(f"Learning needs {error.name}", "learn") from None

__all__ = ["Shape", "device_threads", "log_chances", "make_actor", "make_critic", "pick", "rate", "shape_of"]


@dataclass(frozen=True)
class Shape:
    """What a game's networks read and rate."""

    room: GameEnvironment
    observation: int
    """How many numbers a seat observes."""
    inputs: int
    """How many a network is shown: those and what the game reckons from them."""
    actions: int
    parts: int
    factors: NDArray[np.int64]
    """(decisions, parts of each); `parts` stands for none."""
    private: NDArray[np.int64]
    """The numbers of an observation that only its own seat knows."""
    scale: NDArray[np.float32]
    """Each number that a network is shown is multiplied by this, so that all have about the same size."""

    def shown(self, seen: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """What a network is shown of these observations."""
        return np.concatenate([seen, self.room.reckon(seen)], axis=1)


SAMPLE: Final = 64, 256
"""Tables and steps of random play by which the sizes are measured."""


def shape_of(game: str, players: int, rules: Any) -> Shape:
    room = environment_of(game)
    table = make_tables(game, 1, players, rules_of(game, rules), False)[0]
    each = [tuple(parts) for parts in (*room.factors(table.actions), *room.factors_in_context())]
    count = 1 + max(part for parts in each for part in parts)
    longest = max(map(len, each))
    factors = np.array([parts + (count,) * (longest - len(parts)) for parts in each], np.int64)
    starts = offsets(room.fields)
    private = [
        number
        for field in room.fields
        if field.name in room.private
        for number in range(starts[field.name], starts[field.name] + field.size)
    ]
    scale = _scale(room, game, players, rules)
    for field in room.fields:
        if field.name in room.overlooked:
            scale[starts[field.name] : starts[field.name] + field.size] = 0
    sizes = table.observation, len(scale), table.actions
    return Shape(room, *sizes, count, factors, np.array(private, np.int64), scale)


def _scale(room: GameEnvironment, game: str, players: int, rules: Any) -> NDArray[np.float32]:
    games, steps = SAMPLE
    env = VectorEnvironment(game, games, players, rules, seed=0)
    squares: NDArray[np.float64] | float = 0.0
    for _ in range(steps):
        env.step(env.sample())
        seen = np.concatenate([env.observations, room.reckon(env.observations)], axis=1)
        squares = squares + np.square(seen.astype(np.float64)).mean(axis=0)
    return (1 / np.clip(np.sqrt(squares / steps), 0.5, None)).astype(np.float32)


def device_threads() -> None:
    """One thread: small matrices gain nothing from more, and a run gives the same numbers."""
    torch.set_num_threads(1)


def make_actor(shape: Shape, width: int) -> Any:
    return _layers([shape.inputs, width, width, shape.parts], last=0.1)


def make_critic(shape: Shape, others: int, width: int) -> Any:
    """It also sees the private numbers of this many other seats."""
    return _layers([shape.inputs + others * len(shape.private), width, width, 1], last=0.1)


def _layers(sizes: list[int], last: float) -> Any:
    layers: list[Any] = []
    for i in range(len(sizes) - 1):
        layer = torch.nn.Linear(sizes[i], sizes[i + 1])
        torch.nn.init.orthogonal_(layer.weight, 2**0.5 if i + 2 < len(sizes) else last)
        torch.nn.init.zeros_(layer.bias)
        layers += [layer, torch.nn.ReLU()]
    return torch.nn.Sequential(*layers[:-1])


def rate(actor: Any, seen: Any, rows: Any, decisions: Any, factors: Any) -> Any:
    """The rating of each decision; `rows` says to which observation each belongs."""
    parts = actor(seen)
    parts = torch.cat([parts, torch.zeros(parts.shape[0], 1)], dim=1)
    found = parts[rows, factors[decisions, 0]]
    for i in range(1, factors.shape[1]):
        found = found + parts[rows, factors[decisions, i]]
    return found


def log_chances(rated: Any, rows: Any, count: int) -> Any:
    """Logarithms of the chances of all decisions; those of one question add up to 1."""
    most = torch.full((count,), -1e9).scatter_reduce(0, rows, rated.detach(), "amax", include_self=True)
    less = rated - most[rows]
    total = torch.zeros(count).index_add(0, rows, less.exp())
    return less - total.log()[rows]


def pick(logs: NDArray[np.float32], starts: NDArray[np.int64], rng: np.random.Generator) -> NDArray[np.int64]:
    """For each question the place of the decision taken, in the array of all; each by its chance."""
    noisy = logs - np.log(-np.log(np.clip(rng.random(len(logs)), 1e-12, 1 - 1e-12)))
    most = np.maximum.reduceat(noisy, starts)
    ends = np.append(starts[1:], len(logs))
    first = np.flatnonzero(noisy == np.repeat(most, ends - starts))
    return first[np.searchsorted(first, starts)]
