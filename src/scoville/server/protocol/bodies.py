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
    "ReviewedAssumption",
    "ReviewedClaim",
    "ReviewedManner",
    "ReviewedOption",
    "RulesClause",
    "RulesPage",
    "RulesSection",
    "SeatWish",
    "SettingOffer",
    "WindowTimes",
]


class SeatWish(Part):
    """Who takes a seat of a new table: a bot, the maker under another name (a hot seat), or nobody yet."""

    bot: BotName | None = None
    name: Name | None = None


class Origin(Part):
    """Where a table starts that continues a game: a point of a finished game here, or of a record."""

    ply: Count
    """How many of its actions have been played."""
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
    """By seat. The maker sits on the first seat for which no bot is wished."""
    start: bool = False
    """Start at once. The wishes must fill every seat."""
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
    """Keys to this table that this client has had, so that the server recognises somebody who was sent away."""


class ReadKey(Part):
    """`POST /api/key`: asks to whom a key belongs. Ask before you replace another key by it."""

    key: Token


class KeyHolder(Part):
    """The person that a client with the key would be."""

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
    """null means the player who acts next."""


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
    """What an option is worth: the chance to win with it, as far as the bot has found out."""

    action: str | None
    """As a record writes it after the name; null is to let things be."""
    chance: float
    low: float
    high: float
    """The true chance probably lies between these; an option tried in few playouts has a wide interval."""
    playouts: int
    known: bool
    """Whether it was tried often enough to say anything; if not, show no number."""


class ReviewedManner(Part):
    """How likely a player is taken to play in a manner; in the imagined games it plays so."""

    manner: str
    share: float


class ReviewedAssumption(Part):
    """How the bot takes another player to play, from what everybody saw of it."""

    seat: SeatNumber
    manners: tuple[ReviewedManner, ...]
    """The likeliest first."""


class Reviewed(Part):
    seat: SeatNumber
    ply: int
    claims: tuple[ReviewedClaim, ...]
    """Bottom of the stack first; empty in a game without declarations."""
    options: tuple[ReviewedOption, ...]
    """The bot's own choice first, then the others by their chance, those hardly tried at the end."""
    assumes: tuple[ReviewedAssumption, ...] = ()
    """Of the other players, from the next on."""
    claims_margin: float = 0.0
    """How far such beliefs about claims were off on average, against the bots whom it judges worst."""
    margin: float = 0.0
    """How far the intervals of the options reach beyond what the playouts alone say, at each end."""


class Joined(Part):
    """The answer to both. The token is this person's key to the table: store it, and keep it out of a URL's path and
    query."""

    token: str
    table: str
    code: str
    person: PersonId
    seats: tuple[SeatNumber, ...]


class Listings(Part):
    """`GET /api/tables?game=…&to=sit|watch`: public tables, the latest changed first, at most 100."""

    tables: tuple[Listing, ...]


class ReadRules(Part):
    """`POST /api/rules`: what the rulebook says about a table with these settings."""

    rules: RulesMessage
    players: Players


class RulesClause(Part):
    """A clause that applies. Its text is `clause-<id>` in the catalogues, with a `.title`."""

    id: str
    ruling: bool
    """Whether this is our decision because the printed books are silent or disagree."""
    books: tuple[str, ...]
    related: tuple[str, ...]


class RulesSection(Part):
    section: str
    clauses: tuple[RulesClause, ...]


class RulesPage(Part):
    """The rules of one table, in reading order."""

    game: GameName
    values: dict[str, str | int]
    """The values on which the texts of the clauses depend."""
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
    """The seat whose view to show; null is a spectator's."""
    open: bool = False
    """Whether to show all cards as well."""
    start: Count = 0
    """The first step you want: `next` of the page before."""
    most: Annotated[int, msgspec.Meta(ge=1, le=5000)] | None = None
    """How many steps at most; null means as many as fit in a page."""


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
    """The levels of those players who were bots."""
    steps: tuple[ReplayStep, ...]
    """One page of them: as many as fit in half a megabyte."""
    start: int = 0
    """The number of the first step on this page; the deal is 0."""
    total: int = 0
    """Steps of the whole game, including the deal."""
    next: int | None = None
    """Where the next page starts; null after the last."""


class WindowTimes(Part):
    """The times of a speed, in seconds."""

    turn: float
    window: float
    slaps: float
    grace: float | None
    """How long a person may be away before a bot stands in; null means that being away does not matter."""
    own_pace: bool
    """Whether everybody plays at their own pace. Then these are the times for 24 hours a move (`Settings.hours`)."""


class SettingOffer(Part):
    """A field of the rules, as far as a form needs to know it."""

    name: str
    """Its name on screen is the message `set-<game>-<name>`, its explanation that message's `.help`."""
    kind: Literal["choice", "number", "flag", "several", "text", "own"]
    """Only a form of this game can draw an `own` setting."""
    low: int | None
    high: int | None
    """`number`: the limits; `several`: at most `high` at once. null means no limit."""
    numbers: bool
    """`several`: whether the values are numbers; `choices` writes them as texts."""
    optional: bool
    """`number`: null leaves the value to the rules; the switch for it is `set-<game>-<name>-own`."""
    begin: int | None
    """`number`: the value a form starts with instead of null."""
    group: str
    """Settings of a group are shown together under `set-<game>-<group>`, on demand."""
    names: str
    helps: str
    """`choice`, `several`: the messages that name and explain a value, which replaces `{}`. A `choice` of two
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
    levels: tuple[str, ...]
    """Those among the bots that are meant for people: the weakest first, and last the one that adapts."""
    temperaments: tuple[str, ...]
    """What may follow the colon of a level, as in `cat:bold`. A quickness in percent may follow too, as in
    `cat:bold:150%`."""


class Games(Part):
    """`GET /api/games`."""

    games: tuple[GameOffer, ...]
    speeds: dict[Speed, WindowTimes]
    phrases: tuple[Phrase, ...]
