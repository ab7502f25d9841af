"""An option with a fixed set of words: every error lists what there is, in the same form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import click

from ..core import quote
from ..core.errors import meaning, near

__all__ = ["Offered", "OneOf", "unknown"]


def unknown(what: str, given: str, known: Iterable[str]) -> str:
    """`There is no speed "blits"; there are relaxed, live, blitz. Did you mean blitz?`"""
    listed = list(known)
    return f"There is no {what} {quote(given)}; there are {', '.join(listed)}.{meaning(near(given, listed))}"


class OneOf(click.Choice[str]):
    """`what` names the kind of word in the error sentence."""

    def __init__(self, what: str, choices: Iterable[str]) -> None:
        super().__init__(choices)
        self.what = what

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.choices:
            raise click.UsageError(unknown(self.what, str(value), self.choices), ctx)
        return str(value)


class Offered(click.Choice[str]):
    """Listed in the help and completed by shells; the rules decide whether a value is valid."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return str(value)
