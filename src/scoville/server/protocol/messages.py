"""What is said over the socket, and the bodies of the HTTP routes. docs/protocol.md tells the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Union

import msgspec

from ...core import registry
from ..game_wire import wire_of
from ..parts import ActionText, CardWord, Message, Name, Part, PersonId, SeatNumber
from .settings import GameName, RulesMessage, Settings, Speed
from .table import ChatLine, Clock, Fault, Listing, Phrase, Table, Verdict

__all__ = [
    "Bye",
    "ByeReason",
    "ChangeSettings",
    "Chat",
    "ChatMessage",
    "ClientMessage",
    "Done",
    "FaultMessage",
    "GameOffer",
    "Games",
    "Hello",
    "JoinTable",
    "Joined",
    "KeyHolder",
    "Kick",
    "Leave",
    "Listings",
    "Lock",
    "MakeTable",
    "Mute",
    "Named",
    "Nonce",
    "Origin",
    "Ping",
    "Play",
    "Pong",
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
    "ServerMessage",
    "SetBot",
    "Sight",
    "Sit",
    "Stale",
    "Stand",
    "Start",
    "TableMessage",
    "Update",
    "Welcome",
    "WindowTimes",
]

if TYPE_CHECKING:
    Sight = msgspec.Struct
else:
    Sight = Union[tuple(wire_of(game).sight for game in registry.games())]  # noqa: UP007 - how many there are is known when it runs
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=36, description="Chosen by the client, new for each wish.")]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
NonceText = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[0-9a-zA-Z_-]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


# --- from a client ---------------------------------------------------------------------------------


class Hello(Message):
    """The first message of a connection. A second device with the same token takes over from the first."""

    token: Token
    seen: Count = 0
    """The newest `seq` this client has seen: what it missed of the game since comes as facts."""
    muted: Annotated[tuple[PersonId, ...], msgspec.Meta(max_length=100)] = ()
    """Whom this person has muted, as far as the client remembers. The server forgets it when it closes the table."""


class Sit(Message):
    """Take a free seat. Several seats for one person are a hot seat: each has its own name."""

    id: Id
    seat: SeatNumber | None = None
    """null is the first that is free."""
    name: Name | None = None
    """null is the person's own name."""


class Stand(Message):
    """Give up a seat before the start or after the end, and stay."""

    id: Id
    seat: SeatNumber


class Leave(Message):
    """Leave the table for good: the token is worth nothing any more. In a game a bot plays on."""

    id: Id


class Kick(Message):
    """The host sends a person away before the start or after the end. They cannot come back to this table."""

    id: Id
    person: PersonId


class Lock(Message):
    """The host lets nobody new in, or does again. Everybody who is at the table already can come and go."""

    id: Id
    locked: bool = True


class SetBot(Message):
    """The host puts a bot on a free seat, changes its level, or (null) frees the seat."""

    id: Id
    seat: SeatNumber
    bot: BotName | None


class ChangeSettings(Message):
    """The host changes the table before the start or after the end. A new match begins."""

    id: Id
    settings: Settings


class Nonce(Message):
    """What a seat adds to the next shuffle."""

    id: Id
    nonce: NonceText
    seat: SeatNumber | None = None


class Start(Message):
    """The host starts the game, the next round or a rematch; if the host is away, anybody seated may."""

    id: Id


class Play(Message):
    """An action of the game. A resend with the same id gets the same answer."""

    id: Id
    seq: Count
    """Of the newest update this decision was made on."""
    action: ActionText
    seat: SeatNumber | None = None
    """Needed only on a hot seat; it must be one of this person's own."""


class Chat(Message):
    """Either a text or a quick phrase."""

    id: Id
    text: Text | None = None
    phrase: Phrase | None = None


class Mute(Message):
    """Hear nothing more from a person, or hear them again. Only the one who mutes is told."""

    id: Id
    person: PersonId
    muted: bool = True


class Pong(Message):
    """At once, in answer to a ping. The server measures; there is nothing to claim."""

    nonce: Count


ClientMessage = (
    Hello | Sit | Stand | Leave | Kick | Lock | SetBot | ChangeSettings | Nonce | Start | Play | Chat | Mute | Pong
)


# --- from the server ---------------------------------------------------------------------------------


