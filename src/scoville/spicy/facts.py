"""What has happened in a game of SPICY, in the past tense, with its results.

`seen_by(seat)` hides what that seat may not know: a hidden card is None.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Self

from ..core import Fact
from .actions import Trait
from .cards import Card, Claim

__all__ = [
    "CardPlayed",
    "CardRevealed",
    "CardTakenBack",
    "CardsAdded",
    "CardsDrawn",
    "Challenged",
    "GameEnded",
    "LastCardAccepted",
    "LastCardPlayed",
    "Passed",
    "Peeked",
    "StackRaided",
    "StackWon",
    "TrophyTaken",
]


@dataclass(frozen=True, slots=True)
class _WithCard(Fact):
    """Only the seat itself knows the card."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class _WithCards(Fact):
    """Only the seat itself knows the cards; everybody sees how many."""

    seat: int
    cards: tuple[Card | None, ...]

    def seen_by(self, seat: int | None) -> Self:
        if seat == self.seat:
            return self
        kind: Any = type(self)
        unseen: Self = _unseen(kind, self.seat, len(self.cards))
        return unseen


@cache
def _unseen(kind: Any, seat: int, count: int) -> Any:
    return kind(seat, (None,) * count)


@dataclass(frozen=True, slots=True)
class CardPlayed(_WithCard):
    claim: Claim
    copy: bool

    def seen_by(self, seat: int | None) -> CardPlayed:  # the most frequent fact, and `replace` is slow
        return self if seat == self.seat else _hidden(self.seat, self.claim, self.copy)


@cache
def _hidden(seat: int, claim: Claim, copy: bool) -> CardPlayed:
    """As the others see it: the same for each of them, and there are few."""
    return CardPlayed(seat, None, claim, copy)


class CardsAdded(_WithCards):
    """Change Your Luck: put under the card just played."""

    __slots__ = ()


class CardsDrawn(_WithCards):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Passed(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class Challenged(Fact):
    seat: int
    against: int
    trait: Trait


@dataclass(frozen=True, slots=True)
class CardRevealed(Fact):
    """The challenged card, for all to see; `holds` if what was challenged is right."""

    seat: int
    card: Card
    claim: Claim
    holds: bool


@dataclass(frozen=True, slots=True)
class StackWon(Fact):
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class StackRaided(Fact):
    """Spice Raider: won under a paw, unchallenged."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class LastCardPlayed(Fact):
    """All others are asked now."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastCardAccepted(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class TrophyTaken(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class CardTakenBack(_WithCard):
    """An offence: the card never lay there. `clause` says which."""

    claim: Claim
    clause: str


@dataclass(frozen=True, slots=True)
class Peeked(_WithCard):
    """An offence: looked at the top card of the stack (`whose` is None) or of a points pile."""

    whose: int | None


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
