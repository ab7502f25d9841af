"""Time for the server. Tests pass in a clock that they advance themselves."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Protocol

__all__ = ["HeldClock", "ManualClock", "RealClock", "ServerClock", "Timer"]


class Timer(Protocol):
    def cancel(self) -> None:
        """Stops the timer."""


class ServerClock(Protocol):
    def now(self) -> float:
        """Seconds since the epoch; it never goes back while the server runs."""

    def ring(self, at: float, bell: Callable[[], None]) -> Timer:
        """Calls `bell` once, at that time, or at once if it has passed."""


class RealClock:
    def __init__(self) -> None:
        self._offset = (
            time.time() - time.monotonic()
        )  # so that a change of the system's clock does not affect running games
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> float:
        return time.monotonic() + self._offset

    def ring(self, at: float, bell: Callable[[], None]) -> Timer:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()  # looked up once, because it is slow in Python 3.11
        return self._loop.call_later(max(0.0, at - self.now()), bell)


class _Bell:
    def __init__(self, bell: Callable[[], None]) -> None:
        self.bell: Callable[[], None] | None = bell

    def cancel(self) -> None:
        self.bell = None


class ManualClock:
    """Stands still until `advance`."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self._bells: list[tuple[float, int, _Bell]] = []
        self._count = 0

    def now(self) -> float:
        return self._now

    def ring(self, at: float, bell: Callable[[], None]) -> Timer:
        self._count += 1
        timer = _Bell(bell)
        heapq.heappush(self._bells, (at, self._count, timer))
        return timer

    def next_bell(self) -> float | None:
        """When the next bell rings."""
        while self._bells and self._bells[0][2].bell is None:
            heapq.heappop(self._bells)
        return self._bells[0][0] if self._bells else None

    def advance(self, seconds: float) -> None:
        """Lets time pass and rings the bells that are due, in order."""
        until = self._now + seconds
        while (at := self.next_bell()) is not None and at <= until:
            self._ring_next()
        self._now = until

    def _ring_next(self) -> None:
        at, _, timer = heapq.heappop(self._bells)
        self._now = max(self._now, at)
        if timer.bell is not None:
            timer.bell()


class HeldClock(ManualClock):
    """Runs by itself and stops while it is held, as it is at first. No bell rings while it is held."""

    def __init__(self) -> None:
        super().__init__(time.time())
        self._since: float | None = None
        """When it was released."""
        self._next: asyncio.TimerHandle | None = None

    @property
    def held(self) -> bool:
        return self._since is None

    def now(self) -> float:
        return self._now if self._since is None else self._now + time.monotonic() - self._since

    def ring(self, at: float, bell: Callable[[], None]) -> Timer:
        timer = super().ring(at, bell)
        self._wind()
        return timer

    def hold(self, held: bool) -> None:
        if held != self.held:
            self._now = self.now()
            self._since = None if held else time.monotonic()
            self._wind()

    def _wind(self) -> None:
        """Wakes up for the next bell."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
        at = self.next_bell()
        if at is not None and not self.held:
            self._next = asyncio.get_running_loop().call_later(self._until(at), self._wake)

    def _until(self, at: float) -> float:
        return max(0.0, at - self.now())

    def _wake(self) -> None:
        """Rings what is due. A bell may hold the clock or set another bell."""
        while not self.held and (at := self.next_bell()) is not None and at <= self.now():
            self._now, self._since = self.now(), time.monotonic()
            self._ring_next()
        self._wind()
