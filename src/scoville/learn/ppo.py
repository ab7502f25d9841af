"""Proximal policy optimisation on a set of tables.

Every seat of the learner is a player of its own: its decisions in one game are a path that ends with its reward. The
critic sees all cards, so it knows how lucky a path was; it is not part of the finished network.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from .nets import Shape, log_chances, pick, rate
from .tables import LEARNER, NOBODY, Tables

__all__ = ["Batch", "Plan", "collect", "improve"]


@dataclass(frozen=True, slots=True)
class Plan:
    """The numbers of a training run."""

    steps: int = 128
    epochs: int = 2
    batch: int = 2048
    rate: float = 5e-4
    trace: float = 0.95
    """λ: how far a result reaches back."""
    clip: float = 0.2
    entropy_first: float = 0.04
    entropy_last: float = 0.01
    hold: float = 0.0
    """How strongly each round is held near the policy before it; if it is, gains keep their size. With a high entropy
    that falls slowly this is magnetic mirror descent, which does not go round in circles where bluffing is best."""
    average: float = 0.0
    """The finished network is a running mean of the trained one; this much of the mean stays in every round. 0: the
    trained one itself."""


@dataclass
class Batch:
    """What the learner did in some steps."""

    seen: Any
    others: Any
    rows: NDArray[np.int64]
    """Of each legal decision: its question. Those of one question are neighbours."""
    decisions: NDArray[np.int64]
    starts: NDArray[np.int64]
    """Of each question: where its decisions begin."""
    taken: NDArray[np.int64]
    """Of each question: the place of the decision taken."""
    logs: Any
    """Of each question: the logarithm of the chance that this decision had."""
    gains: Any
    """Of each question: how much better it went than expected."""
    aims: Any
    """Of each question: what the critic should have said."""

    @property
    def count(self) -> int:
        return len(self.starts)


@dataclass
class _Questions:
    seen: NDArray[np.uint8]
    others: NDArray[np.uint8]
    decisions: NDArray[np.int64]
    counts: NDArray[np.int64]
    taken: NDArray[np.int64]
    """Counted from the first decision of its question."""
    logs: NDArray[np.float32]


def collect(
    tables: Sequence[Tables],
    actors: Sequence[Any],
    critic: Any,
    shape: Shape,
    plan: Plan,
    rng: np.random.Generator,
    scores: dict[str, list[float]],
) -> Batch:
    """Plays `plan.steps` decisions at every table. `actors` are the learner and its past selves; the learner's results
    are added to `scores` by opponent."""
    factors, scale = torch.from_numpy(shape.factors), torch.from_numpy(shape.scale)
    firsts = np.cumsum([0, *(each.count for each in tables)])
    most = max(each.players for each in tables)
    width = (most - 1) * len(shape.private)
    asked: list[_Questions] = []
    paths: dict[tuple[int, int], list[int]] = defaultdict(list)  # by table and seat: its questions in this game
    ends: list[tuple[list[int], float]] = []
    number = 0
    for _ in range(plan.steps):
        seen = np.concatenate([each.seen for each in tables])
        listed = [each.legal() for each in tables]
        decisions = np.concatenate([part[0] for part in listed])
        counts = np.concatenate([part[1] for part in listed])
        who = np.concatenate([each.who for each in tables])
        who[counts == 1] = NOBODY  # where there is no choice, there is nothing to think about or to learn
        seats = np.concatenate([each.seats for each in tables])
        starts = np.cumsum(counts) - counts
        rated = shape.room.in_context(seen, np.repeat(np.arange(len(seen)), counts), decisions)
        seen = shape.shown(seen)
        logs = _answer(actors, seen, who, rated, counts, factors, scale)
        taken = pick(logs, starts, rng)
        chosen = decisions[taken]
        own = np.flatnonzero(who == LEARNER)
        keep = np.repeat(who == LEARNER, counts)
        others = np.zeros((len(seen), width), np.uint8)
        for each, first in zip(tables, firsts[:-1], strict=True):
            part = each.others(who[first : first + each.count] == LEARNER)
            others[first : first + each.count, : part.shape[1]] = part
        asked.append(
            _Questions(seen[own], others[own], rated[keep], counts[own], (taken - starts)[own], logs[taken][own])
        )
        for table in own.tolist():
            paths[table, int(seats[table])].append(number)
            number += 1
        for each, first in zip(tables, firsts[:-1], strict=True):
            for ended in each.step(chosen[first : first + each.count]):
                scores.setdefault(f"{ended.against}", []).append(ended.won)
                for seat, reward in enumerate(ended.rewards):
                    if (path := paths.pop((int(first) + ended.table, seat), None)) is not None:
                        ends.append((path, reward))
    return _batch(asked, paths, ends, critic, plan, shape)


def _answer(
    actors: Sequence[Any],
    seen: NDArray[np.uint8],
    who: NDArray[np.int64],
    decisions: NDArray[np.int64],
    counts: NDArray[np.int64],
    factors: Any,
    scale: Any,
) -> NDArray[np.float32]:
    """Logarithms of the chances of all decisions, by the networks that answer."""
    found = np.zeros(len(decisions), np.float32)
    for i in np.unique(who[who != NOBODY]).tolist():
        mine = who == i
        places = np.repeat(mine, counts)
        rows = torch.from_numpy(np.repeat(np.arange(mine.sum()), counts[mine]))
        with torch.inference_mode():
            rated = rate(actors[i], torch.from_numpy(seen[mine]) * scale, rows, decisions[places], factors)
            found[places] = log_chances(rated, rows, int(mine.sum())).numpy()
    return found


def _batch(
    asked: Sequence[_Questions],
    paths: dict[tuple[int, int], list[int]],
    ends: Sequence[tuple[list[int], float]],
    critic: Any,
    plan: Plan,
    shape: Shape,
) -> Batch:
    seen = torch.from_numpy(np.concatenate([each.seen for each in asked])) * torch.from_numpy(shape.scale)
    hidden = np.concatenate([each.others for each in asked])
    private = np.tile(shape.scale[shape.private], hidden.shape[1] // len(shape.private))
    others = torch.from_numpy(hidden) * torch.from_numpy(private)
    with torch.inference_mode():
        values = critic(torch.cat([seen, others], dim=1)).squeeze(1).numpy().astype(np.float64)
    gains = np.zeros(len(values))
    use = np.ones(len(values), bool)
    for path, reward in ends:
        _trace(path, reward, values, gains, plan.trace)
    for path in paths.values():  # the game goes on: its last value stands for the reward
        use[path[-1]] = False
        _trace(path[:-1], float(values[path[-1]]), values, gains, plan.trace)
    counts = np.concatenate([each.counts for each in asked])
    decisions = np.concatenate([each.decisions for each in asked])
    taken = np.concatenate([each.taken for each in asked])
    logs = np.concatenate([each.logs for each in asked])
    decisions, counts = decisions[np.repeat(use, counts)], counts[use]
    starts = np.cumsum(counts) - counts
    kept = torch.from_numpy(use)
    return Batch(
        seen[kept],
        others[kept],
        np.repeat(np.arange(len(counts)), counts),
        decisions,
        starts,
        starts + taken[use],
        torch.from_numpy(logs[use]),
        torch.from_numpy(gains[use]).float(),
        torch.from_numpy((gains + values)[use]).float(),
    )


def _trace(
    path: Sequence[int], reward: float, values: NDArray[np.float64], gains: NDArray[np.float64], trace: float
) -> None:
    """Generalised advantage estimation, from the end of a path to its start."""
    after, gain = reward, 0.0
    for i in reversed(path):
        gain = after - values[i] + trace * gain
        gains[i] = gain
        after = values[i]


def _logs_of(batch: Batch, actor: Any, factors: Any) -> Any:
    """The logarithms of the chances of all decisions of a batch."""
    rows = torch.from_numpy(batch.rows)
    with torch.inference_mode():
        rated = rate(actor, batch.seen, rows, torch.from_numpy(batch.decisions), factors)
        return log_chances(rated, rows, batch.count).clone()


def improve(
    batch: Batch,
    actor: Any,
    critic: Any,
    optimiser: Any,
    shape: Shape,
    plan: Plan,
    entropy: float,
    rng: np.random.Generator,
) -> dict[str, float]:
    """Some epochs over a batch; returns means for the report."""
    factors = torch.from_numpy(shape.factors)
    gains = batch.gains if plan.hold else (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
    before = _logs_of(batch, actor, factors) if plan.hold else None
    counts = np.diff(np.append(batch.starts, len(batch.decisions)))
    sums: dict[str, float] = defaultdict(float)
    parts = max(1, batch.count // plan.batch)
    for _ in range(plan.epochs):
        for chosen in np.array_split(rng.permutation(batch.count), parts):
            many = counts[chosen]
            begins = np.cumsum(many) - many
            places = np.repeat(batch.starts[chosen] - begins, many) + np.arange(many.sum())
            rows = torch.from_numpy(np.repeat(np.arange(len(chosen)), many))
            which = torch.from_numpy(chosen)
            seen = batch.seen[which]
            rated = rate(actor, seen, rows, torch.from_numpy(batch.decisions[places]), factors)
            logs = log_chances(rated, rows, len(chosen))
            taken = torch.from_numpy(begins + batch.taken[chosen] - batch.starts[chosen])
            ratio = (logs[taken] - batch.logs[which]).exp()
            gain = gains[which]
            clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
            lost = -torch.min(ratio * gain, clipped * gain).mean()
            spread = -(logs.exp() * logs).sum() / len(chosen)
            if before is not None:
                moved = (logs.exp() * (logs - before[torch.from_numpy(places)])).sum() / len(chosen)
                lost = lost + plan.hold * moved
            said = critic(torch.cat([seen, batch.others[which]], dim=1)).squeeze(1)
            wrong = (said - batch.aims[which]).square().mean()
            optimiser.zero_grad(set_to_none=True)
            (lost - entropy * spread + 0.5 * wrong).backward()
            torch.nn.utils.clip_grad_norm_([*actor.parameters(), *critic.parameters()], 0.5)
            optimiser.step()
            sums["entropy"] += float(spread.detach())
            sums["critic"] += float(wrong.detach())
    return {name: value / (parts * plan.epochs) for name, value in sums.items()}
