"""What a table can be set to. Every field has its default; `GET /api/games` tells them with the choices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .base import Part, SeatNumber

__all__ = ["BlankRules", "GameName", "HeatedRules", "RulesMessage", "Settings", "Speed", "SpicyRules"]

GameName = Literal["spicy", "heated"]
Speed = Literal["relaxed", "live", "blitz"]
Word = Annotated[str, msgspec.Meta(max_length=40)]
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]


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


class BlankRules(Part):
    """HEATED's BLANK as a card of the table's own (H-BLANK)."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    colour: Literal["black", "white"] = "black"
    text: Annotated[str, msgspec.Meta(max_length=400)] = ""
    everyone_draws: Few = 0
    others_draw: Few = 0
    next_draws: Few = 0
    target_draws: Few = 0
    player_draws: Few = 0
    everyone_discards: Few = 0
    others_discard: Few = 0
    next_discards: Few = 0
    target_discards: Few = 0
    player_discards: Few = 0
    reverse: bool = False
    skip: bool = False


class HeatedRules(msgspec.Struct, forbid_unknown_fields=True, tag_field="game", tag="heated"):
    """The rules of a HEATED table; see docs/record.md."""

    mode: Word = "regular"
    deck: Annotated[dict[Word, Annotated[int, msgspec.Meta(ge=0, le=400)]], msgspec.Meta(max_length=200)] = (
        msgspec.field(default_factory=dict)
    )
    """A deck of one's own instead of a mode, by card and count."""
    add: Annotated[tuple[Word, ...], msgspec.Meta(max_length=40)] = ()
    """What is added to a mode of the expansion."""
    house: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], ...], msgspec.Meta(max_length=6)] = ()
    heated_call: Literal["race", "automatic"] = "race"
    reaction_cards_oblige: bool = False
    no_thanks_ends_turn: bool = False
    blank: Word | BlankRules | None = None
    """Left out, a stand-in for the named card, or a card of the table's own."""


RulesMessage = SpicyRules | HeatedRules


class Settings(Part):
    """All that a table's host decides before the start."""

    rules: RulesMessage
    """Its `game` says which of the two is played."""
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)] = 4
    """SPICY 2 to 6, HEATED 2 to 10."""
    speed: Speed = "live"
    public: bool = False
    """Whether the table is listed for everybody; otherwise it takes the link or the code."""
    spectators: bool = True
    stand_in: bool = True
    """Whether a bot plays for who is away, after a grace period, until they are back."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    """How many games make a match; null plays on as long as people like. Totals are kept over a match."""
    first: SeatNumber | None = None
    """Who starts the first game; null is drawn from the seed. In HEATED the winner of a round starts the next."""
