"""A table as everybody at it sees it, cards apart."""

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
"""Quick phrases: the catalogues say them as `phrase-<id>`."""


class Fault(Part):
    """Why something was refused. `message` is a Fluent id of the catalogues, `sentence` the same in English.

    Where the message has a variable `why`, that is what `why` says, in the same language.
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
    """Whether a program that came with an API key."""
    screen: bool = False
    """Whether a screen that shows the table to the whole room: the players' own devices can leave that out."""


class Seat(Part):
    """A place at the table: a person's, a bot's or free."""

    seat: SeatNumber
    name: str | None
    """On screen; null while free."""
    word: str | None
    """How actions and records write this player; null while free."""
    person: PersonId | None
    bot: str | None
    """The level of a bot that sits here by itself."""
    stood_in: bool = False
    """Whether a bot plays for the person just now, who is away."""
    cat: CatNumber | None = None
    """The cat its person has chosen; null where a client chooses one."""


class Shuffle(Part):
    """Provable shuffles: docs/record.md says how to check."""

    commitment: str
    """The hash of the secret of the game that is played or comes next, published before the deal; empty where
    nothing is shuffled."""
    nonces: tuple[str | None, ...]
    """What each seat has added to it, before the start."""
    revealed: str | None = None
    """The secret of the game played last, once it is over; its commitment was published before it."""


class Clock(Part):
    """What is left, in milliseconds from when this was sent."""

    turn: SeatNumber | None = None
    """Whose turn clock runs."""
    turn_left: int | None = None
    window_left: int | None = None
    """Until what waits for reactions is closed, however many still think."""
    window: int | None = None
    """How long such a window lasts in all."""


class VerdictLine(Part):
    seat: SeatNumber
    what: Literal["plays", "copies", "challenges", "slaps", "calls"]
    behind: int
    """Milliseconds after the first, corrected for each connection's delay."""


class Verdict(Part):
    """How a race was decided, in this order."""

    lines: tuple[VerdictLine, ...]
    by: Literal["time", "rule", "coin"]
    """`rule`: a tie the rules decide; `coin`: a tie of which a seeded coin decided."""


class ChatLine(Part):
    number: int
    person: PersonId
    name: str
    text: str | None = None
    phrase: Phrase | None = None


class Table(Part):
    """Everything about a table but the cards."""

    table: str
    """Its id, the last part of its link."""
    code: str
    """Six letters to say aloud."""
    state: TableState
    settings: Settings
    seats: tuple[Seat, ...]
    people: tuple[Person, ...]
    games: int
    """How many games were begun here; each finished one has a record of this number, from 1."""
    round: int
    """Which game of the match is played or was played last; 0 before the first."""
    totals: tuple[int, ...]
    """Of this match, by seat: points or rounds won, as the game counts them."""
    shuffle: Shuffle
    taken_up: bool
    """Whether the game that is played or comes next goes on from another one. Then its cards were not shuffled here,
    and whoever made the table may know them: nothing is committed to, and nonces are refused."""
    locked: bool
    """Whether the host lets nobody new in."""
    warnings: tuple[str, ...]
    """The manual's advice against these settings, as Fluent ids; never a refusal."""
    pace: int = 100
    """How fast the bots play, in percent of what the speed says."""
    held: bool = False
    """Whether the game has not gone on yet: clocks and bots wait until somebody with a seat plays or sends `start`."""


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
