"""What the store holds, and what it promises its callers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

from ...core import ScovilleError

__all__ = [
    "SCOPES",
    "ApiKey",
    "Conflict",
    "Entry",
    "Fenced",
    "InUse",
    "Owner",
    "Statement",
    "Store",
    "StoreDown",
    "TableRow",
    "Tenure",
    "Token",
    "TokenRow",
]

Statement = tuple[str, tuple[Any, ...]]
"""SQL that both databases understand, with $1, $2 … for its values."""
SCOPES: Final = ("play", "metrics")
"""What an API key may be used for: making and joining tables as a bot; reading the metrics."""


class Conflict(ScovilleError):
    """The new rows contradict stored ones; nothing of them was stored."""


class Fenced(Conflict):
    """Another server has taken the table over: whoever tried to write owns it no longer."""


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
    """lobby, playing, over, away or archived."""
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


class Owner(Struct, frozen=True):
    """Which server has a table; none if `server` is empty. The epoch goes up with every claim and never down."""

    server: str
    epoch: int


class Tenure(Struct, frozen=True):
    """By what right something is appended: as the owner of that epoch. `founder` makes a new table its own."""

    epoch: int
    founder: str = ""


class ApiKey(Struct, frozen=True):
    """A program's permission to do what its scopes say."""

    name: str
    made: float
    scopes: tuple[str, ...] = ("play",)


class Store(Protocol):
    """Where tables are stored. SQLite and PostgreSQL behave alike; a caller cannot tell which it is."""

    async def open(self, *, alone: bool = True, cluster: bool = False) -> None:
        """Updates the database to the newest schema. `alone` refuses a second server on the same database.

        With `cluster` servers that are opened so share it, and every append names its tenure; PostgreSQL only.
        """

    def announce(self, address: str) -> None:
        """Lets `running_at` find the server while it has the database open. Only a SQLite file has a place for that."""

    async def close(self) -> None:
        """Waits for pending writes, then releases the database."""

    async def append(
        self,
        entries: Sequence[Entry],
        row: TableRow | None = None,
        tokens: Sequence[Token] = (),
        tenure: Tenure | None = None,
        statements: Sequence[Statement] = (),
    ) -> None:
        """Stores all of it or nothing. Returns once it is on disk; raises Conflict or StoreDown. The statements must
        do no harm if they are performed twice.

        With a tenure it is stored only if that epoch still is the table's; else Fenced. Without one nothing is asked.

        Everything appended while a commit is under way, by any table, shares the next one. Appends of one
        task keep their order.
        """

    async def entries(self, table: str, after: int = 0, most: int = 1_000_000) -> list[Entry]:
        """The table's entries with a number above `after`, in order: the first `most` of them."""

    async def row(self, *, table: str | None = None, code: str | None = None) -> TableRow | None:
        """One table of the index, by its id or its code."""

    async def rows(
        self,
        *,
        public: bool | None = None,
        states: Sequence[str] = (),
        game: str | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        """Tables of the index, the latest changed first; every state if none is given."""

    async def count(self) -> int:
        """The number of tables."""

    async def owner(self, table: str) -> Owner | None:
        """Who owns the table; None if nobody ever did."""

    async def claim(self, table: str, server: str, over: int) -> int | None:
        """Makes the table the server's if its epoch is still `over` (0: there was no owner). The new epoch, or None.

        Whatever an earlier owner was still appending is kept before that, or never.
        """

    async def release(self, table: str, epoch: int) -> None:
        """The owner of that epoch gives the table up; nothing if there is a later one."""

    async def owned(self, servers: Sequence[str], among: Sequence[str] | None = None) -> dict[str, int]:
        """The tables of these servers, with their epochs: all, or those among some."""

    async def perform(self, *statements: Statement) -> None:
        """Performs all of them or none. Returns once it is on disk; raises Conflict or StoreDown."""

    async def query(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows that a query finds; it changes nothing."""
        ...

    async def stale(self, before: float) -> list[str]:
        """The tables that nobody has touched since `before`, longest untouched first."""

    async def forgettable(self, before: float) -> list[str]:
        """Those of them at which no kept profile has a seat or a result."""
        ...

    async def forget(self, tables: Sequence[str], before: float) -> None:
        """Deletes tables with everything stored about their people, except those touched since `before` and those of
        kept profiles."""

    async def put_into_archive(self, table: str, before: float, epoch: int | None = None) -> bool:
        """Deletes the entries of a table that are stored elsewhere now, unless it was touched since `before`.

        With an epoch only if that still is the table's. Whether the table counts as archived now.
        """

    async def probe(self, now: float) -> None:
        """Tests by reading and writing whether anything can be stored; raises StoreDown if not."""

    @property
    def waiting(self) -> int:
        """How many appends wait for the next commit."""
        ...

    @property
    def failing(self) -> float:
        """For how many seconds the database has not answered; 0 while it does."""
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
