"""What has happened in a game of HEATED, in the past tense, with its results.

`seen_by(seat)` hides what that seat may not know: a hidden card is None.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from ..core import Fact
from .cards import Card, Colour

__all__ = [
    "CardOffered",
    "CardPlayed",
    "CardTaken",
    "CardsDiscarded",
    "CardsDrawn",
    "CardsExchanged",
    "ColourNamed",
    "DiscardReshuffled",
    "EffectCancelled",
    "GameEnded",
    "HandsMixed",
    "HandsSwapped",
    "HeatedCalled",
    "HelpAsked",
    "LastToSlap",
    "MercyDrawn",
    "NothingTaken",
    "Passed",
    "PenaltyDue",
    "PlacesTraded",
    "PlayReversed",
    "Slapped",
    "TrapSprung",
    "TurnAsked",
    "TurnSkipped",
]


@dataclass(frozen=True, slots=True)
class CardPlayed(Fact):
    """`acts` is what it acts as: the top card for a COPY, else itself; `on` the players named with it."""

    seat: int
    card: Card
    acts: Card
    out_of_turn: bool
    on: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ColourNamed(Fact):
    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class CardsDrawn(Fact):
    """Only the seat itself knows the cards; everybody sees how many."""

    seat: int
    cards: tuple[Card | None, ...]

    def seen_by(self, seat: int | None) -> CardsDrawn:
        return self if seat == self.seat else CardsDrawn(self.seat, (None,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class PenaltyDue(Fact):
    """The cards drawn next are a penalty."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class TrapSprung(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class MercyDrawn(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class EffectCancelled(Fact):
    """By NO THANKS, for this seat."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TurnSkipped(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class PlayReversed(Fact):
    direction: str


@dataclass(frozen=True, slots=True)
class Passed(Fact):
    """With nothing to play and nothing to draw."""

    seat: int


@dataclass(frozen=True, slots=True)
class HelpAsked(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class CardOffered(Fact):
    """Face down."""

    seat: int
    card: Card | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardTaken(Fact):
    """As help; giver and taker know the card."""

    seat: int
    card: Card | None
    giver: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in {self.seat, self.giver} else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class NothingTaken(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Fact):
    """Openly, to the bottom of the discard pile."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Slapped(Fact):
    seat: int


@dataclass(frozen=True, slots=True)
class LastToSlap(Fact):
    """Or, at a TOO CHILI, who slapped although nobody had to."""

    seat: int


@dataclass(frozen=True, slots=True)
class HeatedCalled(Fact):
    """`own` if the caller had to call it."""

    seat: int
    own: bool


@dataclass(frozen=True, slots=True)
class TurnAsked(Fact):
    """House rule 1: "Whose turn is it?" """

    seat: int


@dataclass(frozen=True, slots=True)
class HandsSwapped(Fact):
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class CardsExchanged(Fact):
    """Only the two know the cards."""

    seat: int
    given: Card | None
    got: Card | None
    other: int

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in {self.seat, self.other} else replace(self, given=None, got=None)


@dataclass(frozen=True, slots=True)
class PlacesTraded(Fact):
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class HandsMixed(Fact):
    """New hands by seat; None for a seat that kept its own. Everybody sees how many cards."""

    seat: int
    hands: tuple[tuple[Card | None, ...] | None, ...]

    def seen_by(self, seat: int | None) -> Self:
        hidden = tuple(hand if hand is None or i == seat else (None,) * len(hand) for i, hand in enumerate(self.hands))
        return replace(self, hands=hidden)


@dataclass(frozen=True, slots=True)
class DiscardReshuffled(Fact):
    count: int


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    reason: str
    winners: tuple[int, ...]
