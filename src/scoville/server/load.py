"""Whether the server keeps up, and what it does about it while it does not.

On a busy loop a message waits before it is read. The nearer player's answer is there first and would win although the
farther one was quicker, because the table has stopped waiting. So races wait as much longer as the loop is late. If
the server itself is the cause for long, it takes no new tables.
"""

from __future__ import annotations

import asyncio
from math import exp
from time import process_time
from typing import TYPE_CHECKING, Final

from .clock import RealClock
from .telling import get_log

if TYPE_CHECKING:
    from .clock import ServerClock
    from .telling import Metrics

__all__ = ["BUSY", "LONGEST", "NOTICED", "ROOM", "Load"]

LOOK_EVERY: Final = 0.02
"""Seconds between two looks at how late the event loop is: rarer looks would miss most short delays."""
NOTICED: Final = 0.01
"""Seconds; races take no notice of a loop that is less late."""
LONGEST: Final = 0.5
"""Seconds; races wait at most for a loop that is so late."""
REMEMBERED: Final = 2.0
"""Seconds after which a delay counts for little."""
BUSY: Final = 0.15
"""Seconds by which the loop is late on average, by its own doing, when the server takes no new tables."""
ROOM: Final = 0.05
"""The same when it takes tables again."""


class Load:
    def __init__(self, clock: ServerClock) -> None:
        self._real = isinstance(clock, RealClock)
        self._worst = 0.0
        self._mean = 0.0
        self.busy = False

    def observe(self, late: float, own: float) -> None:
        """The loop was late by so much, and `own` of it because of what the server has computed."""
        old = exp(-(LOOK_EVERY + late) / REMEMBERED)
        self._worst = max(late, self._worst * old)
        self._mean += (own - self._mean) * (1 - old)
        if not self.busy and self._mean > BUSY:
            self.busy = True
            get_log().warning("busy: no new tables", number=round(self._mean * 1000))
        elif self.busy and self._mean < ROOM:
            self.busy = False
            get_log().info("new tables again", number=round(self._mean * 1000))

    @property
    def patience(self) -> float:
        """Seconds by which something may be shown late, and by which an answer may be read late."""
        return 0.0 if self._worst < NOTICED else min(self._worst, LONGEST)

    async def watch(self, metrics: Metrics) -> None:
        """Measures repeatedly by how many seconds a timer was late. Where a test makes the time, nothing is late."""
        loop = asyncio.get_running_loop()
        while True:
            due, used = loop.time() + LOOK_EVERY, process_time()
            await asyncio.sleep(LOOK_EVERY)
            late = max(0.0, loop.time() - due)
            own = min(late, process_time() - used)
            metrics.lag.observe(late)
            metrics.own_lag.observe(own)
            if self._real:
                self.observe(late, own)
