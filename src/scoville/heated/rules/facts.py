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
    """A player played a card. `acts` is what it acts as: for a COPY the top card, else itself.

    `on` are the players named with it; `out_of_turn` says that its player jumped in.
    """

    seat: Seat
    card: Card
    acts: Card
    out_of_turn: bool
    on: Given[tuple[Seat, ...]] = ()


class ColourNamed(Fact):
    """A player named the colour that play goes on with."""

    seat: Seat
    colour: Colour


class CardsDrawn(Fact):
    """A player drew cards. Only that player knows them; everybody sees how many."""

    seat: Seat
    cards: Secrets[Card]


class PenaltyDue(Fact):
    """A player has to draw a penalty; the cards drawn next are it."""

    seat: Seat
    count: int


class TrapSprung(Fact):
    """A player drew a TRAP that lay face up in the draw pile, and has to draw 2 more."""

    seat: Seat


class MercyDrawn(Fact):
    """A player drew a MERCY, which ends the draw."""

    seat: Seat


class EffectCancelled(Fact):
    """A player answered NO THANKS: the effect of the card does not concern them."""

    seat: Seat
    card: Card


class TurnSkipped(Fact):
    """A player was skipped."""

    seat: Seat


class PlayReversed(Fact):
    """Play turned round. `right` is counter-clockwise, the direction in which a game starts."""

    direction: Direction


class Passed(Fact):
    """A player had nothing to play and nothing to draw."""

    seat: Seat


class HelpAsked(Fact):
    """A player asked the others for help."""

    seat: Seat


class CardOffered(Fact):
    """A player offered a card, face down."""

    seat: Seat
    card: Secret[Card]


class CardTaken(Fact):
    """A player took an offered card as help. Giver and taker know it."""

    known_to = ("seat", "giver")
    seat: Seat
    card: Secret[Card]
    giver: Seat


class NothingTaken(Fact):
    """A player asked for help and took nothing."""

    seat: Seat


class CardsDiscarded(Fact):
    """A player discarded cards openly, to the bottom of the discard pile."""

    seat: Seat
    cards: tuple[Card, ...]


class Slapped(Fact):
    """A player slapped the table. `race` says that a TOO HOT waited for it, and not a TOO CHILI or nothing."""

    seat: Seat
    race: bool


class LastToSlap(Fact):
    """A player slapped last in a race; or, at a TOO CHILI (no race), slapped although nobody should have."""

    seat: Seat
    race: bool


class HeatedCalled(Fact):
    """Somebody called HEATED! `own` says that it was the player with one card; otherwise they were caught."""

    seat: Seat
    own: bool


class TurnAsked(Fact):
    """A player asked "Whose turn is it?" (house rule 1)."""

    seat: Seat


class HandsSwapped(Fact):
    """Two players swapped their hands."""

    seat: Seat
    other: Seat


class CardsExchanged(Fact):
    """Two players exchanged a card each. Only the two know the cards."""

    known_to = ("seat", "other")
    seat: Seat
    given: Secret[Card]
    got: Secret[Card]
    other: Seat


class PlacesTraded(Fact):
    """Two players traded places at the table."""

    seat: Seat
    other: Seat


class HandsMixed(Fact):
    """Hands were mixed and dealt anew: the new hands by seat, None for a seat that kept its own.

    Everybody sees how many cards each hand has.
    """

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
    """The draw pile was empty: `count` cards of the discard pile were shuffled into a new one."""

    count: int


class GameEnded(Fact):
    """The round is over: why, and who won."""

    by_game = True
    reason: Reason
    winners: tuple[Seat, ...]
