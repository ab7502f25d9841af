"""SPICY on the wire: facts, view, options."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any, Final, Literal

import msgspec

from ..core import BadSettings
from ..server.game_wire import GameWire
from ..server.parts import CardWord, ClaimWord, Part, SeatNumber, kebab
from . import EDITIONS, VARIANTS, Rules, Spicy, random_variants
from .rules import MANNERS

__all__ = [
    "ROOM",
    "SPICY_FACTS",
    "SpicyFact",
    "SpicyLaidCard",
    "SpicyOptions",
    "SpicyPlayer",
    "SpicyRules",
    "SpicySight",
    "SpicyView",
    "spicy_facts",
]

Word = Annotated[str, msgspec.Meta(max_length=40)]
Trait = Literal["number", "spice", "wrong", "blind"]


class SpicyRules(msgspec.Struct, forbid_unknown_fields=True, tag_field="game", tag="spicy"):
    """The rules of a SPICY table; see docs/record.md."""

    edition: Word = "en-revised"
    variants: Annotated[tuple[Word, ...], msgspec.Meta(max_length=6)] = ()
    """SPICE IT UP cards that are chosen."""
    variants_at_random: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """How many SPICE IT UP cards are turned up at random when the game starts, instead (S-UP-1)."""
    manners: Literal["guided", "tabletop"] = "guided"
    worlds_end: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    """How many cards lie above the World's End card; null is as many as SR-END-AT says."""
    worlds_end_jitter: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    open_deck: bool = False
    hand: Annotated[int, msgspec.Meta(ge=1, le=15)] = 6
    ranks: Annotated[int, msgspec.Meta(ge=1, le=10)] = 10
    """The highest number. With this and the next four a game is smaller than the printed one."""
    spices: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3
    copies: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3
    """Of every number in every spice."""
    wilds: Annotated[int, msgspec.Meta(ge=0, le=5)] = 5
    """Wild spices, and as many wild numbers."""
    trophies: Annotated[int, msgspec.Meta(ge=1, le=3)] = 3


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


class SpicyWire(GameWire):
    rules = SpicyRules
    sight = SpicySight

    def choices(self) -> dict[str, tuple[str, ...]]:
        return {"edition": tuple(EDITIONS), "variants": tuple(VARIANTS), "manners": tuple(MANNERS)}

    def most_variants(self) -> dict[str, int]:
        return {edition.id: edition.most_variants for edition in EDITIONS.values()}

    def read_rules(self, rules: Any, seed: str) -> Rules:
        assert isinstance(rules, SpicyRules)
        variants = rules.variants
        if rules.variants_at_random:
            if variants:
                raise BadSettings("variants-both")
            variants = random_variants(seed, rules.variants_at_random, rules.ranks)
        given = {name: getattr(rules, name) for name in _SAME}
        return Rules(variants=variants, **given)

    def write_rules(self, rules: Rules) -> SpicyRules:
        return SpicyRules(variants=rules.variants, **{name: getattr(rules, name) for name in _SAME})

    def before_the_deal(self, rules: Any) -> Any:
        return msgspec.structs.replace(rules, variants_at_random=0)  # cards not yet turned up change nothing yet

    def open_cards(self, game: Spicy) -> tuple[str, ...]:
        return tuple(str(laid.card) for laid in game.stack)


_SAME: Final = tuple(field.name for field in dataclasses.fields(Rules) if field.name != "variants")
"""What the rules and their message call the same."""
ROOM: Final = SpicyWire()
