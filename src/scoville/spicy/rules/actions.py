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
    """A card face down with a declaration; `under` are cards put under a 5 (Change Your Luck)."""

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
    """Copy Cat: a card with the declaration that is on top."""

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
    """Call the top card of the stack wrong."""

    trait: Trait

    def __post_init__(self) -> None:
        if self.trait not in list(Trait):
            raise Refused("unknown-trait", what=quote(self.trait))
        object.__setattr__(self, "trait", Trait(self.trait))


@dataclass(frozen=True, slots=True)
class Accept:
    """Decline to challenge a last card, for good."""


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at the top card of a seat's points pile, or of the stack (`tabletop`: it costs a card)."""

    whose: int | None = None


Action = Play | Copy | Pass | Challenge | Accept | Peek
