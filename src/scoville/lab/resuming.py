"""Files from which a run goes on: written as a whole or not at all, and no longer for more games."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import IO, Any, Final

from ..core import BadSettings, ScovilleError

__all__ = ["Chunk", "Done", "check_same", "read_resumed", "whole_file", "write_resumed"]

LARGEST_FILE: Final = 50_000_000
SAVED_EVERY: Final = 2.0
"""Seconds between two writes of a file to resume from."""

Chunk = tuple[int, int]


class Done:
    """Which numbers from 0 on are done, as ranges that never touch: few, however many numbers there are."""

    def __init__(self, ranges: Iterable[Chunk] = ()) -> None:
        """Raises ValueError if ranges overlap, are empty or begin below 0."""
        self.ranges: list[Chunk] = []
        ordered = sorted((int(start), int(stop)) for start, stop in ranges)
        if any(not 0 <= start < stop for start, stop in ordered) or any(
            stop > after for (_, stop), (after, _) in pairwise(ordered)
        ):
            raise ValueError("some are done twice or never were")
        for start, stop in ordered:
            self.add(start, stop)

    def add(self, start: int, stop: int) -> None:
        """Notes that `start` to `stop` are done, which were not before."""
        at = len(self.ranges)
        while at and self.ranges[at - 1][0] > start:
            at -= 1
        if at < len(self.ranges) and self.ranges[at][0] == stop:
            stop = self.ranges.pop(at)[1]
        if at and self.ranges[at - 1][1] == start:
            at -= 1
            start = self.ranges.pop(at)[0]
        self.ranges.insert(at, (start, stop))

    @property
    def count(self) -> int:
        return sum(stop - start for start, stop in self.ranges)

    @property
    def end(self) -> int:
        """One more than the highest number that is done."""
        return self.ranges[-1][1] if self.ranges else 0

    def __contains__(self, number: int) -> bool:
        return any(start <= number < stop for start, stop in self.ranges)

    def missing(self, end: int, chunk: int) -> Iterator[Chunk]:
        """What is not done now below `end`, in pieces that lie within multiples of `chunk`."""
        at = 0
        for start, stop in [*self.ranges, (end, end)]:
            while at < min(start, end):
                upto = min(at - at % chunk + chunk, start, end)
                yield at, upto
                at = upto
            at = max(at, stop)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Done) and self.ranges == other.ranges

    __hash__ = None  # type: ignore[assignment]


@contextmanager
def whole_file(file: Path, mode: str = "w") -> Iterator[IO[Any]]:
    """Opens a file beside the wanted one, which replaces it once everything is written and on the disk."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with beside.open(mode, encoding=None if "b" in mode else "utf-8") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as error:
        raise ScovilleError(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        beside.unlink(missing_ok=True)


def write_resumed(file: Path | None, content: Mapping[str, Any]) -> None:
    if file is not None:
        with whole_file(file) as out:
            json.dump({"format": 1, **content}, out)


def read_resumed(file: Path) -> dict[str, Any] | None:
    """The content of the file; None if it does not exist yet."""
    try:
        if not file.exists():
            return None
        if file.stat().st_size > LARGEST_FILE:
            raise ScovilleError(f"{file} is too large to be a file to resume from.")
        written = json.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ScovilleError(f"{file} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError):
        raise ScovilleError(f"{file} is not a file to resume from.") from None
    if not isinstance(written, dict) or written.get("format") != 1:
        raise ScovilleError(f"{file} is not a file to resume from.")
    return written


def check_same(file: Path | None, written: Mapping[str, Any], about: Mapping[str, Any]) -> None:
    """Raises BadSettings if the file belongs to another run."""
    for name, value in about.items():
        if written.get(name) != json.loads(json.dumps(value)):
            raise BadSettings.plain(
                f"{file} belongs to another run: `{name}` was {written.get(name)!r}, and is {value!r} now."
            )
