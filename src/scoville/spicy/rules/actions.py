"""What a player can do in SPICY. Cards and claims may be written as text: `Play("w5", "c2")`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ...core import Refused, quote
from .cards import Card, Claim
from .codes import BLIND, NUMBER, SPICE, WRONG

__all__ = ["Accept", "Action", "Challenge", "Copy", "Pass", "Peek", "Play", "Trait"]


class Trait(StrEnum):
    """What a challenge names."""

    NUMBER = "number"
    SPICE = "spice"
    WRONG = "wrong"
    """Both at once: the only challenge of a copy (S-COPY-WRONG)."""
    BLIND = "blind"
    """Nothing: reveals without naming a trait and loses (S-NO-TRAIT, `tabletop`)."""

    @property
    def code(self) -> int:
        return _CODES[self]


_CODES = {Trait.NUMBER: NUMBER, Trait.SPICE: SPICE, Trait.WRONG: WRONG, Trait.BLIND: BLIND}


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card face down and say what it is. `under` are cards put under a 5 (Change Your Luck).

    `last` announces the last card; `guided` manners announce it for you.
    """

    card: Card
    claim: Claim
    under: tuple[Card, ...] = ()
    last: bool = False

    def __post_init__(self) -> None:
        # `legal` makes thousands of these from cards, so only other types are converted.
        if type(self.card) is not Card:
            object.__setattr__(self, "card", Card(self.card))
        if type(self.claim) is not Claim:
            object.__setattr__(self, "claim", Claim(self.claim))
        if self.under != ():
            object.__setattr__(self, "under", tuple(map(Card, self.under)))


@dataclass(frozen=True, slots=True)
class Copy:
    """Lay a card out of turn with the claim that is on top (Copy Cat)."""

    card: Card
    under: tuple[Card, ...] = ()
    last: bool = False

    def __post_init__(self) -> None:
        if type(self.card) is not Card:
            object.__setattr__(self, "card", Card(self.card))
        if self.under != ():
            object.__setattr__(self, "under", tuple(map(Card, self.under)))


@dataclass(frozen=True, slots=True)
class Pass:
    """Draw a card instead of playing one."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """Say that the top card of the stack is not what its player claimed. The trait says what is wrong."""

    trait: Trait

    def __post_init__(self) -> None:
        if self.trait not in list(Trait):
            raise Refused("unknown-trait", what=quote(self.trait))
        object.__setattr__(self, "trait", Trait(self.trait))


@dataclass(frozen=True, slots=True)
class Accept:
    """Do not challenge a last card, for good."""


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at a face-down card, against the rules: the top of the stack, or of a seat's points pile.

    Only `tabletop` manners allow it, and it costs a card.
    """

    whose: int | None = None


Action = Play | Copy | Pass | Challenge | Accept | Peek
"""Anything a player can do; the clock's action is `Expire`."""
