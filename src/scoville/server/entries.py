"""What happens at a table, as it is stored: a table is the sum of its entries."""

from __future__ import annotations

import msgspec

from ..core.facts import kebab
from .protocol import Phrase, Settings, Verdict

__all__ = [
    "Acted",
    "Body",
    "BotSet",
    "Bound",
    "Came",
    "Changed",
    "Chatted",
    "Left",
    "LetBe",
    "Locked",
    "Made",
    "Muted",
    "NonceAdded",
    "Paced",
    "Prepared",
    "Renamed",
    "Sat",
    "Started",
    "Stood",
    "decode_body",
    "encode_body",
]


class _Body(msgspec.Struct, tag_field="kind", tag=kebab, omit_defaults=True, kw_only=True):
    """`by` and `id` identify the wish: a resend gets the same answer, also after a restart."""

    by: str = ""
    id: str = ""


class Made(_Body):
    code: str
    settings: Settings
    secret: str
    """Of the first shuffle."""
    record: str | None = None
    """If the first game continues another: the record of that game up to this point."""
    hold: bool = False
    """Whether clocks and bots wait in the first game until somebody with a seat goes on."""
    event: str = ""
    """Of a table of a tournament: the tournament's id. It has no host, and its seats are held for their people."""


class Came(_Body):
    """Somebody has come in; the first person is the host."""

    person: str
    name: str
    bot: bool = False
    key: str = ""
    """For a bot: a mark of its API key, see `Door`."""
    cat: int | None = None
    screen: bool = False
    profile: str = ""
    """The id of the kept profile they came with."""


class Bound(_Body):
    """Somebody who is here already has signed in: from now on the seat is that profile's."""

    person: str
    profile: str


class Renamed(_Body):
    """Somebody has changed their name or cat; with a seat, only that seat has the new name."""

    person: str
    name: str
    cat: int | None = None
    seat: int | None = None


class Sat(_Body):
    person: str
    seat: int
    name: str


class Stood(_Body):
    seat: int


class Left(_Body):
    """Somebody has left for good, of their own will or sent away."""

    person: str
    kicked: bool = False
    """Then `by` is the host, or nobody if a person without a seat had to go because nobody may watch."""
    address: str = ""
    """A mark of the address of a person who was sent away, see `Door`."""


class Locked(_Body):
    """The host has locked the table against new people, or opened it again."""

    locked: bool


class Paced(_Body):
    """The host has changed the pace of the bots."""

    pace: int


class BotSet(_Body):
    seat: int
    bot: str | None
    name: str | None = None


class Changed(_Body):
    settings: Settings


class Muted(_Body):
    """`by` mutes somebody, or hears them again. Earlier versions stored this; nothing writes it any more."""

    person: str
    muted: bool


class NonceAdded(_Body):
    seat: int
    nonce: str


class Prepared(_Body):
    """The secret of the next shuffle, stored as soon as a game is over."""

    secret: str


class Started(_Body):
    """A game has started. Its seed follows from the secret and the nonces."""

    first: int | None = None


class Acted(_Body):
    """An action. `seat` is the clock's if the clock closes something."""

    seat: int
    action: str
    at: float
    """Seconds since the start."""
    verdict: Verdict | None = None


class LetBe(_Body):
    """Somebody lets the last card be, at a table where everybody plays at their own pace. With the clock's seat: play
    waits no longer for the others."""

    seat: int


class Chatted(_Body):
    person: str
    text: str | None = None
    phrase: Phrase | None = None


Body = (
    Made
    | Came
    | Bound
    | Renamed
    | Sat
    | Stood
    | Left
    | Locked
    | Paced
    | BotSet
    | Changed
    | Muted
    | NonceAdded
    | Prepared
    | Started
    | Acted
    | LetBe
    | Chatted
)
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def encode_body(body: Body) -> bytes:
    return _ENCODER.encode(body)


def decode_body(raw: bytes) -> Body:
    return _DECODER.decode(raw)
