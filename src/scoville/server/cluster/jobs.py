"""Jobs for thinking workers as bytes: what a server asks over NATS, and what a worker answers.

A bot's question is pickled, because a view and its facts are objects of their game. Whoever can write to NATS could
send any pickle, so we read only plain values and the value classes of installed games: nothing that could run code.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from dataclasses import dataclass, is_dataclass
from enum import Enum
from typing import Any, Final

import msgspec

from ...core import registry
from .. import protocol as p
from ..bot_workers import Question, answer
from ..looking_back import look_back
from ..protocol.learning import PuzzleAnswer
from ..puzzles import check_answer, puzzle_page
from ..reviews import think

__all__ = ["JOBS", "Unreadable", "pack_job", "read_answer", "read_job", "write_answer"]

VALUES: Final = (int, str, tuple, Enum)
"""Kinds of classes that only hold values; dataclasses do so too."""
OWN: Final = "scoville.core"


class Unreadable(Exception):
    """Not a job or an answer that this version of the program knows."""


@dataclass(frozen=True, slots=True)
class _Job:
    work: Callable[..., Any]
    args: Any
    answer: Any


JOBS: Final = {
    job.work.__name__: job
    for job in (
        _Job(think, tuple[str, int, int | None], p.Reviewed),
        _Job(look_back, tuple[str, int], bytes),
        _Job(puzzle_page, tuple[str, int, float], bytes),
        _Job(check_answer, tuple[str, int, PuzzleAnswer], bytes),
    )
}
THOUGHT: Final = answer.__name__
_encode = msgspec.msgpack.Encoder().encode


class _Values(pickle.Unpickler):
    """Reads values of games and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if module == Question.__module__ and name == Question.__name__:
            return Question
        homes = {OWN, *(kind.folder for kind in registry.games().values())}
        if "." in name or not any(module == home or module.startswith(f"{home}.") for home in homes):
            raise pickle.UnpicklingError("no value of a game")
        found = super().find_class(module, name)
        if not isinstance(found, type) or found.__module__ != module:
            raise pickle.UnpicklingError("no value of a game")
        if not is_dataclass(found) and not issubclass(found, VALUES):
            raise pickle.UnpicklingError("no value of a game")
        return found


def _read(data: bytes) -> Any:
    try:
        return _Values(io.BytesIO(data)).load()
    except Exception:  # a pickle can fail in any way
        raise Unreadable from None


def pack_job(work: Callable[..., Any], args: tuple[Any, ...]) -> bytes:
    """A job of `JOBS`, or `answer` with a question and the seconds for it."""
    if work is answer:
        question, seconds = args
        return _encode([THOUGHT, pickle.dumps(question), seconds])
    return _encode([work.__name__, _encode(args)])


def read_job(data: bytes) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    try:
        name, packed, *rest = msgspec.msgpack.decode(data, type=list)
        if name == THOUGHT:
            question, seconds = _read(packed), float(rest[0])
            if not isinstance(question, Question):
                raise Unreadable
            for portion in question.seen:  # `answer` reads them as our own
                _read(portion)
            return answer, (question, seconds)
        job = JOBS[name]
        return job.work, msgspec.msgpack.decode(packed, type=job.args)
    except (msgspec.DecodeError, ValueError, TypeError, KeyError, IndexError):
        raise Unreadable from None


def write_answer(work: Callable[..., Any], found: Any) -> bytes:
    return pickle.dumps(found) if work is answer else _encode(found)


def read_answer(work: Callable[..., Any], data: bytes) -> Any:
    if work is answer:
        return _read(data)
    try:
        return msgspec.msgpack.decode(data, type=JOBS[work.__name__].answer)
    except (msgspec.DecodeError, ValueError, TypeError):
        raise Unreadable from None
