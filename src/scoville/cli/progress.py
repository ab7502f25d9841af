"""A progress bar for long runs, and how Ctrl+C ends them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from ..lab.engines import Interrupt
from .running import INTERRUPTED

__all__ = ["Counter", "counting", "stopping"]


class Counter:
    """Counts what is done; shows nothing if there is no terminal."""

    def __init__(self, progress: Progress | None = None, task: TaskID | None = None) -> None:
        self._progress = progress
        self._task = task

    def __call__(self, more: int) -> None:
        if self._progress is not None and self._task is not None:
            self._progress.advance(self._task, more)

    def expect(self, title: str, total: int) -> None:
        """Shows another title and an end that was not known before."""
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, description=title, total=total)


@contextmanager
def counting(what: str, total: int | None, done: int = 0) -> Iterator[Counter]:
    """A progress bar on standard error, if that is a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield Counter()
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        yield Counter(progress, progress.add_task(what, total=total, completed=done))


@contextmanager
def stopping(kept: Path | None = None, under_way: str = "the games under way") -> Iterator[Interrupt]:
    """The first Ctrl+C asks the run to stop and says so at once. The second ends the command.

    `kept` has the results so far, for the same command to go on from.
    """
    try:
        with Interrupt(f"scoville: finishing {under_way}; Ctrl+C again stops at once.") as interrupt:
            yield interrupt
    except KeyboardInterrupt:
        go_on = "" if kept is None else f" The same command goes on from {kept}."
        click.echo(f"scoville: Stopped at once.{go_on}", err=True)
        sys.exit(INTERRUPTED)
