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
    """A player laid a card face down and claimed what it is. `copy` says that it copies the claim below."""

    seat: Seat
    card: Secret[Card]
    claim: Claim
    copy: bool


class CardsAdded(Fact):
    """A player put cards under the 5 just played (Change Your Luck)."""

    seat: Seat
    cards: Secrets[Card]


class CardsDrawn(Fact):
    """A player drew cards. Everybody sees how many."""

    seat: Seat
    cards: Secrets[Card]


class Passed(Fact):
    """A player passed. The card drawn for it is the next fact."""

    seat: Seat


class Challenged(Fact):
    """`seat` challenged the top card of `against`; `trait` says what was called wrong."""

    seat: Seat
    against: Seat
    trait: Trait


class CardRevealed(Fact):
    """The challenged card was turned over for all to see; `holds` says whether what was challenged is right."""

    seat: Seat
    card: Card
    claim: Claim
    holds: bool


class StackWon(Fact):
    """The winner of a challenge took the stack; each of its `count` cards is a point."""

    seat: Seat
    count: int


class StackRaided(Fact):
    """A player won the stack under their paw, unchallenged (Spice Raider)."""

    seat: Seat
    count: int


class LastCardPlayed(Fact):
    """A player laid their last card. All others are asked whether they challenge it."""

    seat: Seat


class LastCardAccepted(Fact):
    """A player does not challenge the last card. Only that player sees this: declining is never published."""

    private = True
    seat: Seat


class TrophyTaken(Fact):
    """Nobody challenged the last card with success: its player took a trophy."""

    seat: Seat


class CardTakenBack(Fact):
    """A player broke a rule and took the card back; it never lay there. `clause` says which rule."""

    seat: Seat
    card: Secret[Card]
    claim: Claim
    clause: Given[str] = ""


class Peeked(Fact):
    """A player looked at the top card of the stack (`whose` is None) or of a points pile, which is an offence."""

    seat: Seat
    card: Secret[Card]
    whose: Seat | None


class GameEnded(Fact):
    """The game is over: why, who won, and the score of every seat."""

    by_game = True
    reason: Reason
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
