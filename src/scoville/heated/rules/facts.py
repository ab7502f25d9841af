"""What has happened in a game of HEATED, in the past tense, with its results; see `core.facts`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, Self

from ...core import Fact, Given, Seat, Secret, Secrets
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

Direction = Literal["right", "left"]
"""`right` is counter-clockwise, the direction a game starts in."""
Reason = Literal["went-out", "gave-last-card", "discarded-last-card", "dry"]
"""Why a game ended."""


class CardPlayed(Fact):
    """`acts` is the card it acts as: the top card for a COPY, otherwise itself; `on` are the players named with it."""

    seat: Seat
    card: Card
    acts: Card
    out_of_turn: bool
    on: Given[tuple[Seat, ...]] = ()


class ColourNamed(Fact):
    seat: Seat
    colour: Colour


class CardsDrawn(Fact):
    """Only the seat itself knows the cards; everybody sees how many."""

    seat: Seat
    cards: Secrets[Card]


class PenaltyDue(Fact):
    """The cards drawn next are a penalty."""

    seat: Seat
    count: int


class TrapSprung(Fact):
    seat: Seat


class MercyDrawn(Fact):
    seat: Seat


class EffectCancelled(Fact):
    """By NO THANKS, for this seat."""

    seat: Seat
    card: Card


class TurnSkipped(Fact):
    seat: Seat


class PlayReversed(Fact):
    direction: Direction


class Passed(Fact):
    """With nothing to play and nothing to draw."""

    seat: Seat


class HelpAsked(Fact):
    seat: Seat


class CardOffered(Fact):
    """Face down."""

    seat: Seat
    card: Secret[Card]


class CardTaken(Fact):
    """As help; giver and taker know the card."""

    known_to = ("seat", "giver")
    seat: Seat
    card: Secret[Card]
    giver: Seat


class NothingTaken(Fact):
    seat: Seat


class CardsDiscarded(Fact):
    """Openly, to the bottom of the discard pile."""

    seat: Seat
    cards: tuple[Card, ...]


class Slapped(Fact):
    seat: Seat


class LastToSlap(Fact):
    """Or, at a TOO CHILI, a player who slapped although nobody had to."""

    seat: Seat


class HeatedCalled(Fact):
    """`own` if it was the caller's own duty."""

    seat: Seat
    own: bool


class TurnAsked(Fact):
    """House rule 1: "Whose turn is it?" """

    seat: Seat


class HandsSwapped(Fact):
    seat: Seat
    other: Seat


class CardsExchanged(Fact):
    """Only the two know the cards."""

    known_to = ("seat", "other")
    seat: Seat
    given: Secret[Card]
    got: Secret[Card]
    other: Seat


class PlacesTraded(Fact):
    seat: Seat
    other: Seat


class HandsMixed(Fact):
    """New hands by seat; None for a seat that kept its own. Everybody sees the number of cards."""

    seat: Seat
    hands: tuple[tuple[Card | None, ...] | None, ...]

    @classmethod
    def gathered(cls, seat: int, notes: Sequence[tuple[int, int, int]]) -> Self:
        """The first note has the number of players, the others a card and its new owner."""
        (_, players, _), *dealt = notes
        hands: list[tuple[Card, ...] | None] = [None] * players
        for card, to, _ in dealt:
            hands[to] = (*(hands[to] or ()), Card(card))
        return cls(seat, tuple(hands))

    def seen_by(self, seat: int | None) -> Self:
        hidden = tuple(hand if hand is None or i == seat else (None,) * len(hand) for i, hand in enumerate(self.hands))
        return replace(self, hands=hidden)


class DiscardReshuffled(Fact):
    count: int


class GameEnded(Fact):
    by_game = True
    reason: Reason
    winners: tuple[Seat, ...]
