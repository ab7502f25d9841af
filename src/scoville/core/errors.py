"""What can go wrong, each a sentence for a person.

A sentence never carries a secret: what a refusal quotes is what the asker wrote or what everybody sees.
"""

from __future__ import annotations

from typing import Any

__all__ = ["BadRecord", "BadSettings", "Fault", "Refused", "ScovilleError", "quote"]


def quote(text: str, limit: int = 60) -> str:
    """Foreign text made safe to print: quoted, control characters escaped, shortened."""
    short = text if len(text) <= limit else text[: limit - 1] + "…"
    return '"' + "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in short) + '"'


class ScovilleError(Exception):
    """Every error Scoville raises on purpose; `str(error)` is one sentence."""

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is, however it was made: one that cannot be read again breaks the pool of processes it comes from."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[ScovilleError], args: tuple[Any, ...], told: dict[str, Any]) -> ScovilleError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(told)
    return error


class Refused(ScovilleError):
    """An action the rules do not allow now. Nothing has changed.

    `id` and `values` let a front end say the same in another language; the English
    sentence is `str(refused)`.
    """

    def __init__(self, id: str, sentence: str, **values: str | int) -> None:
        super().__init__(sentence.format(**values))
        self.id = id
        self.values = values


class _Bad(ScovilleError):
    """What somebody has written cannot be used. With an `id` the catalogues say it in every language (`bad-<id>`).

    `values` fill the sentence; `why` is another error it quotes as `{why}`. `game` is the one it is about, where known.
    """

    game: str | None = None

    def __init__(self, sentence: str, id: str = "", *, why: ScovilleError | None = None, **values: str | int) -> None:
        told: dict[str, object] = {**values} if why is None else {**values, "why": why}
        super().__init__(sentence.format(**told) if id else sentence)
        self.id = id
        self.values = values
        self.why = why


class BadSettings(_Bad):
    """Players, rules or a position with which no game can be played."""


class BadRecord(_Bad):
    """A record that cannot be read or played; `at` is the action at fault, counted from 0."""

    at: int | None = None


class Fault(RuntimeError):
    """The compiled rules were about to leave an array, or a loop did not end: a mistake of ours, and no refusal.

    The call that raises it may have changed what it was called on, so nobody may go on with that. `where` is file and
    line, or the function, and comes from the compiled code (`build_traps.py`).
    """

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where

    def __str__(self) -> str:
        return f"The compiled rules have a fault at {self.where}. This is a mistake in Scoville."
