"""How long a bot takes, so that it feels alive and tells nothing.

The time is made of a number that was drawn before the bot looked at anything, of what everybody sees (which question it
is, how fast the table plays), of how quick the bot is and how long it thinks at most. Its hand and its options are no
part of it: a move that needs no thinking is shown as late as one that was thought about for long.
"""

from __future__ import annotations

from math import exp
from statistics import NormalDist
from typing import Final

from ..core import BadSettings

__all__ = ["FLOOR", "check_quickness", "human_time", "lead_time"]

FLOOR: Final = 0.2
"""Seconds nobody is quicker than."""
SLACK: Final = 2
"""A bot begins to think so many times as long before its move as it takes: the machine has other things to do, too."""
SPREAD: Final = 0.5
"""People differ from themselves: times are log-normal, one in six is more than 1.6 times the median."""
NORMAL: Final = NormalDist()
EDGE: Final = 0.001
"""Nobody falls asleep: the slowest thousandth is cut off."""
SLOWEST, QUICKEST = 10, 1000


def check_quickness(percent: int) -> int:
    """BadSettings unless it is a quickness: 100 is a person's, 200 takes half as long beyond the floor."""
    if isinstance(percent, bool) or not SLOWEST <= percent <= QUICKEST:
        raise BadSettings.plain(f"A bot's quickness is {SLOWEST} to {QUICKEST} percent, not {percent}.")
    return percent


def lead_time(thinks: float) -> float:
    """Seconds before its move at which a bot that may think so long is asked."""
    return SLACK * thinks


def human_time(part: float, median: float, quickness: int = 100, thinks: float = 0.0) -> float:
    """Seconds. `part`, from 0 to 1, is the luck of it; at 0.5 it is the floor and the median. Who may have to think is
    never quicker than its thinking."""
    luck = exp(SPREAD * NORMAL.inv_cdf(min(max(part, EDGE), 1 - EDGE)))
    return max(FLOOR + median * luck * 100 / quickness, lead_time(thinks))
