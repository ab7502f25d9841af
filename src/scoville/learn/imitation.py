"""A head start: a network first learns to do what a bot does, and its critic how such games end.

Imitation alone never beats the bot, but it saves the learner the long time in which it loses every game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from ..bots import make_bot, sit_down, tell
from ..bots.naming import name_of_dice
from ..core import game_seed, stream
from ..environments.seats import Seats
from ..environments.tables import rules_of, seats_at
from .nets import Shape, log_chances, rate

__all__ = ["imitate"]

ROUND: Final = 8192
"""Decisions that are watched before the network practises."""
BATCH: Final = 1024
EPOCHS: Final = 2


@dataclass(slots=True)
class _Watched:
    seen: NDArray[np.uint8]
    others: NDArray[np.uint8]
    legal: list[int]
    taken: int
    reward: float = 0.0


def imitate(
    bot: str,
    game: str,
    players: tuple[int, ...],
    rules: tuple[Any, ...],
    seed: str,
    decisions: int,
    actor: Any,
    critic: Any,
    optimiser: Any,
    shape: Shape,
    watched: Callable[[int, float], None],
) -> None:
    """Watches a bot play against itself for this many decisions. `watched` hears how many there were, and how often
    the network would have done the same."""
    rng = np.random.default_rng(int(seed, 16) % 2**63)
    width = (max(players) - 1) * len(shape.private)
    kinds = [(each, one) for each in players for one in rules]
    number = done = 0
    while done < decisions:
        found: list[_Watched] = []
        while len(found) < ROUND:
            each, one = kinds[number % len(kinds)]
            found += _watch(game, bot, each, rules_of(game, one), game_seed(seed, number), shape, width)
            number += 1
        done += len(found)
        watched(done, _practise(found, actor, critic, optimiser, shape, rng))


def _watch(game: str, bot: str, players: int, rules: Any, seed: str, shape: Shape, width: int) -> list[_Watched]:
    """One game: every decision with at least two choices."""
    seats: Seats = seats_at(game, players, rules, seed)
    bots = {seat: make_bot(game, bot, stream(seed, f"bot/{seat}/{name_of_dice(bot)}")) for seat in range(players)}
    sit_down(bots, seats.game)
    found: list[tuple[int, _Watched]] = []
    decide = seats.decide

    def note(decision: int) -> Any:
        """Comes before every decision that the bots' actions consist of."""
        table = seats.table
        legal = table.decisions()
        if len(legal) > 1 and decision in legal:
            seen = np.zeros(shape.observation, np.uint8)
            others = np.zeros(width, np.uint8)
            other = np.zeros(shape.observation, np.uint8)
            table.write_observation(table.mover, seen.data)
            for places in range(1, players):
                table.write_observation((table.mover + places) % players, other.data)
                others[(places - 1) * len(shape.private) : places * len(shape.private)] = other[shape.private]
            found.append((table.mover, _Watched(seen, others, legal, legal.index(decision))))
        return decide(decision)

    vars(seats)["decide"] = note
    while seats.table.mover >= 0:
        tell(bots, seats.ask(bots[seats.table.mover]))
    rewards = seats.table.outcome()
    for seat, each in found:
        each.reward = rewards[seat]
    return [each for _, each in found]


def _practise(
    found: list[_Watched], actor: Any, critic: Any, optimiser: Any, shape: Shape, rng: np.random.Generator
) -> float:
    factors, scale = torch.from_numpy(shape.factors), torch.from_numpy(shape.scale)
    private = torch.from_numpy(
        np.tile(shape.scale[shape.private], found[0].others.shape[0] // max(1, len(shape.private)))
    )
    same = 0.0
    for _ in range(EPOCHS):
        for chosen in np.array_split(rng.permutation(len(found)), max(1, len(found) // BATCH)):
            batch = [found[i] for i in chosen.tolist()]
            observed = np.stack([each.seen for each in batch])
            seen = torch.from_numpy(shape.shown(observed)) * scale
            others = torch.from_numpy(np.stack([each.others for each in batch])) * private
            counts = np.array([len(each.legal) for each in batch])
            starts = np.cumsum(counts) - counts
            which = np.repeat(np.arange(len(batch)), counts)
            legal = np.concatenate([np.array(each.legal) for each in batch])
            rows, decisions = map(torch.from_numpy, (which, shape.room.in_context(observed, which, legal)))
            logs = log_chances(rate(actor, seen, rows, decisions, factors), rows, len(batch))
            taken = torch.from_numpy(starts + np.array([each.taken for each in batch]))
            rewards = torch.tensor([each.reward for each in batch])
            said = critic(torch.cat([seen, others], dim=1)).squeeze(1)
            optimiser.zero_grad(set_to_none=True)
            (-logs[taken].mean() + 0.5 * (said - rewards).square().mean()).backward()
            torch.nn.utils.clip_grad_norm_([*actor.parameters(), *critic.parameters()], 0.5)
            optimiser.step()
            same += float(logs[taken].exp().detach().sum())
    return same / (EPOCHS * len(found))
