"""What happens at a table, as it is kept: a table is all its entries, taken one after the other."""

from __future__ import annotations

import msgspec

from ..core.facts import kebab
from .protocol import Phrase, Settings, Verdict

__all__ = [
    "Acted",
    "Body",
    "BotSet",
    "Came",
    "Changed",
    "Chatted",
    "Left",
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
    """`by` and `id` are whose wish it was: a resend of it gets the same answer, also after a restart."""

    by: str = ""
    id: str = ""


class Made(_Body):
    code: str
    settings: Settings
    secret: str
    """Of the first shuffle."""
    record: str | None = None
    """Where the first game takes up another: its record up to there."""
    hold: bool = False
    """Whether clocks and bots wait in the first game until somebody with a seat goes on."""


class Came(_Body):
    """Somebody has come in; the first is the host."""

    person: str
    name: str
    bot: bool = False
    key: str = ""
    """Of a bot: a mark of its API key, see `Door`."""
    cat: int | None = None
    screen: bool = False


class Renamed(_Body):
    """Somebody has another name or another cat; with a seat, only that seat of theirs is called so."""

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
    """For good, of their own will or sent away."""

    person: str
    kicked: bool = False
    """`by` is the host then, or nobody: who has no seat where nobody may watch."""
    address: str = ""
    """Of who was sent away: a mark of their address, see `Door`."""


class Locked(_Body):
    """The host lets nobody new in, or does again."""

    locked: bool


class Paced(_Body):
    """The host lets the bots take more time or less."""

    pace: int


class BotSet(_Body):
    seat: int
    bot: str | None
    name: str | None = None


class Changed(_Body):
    settings: Settings


class Muted(_Body):
    """`by` does not want to hear somebody, or does again. Earlier versions kept this; nothing writes it any more."""

    person: str
    muted: bool


class NonceAdded(_Body):
    seat: int
    nonce: str


class Prepared(_Body):
    """The secret of the next shuffle, as soon as a game is over."""

    secret: str


class Started(_Body):
    """The seed follows from the secret and the nonces."""

    first: int | None = None


class Acted(_Body):
    """`seat` is the clock's where the clock closes something."""

    seat: int
    action: str
    at: float
    """Seconds since the start."""
    verdict: Verdict | None = None


class Chatted(_Body):
    person: str
    text: str | None = None
    phrase: Phrase | None = None


Body = (
    Made
    | Came
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
    | Chatted
)
_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def encode_body(body: Body) -> bytes:
    return _ENCODER.encode(body)


def decode_body(raw: bytes) -> Body:
    return _DECODER.decode(raw)
