"""What the store holds, and what it promises its callers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from ...core import ScovilleError

__all__ = ["SCOPES", "ApiKey", "Conflict", "Entry", "InUse", "Store", "StoreDown", "TableRow", "Token", "TokenRow"]

SCOPES: Final = ("play", "metrics")
"""What an API key may be used for: making and joining tables as a bot; reading the metrics."""


class Conflict(ScovilleError):
    """The new rows contradict stored ones; nothing of them was stored."""


class StoreDown(ScovilleError):
    """The database does not answer. Whether the last append was stored is unknown: read the entries again."""


class InUse(ScovilleError):
    """Another server has the database open."""


class Entry(Struct, frozen=True):
    """Something that happened at a table, for ever."""

    table: str
    """The table's id, which is no secret."""
    number: int
    """1, 2, 3 … within the table; a gap or a repeat is a Conflict."""
    kind: str
    time: float
    """Seconds since the epoch, by the server's clock."""
    body: bytes
    """JSON."""


class TableRow(Struct, frozen=True):
    """A table as the index of all tables knows it, written together with the entries that changed it."""

    table: str
    code: str
    """Letters; no two tables have the same."""
    game: str
    public: bool
    state: str
    """lobby, playing, over or away."""
    updated: float
    about: bytes = b""
    """JSON: what a list of tables shows without opening them."""


class Token(Struct, frozen=True):
    """A person's key to a table, as its hash; the token itself is stored nowhere."""

    hash: bytes
    table: str
    person: str


class TokenRow(Struct, frozen=True):
    """What is known about a token that a client has shown."""

    table: str
    person: str
    revoked: bool


class ApiKey(Struct, frozen=True):
    """A program's permission to do what its scopes say."""

    name: str
    made: float
    scopes: tuple[str, ...] = ("play",)


class Store(Protocol):
    """Where tables are stored. SQLite and PostgreSQL behave alike; a caller cannot tell which it is."""

    async def open(self, *, alone: bool = True) -> None:
        """Updates the database to the newest schema. `alone` refuses a second server on the same database."""

    def announce(self, address: str) -> None:
        """Lets `running_at` find the server while it has the database open. Only a SQLite file has a place for that."""

    async def close(self) -> None:
        """Waits for pending writes, then releases the database."""

    async def append(self, entries: Sequence[Entry], row: TableRow | None = None, tokens: Sequence[Token] = ()) -> None:
        """Stores all of it or nothing. Returns once it is on disk; raises Conflict or StoreDown.

        Everything appended while a commit is under way, by any table, shares the next one. Appends of one
        task keep their order.
        """

    async def entries(self, table: str, after: int = 0, most: int = 1_000_000) -> list[Entry]:
        """The table's entries with a number above `after`, in order: the first `most` of them."""

    async def row(self, *, table: str | None = None, code: str | None = None) -> TableRow | None:
        """One table of the index, by its id or its code."""

    async def rows(self, *, public: bool | None = None, states: Sequence[str] = (), limit: int = 100) -> list[TableRow]:
        """Tables of the index, the latest changed first; every state if none is given."""

    async def count(self) -> int:
        """The number of tables."""

    async def stale(self, before: float) -> list[str]:
        """The tables that nobody has touched since `before`, longest untouched first."""

    async def forget(self, tables: Sequence[str], before: float) -> None:
        """Deletes tables with everything stored about their people, except those touched since `before`."""

    async def probe(self, now: float) -> None:
        """Tests by reading and writing whether anything can be stored; raises StoreDown if not."""

    @property
    def waiting(self) -> int:
        """How many appends wait for the next commit."""
        ...

    async def seat_of(self, token_hash: bytes) -> TokenRow | None:
        """The table and person of the token with this hash."""

    async def revoke(self, token_hash: bytes) -> None:
        """The token opens nothing from now on. A token that does not exist is no error."""

    async def add_key(self, name: str, key_hash: bytes, made: float, scopes: Sequence[str] = ("play",)) -> None:
        """Adds an API key; raises Conflict if the name is taken."""

    async def key(self, key_hash: bytes) -> ApiKey | None:
        """The API key with this hash."""

    async def keys(self) -> list[ApiKey]:
        """All API keys by name."""

    async def drop_key(self, name: str) -> bool:
        """Deletes the key of that name. Returns whether there was one."""
