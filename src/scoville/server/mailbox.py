"""A table's mailbox: everything that concerns the table happens here, one thing after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from .clock import ServerClock, Timer

__all__ = ["Job", "Mailbox"]

Job = Callable[[], Awaitable[None] | None]
"""Something to do at a table. It returns the rest of it if that has to wait for something; None if all is done."""

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
        self._inbox: deque[Job] = deque()
        self._task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._bell: Timer | None = None
        self._rings_at = 0.0
        self._doing = False
        self.closed = False

    def post(self, job: Job) -> None:
        """Queues a job. A closed mailbox takes nothing any more."""
        if self.closed:
            return
        self._inbox.append(job)
        if self._task is None:
            self._begin(None)

    def do(self, job: Job) -> None:
        """The same, but at once if nothing else is under way: many jobs are done before a task would have begun."""
        if self.closed or self._task is not None or self._doing:
            self.post(job)
            return
        self._doing = True
        try:
            rest = job()
        except Exception as error:
            self._broke(error)
            return
        finally:
            self._doing = False
        if rest is not None or self._inbox:
            self._begin(rest)
        else:
            self._set_bell()

    def _begin(self, rest: Awaitable[None] | None) -> None:
        if self._doing:
            return  # `do` begins
        if self._loop is None:
            self._loop = asyncio.get_running_loop()  # looked up once: in Python 3.11 it is a system call
        self._task = self._loop.create_task(self._run(rest))

    @property
    def waiting(self) -> int:
        return len(self._inbox)

    async def _run(self, rest: Awaitable[None] | None) -> None:
        """Works until nothing is left, beginning with the rest of a job. After a few jobs it is the other tables'
        turn."""
        done = 0
        while rest is not None or self._inbox:
            done += 1
            if done % AT_ONCE == 0:
                await asyncio.sleep(0)  # many jobs never wait for anything, so the loop would not get its turn
            try:
                if rest is None:
                    rest = self._inbox.popleft()()
                if rest is not None:
                    await rest
                    rest = None
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
