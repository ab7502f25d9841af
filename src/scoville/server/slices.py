"""Long work that must happen in the tables' process, cut into slices so that no table waits for it.

A live game is an object of this process, so its sources are replayed here: its stored entries, a record it continues,
what its bots have seen. A job is a generator that yields after each slice of about a millisecond. Between two
slices everybody else's work is done, and clients with jobs take turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Any, Final, TypeVar

from .workers import Turns

__all__ = ["MOST_EACH", "PORTION", "Job", "Slices", "drain", "in_portions"]

PORTION: Final = 50
"""Actions in a slice: 0.3 to 1.5 ms."""
MOST_EACH: Final = 60
"""Jobs of one client that may wait: after a restart a club opens all its tables at once."""
MOST_IN_ALL: Final = 1000
REST: Final = 0.002
"""Seconds between slices. Without a pause, slices would take the whole loop."""
Item = TypeVar("Item")
Result = TypeVar("Result")
Job = Generator[None, None, Result]


def in_portions(items: Iterable[Item], do: Callable[[Item], Any], portion: int = PORTION) -> Iterator[None]:
    """A job that does something with each item."""
    for number, item in enumerate(items, start=1):
        do(item)
        if number % portion == 0:
            yield


def drain(job: Job[Result]) -> Result:
    """Does a whole job at once."""
    while True:
        try:
            next(job)
        except StopIteration as end:
            result: Result = end.value
            return result


class Slices:
    def __init__(self) -> None:
        self._turns: Turns[tuple[Job[Any], asyncio.Future[Any]]] = Turns(MOST_EACH, MOST_IN_ALL)
        self._task: asyncio.Task[None] | None = None
        self.done = 0
        """Slices done so far."""

    async def run(self, client: str, job: Job[Result], *, always: bool = False) -> Result:
        """Returns the job's result. A client with many jobs is refused, unless the work is the server's own
        (`always`)."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        if self._task is None and self._slice(job, done):
            return done.result()  # most jobs are short: no slice, no wait
        self._turns.add(client, (job, done), always=always)
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return await done

    async def _work(self) -> None:
        while self._turns:
            await asyncio.sleep(REST)
            client, (job, done) = self._turns.take()
            if not done.done() and not self._slice(job, done):
                self._turns.add(client, (job, done), always=True)
        self._task = None

    def _slice(self, job: Job[Any], done: asyncio.Future[Any]) -> bool:
        """Does one slice. Returns whether the job is over; then `done` holds its result."""
        self.done += 1
        try:
            next(job)
        except StopIteration as end:
            done.set_result(end.value)
        except Exception as error:
            done.set_exception(error)
        else:
            return False
        return True

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        while self._turns:
            self._turns.take()[1][1].cancel()
