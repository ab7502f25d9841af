"""Roll-outs by several workers, in processes or on a Ray cluster. Each has a share of the tables.

The learner sends its weights and gets what was played. The same number of workers gives the same training wherever they
are; another number deals other games.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from time import process_time
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from ..core import game_seed
from ..lab.engines import Crew
from .ppo import Batch, collect

if TYPE_CHECKING:
    from .training import Task, Training

__all__ = ["Roller", "crewed", "join", "weights_of"]


@contextmanager
def crewed(training: Training, workers: int, engine: str) -> Iterator[None]:
    """While open, this many workers play the roll-outs of the training. One process alone needs none."""
    if workers == 1 and engine == "processes":
        yield
        return
    workers = min(workers, training.task.tables)
    with Crew(partial(Roller, training.task, workers), workers, engine) as training.crew:
        yield
    training.crew = None


def weights_of(network: Any) -> dict[str, Any]:
    """As arrays, which travel without PyTorch's own shared memory."""
    return {name: value.detach().numpy().copy() for name, value in network.state_dict().items()}


class Roller:
    """One worker's tables."""

    def __init__(self, task: Task, workers: int, number: int) -> None:
        from .training import Training  # noqa: PLC0415 - which sends the weights

        own = task.tables * (number + 1) // workers - task.tables * number // workers
        seed = int(game_seed(task.seed, (1 << 41) + number), 16) % (1 << 63)
        self.training = Training(replace(task, tables=own, seed=seed))
        self.tables: list[Any] = []

    def roll(self, weights: Sequence[dict[str, Any]], round_: int) -> tuple[Batch, dict[str, list[float]], float]:
        """One round with these networks (the learner, its past selves, the critic), and the processor time it took. The
        other networks never change, so every worker has read them itself."""
        start = process_time()
        training = self.training
        *acting, judging = weights
        actors = [*(_loaded(training.actor, each) for each in acting), *training.guests.values()]
        critic = _loaded(training.critic, judging)
        if not self.tables:
            training.rounds = round_
            self.tables = training._seat()
        rng = np.random.default_rng([training.task.seed, round_])
        scores: dict[str, list[float]] = {}
        batch = collect(self.tables, actors, critic, training.shape, training.task.plan, rng, scores)
        return batch, scores, process_time() - start


def _loaded(like: Any, weights: dict[str, Any]) -> Any:
    network = copy.deepcopy(like)
    network.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})
    return network


def join(batches: Sequence[Batch]) -> Batch:
    """One batch of several."""
    questions = np.cumsum([0, *(batch.count for batch in batches)])
    decisions = np.cumsum([0, *(len(batch.decisions) for batch in batches)])
    return Batch(
        torch.cat([batch.seen for batch in batches]),
        torch.cat([batch.others for batch in batches]),
        np.concatenate([batch.rows + first for batch, first in zip(batches, questions, strict=False)]),
        np.concatenate([batch.decisions for batch in batches]),
        np.concatenate([batch.starts + first for batch, first in zip(batches, decisions, strict=False)]),
        np.concatenate([batch.taken + first for batch, first in zip(batches, decisions, strict=False)]),
        torch.cat([batch.logs for batch in batches]),
        torch.cat([batch.gains for batch in batches]),
        torch.cat([batch.aims for batch in batches]),
    )
