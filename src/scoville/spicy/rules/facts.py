"""What has happened in a game of SPICY, in the past tense, with its results; see `core.facts`."""

from __future__ import annotations

from typing import Literal

from ...core import Fact, Given, Seat, Secret, Secrets
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

Reason = Literal["second-trophy", "third-trophy", "worlds-end"]
"""Why a game ended."""


class CardPlayed(Fact):
    seat: Seat
    card: Secret[Card]
    claim: Claim
    copy: bool


class CardsAdded(Fact):
    """Change Your Luck: put under the card just played."""

    seat: Seat
    cards: Secrets[Card]


class CardsDrawn(Fact):
    seat: Seat
    cards: Secrets[Card]


class Passed(Fact):
    seat: Seat


class Challenged(Fact):
    seat: Seat
    against: Seat
    trait: Trait


class CardRevealed(Fact):
    """The challenged card, for all to see; `holds` if what was challenged is right."""

    seat: Seat
    card: Card
    claim: Claim
    holds: bool


class StackWon(Fact):
    seat: Seat
    count: int


class StackRaided(Fact):
    """Spice Raider: won under a paw, unchallenged."""

    seat: Seat
    count: int


class LastCardPlayed(Fact):
    """All others are asked now."""

    seat: Seat


class LastCardAccepted(Fact):
    """Only the accepting seat sees it: declining is never published."""

    private = True
    seat: Seat


class TrophyTaken(Fact):
    seat: Seat


class CardTakenBack(Fact):
    """An offence: the card counts as never laid. `clause` says which offence."""

    seat: Seat
    card: Secret[Card]
    claim: Claim
    clause: Given[str] = ""


class Peeked(Fact):
    """An offence: looked at the top card of the stack (`whose` is None) or of a points pile."""

    seat: Seat
    card: Secret[Card]
    whose: Seat | None


class GameEnded(Fact):
    by_game = True
    reason: Reason
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
