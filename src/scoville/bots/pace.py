"""How long a bot takes: long enough to feel alive, and independent of anything secret.

The time follows from a number drawn before the bot looks at anything, from what everybody sees (the kind of question,
the speed of the table), from the bot's quickness and from its longest thinking time. Its hand and its options play no
part: a move that needs no thinking is shown as late as one that was thought about for long.
"""

from __future__ import annotations

from math import exp
from statistics import NormalDist
from typing import Final

from ..core import BadSettings

__all__ = ["FLOOR", "check_quickness", "human_time", "lead_time"]

FLOOR: Final = 0.2
"""No bot is quicker than this many seconds."""
SLACK: Final = 2
"""A bot starts to think this many times its thinking time before its move, because the machine is busy with others."""
SPREAD: Final = 0.5
"""People vary: times are log-normal, and one in six is more than 1.6 times the median."""
NORMAL: Final = NormalDist()
EDGE: Final = 0.001
"""The slowest thousandth is cut off, so that nobody seems to have fallen asleep."""
SLOWEST, QUICKEST = 10, 1000


def check_quickness(percent: int) -> int:
    """Raises BadSettings unless it is a quickness: 100 is a person's, 200 takes half as long beyond the floor."""
    if isinstance(percent, bool) or not SLOWEST <= percent <= QUICKEST:
        raise BadSettings.plain(f"A bot's quickness is {SLOWEST} to {QUICKEST} percent, not {percent}.")
    return percent


def lead_time(thinks: float) -> float:
    """How many seconds before its move a bot with this thinking time is asked."""
    return SLACK * thinks


def human_time(part: float, median: float, quickness: int = 100, thinks: float = 0.0) -> float:
    """Seconds. `part`, from 0 to 1, is the luck in it; at 0.5 it is the floor plus the median. A bot that may have to
    think is never quicker than its thinking time."""
    luck = exp(SPREAD * NORMAL.inv_cdf(min(max(part, EDGE), 1 - EDGE)))
    return max(FLOOR + median * luck * 100 / quickness, lead_time(thinks))
