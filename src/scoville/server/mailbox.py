"""A table's mailbox: everything that concerns the table happens here, one thing after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from .clock import ServerClock, Timer

__all__ = ["Mailbox"]

AT_ONCE: Final = 8
"""Jobs of one mailbox before it is the other tables' turn."""


class Mailbox:
    """`due` says when `tick` is to run next and is called whenever the mailbox is empty. `broke` gets an exception;
    the jobs after it are not done."""

    def __init__(
        self,
        clock: ServerClock,
        tick: Callable[[], Awaitable[None]],
        due: Callable[[], float | None],
        broke: Callable[[Exception], None],
    ) -> None:
        self._clock = clock
        self._tick = tick
        self._due = due
        self._broke = broke
        self._inbox: deque[Callable[[], Awaitable[None]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._bell: Timer | None = None
        self._rings_at = 0.0
        self.closed = False

    def post(self, job: Callable[[], Awaitable[None]]) -> None:
        """Queues a job. A closed mailbox takes nothing any more."""
        if self.closed:
            return
        self._inbox.append(job)
        if self._task is None:
            if self._loop is None:
                self._loop = asyncio.get_running_loop()  # looked up once: in Python 3.11 it is a system call
            self._task = self._loop.create_task(self._run())

    @property
    def waiting(self) -> int:
        return len(self._inbox)

    async def _run(self) -> None:
        """Works until nothing is left. After a few jobs it is the other tables' turn."""
        done = 0
        while self._inbox:
            done += 1
            if done % AT_ONCE == 0:
                await asyncio.sleep(0)  # many jobs never wait for anything, so the loop would not get its turn
            try:
                await self._inbox.popleft()()
            except Exception as error:
                self._broke(error)
                return
        self._task = None
        self._set_bell()

    def _set_bell(self) -> None:
        """We don't reschedule a bell that rings too early: almost every action would, and an idle tick is cheap."""
        if self.closed:
            return
        due = self._due()
        if due is None or (self._bell is not None and self._rings_at <= due):
            return
        if self._bell is not None:
            self._bell.cancel()
        self._rings_at = due
        self._bell = self._clock.ring(due, self._ring)

    def _ring(self) -> None:
        self._bell = None
        self.post(self._tick)

    def close(self) -> None:
        """Takes nothing more; jobs in the queue are still done."""
        self.closed = True
        if self._bell is not None:
            self._bell.cancel()

    async def finish(self, seconds: float) -> None:
        """Waits up to this long for what is under way."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=seconds)
