"""Limits how much of the event loop one address may take with what it sends.

The loop would read a hundred connections that send at the same moment in one turn, and everybody else would wait for
all of them. So reading is charged to its address: a few milliseconds at once, then a share of the time. Data beyond
that waits here, its connections are not read meanwhile, and the other addresses go first.
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
"""Seconds of reading: some five requests or hellos. The work that follows from reading takes several times as long."""
SHARE: Final = 0.2
"""Seconds of reading per second, once that is used up."""
SLICE: Final = 0.001
"""Seconds of reading time to save up before anything more is read."""
A_TURN: Final = 2
"""Pieces of data read from one address in one turn of the loop: what follows from one can take half a millisecond."""


class Paced(Protocol):
    """A connection whose reading is charged."""

    transport: Any
    waiting: int
    """Pieces of data that wait to be read."""

    @property
    def stopped(self) -> bool:
        """Whether the protocol itself does not want more data."""
        ...

    def take_in(self, data: bytes) -> None:
        """Reads it."""
        ...


class _Address:
    __slots__ = ("bucket", "taken", "timer", "waiting")

    def __init__(self, bucket: Bucket) -> None:
        self.bucket = bucket
        self.waiting: deque[tuple[Paced, bytes]] = deque()
        self.timer: asyncio.Handle | None = None
        self.taken = 0
        """Pieces read in this turn of the loop."""


class Pace:
    def __init__(self, tables_each: int, clock: Callable[[], float] = perf_counter) -> None:
        """If more tables may come from one address, more people are expected there."""
        self._times = max(1.0, tables_each / TABLES_EACH)
        self.clock = clock
        self._addresses: dict[str, _Address] = {}
        self.put_off = 0
        """How often data had to wait."""

    def charge(self, address: str, begun: float) -> None:
        """Charges an address for the time since `begun`."""
        found = self._find(address)
        now = self.clock()
        found.bucket.has(now)
        found.bucket.full -= now - begun

    def read(self, address: str, line: Paced, data: bytes) -> None:
        """Reads data now, or when it is its address's turn."""
        found, now = self._find(address), self.clock()
        if not found.waiting and found.taken < A_TURN and found.bucket.has(now, 0.0):
            self._count(found)
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

    def _count(self, found: _Address) -> None:
        if not found.taken:
            asyncio.get_running_loop().call_soon(self._new_turn, found)
        found.taken += 1

    def _new_turn(self, found: _Address) -> None:
        found.taken = 0

    def _wait(self, address: str, found: _Address) -> None:
        if found.taken >= A_TURN and found.bucket.has(self.clock(), 0.0):
            found.timer = asyncio.get_running_loop().call_soon(self._go_on, address)
            return
        seconds = max(0.001, (SLICE - found.bucket.full) / found.bucket.rate)
        found.timer = asyncio.get_running_loop().call_later(seconds, self._go_on, address)

    def _go_on(self, address: str) -> None:
        found = self._addresses[address]
        found.timer = None
        while found.waiting and found.taken < A_TURN and found.bucket.has(self.clock(), 0.0):
            self._count(found)
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
        """The address has no connections left. Its use still counts for a while; otherwise leaving would reset it."""
        found = self._addresses.get(address)
        if found is not None and not found.waiting and found.bucket.has(self.clock(), found.bucket.burst):
            del self._addresses[address]
