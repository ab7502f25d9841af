"""Slow bots think in a few processes beside the server, so that no table waits for another table's tiger.

A question holds everything the bot's seat has seen, so any process can answer it and none has to remember anything.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final

from ..bots import make_bot
from ..core import stream
from .clock import ServerClock
from .workers import Far, NobodyFree, Processes, WorkerDied, fingerprint

__all__ = ["BotWorkers", "Question", "answer", "share"]

OF_WHAT_IS_LEFT: Final = 0.5
"""On a busy processor a second of thinking takes longer than a second."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat knows, and what it may do. Nobody waits for an answer after `due`."""

    game: str
    bot: str
    seed: str
    luck: str
    first: Any
    """The seat's view at the start of the game."""
    seen: tuple[bytes, ...]
    """The facts since then, pickled in portions: in a long game most were packed for an earlier question."""
    view: Any
    options: list[Any]
    thinks: float
    due: float


def answer(question: Question, seconds: float) -> Any | None:
    """Thinks about the question in the process that calls this."""
    bot = make_bot(question.game, question.bot, stream(question.seed, question.luck))
    bot.hurry(seconds)
    bot.sit_down(question.first)
    for portion in question.seen:
        for fact in pickle.loads(portion):  # noqa: S301 - our own
            bot.notice(fact)
    return bot.choose(question.view, question.options)


def share(question: Question, now: float, waiting: int, processes: int) -> float:
    """Seconds to think: as long as the bot likes or, if many wait, its share of the time left until `due`."""
    left = max(0.0, question.due - now) * OF_WHAT_IS_LEFT
    return min(question.thinks, left * processes / max(waiting, processes))


def position(question: Question) -> bytes:
    """Identifies a position; the luck of the bot makes no difference."""
    return fingerprint(question.game, question.bot, question.view, question.options)


class BotWorkers:
    """With `processes` 0 bots think in place: for tests, where time stands still meanwhile."""

    def __init__(self, clock: ServerClock, processes: int) -> None:
        self._clock = clock
        self.processes = Processes(processes)
        self.far: Far | None = None
        self._waiting: list[tuple[Question, Callable[[Any], None]]] = []
        self._busy = 0
        self._tasks: set[asyncio.Future[None]] = set()
        self.failed: Callable[[BaseException], None] = lambda error: None
        self.start = self.processes.start

    def think(self, question: Question, thought: Callable[[Any], None]) -> None:
        """Calls `thought` with the choice, unless that comes too late or fails."""
        if not self.processes.count:
            try:
                thought(answer(question, question.thinks))
            except Exception as error:  # a bot's mistake costs the bot its choice and nobody their game
                self.failed(error)
            return
        if self.far is not None and self.far.takes(answer):
            self._keep(self._ask_far(self.far, question, thought))
        else:
            self._queue(question, thought)

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask_far(self, far: Far, question: Question, thought: Callable[[Any], None]) -> None:
        """Another machine, if one is free; a thought that is lost with it is thought here, if there is time left."""
        left = question.due - self._clock.now()
        seconds = share(question, self._clock.now(), 1, 1)
        try:
            choice = await far.do(answer, question, seconds, within=left)
            if choice is not None and type(choice) not in {type(option) for option in question.options}:
                raise NobodyFree  # whoever has answered is no worker of ours
        except NobodyFree:
            self._queue(question, thought)
        except Exception as error:
            self.failed(error)
        else:
            thought(choice)

    def _queue(self, question: Question, thought: Callable[[Any], None]) -> None:
        self._waiting.append((question, thought))
        self._waiting.sort(key=lambda pair: pair[0].due)
        self._next()

    def _next(self) -> None:
        """Starts the job with the nearest deadline and drops expired ones."""
        now = self._clock.now()
        self._waiting = [pair for pair in self._waiting if pair[0].due > now]
        while self._waiting and self._busy < self.processes.count:
            seconds = share(self._waiting[0][0], now, self._busy + len(self._waiting), self.processes.count)
            question, thought = self._waiting.pop(0)
            self._busy += 1
            self._keep(self._answer(question, seconds, thought))

    async def _answer(self, question: Question, seconds: float, thought: Callable[[Any], None]) -> None:
        try:
            choice = await self.processes.do(position(question), answer, question, seconds)
        except WorkerDied:
            pass  # counted where it died; the bot plays its first thought
        except Exception as error:
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
        self.processes.close()
