"""SPICY on the wire: facts, view, options."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..server.protocol.base import CardWord, ClaimWord, Part, SeatNumber, kebab

__all__ = [
    "SPICY_FACTS",
    "SpicyFact",
    "SpicyLaidCard",
    "SpicyOptions",
    "SpicyPlayer",
    "SpicySight",
    "SpicyView",
    "spicy_facts",
]

Trait = Literal["number", "spice", "wrong", "blind"]


class _Fact(
    msgspec.Struct,
    forbid_unknown_fields=True,
    tag_field="fact",
    tag=lambda name: kebab(name.removeprefix("Spicy")),
):
    """Something that has happened. What this seat may not know is null."""


class SpicyCardPlayed(_Fact):
    seat: SeatNumber
    card: CardWord | None
    claim: ClaimWord
    copy: bool


class SpicyCardsAdded(_Fact):
    """Change Your Luck: put under the card just played."""

    seat: SeatNumber
    cards: tuple[CardWord | None, ...]


class SpicyCardsDrawn(_Fact):
    seat: SeatNumber
    cards: tuple[CardWord | None, ...]


class SpicyPassed(_Fact):
    seat: SeatNumber


class SpicyChallenged(_Fact):
    seat: SeatNumber
    against: SeatNumber
    trait: Trait


class SpicyCardRevealed(_Fact):
    """The challenged card, for all to see; `holds` if what was challenged is right."""

    seat: SeatNumber
    card: CardWord
    claim: ClaimWord
    holds: bool


class SpicyStackWon(_Fact):
    seat: SeatNumber
    count: int


class SpicyStackRaided(_Fact):
    """Spice Raider: won under a paw, unchallenged."""

    seat: SeatNumber
    count: int


class SpicyLastCardPlayed(_Fact):
    """All others are asked now."""

    seat: SeatNumber


class SpicyLastCardAccepted(_Fact):
    """Told only to the seat that accepts: declining is never published."""

    seat: SeatNumber


class SpicyTrophyTaken(_Fact):
    seat: SeatNumber


class SpicyCardTakenBack(_Fact):
    """An offence: the card never lay there. `clause` says which."""

    seat: SeatNumber
    card: CardWord | None
    claim: ClaimWord
    clause: str


class SpicyPeeked(_Fact):
    """An offence: looked at the top card of the stack (`whose` is null) or of a points pile."""

    seat: SeatNumber
    card: CardWord | None
    whose: SeatNumber | None


class SpicyGameEnded(_Fact):
    reason: Literal["second-trophy", "third-trophy", "worlds-end"]
    winners: tuple[SeatNumber, ...]
    scores: tuple[int, ...]


SpicyFact = (
    SpicyCardPlayed
    | SpicyCardsAdded
    | SpicyCardsDrawn
    | SpicyPassed
    | SpicyChallenged
    | SpicyCardRevealed
    | SpicyStackWon
    | SpicyStackRaided
    | SpicyLastCardPlayed
    | SpicyLastCardAccepted
    | SpicyTrophyTaken
    | SpicyCardTakenBack
    | SpicyPeeked
    | SpicyGameEnded
)
SPICY_FACTS = SpicyFact.__args__


class SpicyPlayer(Part):
    """What everybody sees of a player."""

    hand: int
    points: int
    trophies: int
    score: int


class SpicyLaidCard(Part):
    """A card of the stack. `card` is null for who does not know it; `claim` is null for cards put under a 5."""

    by: SeatNumber
    card: CardWord | None
    claim: ClaimWord | None
    copy: bool


class SpicyView(Part):
    """The table as one seat knows it; `seat` is null for a spectator, who has no hand."""

    seat: SeatNumber | None
    hand: tuple[CardWord, ...]
    stack: tuple[SpicyLaidCard, ...]
    """Bottom first; what counts is the last with a claim."""
    answered: bool
    """Whether this seat itself has accepted the last card."""
    players: tuple[SpicyPlayer, ...]
    deck: int
    above_worlds_end: int | None
    """How many cards can still be drawn: known only where the deck is open."""
    turn: SeatNumber | None
    waiting: tuple[SeatNumber, ...]
    """Everybody who was asked about a last card, until the last has answered: who has is not told."""
    paw: SeatNumber | None
    reason: Literal["second-trophy", "third-trophy", "worlds-end"] | None
    winners: tuple[SeatNumber, ...]
    variants: tuple[str, ...]
    """The SPICE IT UP cards in play, also where they were turned up at random."""


class SpicyOptions(Part, omit_defaults=True):
    """All this seat may do now. What is missing is not possible."""

    claims: tuple[ClaimWord, ...] = ()
    """`plays CARD as CLAIM`: any card in hand under any of these claims."""
    bad_claims: bool = False
    """`tabletop`: every other claim can be declared too, and is punished (S-BAD-CALL)."""
    under: int = 0
    """`… with CARD CARD`: how many more cards of the hand may go under a claimed 5 (Change Your Luck)."""
    announces: bool = False
    """`tabletop`: the hand is a single card; it is forgotten unless `last` is said. `guided` says it for you."""
    passes: bool = False
    """`passes`, and draws a card."""
    challenges: tuple[Trait, ...] = ()
    """`challenges TRAIT`. On a copy it is `wrong`; `tabletop` has `blind`, which names nothing and loses at once."""
    copies: ClaimWord | None = None
    """`copies CARD`: Copy Cat with any card in hand; this is the claim that is copied."""
    copy_under: int = 0
    """`… with CARD CARD`: as `under`, for a copied 5."""
    accepts: bool = False
    """`accepts` the last card: it is not challenged by this seat. It is not published."""
    peeks: tuple[str, ...] = ()
    """`tabletop`: `peeks stack`, or `peeks` and the `word` of a player. It is punished (S-NO-PEEK)."""


class SpicySight(msgspec.Struct, forbid_unknown_fields=True, tag_field="game", tag="spicy"):
    """What one seat sees happen, then sees, then may do."""

    facts: tuple[SpicyFact, ...]
    view: SpicyView
    options: SpicyOptions


def spicy_facts() -> dict[str, type[_Fact]]:
    """By the name of the rules' own fact."""
    return {fact.__name__.removeprefix("Spicy"): fact for fact in SPICY_FACTS}