class Welcome(Message):
    """The answer to hello: exactly where this person is."""

    person: PersonId
    host: bool
    seats: tuple[SeatNumber, ...]
    """This person's seats: none for a spectator, several on a hot seat."""
    table: Table
    game: int
    """The number of the game that is played or was played last, from 1; 0 before the first."""
    seq: int
    """The newest published change."""
    sights: tuple[Sight, ...]
    """One for each of this person's seats, or one of a spectator; none before the first game.
    `facts` is what happened after `seen`, if that was in this game, else nothing: draw the view."""
    clock: Clock
    chat: tuple[ChatLine, ...]
    muted: tuple[PersonId, ...]


class TableMessage(Message, tag="table"):
    """The table has changed: who sits, who attends, settings, totals, state."""

    host: bool
    seats: tuple[SeatNumber, ...]
    table: Table
    clock: Clock
    """As in an update: who comes or goes can start a clock or stop it."""


class Update(Message):
    """Something has happened in the game. Every client of a seat gets each `seq` once, in order.

    An update with the `seq` of the one before concerns this person alone: an answer of theirs that is not published.
    """

    game: int
    seq: int
    sights: tuple[Sight, ...]
    clock: Clock
    verdict: Verdict | None = None


class Done(Message):
    """What was wished for is done; `seq` after it."""

    id: str
    seq: int


class Named(msgspec.Struct):
    """As much of a message that cannot be read as its answer needs."""

    id: Id


class FaultMessage(Message, tag="refused"):
    """It was not done and nothing has changed. Without an id: not even that could be read."""

    id: str | None
    fault: Fault


class Stale(Message):
    """Not done: the table has moved on since `seq` of the action. The updates in between have been sent or come now."""

    id: str
    seq: int
    """The change that outdated it."""


class ChatMessage(Message, tag="chat"):
    line: ChatLine


class Ping(Message):
    """To be answered at once with the same nonce."""

    nonce: int


ByeReason = Literal[
    "taken-over",
    "kicked",
    "no-spectators",
    "left",
    "too-fast",
    "stopping",
    "store-down",
    "unknown-token",
    "bad-message",
    "too-slow",
    "no-hello",
    "too-large",
]


class Bye(Message):
    """The last message before the server closes the connection."""

    reason: ByeReason
    fault: Fault


ServerMessage = Welcome | TableMessage | Update | Done | FaultMessage | Stale | ChatMessage | Ping | Bye


# --- HTTP ------------------------------------------------------------------------------------------------


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
    watch: bool = False
    """The maker does not sit."""
    origin: Origin | None = None


class JoinTable(Part):
    """`POST /api/tables/{table or code}/join`."""

    name: Name
    watch: bool = False
    """Do not sit, even if a seat is free."""
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
    """A card of SPICY's stack as the seat believes it: the chances that number, spice and both are true."""

    by: SeatNumber
    claim: str | None
    copy: bool
    card: str | None
    number: float
    spice: float
    both: float


class ReviewedOption(Part):
    """What an option is worth: the chance to win with it, and the standard error of that."""

    action: str | None
    """As a record writes it after the name; null is to let things be."""
    chance: float
    error: float
    playouts: int


class Reviewed(Part):
    seat: SeatNumber
    ply: int
    claims: tuple[ReviewedClaim, ...]
    """Bottom of the stack first; none in HEATED."""
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
    players: Annotated[int, msgspec.Meta(ge=2, le=10)]


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
    """SPICY's stack, bottom first, where all cards are open."""


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


class GameOffer(Part):
    """What can be chosen in one game."""

    game: GameName
    fewest: int
    most: int
    defaults: Settings
    choices: dict[str, tuple[str, ...]]
    """By field of the rules: editions, variants, modes, cards that can be added …"""
    most_variants: dict[str, int]
    """SPICY: by edition."""
    bots: tuple[str, ...]
    temperaments: tuple[str, ...]
    """What may follow the colon of a level, as in `cat:bold`; a quickness in percent may too, as in `cat:bold:150%`."""


class Games(Part):
    """`GET /api/games`."""

    games: tuple[GameOffer, ...]
    speeds: dict[Speed, WindowTimes]
    phrases: tuple[Phrase, ...]
