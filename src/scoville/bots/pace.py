"""How long a bot takes, so that it feels alive and tells nothing.

The time is made of a number that was drawn before the bot looked at anything, of what everybody sees (which question it
is, how fast the table plays) and of how quick the bot is. Its hand and its options are no part of it.
"""

from __future__ import annotations

from math import exp
from statistics import NormalDist
from typing import Final

from ..core import BadSettings

__all__ = ["FLOOR", "check_quickness", "human_time"]

FLOOR: Final = 0.2
"""Seconds nobody is quicker than."""
SPREAD: Final = 0.5
"""People differ from themselves: times are log-normal, one in six is more than 1.6 times the median."""
NORMAL: Final = NormalDist()
EDGE: Final = 0.001
"""Nobody falls asleep: the slowest thousandth is cut off."""
SLOWEST, QUICKEST = 10, 1000


def check_quickness(percent: int) -> int:
    """BadSettings unless it is a quickness: 100 is a person's, 200 takes half as long beyond the floor."""
    if isinstance(percent, bool) or not SLOWEST <= percent <= QUICKEST:
        raise BadSettings(f"A bot's quickness is {SLOWEST} to {QUICKEST} percent, not {percent}.")
    return percent


def human_time(part: float, median: float, quickness: int = 100) -> float:
    """Seconds. `part`, from 0 to 1, is the luck of it; at 0.5 it is the floor and the median."""
    luck = exp(SPREAD * NORMAL.inv_cdf(min(max(part, EDGE), 1 - EDGE)))
    return FLOOR + median * luck * 100 / quickness
