"""The bodies of the routes under `/api/me`: a profile that its person keeps."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..parts import CatNumber, Name, Part, PersonId
from .bodies import KeyHolder
from .messages import Token
from .settings import GameName

__all__ = [
    "AnnouncementLine",
    "Announcements",
    "BindSeats",
    "BlockPerson",
    "Blocked",
    "Blocks",
    "BoundSeats",
    "ChangeMe",
    "Device",
    "DropPasskey",
    "EnterPhrase",
    "EraseMe",
    "Favourite",
    "KeepMe",
    "LeaveMe",
    "Me",
    "MyGame",
    "MyGames",
    "MyPlay",
    "MyPush",
    "MySeat",
    "MyTable",
    "MyTurn",
    "MyTurns",
    "NewPhrase",
    "Opponent",
    "OwnPasskey",
    "PasskeyAnswer",
    "PasskeyOptions",
    "PlayCut",
    "PlayMeasure",
    "PlayPart",
    "Profile",
    "PushDevice",
    "ReportPerson",
    "Reported",
    "Subscribe",
    "Unsubscribe",
]

Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$", description="Two letters: en, de, fr.")]
PasskeyId = Annotated[str, msgspec.Meta(max_length=1500, description="A passkey's id in base64url.")]


class Profile(Part):
    person: PersonId
    """Public, the same at every table."""
    name: Name
    cat: CatNumber | None
    language: Language
    made: float
    """Seconds since the epoch."""


class OwnPasskey(Part):
    id: PasskeyId
    label: str
    """Where it was made: a browser and a system."""
    made: float
    used: float


class Device(Part):
    """A browser that is signed in."""

    id: str
    label: str
    used: float
    """When it was last here, to the day."""
    here: bool
    """Whether it is the one that asks."""


class Me(Part):
    """`GET /api/me`: the kept profile this browser is signed in to, and what it can do about it."""

    profiles: bool
    """Whether this server keeps profiles at all."""
    passkeys: Literal["yes", "insecure", "address"]
    """Whether a browser can use passkeys here. They need HTTPS (`insecure`) and a name instead of an IP address
    (`address`)."""
    profile: Profile | None = None
    """null for a guest."""
    keys: tuple[OwnPasskey, ...] = ()
    phrase: bool = False
    """Whether there is a recovery phrase."""
    devices: tuple[Device, ...] = ()


class KeepMe(Part):
    """`POST /api/me/phrase`, `POST /api/me/passkey`: keep this profile. Somebody who is signed in adds a way to sign in
    to their own profile, and the fields are ignored."""

    name: Name
    language: Language = "en"
    cat: CatNumber | None = None


class NewPhrase(Part):
    """The recovery phrase. The server stores only a hash of it, so nobody can show it again."""

    phrase: str
    me: Me


class PasskeyOptions(Part):
    """What `navigator.credentials.create` or `.get` takes, as WebAuthn's JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Part):
    """`POST /api/me/passkey/made`, `POST /api/me/enter/signed`: what the browser's passkey has answered, as WebAuthn's
    JSON."""

    credential: dict[str, Any]
    keep: KeepMe | None = None
    """For a new profile: who keeps it."""


class DropPasskey(Part):
    """`POST /api/me/passkey/drop`: this passkey signs nobody in any more."""

    id: PasskeyId


class EnterPhrase(Part):
    """`POST /api/me/enter`: sign in with the recovery phrase."""

    phrase: Annotated[str, msgspec.Meta(max_length=200)]


class LeaveMe(Part):
    """`POST /api/me/leave`: sign out."""

    everywhere: bool = False
    """Every browser, not only this one."""
    device: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """Another browser instead of this one."""


class ChangeMe(Part):
    """`POST /api/me`: another name, cat or language; null leaves it as it is."""

    name: Name | None = None
    cat: CatNumber | None = None
    language: Language | None = None


class BindSeats(Part):
    """`POST /api/me/seats`: these seats are mine. Games that end there from now on are my games."""

    keys: Annotated[tuple[Token, ...], msgspec.Meta(max_length=40)]


class BoundSeats(Part):
    bound: int
    """How many of the keys open a seat that is the profile's now."""


class MySeat(Part):
    """`POST /api/me/tables/{table}/key`: a key to a seat of mine, for a device that has none."""

    token: str
    holder: KeyHolder


class Opponent(Part):
    """A player of a finished game."""

    name: Name
    place: int
    won: bool
    points: int
    bot: str | None
    """The level of a bot; null for a person."""
    profile: PersonId | None
    me: bool
    left: bool
    """Whether a bot played for them at the end."""


class MyGame(Part):
    """A finished game. Its review is at `/review/{table}/{number}`."""

    table: str
    number: int
    game: GameName
    players: int
    against: Literal["bots", "people"]
    """`people` if anybody else was no bot."""
    place: int
    won: bool
    points: int
    began: float
    ended: float
    reason: str
    seats: tuple[Opponent, ...]


