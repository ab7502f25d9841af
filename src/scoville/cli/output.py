"""Standard output for readers and for spreadsheets."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from io import StringIO

import click
from rich.console import Console

__all__ = ["Output", "echo_csv"]


class Output(Console):
    """A console that leaves a closed pipe to `ending_well`; rich would end the program with 1."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def echo_csv(rows: Iterable[Iterable[object]]) -> None:
    text = StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    click.echo(text.getvalue(), nl=False)
