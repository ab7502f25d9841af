"""The bodies of the HTTP routes. docs/protocol.md explains how they are used."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..parts import CardWord, CatNumber, Name, Part, PersonId, SeatNumber
from .messages import BotName, Count, Sight, Token
from .settings import GameName, Players, RulesMessage, Settings, Speed
from .table import Listing, Phrase

__all__ = [
    "GameOffer",
    "Games",
    "JoinTable",
    "Joined",
    "KeyHolder",
    "Listings",
    "MakeTable",
    "Origin",
    "ReadKey",
    "ReadReplay",
    "ReadRules",
    "Replay",
    "ReplayStep",
    "Review",
    "Reviewed",
    "ReviewedClaim",
    "ReviewedOption",
    "RulesClause",
    "RulesPage",
    "RulesSection",
    "SeatWish",
    "SettingOffer",
    "WindowTimes",
]


class SeatWish(Part):
    """What is to be on a seat of a new table: a bot, the maker under another name (a hot seat), or nobody yet."""

    bot: BotName | None = None
    name: Name | None = None


class Origin(Part):
    """Where a table begins that does not begin anew: a point of a finished game here, or of a record."""

    ply: Count
    """How many actions of it have been played."""
    table: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    game: Count = 0
    """Which game of that table; 0 is the last."""
    record: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None
    """The text of a record instead."""


class MakeTable(Part):
    """`POST /api/tables`."""

    name: Name
    settings: Settings
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(max_length=10)] = ()
    """By seat. The maker sits on the first seat that has no wish with a bot."""
    start: bool = False
    """Start at once: every seat must be taken by the wishes."""
    cat: CatNumber | None = None
    hold: bool = False
    """With `start`: no clock runs and no bot plays until somebody with a seat plays or sends `start` again."""
    watch: bool = False
    """The maker does not sit."""
    origin: Origin | None = None


class JoinTable(Part):
    """`POST /api/tables/{table or code}/join`."""

    name: Name
    watch: bool = False
    """Do not sit, even if a seat is free."""
    cat: CatNumber | None = None
    screen: bool = False
    """Watch as a screen for the whole room."""
    held: Annotated[tuple[Token, ...], msgspec.Meta(max_length=8)] = ()
    """Keys to this table that this client has had, so that somebody who was sent away is recognised."""


class ReadKey(Part):
    """`POST /api/key`: whose key is this? Ask before another is replaced by it."""

    key: Token


class KeyHolder(Part):
    """Who somebody with the key would be."""

    table: str
    code: str
    game: GameName
    person: PersonId
    name: Name
    seats: tuple[str, ...]
    """The names of the seats it opens: none for a spectator, several on a hot seat."""


class Review(Part):
    """`POST /api/review`: what the strongest bot thinks at a point of a finished game, knowing what that seat knew."""

    origin: Origin
    seat: SeatNumber | None = None
    """null is whoever acts next."""


class ReviewedClaim(Part):
    """A card that was declared, as the seat believes it: the chances that number, spice and both are true."""

    by: SeatNumber
    claim: str | None
    copy: bool
    card: str | None
    number: float
    spice: float
    both: float


class ReviewedOption(Part):
    """What an option is worth: the chance to win with it, as far as the bot has found it out."""

    action: str | None
    """As a record writes it after the name; null is to let things be."""
    chance: float
    low: float
    high: float
    """Between these the true chance probably lies: an option tried in few playouts has a wide interval."""
    playouts: int
    known: bool
    """Whether it was tried often enough to say anything; if not, show no number."""


class Reviewed(Part):
    seat: SeatNumber
    ply: int
    claims: tuple[ReviewedClaim, ...]
    """Bottom of the stack first; none where nothing is declared."""
    options: tuple[ReviewedOption, ...]
    """What the bot would choose first, then the others by their chance, those hardly tried at the end."""


class Joined(Part):
    """The answer to both. The token is this person's key to the table: keep it, and out of a URL's path and query."""

    token: str
    table: str
    code: str
    person: PersonId
    seats: tuple[SeatNumber, ...]


class Listings(Part):
    """`GET /api/tables`."""

    tables: tuple[Listing, ...]


class ReadRules(Part):
    """`POST /api/rules`: what the rulebook says about a table that is played like this."""

    rules: RulesMessage
    players: Players


class RulesClause(Part):
    """A clause that applies. Its words are `clause-<id>` of the catalogues, with a `.title`."""

    id: str
    ruling: bool
    """Whether the printed books are silent or disagree, and we decided."""
    books: tuple[str, ...]
    related: tuple[str, ...]


class RulesSection(Part):
    section: str
    clauses: tuple[RulesClause, ...]


class RulesPage(Part):
    """The rules of one table, in reading order."""

    game: GameName
    values: dict[str, str | int]
    """What the words of the clauses vary with."""
    sections: tuple[RulesSection, ...]
    warnings: tuple[str, ...]
    """The manual's advice against these settings, as Fluent ids."""


