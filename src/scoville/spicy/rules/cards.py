"""The spicy cards and the claims made with them, as small ints that know their names.

A card's kind is 0–29 (ten numbers in chili, wasabi, pepper), 30 wild spice, 31 wild number; a
claim is 0–29 in the same order. `Card("w5")` and `Claim("c2")` read the notation and are ints.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Final, Self

from ...core import Refused, quote

__all__ = [
    "CLAIMS",
    "COPIES",
    "DECK",
    "KINDS",
    "NO_CARD",
    "NO_CLAIM",
    "WILD_NUMBER",
    "WILD_SPICE",
    "Card",
    "Claim",
    "Spice",
    "count_cards",
]

CLAIMS: Final = 30
NO_CLAIM: Final = 30
"""In place of a claim: on an empty stack, on cards added by Change Your Luck."""
NO_CARD: Final = -1
"""For a verb that may take a card or none."""
WILD_SPICE: Final = 30
WILD_NUMBER: Final = 31
KINDS: Final = 32
RANKS: Final = 10  # S-CARDS, as all four
SPICES: Final = 3
COPIES_OF_A_NUMBER: Final = 3
COPIES_OF_A_WILD: Final = 5


@cache
def count_cards(ranks: int, spices: int, copies: int, wilds: int) -> tuple[int, ...]:
    """How many there are of every kind in a deck with these numbers and spices."""
    there = (kind % RANKS < ranks and kind // RANKS < spices for kind in range(CLAIMS))
    return (*(copies * is_there for is_there in there), wilds, wilds)


COPIES: Final = count_cards(RANKS, SPICES, COPIES_OF_A_NUMBER, COPIES_OF_A_WILD)
DECK: Final = tuple(kind for kind in range(KINDS) for _ in range(COPIES[kind]))


class Spice(StrEnum):
    """The three spices of the cards."""

    CHILI = "chili"
    WASABI = "wasabi"
    PEPPER = "pepper"


_SPICES = tuple(Spice)
_CLAIM_NAMES = tuple(f"{spice[0]}{number}" for spice in _SPICES for number in range(1, 11))
_CARD_NAMES = (*_CLAIM_NAMES, "*s", "*n")
_CLAIM_OF = {name: i for i, name in enumerate(_CLAIM_NAMES)}
_CARD_OF = {name: i for i, name in enumerate(_CARD_NAMES)}


class Claim(int):
    """A number and a spice said aloud: `Claim("c2")` is 2 chili. It is an int."""

    def __new__(cls, what: int | str) -> Self:
        if type(what) is cls:
            return what
        if isinstance(what, str):
            if what not in _CLAIM_OF:
                raise Refused("unknown-claim", what=quote(what))
            what = _CLAIM_OF[what]
        if not 0 <= what < CLAIMS:
            raise Refused("no-claim", what=what)
        return super().__new__(cls, what)

    @property
    def number(self) -> int:
        return self % 10 + 1

    @property
    def spice(self) -> Spice:
        return _SPICES[self // 10]

    def __str__(self) -> str:
        return _CLAIM_NAMES[self]

    def __repr__(self) -> str:
        return f"Claim({_CLAIM_NAMES[self]!r})"


class Card(int):
    """A kind of spicy card: `Card("w5")`, `Card("*s")` (wild spice), `Card("*n")` (wild number). It is an int."""

    def __new__(cls, what: int | str) -> Self:
        if type(what) is cls:
            return what
        if isinstance(what, str):
            if what not in _CARD_OF:
                raise Refused("unknown-card", what=quote(what))
            what = _CARD_OF[what]
        if not 0 <= what < KINDS:
            raise Refused("no-card", what=what)
        return super().__new__(cls, what)

    @property
    def number(self) -> int | None:
        """1–10; None on a wild card."""
        return self % 10 + 1 if self < CLAIMS else None

    @property
    def spice(self) -> Spice | None:
        """Chili, wasabi or pepper; None on a wild card."""
        return _SPICES[self // 10] if self < CLAIMS else None

    def __str__(self) -> str:
        return _CARD_NAMES[self]

    def __repr__(self) -> str:
        return f"Card({_CARD_NAMES[self]!r})"
