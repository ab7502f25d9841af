"""Where bots think that think long: in a few processes beside the server, so that no table waits for another's tiger.

A question holds all that the bot's seat has seen, so any process can answer it and none has to remember anything.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final

from ..bots import make_bot
from ..core import Fact, stream
from .clock import ServerClock

__all__ = ["Question", "Thinkers", "answer", "make_pool", "share", "spare_cores"]

MOST: Final = 4
"""Processes, however many cores there are: each takes some 30 MB."""
NICE: Final = 5
"""Whoever plays comes before whoever thinks."""
OF_WHAT_IS_LEFT: Final = 0.5
"""A second of thinking takes longer than a second where others want the processor, too."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat knows, and what it may do. `due` is when the answer is wanted; after that nobody waits for it."""

    game: str
    bot: str
    seed: str
    luck: str
    first: Any
    """Its view as the game began."""
    seen: list[Fact]
    view: Any
    options: list[Any]
    thinks: float
    due: float


def answer(question: Question, seconds: float) -> Any | None:
    """Thinks about it: here, wherever that is."""
    bot = make_bot(question.game, question.bot, stream(question.seed, question.luck))
    bot.hurry(seconds)
    bot.sit_down(question.first)
    for fact in question.seen:
        bot.notice(fact)
    return bot.choose(question.view, question.options)


def share(question: Question, now: float, waiting: int, processes: int) -> float:
    """Seconds to think about a question: all it likes, or its part of what is left until then if many wait."""
    left = max(0.0, question.due - now) * OF_WHAT_IS_LEFT
    return min(question.thinks, left * processes / max(waiting, processes))


def spare_cores() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST, max(1, cores - 1))


def make_pool(processes: int) -> ProcessPoolExecutor:
    """Processes that go when the server does, be it killed."""
    return ProcessPoolExecutor(processes, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the whole group; stopping is the server's business
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinkers:
    """`processes` 0 thinks in place: for tests, where time stands still meanwhile."""

    def __init__(self, clock: ServerClock, processes: int) -> None:
        self._clock = clock
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: list[tuple[Question, Callable[[Any], None]]] = []
        self._busy = 0
        self._tasks: set[asyncio.Future[None]] = set()
        self.failed: Callable[[BaseException], None] = lambda error: None

    def start(self) -> None:
        """It takes a second or two until a process thinks; so it is begun when somebody sits down who will."""
        if self._pool is None and self._processes:
            self._pool = make_pool(self._processes)
            self._pool.submit(os.getpid)

    def think(self, question: Question, thought: Callable[[Any], None]) -> None:
        """`thought` is called with the choice, unless that comes too late or goes wrong."""
        if not self._processes:
            try:
                thought(answer(question, question.thinks))
            except Exception as error:  # a bot's mistake costs it its choice, nobody their game
                self.failed(error)
            return
        self._waiting.append((question, thought))
        self._waiting.sort(key=lambda pair: pair[0].due)
        self._next()

    def _next(self) -> None:
        """Whose moment is nearest is first. Whose moment has gone is forgotten."""
        now = self._clock.now()
        self._waiting = [pair for pair in self._waiting if pair[0].due > now]
        while self._waiting and self._busy < self._processes:
            seconds = share(self._waiting[0][0], now, self._busy + len(self._waiting), self._processes)
            question, thought = self._waiting.pop(0)
            self._busy += 1
            task = asyncio.ensure_future(self._answer(question, seconds, thought))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, question: Question, seconds: float, thought: Callable[[Any], None]) -> None:
        self.start()
        pool = self._pool
        try:
            choice = await asyncio.get_running_loop().run_in_executor(pool, answer, question, seconds)
        except Exception as error:
            if isinstance(error, BrokenProcessPool) and self._pool is pool:
                self._pool = None  # the next question starts another
            self.failed(error)
        else:
            thought(choice)
        self._busy -= 1
        self._next()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def close(self) -> None:
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
