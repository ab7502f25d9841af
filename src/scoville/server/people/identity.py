"""Profiles, the ways to sign in, and the browsers that are signed in: what the database knows of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..names import hash_token, new_id, new_token
from ..store import Conflict, Statement, Store, one_by_one
from .rows import Credential, Person, Session

__all__ = ["CHALLENGE_LASTS", "MOST_PASSKEYS", "MOST_SESSIONS", "SESSION_LASTS", "Identity"]

MOST_PASSKEYS: Final = 10
MOST_SESSIONS: Final = 20
"""Of one person; one more signs out the browser that was longest unused."""
SESSION_LASTS: Final = 400 * 86_400.0
"""Seconds without a visit after which a browser is signed out. No browser keeps a cookie longer."""
SEEN_EVERY: Final = 86_400.0
"""A visit is noted once a day, so that reading costs no writing."""
CHALLENGE_LASTS: Final = 300.0

ADD_PERSON: Final = "INSERT INTO people (id, name, cat, language, made, seen) VALUES ($1, $2, $3, $4, $5, $5)"
ADD_CREDENTIAL: Final = """
    INSERT INTO credentials (id, person, kind, public_key, uses, label, made, used)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
"""
ADD_PASSKEY: Final = """
    INSERT INTO credentials (id, person, kind, public_key, uses, label, made, used)
    SELECT $1, $2, 'passkey', $3, $4, $5, $6, $6
    WHERE (SELECT count(*) FROM credentials WHERE person = $2 AND kind = 'passkey') < $7
"""
DROP_PHRASE: Final = "DELETE FROM credentials WHERE person = $1 AND kind = 'phrase'"
DROP_PASSKEY: Final = """
    DELETE FROM credentials WHERE person = $1 AND id = $2 AND kind = 'passkey'
    AND (SELECT count(*) FROM credentials WHERE person = $1) > 1
"""
"""The last way to sign in stays."""
ADD_SESSION: Final = "INSERT INTO sessions (hash, person, label, made, used) VALUES ($1, $2, $3, $4, $4)"
DROP_OLDEST: Final = """
    DELETE FROM sessions WHERE person = $1 AND hash NOT IN
    (SELECT hash FROM sessions WHERE person = $1 ORDER BY used DESC, hash LIMIT $2)
"""
ADD_CHALLENGE: Final = "INSERT INTO challenges (hash, purpose, person, made) VALUES ($1, $2, $3, $4)"
PEOPLE: Final = "SELECT id, name, cat, language, made, seen FROM people"
CREDENTIALS: Final = "SELECT id, person, kind, public_key, uses, label, made, used FROM credentials"
SESSIONS: Final = "SELECT hash, person, label, made, used FROM sessions"
SIGNED_IN: Final = """
    SELECT sessions.used, people.id, people.name, people.cat, people.language, people.made, people.seen
    FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.hash = $1
