"""The kinds of players that a search imagines in the other seats, and which of them each seat seems to be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from .memory import Memory, Revealed

__all__ = ["MANNERS", "Manner", "seem"]


@dataclass(frozen=True, slots=True)
class Manner:
    """How such a player plays. The rates were counted in games between the bots (docs/bots.md)."""

    name: str
    bluff: int
    """In percent, as in a temperament; below 0 it bluffs only where it must."""
    suspicion: int
    readiness: int
    """How readily it bluffs beside the policy, in percent: what a search believes of its claims."""
    share: float
    """How likely a stranger plays so."""
    doubts: tuple[float, float]
    """The share of other cards that it challenges, with 2 players and with more."""
    caught: tuple[float, float]
    """The share of its challenged cards that turned out wrong."""


MANNERS: Final = (
    Manner("heuristic", 100, 100, 100, 0.3, (0.28, 0.15), (0.72, 0.7)),
    Manner("learned", 130, 150, 60, 0.4, (0.25, 0.12), (0.38, 0.28)),
    Manner("honest", -300, 60, 45, 0.15, (0.17, 0.05), (0.6, 0.43)),
    Manner("wary", 70, 150, 80, 0.15, (0.33, 0.2), (0.66, 0.62)),
)
"""The first is the policy itself."""
WEIGHT: Final = 0.5
"""How much an observation counts: one seat's answers depend on each other."""
LEAST: Final = 0.05
"""Nobody is ever quite certain to play in one manner."""


def seem(memory: Memory, players: int) -> list[tuple[float, ...]]:
    """For each seat, how likely it plays in each of the manners, from what everybody saw of it."""
    asked, doubted, caught, held = ([0] * players for _ in range(4))
    for answer in memory.answers:
        if isinstance(answer, Revealed):
            if answer.challenger >= 0:
                doubted[answer.challenger] += 1
            (held if answer.holds else caught)[answer.seat] += 1
        else:
            for seat in range(players):
                asked[seat] += seat != answer
    return [_seems(players, asked[seat], doubted[seat], caught[seat], held[seat]) for seat in range(players)]


def _seems(players: int, let_be: int, doubted: int, caught: int, held: int) -> tuple[float, ...]:
    many = 0 if players == 2 else 1
    heard: list[float] = []
    for manner in MANNERS:
        doubts, wrong = manner.doubts[many], manner.caught[many]
        shown = doubted * log(doubts) + let_be * log(1 - doubts) + caught * log(wrong) + held * log(1 - wrong)
        heard.append(log(manner.share) + WEIGHT * shown)
    most = max(heard)
    likely = [exp(each - most) for each in heard]
    whole = sum(likely)
    return tuple(LEAST + (1 - LEAST * len(MANNERS)) * each / whole for each in likely)


def readiness(shares: Sequence[float]) -> int:
    """How readily a seat with these shares bluffs, in percent."""
    return round(sum(share * manner.readiness for share, manner in zip(shares, MANNERS, strict=True)))
