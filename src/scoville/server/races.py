"""Fair races: who was first although some lines are slow. Pure functions that the table calls.

What counts is when somebody acted: arrival minus half the round trip, which the server measures itself. It ignores
what a client says about its lag. A client can hold back a pong on purpose. So if the operating system knows the round
trip of the line (`Line.wire`), no more than that is credited; it knows it from the first packets, before any message.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final, Literal

from ..core import Dice
from ..core.speeds import TIE

__all__ = ["LONGEST_TRIP", "Arrival", "Line", "RuledBy", "Ruling", "rank"]

LONGEST_TRIP: Final = 0.300
"""The longest round trip, in seconds, that is credited; half of it is taken off an arrival."""
SAMPLES: Final = 9
COIN_TIE: Final = 0.002
"""Nobody can measure a smaller difference: a seeded coin decides."""


RuledBy = Literal["time", "rule", "coin"]


class Line:
    """One person's connection, as the server has measured it."""

    def __init__(self) -> None:
        self.trips: deque[float] = deque(maxlen=SAMPLES)
        self.wire: float | None = None
        """The shortest round trip the operating system has measured, where it can."""
        self.credit = 0.0
        """The time taken off an arrival: half the usual round trip."""
        self.reach = 0.0
        """How long something sent now may take to arrive."""

    def measured(self, trip: float) -> None:
        """Takes a measurement by a ping and its pong."""
        self.trips.append(max(0.0, trip))
        self.review()

    def on_wire(self, trip: float | None) -> None:
        """Takes a measurement by the operating system. The shortest of all counts, which the other end cannot stretch.

        The system itself forgets it after some minutes, and later packets can be acknowledged late.
        """
        if trip is not None:
            self.wire = trip if self.wire is None else min(self.wire, trip)
            self.review()

    def review(self) -> None:
        """Updates credit and reach after a measurement, because every action asks for them."""
        known = self.trips or ((self.wire,) if self.wire is not None else (0.0,))
        most = LONGEST_TRIP if self.wire is None else min(LONGEST_TRIP, self.wire)
        self.credit = min(median(known), most) / 2
        self.reach = min(max(known), LONGEST_TRIP) / 2  # a late line only makes the others wait


@dataclass(frozen=True, slots=True)
class Arrival:
    seat: int
    at: float
    """When it was sent, as far as the server can tell."""
    favoured: bool = False
    """Whether the rules give this seat a tie (H-CALL)."""


@dataclass(frozen=True, slots=True)
class Ruling:
    order: tuple[int, ...]
    """Indices of the arrivals, the first one first."""
    by: RuledBy


def rank(arrivals: Sequence[Arrival], coin: Dice) -> Ruling:
    """Ranks by time. A tie for the first place goes to the seat the rules favour; otherwise the coin decides."""
    order = sorted(range(len(arrivals)), key=lambda i: (arrivals[i].at, arrivals[i].seat))
    if len(order) < 2:
        return Ruling(tuple(order), "time")
    first = arrivals[order[0]]
    for i in order[1:]:
        if arrivals[i].favoured and not first.favoured and arrivals[i].at - first.at <= TIE:
            return Ruling((i, *(j for j in order if j != i)), "rule")
    tied = [i for i in order if arrivals[i].at - first.at < COIN_TIE]
    if len(tied) > 1 and not first.favoured:
        won = tied[coin.below(len(tied))]
        return Ruling((won, *(j for j in order if j != won)), "coin")
    return Ruling(tuple(order), "time")
