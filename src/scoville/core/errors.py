"""All errors; each is a sentence for a person.

The sentences are only in the catalogues; an error holds the id of its sentence and the values. It never contains a
secret: it quotes only what the asker wrote or what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

__all__ = ["BadRecord", "BadSettings", "Fault", "MessageError", "Refused", "ScovilleError", "meaning", "near", "quote"]


def quote(text: str, limit: int = 60) -> str:
    """Make foreign text safe to print: put it in quotes, escape control characters and shorten it."""
    short = text if len(text) <= limit else text[: limit - 1] + "…"
    return '"' + "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in short) + '"'


def near(given: str, known: Iterable[str]) -> tuple[str, ...]:
    """The known words that somebody may have meant, the nearest first."""
    from difflib import get_close_matches  # noqa: PLC0415 - only where something is wrong

    words = {word.casefold(): word for word in known}
    return tuple(words[word] for word in get_close_matches(given.casefold(), words, 3, 0.6))


def meaning(meant: tuple[str, ...]) -> str:
    """The question that follows a sentence: ` Did you mean copy-cat?` Empty if nothing is similar."""
    return f" Did you mean {' or '.join(meant)}?" if meant else ""


class ScovilleError(Exception):
    """The base of every error that Scoville raises on purpose. `str(error)` is one sentence."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the error as it is: an error that cannot be unpickled breaks the pool of processes it comes from."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[ScovilleError], args: tuple[Any, ...], told: dict[str, Any]) -> ScovilleError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(told)
    return error


class MessageError(ScovilleError):
    """An error with a sentence in every language: `<prefix>-<game>-<id>`, or `<prefix>-<id>` for every game.

    `values` fill the message. `scoville.locales.sentences` makes the sentence when somebody reads it: most errors are
    caught and never read.
    """

    prefix: ClassVar[str]
    game: str = ""
    """The game it is about, if known."""
    why: ScovilleError | None = None
    """Another error that the message quotes as `$why`."""
    otherwise: str = ""
    """The message for every game, used if the game has none of its own; by default it has the error's id."""

    def __init__(self, id: str, **values: str | int) -> None:
        super().__init__(id)
        self.id = id
        self.values = values

    @classmethod
    def plain(cls, sentence: str) -> Self:
        """An error in English only, without an id, for programmers and the command line. Nobody at a table meets it."""
        error = cls("")
        error.args = (sentence,)
        return error

    def __str__(self) -> str:
        """The sentence in English."""
        # The one import upwards, allowed by name in pyproject.toml: errors are rarely read, and Fluent is slow to load.
        from ..locales.sentences import sentence  # noqa: PLC0415

        return sentence(self)


class Refused(MessageError):
    """An action that the rules do not allow now. Nothing has changed.

    `game` names the game whose own words come first (`refusal-heated-over` before `refusal-over`).
    """

    prefix = "refusal"

    def __init__(self, id: str, *, game: str = "", **values: str | int) -> None:
        super().__init__(id, **values)
        if game:
            self.game = game


class _Bad(MessageError):
    """Something a person wrote cannot be used."""

    prefix = "bad"

    def __init__(self, id: str, *, why: ScovilleError | None = None, **values: str | int) -> None:
        super().__init__(id, **values)
        if why is not None:
            self.why = why


class BadSettings(_Bad):
    """Players, rules or a position with which no game can be played."""

    meant: tuple[str, ...] = ()
    """Existing words similar to the unknown one: the command line asks whether they were meant."""

    @classmethod
    def unknown(cls, sentence: str, given: str, known: Iterable[str]) -> Self:
        """Like `plain`, about a word that is not among the known ones."""
        error = cls.plain(sentence)
        error.meant = near(given, known)
        return error


class BadRecord(_Bad):
    """A record that cannot be read or played. `at` is the number of the action at fault, counted from 0."""

    at: int | None = None


class Fault(RuntimeError):
    """The compiled rules were about to leave an array, or a loop did not end. This is our mistake, not a refusal.

    The call that raises it may have changed its object, so that object must not be used again. `where` is file and
    line, or the function, and comes from the compiled code (`build_traps.py`).
    """

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where

    def __str__(self) -> str:
        return f"The compiled rules have a fault at {self.where}. This is a mistake in Scoville."
