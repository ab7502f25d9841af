"""The devices that want to be told, and our own key."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ..store import Store
from .posting import Subscription, new_key, public_key

__all__ = ["MOST_DEVICES", "Device", "Subscriptions"]

MOST_DEVICES: Final = 10
"""Of one person; one more forgets the oldest."""
KEY: Final = "vapid"
FIND_KEY: Final = "SELECT value FROM secrets WHERE name = $1"
ADD_KEY: Final = "INSERT INTO secrets (name, value, made) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING"
ADD: Final = """
    INSERT INTO pushes (hash, person, session, endpoint, key, auth, site, label, made)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (hash) DO UPDATE SET person = excluded.person,
    session = excluded.session, key = excluded.key, auth = excluded.auth, site = excluded.site,
    label = excluded.label, made = excluded.made
"""
DROP_OLDEST: Final = """
    DELETE FROM pushes WHERE person = $1 AND hash NOT IN
    (SELECT hash FROM pushes WHERE person = $1 ORDER BY made DESC, hash LIMIT $2)
"""
DROP_SIGNED_OUT: Final = "DELETE FROM pushes WHERE person = $1 AND session NOT IN (SELECT hash FROM sessions)"
DROP: Final = "DELETE FROM pushes WHERE hash = $1"
DROP_OWN: Final = "DELETE FROM pushes WHERE person = $1 AND hash = $2"
OF_PERSON: Final = """
    SELECT pushes.hash, pushes.endpoint, pushes.key, pushes.auth, pushes.site, people.language FROM pushes
    JOIN sessions ON sessions.hash = pushes.session JOIN people ON people.id = pushes.person
    WHERE pushes.person = $1 ORDER BY pushes.made, pushes.hash
"""
DEVICES: Final = """
    SELECT pushes.hash, pushes.label, pushes.made FROM pushes
    JOIN sessions ON sessions.hash = pushes.session WHERE pushes.person = $1 ORDER BY pushes.made, pushes.hash
"""


class Device(Struct, frozen=True):
    hash: bytes
    label: str
    made: float


class Subscriptions:
    """A subscription lives as long as the browser that made it is signed in."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.key = b""
        """The private key, for every server of this database. It is never sent or logged."""
        self.public = ""

    async def open(self, now: float) -> None:
        """Makes the key at the first start. Of servers that start together, one makes it."""
        if not await self._store.query(FIND_KEY, KEY):
            await self._store.perform((ADD_KEY, (KEY, new_key(), now)))
        self.key = bytes((await self._store.query(FIND_KEY, KEY))[0][0])
        self.public = public_key(self.key)

    async def add(self, person: str, session: bytes, to: Subscription, label: str, now: float) -> None:
        await self._store.perform(
            (DROP_SIGNED_OUT, (person,)),
            (ADD, (to.hash, person, session, to.endpoint, to.key, to.auth, to.site, label, now)),
            (DROP_OLDEST, (person, MOST_DEVICES)),
        )

    async def drop(self, person: str, hash: bytes) -> None:
        await self._store.perform((DROP_OWN, (person, hash)), (DROP_SIGNED_OUT, (person,)))

    async def dead(self, hash: bytes) -> None:
        """The push service does not know it any more."""
        await self._store.perform((DROP, (hash,)))

    async def of(self, person: str) -> list[Subscription]:
        return [Subscription(*row) for row in await self._store.query(OF_PERSON, person)]

    async def devices(self, person: str) -> list[Device]:
        return [Device(*row) for row in await self._store.query(DEVICES, person)]
