"""Quick matches: who of those waiting for the same game is seated together. Pure; the caller brings the time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

__all__ = ["BOTS_AFTER", "LAG_NEAR", "NEAR", "Group", "Waiting", "seat_together"]

NEAR: Final = 150.0
"""Points of rating between two people who are seated together at once."""
WIDER: Final = 50.0
"""Points more for each second that both have waited."""
LAG_NEAR: Final = 0.08
"""Seconds of difference between two lines, there and back."""
LAG_WIDER: Final = 0.03
BOTS_AFTER: Final = 8.0
"""Seconds after which bots take the seats that are left, if everybody in the group agrees."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who waits for a table of one game and one number of players."""

    ticket: str
    rating: float
    lag: float
    """Of the line to this person, in seconds."""
    since: float
    bots: bool
    """Whether bots may take seats that nobody else takes."""


@dataclass(frozen=True, slots=True)
class Group:
    tickets: tuple[str, ...]
    bots: int


def suits(one: Waiting, other: Waiting, now: float) -> bool:
    """Whether both have waited long enough for how far apart they are."""
    waited = max(0.0, now - max(one.since, other.since))
    return (
        abs(one.rating - other.rating) <= NEAR + WIDER * waited
        and abs(one.lag - other.lag) <= LAG_NEAR + LAG_WIDER * waited
    )


def seat_together(
    waiting: Sequence[Waiting],
    players: int,
    now: float,
    apart: Callable[[str, str], bool] = lambda one, other: False,
) -> list[Group]:
    """Tables for those who can be seated now. Whoever has waited longest chooses first: the nearest in rating.

    `apart` says whether two people must not be seated together, because one has blocked the other.
    """
    left = sorted(waiting, key=lambda one: (one.since, one.ticket))
    groups: list[Group] = []
    while left:
        first = left[0]
        group = [first]
        for other in sorted(left[1:], key=lambda one: (abs(one.rating - first.rating), one.since, one.ticket)):
            if len(group) == players:
                break
            if all(suits(one, other, now) and not apart(one.ticket, other.ticket) for one in group):
                group.append(other)
        free = players - len(group)
        if free and not (now - first.since >= BOTS_AFTER and all(one.bots for one in group)):
            willing = [one for one in group if one.bots]  # the others go on waiting
            free = players - len(willing)
            group = willing if first.bots and now - first.since >= BOTS_AFTER else []
        if group:
            groups.append(Group(tuple(one.ticket for one in group), free))
        gone = {one.ticket for one in group} or {first.ticket}
        left = [one for one in left if one.ticket not in gone]
    return groups
