"""Colours, and cards as small ints that know their names: `Card("b7")`, `Card("g-draw2")`, `Card("trap")`."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Self

from ....core import Refused, quote
from ..codes import COLOURED, SPECIAL

__all__ = ["COLOUR_LIST", "Card", "Colour", "enter", "kind_of", "remove"]


class Colour(StrEnum):
    """The four colours of the cards."""

    BLUE = "blue"
    GREEN = "green"
    PURPLE = "purple"
    YELLOW = "yellow"

    code: int
    """Its number in a state."""

    @classmethod
    def read(cls, word: str) -> Colour:
        if word not in COLOUR_LIST:
            raise Refused("unknown-colour", game="heated", what=quote(str(word)))
        return cls(word)


COLOUR_LIST: Final = tuple(Colour)
for _code, _colour in enumerate(COLOUR_LIST):
    _colour.code = _code
_NAMES: dict[int, str] = {}
_KINDS: dict[str, int] = {}


def enter(kind: int, word: str) -> None:
    """Only registration calls this."""
    _NAMES[kind] = word
    _KINDS[word] = kind


def remove(kind: int) -> None:
    del _KINDS[_NAMES.pop(kind)]


def kind_of(word: str) -> int | None:
    return _KINDS.get(word)


class Card(int):
    """A kind of card: `Card("b7")`, `Card("g-draw2")`, `Card("trap")`.

    It is an int that orders a hand as people sort it.
    """

    def __new__(cls, what: int | str) -> Self:
        if type(what) is cls:
            return what
        if isinstance(what, str):
            kind = _KINDS.get(what)
            if kind is None:
                raise Refused("unknown-card", game="heated", what=quote(what))
            what = kind
        if what not in _NAMES:
            raise Refused("no-card", game="heated", what=what)
        return super().__new__(cls, what)

    @property
    def colour(self) -> Colour | None:
        """None on a special card."""
        if self < COLOURED:
            return COLOUR_LIST[self // 10]
        return COLOUR_LIST[(self - COLOURED) // 8] if self < SPECIAL else None

    @property
    def number(self) -> int | None:
        return self % 10 if self < COLOURED else None

    def __str__(self) -> str:
        return _NAMES[self]

    def __repr__(self) -> str:
        return f"Card({_NAMES[self]!r})"
