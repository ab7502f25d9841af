"""Where bots think that think long: in a few processes beside the server, so that no table waits for another's tiger.

A question holds all that the bot's seat has seen, so any process can answer it and none has to remember anything.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ..bots import make_bot
from ..core import stream
from .clock import ServerClock
from .workers import Processes, WorkerDied, fingerprint

__all__ = ["BotWorkers", "Question", "answer", "share"]

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
    seen: tuple[bytes, ...]
    """The facts since then, pickled in portions: in a long game most of them were packed for an earlier question."""
    view: Any
    options: list[Any]
    thinks: float
    due: float


def answer(question: Question, seconds: float) -> Any | None:
    """Thinks about it: here, wherever that is."""
    bot = make_bot(question.game, question.bot, stream(question.seed, question.luck))
    bot.hurry(seconds)
    bot.sit_down(question.first)
    for portion in question.seen:
        for fact in pickle.loads(portion):  # noqa: S301 - our own
            bot.notice(fact)
    return bot.choose(question.view, question.options)


def share(question: Question, now: float, waiting: int, processes: int) -> float:
    """Seconds to think about a question: all it likes, or its part of what is left until then if many wait."""
    left = max(0.0, question.due - now) * OF_WHAT_IS_LEFT
    return min(question.thinks, left * processes / max(waiting, processes))


def position(question: Question) -> bytes:
    """The same position asked again with other luck is still the same."""
    return fingerprint(question.game, question.bot, question.view, question.options)


class BotWorkers:
    """`processes` 0 thinks in place: for tests, where time stands still meanwhile."""

    def __init__(self, clock: ServerClock, processes: int) -> None:
        self._clock = clock
        self.processes = Processes(processes)
        self._waiting: list[tuple[Question, Callable[[Any], None]]] = []
        self._busy = 0
        self._tasks: set[asyncio.Future[None]] = set()
        self.failed: Callable[[BaseException], None] = lambda error: None
        self.start = self.processes.start

    def think(self, question: Question, thought: Callable[[Any], None]) -> None:
        """`thought` is called with the choice, unless that comes too late or goes wrong."""
        if not self.processes.count:
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
        while self._waiting and self._busy < self.processes.count:
            seconds = share(self._waiting[0][0], now, self._busy + len(self._waiting), self.processes.count)
            question, thought = self._waiting.pop(0)
            self._busy += 1
            task = asyncio.ensure_future(self._answer(question, seconds, thought))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

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
