"""Values of options: every error lists what there is or says what it can be, in the same form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar

import click

from ..core import quote
from ..core.errors import meaning, near

__all__ = ["Offered", "OneOf", "Written", "unknown"]

Value = TypeVar("Value")


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


class Written(click.ParamType[Value], Generic[Value]):
    """A value in a form of its own. If it is wrong, the error says what it can be: `--seed is a whole number …`."""

    expects: ClassVar[str]

    def read(self, text: str) -> Value | None:
        """The value, or None if the text is none."""
        raise NotImplementedError

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Value:
        if not isinstance(value, str):
            return value  # type: ignore[no-any-return]  # a default
        if (found := self.read(value)) is None:
            named = "" if param is None else f"{max(param.opts, key=len)} is "
            raise click.UsageError(f"{named}{self.expects}, not {quote(value)}.", ctx)
        return found