class ReadReplay(Part):
    """`POST /api/replay`: a finished game of a table, or a record, step by step."""

    table: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    game: Count = 0
    """Which game of that table; 0 is the last finished one."""
    record: Annotated[str, msgspec.Meta(max_length=200_000)] | None = None
    seat: SeatNumber | None = None
    """Whose eyes to see it with; null is a spectator's."""
    open: bool = False
    """Whether all cards are shown besides."""
    start: Count = 0
    """The first step wanted: `next` of the page before."""
    most: Annotated[int, msgspec.Meta(ge=1, le=5000)] | None = None
    """How many steps at most; null is as many as fit in a page."""


class ReplayStep(Part, omit_defaults=True):
    """The position after an action, and what followed from it. The first step is the deal."""

    action: str
    """As the record writes it, with the player's word; empty for the deal."""
    sight: Sight
    hands: tuple[tuple[CardWord, ...], ...] = ()
    """By seat, where all cards are open."""
    stack: tuple[CardWord, ...] = ()
    """The stack, bottom first, where all cards are open."""


class Replay(Part):
    game: GameName
    rules: RulesMessage
    players: tuple[str, ...]
    """Their words, by seat."""
    names: tuple[str, ...]
    """What they were called on screen."""
    bots: tuple[str | None, ...]
    """The levels of those who were bots."""
    steps: tuple[ReplayStep, ...]
    """One page of them: as many as fit in half a megabyte."""
    start: int = 0
    """Which step the first of this page is; the deal is 0."""
    total: int = 0
    """Steps of the whole game, with the deal."""
    next: int | None = None
    """Where the next page starts; null after the last."""


class WindowTimes(Part):
    """What a speed means, in seconds."""

    turn: float
    window: float
    slaps: float
    grace: float
    """How long a person may be away before a bot stands in."""


class SettingOffer(Part):
    """A field of the rules, as far as a form needs to know it."""

    name: str
    """It is called `set-<game>-<name>` and explained by `.help` of this message."""
    kind: Literal["choice", "number", "flag", "several", "text", "own"]
    """`own` is what only a form of this game can draw."""
    low: int | None
    high: int | None
    """`number`: the limits; `several`: at most `high` at once. Null is no limit."""
    numbers: bool
    """`several`: whether they are numbers; `choices` writes them as texts."""
    optional: bool
    """`number`: null leaves it to the rules; the switch for it is `set-<game>-<name>-own`."""
    begin: int | None
    """`number`: what a form begins with instead of null."""
    group: str
    """Settings of a group stand together under `set-<game>-<group>`, shown on demand."""
    names: str
    helps: str
    """`choice`, `several`: the messages that name and explain a value, which takes the place of `{}`. A `choice` of two
    without names is a switch."""


class GameOffer(Part):
    """What can be chosen in one game."""

    game: GameName
    fewest: int
    most: int
    defaults: Settings
    choices: dict[str, tuple[str, ...]]
    """By field of the rules: editions, variants, modes, cards that can be added …"""
    settings: tuple[SettingOffer, ...]
    """The fields of the rules in the order of a form."""
    most_variants: dict[str, int]
    """By edition, where a game has editions."""
    bots: tuple[str, ...]
    temperaments: tuple[str, ...]
    """What may follow the colon of a level, as in `cat:bold`; a quickness in percent may too, as in `cat:bold:150%`."""


class Games(Part):
    """`GET /api/games`."""

    games: tuple[GameOffer, ...]
    speeds: dict[Speed, WindowTimes]
    phrases: tuple[Phrase, ...]