"""


class Identity:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- people -----------------------------------------------------------------------------------

    async def person(self, id: str) -> Person | None:
        found = await self._store.query(f"{PEOPLE} WHERE id = $1", id)
        return Person(*found[0]) if found else None

    async def make(self, person: Person, credential: Credential, session: Session) -> None:
        """A new profile with a way to sign in, and the browser it was made in; raises Conflict if there is one."""
        await self._store.perform(
            (ADD_PERSON, (person.id, person.name, person.cat, person.language, person.made)),
            _add(credential),
            *_enter(session),
        )

    async def change(self, person: Person) -> None:
        update = "UPDATE people SET name = $2, cat = $3, language = $4 WHERE id = $1"
        await self._store.perform((update, (person.id, person.name, person.cat, person.language)))

    # --- ways to sign in ----------------------------------------------------------------------------

    async def credentials(self, person: str) -> list[Credential]:
        found = await self._store.query(f"{CREDENTIALS} WHERE person = $1 ORDER BY made, id", person)
        return [Credential(*row) for row in found]

    async def credential(self, id: bytes) -> Credential | None:
        found = await self._store.query(f"{CREDENTIALS} WHERE id = $1", id)
        return Credential(*found[0]) if found else None

    async def add_phrase(self, credential: Credential) -> None:
        """It replaces the old one."""
        await self._store.perform((DROP_PHRASE, (credential.person,)), _add(credential))

    async def add_passkey(self, credential: Credential) -> bool:
        """Whether there was room for another one; raises Conflict if it is somebody's already."""
        values = (credential.id, credential.person, credential.public_key, credential.uses, credential.label)
        await self._store.perform(
            one_by_one("people", credential.person), (ADD_PASSKEY, (*values, credential.made, MOST_PASSKEYS))
        )
        return await self.credential(credential.id) is not None

    async def drop_passkey(self, person: str, id: bytes) -> None:
        await self._store.perform((DROP_PASSKEY, (person, id)))

    async def used(self, credential: Credential, uses: int, now: float) -> None:
        statement = "UPDATE credentials SET uses = $2, used = $3 WHERE id = $1"
        await self._store.perform((statement, (credential.id, uses, now)))

    # --- browsers that are signed in ------------------------------------------------------------------

    async def enter(self, session: Session) -> None:
        await self._store.perform(*_enter(session))

    async def signed_in(self, hash: bytes, now: float) -> Person | None:
        """The person whose session this is; None if there is none, or it is too old."""
        found = await self._store.query(SIGNED_IN, hash)
        if not found or found[0][0] < now - SESSION_LASTS:
            return None
        used, *person = found[0]
        if used < now - SEEN_EVERY:
            await self._store.perform(
                ("UPDATE sessions SET used = $2 WHERE hash = $1", (hash, now)),
                ("UPDATE people SET seen = $2 WHERE id = $1", (person[0], now)),
            )
        return Person(*person)

    async def sessions(self, person: str) -> list[Session]:
        found = await self._store.query(f"{SESSIONS} WHERE person = $1 ORDER BY used DESC, hash", person)
        return [Session(*row) for row in found]

    async def sign_out(self, person: str, hash: bytes) -> None:
        await self._store.perform(("DELETE FROM sessions WHERE person = $1 AND hash = $2", (person, hash)))

    async def sign_out_everywhere(self, person: str) -> None:
        await self._store.perform(("DELETE FROM sessions WHERE person = $1", (person,)))

    async def guest_at(self, person: str, table: str) -> str | None:
        """The person's id at a table where they have a seat."""
        query = 'SELECT guest FROM attendances WHERE person = $1 AND "table" = $2 AND seated = 1'
        found = await self._store.query(query, person, table)
        return str(found[0][0]) if found else None

    # --- challenges of passkeys -----------------------------------------------------------------------

    async def challenge(self, challenge: bytes, purpose: str, person: str, now: float) -> None:
        """Remembers what a passkey was asked to sign, for a few minutes."""
        await self._store.perform(
            ("DELETE FROM challenges WHERE made < $1", (now - CHALLENGE_LASTS,)),
            (ADD_CHALLENGE, (_hash(challenge), purpose, person, now)),
        )

    async def take_challenge(self, challenge: bytes, purpose: str, now: float) -> str | None:
        """For which person it was made, once; None if there is no such challenge.

        Two servers may be asked at the same moment. Each stores that the challenge is used; the second one finds that
        row and is refused. It is deleted with the other old challenges.
        """
        query = "SELECT person FROM challenges WHERE hash = $1 AND purpose = $2 AND made >= $3"
        found = await self._store.query(query, _hash(challenge), purpose, now - CHALLENGE_LASTS)
        if not found:
            return None
        try:
            await self._store.perform(
                (ADD_CHALLENGE, (_hash(b"used " + challenge), "used", "", now)),
                ("DELETE FROM challenges WHERE hash = $1", (_hash(challenge),)),
            )
        except Conflict:
            return None
        return str(found[0][0])


def _add(credential: Credential) -> Statement:
    values = (credential.id, credential.person, credential.kind, credential.public_key, credential.uses)
    return ADD_CREDENTIAL, (*values, credential.label, credential.made)


def _enter(session: Session) -> Sequence[Statement]:
    return (
        # First the old ones: of two sessions of the same moment the new one must not be the one that goes.
        (DROP_OLDEST, (session.person, MOST_SESSIONS - 1)),
        (ADD_SESSION, (session.hash, session.person, session.label, session.made)),
    )


def _hash(challenge: bytes) -> bytes:
    return hash_token(challenge.hex())


def new_person(name: str, cat: int | None, language: str, now: float, id: str = "") -> Person:
    return Person(id or new_person_id(), name, cat, language, now, now)


def new_person_id() -> str:
    return new_id()[:16]


def new_session(person: str, label: str, now: float) -> tuple[str, Session]:
    """The token for the cookie, and what is stored of it."""
    token = new_token()
    return token, Session(hash_token(token), person, label, now, now)


def passkeys_of(credentials: Sequence[Any]) -> list[Credential]:
    return [one for one in credentials if one.kind == "passkey"]
