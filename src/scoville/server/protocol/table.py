"""A table as everybody at it sees it, without the cards."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ..parts import CatNumber, Name, Part, PersonId, SeatNumber
from .settings import GameName, Settings, Speed

__all__ = [
    "ChatLine",
    "Clock",
    "Fault",
    "Listing",
    "Person",
    "Phrase",
    "Seat",
    "Shuffle",
    "Table",
    "TableState",
    "Verdict",
    "VerdictLine",
]

TableState = Literal["lobby", "playing", "over"]
Phrase = Literal[
    "hello", "well-played", "ouch", "hurry-up", "one-moment", "i-do-not-believe-you", "so-spicy", "thanks", "good-game"
]
"""Quick phrases. Their texts in the catalogues are `phrase-<id>`."""


class Fault(Part):
    """Why something was refused. `message` is a Fluent id in the catalogues, `sentence` the same in English.

    If the message has a variable `why`, its value is the sentence of `why` in the same language.
    """

    id: str
    message: str
    sentence: str
    values: dict[str, str | int] = msgspec.field(default_factory=dict)
    why: Fault | None = None


class Person(Part):
    """Somebody at the table, seated or watching."""

    person: PersonId
    name: Name
    attends: bool
    """Whether a connection is open."""
    host: bool
    bot: bool = False
    """Whether this is a program that came with an API key."""
    screen: bool = False
    """Whether this is a screen that shows the table to the whole room, so that the players' own devices need not."""
    profile: PersonId | None = None
    """The kept profile of this person, the same at every table; null for a guest."""


class Seat(Part):
    """A place at the table: a person's, a bot's or free."""

    seat: SeatNumber
    name: str | None
    """On screen; null while free."""
    word: str | None
    """How actions and records write this player; null while free."""
    person: PersonId | None
    bot: str | None
    """The level of a bot that has this seat to itself."""
    stood_in: bool = False
    """Whether a bot plays for the person at present, because they are away."""
    cat: CatNumber | None = None
    """The cat its person has chosen; null lets the client choose one."""


class Shuffle(Part):
    """Provable shuffles: docs/record.md says how to check them."""

    commitment: str
    """The hash of the secret of the present or next game, published before the deal; empty where
    nothing is shuffled."""
    nonces: tuple[str | None, ...]
    """What each seat has added to it before the start."""
    revealed: str | None = None
    """The secret of the last game, once it is over; its commitment was published before it."""


class Clock(Part):
    """The time left, in milliseconds from when this was sent."""

    turn: SeatNumber | None = None
    """The seat whose turn clock runs."""
    turn_left: int | None = None
    window_left: int | None = None
    """Until the window for reactions closes, however many still think."""
    window: int | None = None
    """How long such a window lasts in all."""
    readers: tuple[SeatNumber, ...] = ()
    """The players for whom the bots wait (`wait`)."""
    asked: tuple[SeatNumber, ...] = ()
    """At the speed `days`: the seats that may still react to the last card. The seat on turn cannot take its turn
    before they have all sent `let-be`, or `window_left` is over. Nobody is told who has sent it."""
    let_be: tuple[SeatNumber, ...] = ()
    """Those of this person's own seats that have sent it."""


class VerdictLine(Part):
    seat: SeatNumber
    what: Literal["plays", "copies", "challenges", "slaps", "calls"]
    behind: int
    """Milliseconds after the first, corrected for each connection's delay."""


class Verdict(Part):
    """How a race was decided, in this order."""

    lines: tuple[VerdictLine, ...]
    by: Literal["time", "rule", "coin"]
    """`rule`: the rules decided a tie; `coin`: a seeded coin decided a tie."""


class ChatLine(Part):
    number: int
    person: PersonId
    name: str
    text: str | None = None
    phrase: Phrase | None = None


class Table(Part):
    """Everything about a table except the cards."""

    table: str
    """Its id, the last part of its link."""
    code: str
    """Six letters to say aloud."""
    state: TableState
    settings: Settings
    seats: tuple[Seat, ...]
    people: tuple[Person, ...]
    games: int
    """How many games have begun here; each finished one has a record of this number, from 1."""
    round: int
    """Which game of the match is the present or last one; 0 before the first."""
    totals: tuple[int, ...]
    """Of this match, by seat: points or rounds won, as the game counts them."""
    shuffle: Shuffle
    taken_up: bool
    """Whether the present or next game continues another one. Then its cards were not shuffled here,
    and the person who made the table may know them: there is no commitment, and nonces are refused."""
    locked: bool
    """Whether the host has locked the table against new people."""
    warnings: tuple[str, ...]
    """The manual's advice against these settings, as Fluent ids; never a refusal."""
    pace: int = 100
    """How fast the bots play, in percent of the table's speed."""
    held: bool = False
    """Whether the game is held: clocks and bots wait until somebody with a seat plays or sends `start`."""
    unlisted: int = 0
    """How many more people are at the table than `people` lists: of a crowd of spectators it names a few."""
    event: str | None = None
    """The tournament to which the table belongs. Such a table has no host: its seats are held for their people, and the
    game starts once all of them are here."""


class Listing(Part):
    """A public table in the list."""

    table: str
    code: str
    game: GameName
    state: TableState
    speed: Speed
    host: str
    seats: int
    free: Annotated[int, msgspec.Meta(ge=0)]
    people: int
    spectators: bool = True
    """Whether people may watch."""
    rated: bool = False
