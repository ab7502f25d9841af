"""What a player can do in HEATED. Cards and colours may be written as text: `Play("adjust", "green")`."""

from __future__ import annotations

from dataclasses import dataclass

from .cards import Card, Colour

__all__ = [
    "Accept",
    "Action",
    "Ask",
    "Call",
    "Decline",
    "Discard",
    "Draw",
    "Name",
    "Offer",
    "Play",
    "Slap",
    "Take",
    "Wonder",
]


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, with whatever it needs.

    `colour` is the colour play goes on with, `on` are the players the card is aimed at, `giving` is a card of your
    own that you hand over, and `at` is a place in the draw pile (for a TRAP).
    """

    card: Card
    colour: Colour | None = None
    on: tuple[int, ...] = ()
    giving: Card | None = None
    at: int | None = None

    def __post_init__(self) -> None:
        # `legal` makes thousands of these from cards, so only other types are converted.
        if type(self.card) is not Card:
            object.__setattr__(self, "card", Card(self.card))
        if type(self.on) is not tuple:
            object.__setattr__(self, "on", tuple(self.on))
        if self.colour is not None and type(self.colour) is not Colour:
            object.__setattr__(self, "colour", Colour.read(self.colour))
        if self.giving is not None and type(self.giving) is not Card:
            object.__setattr__(self, "giving", Card(self.giving))


@dataclass(frozen=True, slots=True)
class Name:
    """Name the colour after the effect of a card, where the card allows it (H-LATE-COLOUR)."""

    colour: Colour

    def __post_init__(self) -> None:
        object.__setattr__(self, "colour", Colour.read(self.colour))


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the pending draw, or `count` cards of it for now. With nothing pending, draw until a card is playable."""

    count: int | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the others for help instead of drawing."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a card, face down, to the player who asks for help."""

    card: Card

    def __post_init__(self) -> None:
        object.__setattr__(self, "card", Card(self.card))


@dataclass(frozen=True, slots=True)
class Decline:
    """Offer nothing to the player who asks for help."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card that a seat offers, without seeing it. `Take()` takes nothing."""

    whose: int | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard cards to an effect that demands it, all of them at once."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        if type(self.cards) is not tuple or {*map(type, self.cards)} - {Card}:
            object.__setattr__(self, "cards", tuple(map(Card, self.cards)))


@dataclass(frozen=True, slots=True)
class Slap:
    """Slap the table: in a race the last one pays."""


@dataclass(frozen=True, slots=True)
class Call:
    """Call HEATED! when you are down to one card, or catch a player who did not."""


@dataclass(frozen=True, slots=True)
class Accept:
    """Do not react to what is pending, for good."""


@dataclass(frozen=True, slots=True)
class Wonder:
    """Ask whose turn it is. With house rule 1, that costs the one who asks."""


Action = Play | Name | Draw | Ask | Offer | Decline | Take | Discard | Slap | Call | Accept | Wonder
"""Anything a player can do; the clock's action is `Expire`."""
