"""The bodies of the routes under `/api/me`: a profile that its person keeps."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..parts import CatNumber, Name, Part, PersonId
from .bodies import KeyHolder
from .messages import Token

__all__ = [
    "BindSeats",
    "BoundSeats",
    "ChangeMe",
    "Device",
    "DropPasskey",
    "EnterPhrase",
    "KeepMe",
    "LeaveMe",
    "Me",
    "MySeat",
    "NewPhrase",
    "OwnPasskey",
    "PasskeyAnswer",
    "PasskeyOptions",
    "Profile",
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
