"""The messages on the socket. docs/protocol.md explains how they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, Union

import msgspec

from ...core import registry
from ..game_wire import wire_of
from ..parts import ActionText, CatNumber, Message, Name, PersonId, SeatNumber
from .settings import Settings
from .table import ChatLine, Clock, Fault, Phrase, Table, Verdict

__all__ = [
    "Bye",
    "ByeReason",
    "ChangeSettings",
    "Chat",
    "ChatMessage",
    "ClientMessage",
    "Done",
    "FaultMessage",
    "Hello",
    "Kick",
    "Leave",
    "LetBe",
    "Lock",
    "Mute",
    "Named",
    "Nonce",
    "Ping",
    "Play",
    "Pong",
    "Rename",
    "ServerMessage",
    "SetBot",
    "SetPace",
    "Sight",
    "Sit",
    "Stale",
    "Stand",
    "Start",
    "TableMessage",
    "Update",
    "Wait",
    "Welcome",
    "Why",
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
Pace = Annotated[int, msgspec.Meta(ge=25, le=400, description="In percent: at 200 bots take half as long.")]


# --- from a client ---------------------------------------------------------------------------------


class Hello(Message):
    """The first message of a connection. A second device with the same token takes over from the first."""

    token: Token
    seen: Count = 0
    """The newest `seq` this client has seen. Facts of the game it missed since then follow."""
    muted: Annotated[tuple[PersonId, ...], msgspec.Meta(max_length=100)] = ()
    """The people this person has muted, as far as the client remembers. The server forgets them when it closes the
    table."""
    newcomer: bool = False
    """Whether this person has hardly played yet. If so, play waits twice as long for their answers."""


class Sit(Message):
    """Take a free seat. Several seats for one person are a hot seat: each has its own name."""

    id: Id
    seat: SeatNumber | None = None
    """null means the first free seat."""
    name: Name | None = None
    """null means the person's own name."""


class Rename(Message):
    """Take another name or another cat, at any time. The record of a game has the name from its start."""

    id: Id
    name: Name | None = None
    """null keeps the name."""
    cat: CatNumber | None = None
    """null keeps the cat."""
    seat: SeatNumber | None = None
    """On a hot seat: only this one of the person's own seats gets the name."""


class Stand(Message):
    """Give up a seat before the start or after the end, and stay."""

    id: Id
    seat: SeatNumber


class Leave(Message):
    """Leave the table for good: the token no longer works. In a game a bot plays on."""

    id: Id


class Kick(Message):
    """The host sends a person away before the start or after the end. They cannot come back to this table."""

    id: Id
    person: PersonId


class Lock(Message):
    """The host locks the table against new people, or opens it again. Everybody who is at the table already can come
    and go."""

    id: Id
    locked: bool = True


class SetPace(Message):
    """The host makes the bots play faster or slower, at any time. People's clocks do not change."""

    id: Id
    pace: Pace


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
    """The host starts the game, the next round or a rematch; if the host is away, anybody seated may. If a game is
    held (`MakeTable.hold`), anybody seated can let it go on."""

    id: Id


class Play(Message):
    """An action of the game. A resend with the same id gets the same answer."""

    id: Id
    seq: Count
    """The `seq` of the newest update on which this decision was based."""
    action: ActionText
    seat: SeatNumber | None = None
    """Needed only on a hot seat; it must be one of this person's own seats."""


class Why(Message):
    """Asks whether an action would be possible now: `done` if so, otherwise `refused` with the reason. Nothing is
    done."""

    id: Id
    action: ActionText
    seat: SeatNumber | None = None
    """As in `play`."""


class Wait(Message):
    """The bots wait while a player still looks at a reveal, or go on. They wait at most 20 seconds (6 at blitz), and
    only until somebody acts. No clock stops, and nobody else waits."""

    id: Id
    seq: Count
    """The update with the reveal. `stale` if there is nothing to wait for."""
    waits: bool = True


class LetBe(Message):
    """At the speed `days`: this seat does not react to the last card (`Clock.asked`). Nobody else is told. It may still
    change its mind as long as the card lies there."""

    id: Id
    seq: Count
    """As in `play`."""
    seat: SeatNumber | None = None
    """As in `play`."""


class Chat(Message):
    """Either a text or a quick phrase."""

    id: Id
    text: Text | None = None
    phrase: Phrase | None = None


class Mute(Message):
    """Hear nothing more from a person, or hear them again. Only the person who mutes is told."""

    id: Id
    person: PersonId
    muted: bool = True


class Pong(Message):
    """Send it at once in answer to a ping. The server measures the time itself; the client claims nothing."""

    nonce: Count


ClientMessage = (
    Hello
    | Sit
    | Rename
    | Stand
    | Leave
    | Kick
    | Lock
    | SetPace
    | SetBot
    | ChangeSettings
    | Nonce
    | Start
    | Play
    | Why
    | Wait
    | LetBe
    | Chat
    | Mute
    | Pong
)


# --- from the server ---------------------------------------------------------------------------------


class Welcome(Message):
    """The answer to hello: this person's exact situation."""

    person: PersonId
    host: bool
    seats: tuple[SeatNumber, ...]
    """This person's seats: none for a spectator, several on a hot seat."""
    table: Table
    game: int
    """The number of the present or last game, from 1; 0 before the first."""
    seq: int
    """The newest published change."""
    sights: tuple[Sight, ...]
    """One for each of this person's seats, or one for a spectator; none before the first game.
    `facts` is what happened after `seen` if that was in this game. Otherwise it is empty: draw the view."""
    clock: Clock
    chat: tuple[ChatLine, ...]
    muted: tuple[PersonId, ...]


class TableMessage(Message, tag="table"):
    """The table has changed: who sits, who attends, settings, totals, state."""

    host: bool
    seats: tuple[SeatNumber, ...]
    table: Table
    clock: Clock
    """As in an update: somebody who comes or goes can start or stop a clock."""


class Update(Message):
    """Something has happened in the game. Every client of a seat gets each `seq` once, in order.

    An update with the same `seq` as the one before concerns this person alone: their answer that is not published.
    """

    game: int
    seq: int
    sights: tuple[Sight, ...]
    clock: Clock
    verdict: Verdict | None = None
    late: SeatNumber | None = None
    """The seat whose time had run out: this was decided for it."""


class Done(Message):
    """The wish is done; `seq` is the number after it."""

    id: str
    seq: int


class Named(msgspec.Struct):
    """The parts of an unreadable message that its answer needs."""

    id: Id


class FaultMessage(Message, tag="refused"):
    """It was not done and nothing has changed. No id means that not even the id could be read."""

    id: str | None
    fault: Fault


class Stale(Message):
    """Not done: the table has moved on since the action's `seq`. The updates in between have been sent or come now."""

    id: str
    seq: int
    """The change that outdated it."""


class ChatMessage(Message, tag="chat"):
    line: ChatLine


class Ping(Message):
    """Answer it at once with the same nonce."""

    nonce: int


ByeReason = Literal[
    "taken-over",
    "kicked",
    "no-spectators",
    "left",
    "too-fast",
    "stopping",
    "store-down",
    "line-lost",
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