class MyGames(Part):
    """`GET /api/me/games?game=…&against=bots|people&result=won|lost&players=N&who=NAME&before=…`: finished games, the
    newest first. `who` is a part of another player's name."""

    games: tuple[MyGame, ...]
    before: str | None
    """Ask with this for the next page; null after the last."""
    unfinished: tuple[MyTable, ...] = ()
    """On the first page: tables where I have a seat in a running game, or had one in the last day."""


class MyTable(Part):
    """A table to return to. `POST /api/me/tables/{table}/key` gives a key to it."""

    table: str
    code: str
    game: GameName
    state: str
    """lobby, playing or over."""
    updated: float
    host: str


class MyTurn(Part):
    """A table at people's own pace that waits for me. `POST /api/me/tables/{table}/key` gives a key to it."""

    table: str
    code: str
    game: GameName
    kind: Literal["turn", "answer"]
    """`answer`: I am asked about somebody else's card."""
    since: float
    due: float
    """When my time is over, in seconds since the epoch."""
    host: str


class MyTurns(Part):
    """`GET /api/me/turns`: the tables that wait for me, the most urgent first. No table is opened for it."""

    turns: tuple[MyTurn, ...]
    now: float
    """The time of the server."""


class PushDevice(Part):
    id: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    """The SHA-256 of its endpoint."""
    label: str
    made: float


class MyPush(Part):
    """`GET /api/me/push`: the devices that are told by web push when it is my turn or a game is over."""

    key: str
    """The server's public key (VAPID), as `PushManager.subscribe` takes it."""
    devices: tuple[PushDevice, ...]


class Subscribe(Part):
    """`POST /api/me/push`: this device wants to be told, as long as it is signed in."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    key: Annotated[str, msgspec.Meta(max_length=100)]
    """`p256dh` of the subscription."""
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Unsubscribe(Part):
    """`POST /api/me/push/drop`: this device is told nothing more."""

    id: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Favourite(Part):
    word: str
    times: int


class PlayMeasure(Part):
    """Something the game counts. Its name is the message `play-<game>-<name>`."""

    name: str
    kind: Literal["share", "count", "time", "favourite"]
    words: str
    """`favourite`: whether the words are cards or claims."""
    hits: int = 0
    """`share`: how often; `count`: the sum; `time`: the sum in milliseconds."""
    chances: int = 0
    """`share`: out of how many; `count`: in how many games; `time`: of how many."""
    best: int | None = None
    """`time`: the shortest, in milliseconds."""
    favourites: tuple[Favourite, ...] = ()


class PlayCut(Part):
    """The results against bots or people at tables of one size."""

    against: Literal["bots", "people"]
    players: int
    games: int
    won: int
    places: tuple[int, ...]
    """How often first, second …"""


class PlayPart(Part):
    game: GameName
    games: int
    won: int
    cuts: tuple[PlayCut, ...]
    measures: tuple[PlayMeasure, ...]


class MyPlay(Part):
    """`GET /api/me/play?game=…&against=…&players=N`: how I play."""

    games: int
    won: int
    parts: tuple[PlayPart, ...]
    """By game."""
    line: tuple[float, ...]
    """The win rate over time, from the first game to the last, each point over the games before it."""


class BlockPerson(Part):
    """`POST /api/me/blocks`: mute somebody everywhere (`mute`), also refuse them at tables I host (`block`), or neither
    (`none`). `unmute` leaves somebody blocked who is. Name them by their profile, or by a table and their person
    there."""

    kind: Literal["mute", "block", "none", "unmute"]
    profile: PersonId | None = None
    table: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    person: PersonId | None = None


class Blocked(Part):
    profile: PersonId
    kind: Literal["mute", "block"]
    name: str
    """Their name when they were blocked."""


class Blocks(Part):
    """`GET /api/me/blocks`."""

    blocks: tuple[Blocked, ...]


class ReportPerson(Part):
    """`POST /api/me/reports`: tell the person who runs this server about somebody at a table."""

    table: Annotated[str, msgspec.Meta(max_length=40)]
    person: PersonId
    reason: Literal["chat", "name", "cheating", "leaving", "other"]
    words: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Reported(Part):
    report: str
    """Its number, as the host's tool lists it."""


class EraseMe(Part):
    """`POST /api/me/erase`: everything about me. It cannot be undone."""

    name: Name
    """The profile's name, so that nobody does this by mistake."""


class AnnouncementLine(Part):
    words: str
    made: float


class Announcements(Part):
    """`GET /api/announcements`: what the person who runs this server has to say."""

    announcements: tuple[AnnouncementLine, ...]
