"""The sentence of an error in a language. Every front end uses this; `str(error)` is the English one."""

from __future__ import annotations

from typing import Any, Final

from fluent.runtime.types import fluent_number

from ..core.errors import MessageError, ScovilleError
from . import Catalogue, catalogue

__all__ = ["message_of", "sentence"]

LONGEST: Final = 10**15


def message_of(error: MessageError, words: Catalogue, game: str = "") -> str:
    """The message of an error: the game's own, or the one for every game.

    `game` is used if the error itself does not know its game.
    """
    own = f"{error.prefix}-{error.game or game}-{error.id}"
    return own if words.has(own) else f"{error.prefix}-{error.otherwise or error.id}"


def sentence(error: ScovilleError, language: str = "en", game: str = "") -> str:
    """What is wrong, in that language; in English if the error has no message or the language lacks it."""
    if not isinstance(error, MessageError):
        return str(error)
    if not error.id:
        return str(error.args[0])
    for words in (catalogue(language), catalogue("en")):
        message = message_of(error, words, game)
        if words.has(message):
            values: dict[str, Any] = {key: _as_written(value) for key, value in error.values.items()}
            if error.why is not None:
                values["why"] = sentence(error.why, language, error.game or game)
            return words.say(message, **values)
    # A game of another package without words of its own.
    return " ".join([error.id, *(f"{key}={value}" for key, value in error.values.items())])


def _as_written(value: str | int) -> Any:
    """Numbers keep plain digits: `actions[1234]` is a place in a record, not an amount."""
    if not isinstance(value, int):
        return value
    # Fluent counts in decimals of 28 digits, and somebody may have written a longer number.
    return fluent_number(value, useGrouping=False) if abs(value) < LONGEST else str(value)
