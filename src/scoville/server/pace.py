"""How much of the event loop one address may take with what it sends.

A hundred lines that say something in the same moment are read in one turn of the loop, and everybody else waits for all
of them. So reading is charged to its address: a few milliseconds at once, then a share of the time. What comes beyond
that waits here, its lines are not read meanwhile, and the other addresses go first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, Protocol

from .hosting import TABLES_EACH
from .limits import Bucket

__all__ = ["Pace", "Paced"]

AT_ONCE: Final = 0.0015
"""Seconds of reading: some five requests or hellos. What follows from reading takes several times as long."""
SHARE: Final = 0.2
"""Seconds of reading in a second, once that is used up."""
SLICE: Final = 0.001
"""Seconds of it that are saved up before anything more is read."""


class Paced(Protocol):
    """A line whose reading is charged."""

    transport: Any
    waiting: int
    """Pieces of what it has said that wait to be read."""

    @property
    def stopped(self) -> bool:
        """Whether the protocol itself does not want to be handed more."""
        ...

    def take_in(self, data: bytes) -> None:
        """Reads it."""
        ...


class _Address:
    __slots__ = ("bucket", "timer", "waiting")

    def __init__(self, bucket: Bucket) -> None:
        self.bucket = bucket
        self.waiting: deque[tuple[Paced, bytes]] = deque()
        self.timer: asyncio.TimerHandle | None = None


class Pace:
    def __init__(self, tables_each: int, clock: Callable[[], float] = perf_counter) -> None:
        """Where more tables come from one address, more people are there."""
        self._times = max(1.0, tables_each / TABLES_EACH)
        self.clock = clock
        self._addresses: dict[str, _Address] = {}
        self.put_off = 0
        """How often something had to wait."""

    def charge(self, address: str, begun: float) -> None:
        """For what was done since `begun`."""
        found = self._find(address)
        now = self.clock()
        found.bucket.has(now)
        found.bucket.full -= now - begun

    def read(self, address: str, line: Paced, data: bytes) -> None:
        """Now, or in its turn."""
        found, now = self._find(address), self.clock()
        if not found.waiting and found.bucket.has(now, 0.0):
            line.take_in(data)
            self.charge(address, now)
            return
        self.put_off += 1
        found.waiting.append((line, data))
        line.waiting += 1
        if not line.transport.is_closing():
            line.transport.pause_reading()
        if found.timer is None:
            self._wait(address, found)

    def _find(self, address: str) -> _Address:
        found = self._addresses.get(address)
        if found is None:
            bucket = Bucket(SHARE * self._times, AT_ONCE * self._times, self.clock())
            found = self._addresses[address] = _Address(bucket)
        return found

    def _wait(self, address: str, found: _Address) -> None:
        seconds = max(0.001, (SLICE - found.bucket.full) / found.bucket.rate)
        found.timer = asyncio.get_running_loop().call_later(seconds, self._go_on, address)

    def _go_on(self, address: str) -> None:
        found = self._addresses[address]
        found.timer = None
        while found.waiting and found.bucket.has(self.clock(), 0.0):
            line, data = found.waiting.popleft()
            line.waiting -= 1
            if line.transport.is_closing():
                continue
            begun = self.clock()
            try:
                line.take_in(data)
            except Exception:
                line.transport.abort()  # as the event loop does where a protocol fails
            if not line.waiting and not line.stopped and not line.transport.is_closing():
                line.transport.resume_reading()
            self.charge(address, begun)
        if found.waiting:
            self._wait(address, found)

    def forget(self, address: str) -> None:
        """Nobody is there any more. What was used up is still counted for a while, or leaving would be free."""
        found = self._addresses.get(address)
        if found is not None and not found.waiting and found.bucket.has(self.clock(), found.bucket.burst):
            del self._addresses[address]
