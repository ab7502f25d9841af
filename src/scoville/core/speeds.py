"""The speeds of a table: how long people have, and how long bots take. All numbers of a speed are here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf
from types import MappingProxyType
from typing import Final

__all__ = ["ALONE", "MOST_HOURS", "SPEEDS", "TIE", "USUAL_HOURS", "Speed", "speed_of"]

TIE: Final = 0.030
"""Seconds within which two slaps or calls are a tie (HR-SLAP, H-CALL)."""
HOUR: Final = 3600.0
USUAL_HOURS: Final = 24
"""For a move at a table where everybody plays at their own pace."""
MOST_HOURS: Final = 7 * 24


@dataclass(frozen=True, slots=True)
class Speed:
    """All times are in seconds."""

    turn: float
    """The time for a person's turn at a live table."""
    window: float
    """The time that play waits for an answer there."""
    slaps: float
    """The time in which everybody can slap."""
    grace: float
    """How long a person may be away before a bot stands in."""
    bot_turn: float
    """The median of a bot's turn, on top of the minimum."""
    bot_reaction: float
    """The same for reactions."""
    doubt: float = 0
    """How long a played card can be doubted before a bot goes on, in addition to the time for its turn."""
    story: float = 1
    """How much of the time people need to see what happened (`Umpire.story`) the table waits; 0 where the screen itself
    holds play back, as the terminal's does."""
    reading: float = 20
    """How long after that bots wait at most for people who still look at a reveal (`Readers`)."""
    own_pace: bool = False
    """Whether people come back for each move. Then the clocks run while nobody is there, nobody needs reflexes, and the
    table's host sets the hours for a move (`speed_of`)."""


SPEEDS: Final[Mapping[str, Speed]] = MappingProxyType(
    {
        "relaxed": Speed(120, 30, 8, 60, 3.6, 1.5),
        "live": Speed(40, 12, 5, 20, 2.2, 0.9),
        "blitz": Speed(12, 6, 3, 10, 1.0, 0.5, reading=6),
        "days": Speed(USUAL_HOURS * HOUR, USUAL_HOURS * HOUR / 2, 0, inf, 3.6, 1.5, reading=0, own_pace=True),
    }
)
"""By name, as in records, on the command line, on the wire and in the catalogues (`web-speed-<name>`)."""


def speed_of(name: str, hours: int = USUAL_HOURS) -> Speed:
    """A speed with the times of one table: `hours` counts where people play at their own pace."""
    speed = SPEEDS[name]
    if not speed.own_pace or hours == USUAL_HOURS:
        return speed
    return replace(speed, turn=speed.turn * hours / USUAL_HOURS, window=speed.window * hours / USUAL_HOURS)


ALONE: Final[Mapping[str, Speed]] = MappingProxyType(
    {
        "relaxed": Speed(inf, inf, inf, inf, 2.0, 1.0, doubt=4.0, story=0),
        "live": Speed(inf, 8, 8, inf, 1.2, 0.6, doubt=2.2, story=0),
        "blitz": Speed(inf, 4, 4, inf, 0.5, 0.3, doubt=0.9, story=0),
    }
)
"""The same for one person alone with bots, in the terminal: turns have no hurry, and bots waste no time."""
