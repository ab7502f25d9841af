"""What is stored about people who keep their profile."""

from __future__ import annotations

from msgspec import Struct

__all__ = ["Credential", "Person", "Session"]


class Person(Struct, frozen=True):
    id: str
    """Random and public. It opens nothing."""
    name: str
    cat: int | None
    language: str
    made: float
    seen: float


class Credential(Struct, frozen=True):
    """A way to sign in: a passkey, or the recovery phrase as its hash."""

    id: bytes
    """A passkey's own id; of a phrase its hash."""
    person: str
    kind: str
    """passkey or phrase."""
    public_key: bytes
    uses: int
    """The counter of a passkey: a copy of it would count on its own."""
    label: str
    made: float
    used: float


class Session(Struct, frozen=True):
    """A browser that is signed in. The token is in its cookie and stored nowhere."""

    hash: bytes
    person: str
    label: str
    made: float
    used: float
