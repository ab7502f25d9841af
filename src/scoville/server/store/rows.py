"""What the store keeps, and what it promises whoever writes to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from ...core import ScovilleError

__all__ = [
    "SCOPES",
    "ApiKey",
    "Conflict",
    "Entry",
    "Fenced",
    "Owner",
    "Store",
    "StoreDown",
    "TableRow",
    "Tenure",
    "Token",
    "TokenRow",
]

SCOPES: Final = ("play", "metrics")
"""What an API key may be used for: making and joining tables as a bot; reading the metrics."""


class Conflict(ScovilleError):
    """What was to be kept contradicts what is kept already; nothing of it was kept."""


class Fenced(Conflict):
    """Another server has taken the table over: whoever tried to write owns it no longer."""


class StoreDown(ScovilleError):
    """The database does not answer. Whether the last append was kept is unknown: read the entries again."""


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
    """Who holds the token with this hash is that person at that table; the token itself is kept nowhere."""

    hash: bytes
    table: str
    person: str


class TokenRow(Struct, frozen=True):
    """What is known of a token that was shown."""

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
    """Where tables are kept. SQLite and PostgreSQL do the same; whoever uses it cannot tell which it is."""

    async def open(self, *, alone: bool = True, cluster: bool = False) -> None:
        """Brings the database to the newest schema. `alone` refuses a second server on the same database.

        With `cluster` servers that are opened so share it, and every append names its tenure; PostgreSQL only.
        """

    async def close(self) -> None:
        """Waits for what is being kept, then lets go of the database."""

    async def append(
        self,
        entries: Sequence[Entry],
        row: TableRow | None = None,
        tokens: Sequence[Token] = (),
        tenure: Tenure | None = None,
    ) -> None:
        """Keeps all of it or nothing. Returns once it is durable; raises Conflict or StoreDown.

        With a tenure it is kept only if that epoch still is the table's; else Fenced. Without one nothing is asked.

        Whatever is appended while a commit is under way, by any table, shares the next one. Appends of one
        task keep their order.
        """

    async def entries(self, table: str, after: int = 0, most: int = 1_000_000) -> list[Entry]:
        """The table's entries with a number above `after`, in order: the first `most` of them."""

    async def row(self, *, table: str | None = None, code: str | None = None) -> TableRow | None:
        """One table of the index, by its id or its code."""

    async def rows(self, *, public: bool | None = None, states: Sequence[str] = (), limit: int = 100) -> list[TableRow]:
        """Tables of the index, the latest changed first; every state if none is given."""

    async def count(self) -> int:
        """How many tables there are."""

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

    async def stale(self, before: float) -> list[str]:
        """The tables that nobody has touched since `before`, longest untouched first."""

    async def forget(self, tables: Sequence[str], before: float) -> None:
        """Deletes tables with all that is kept of their people, but not those that were touched since `before`."""

    async def put_into_archive(self, table: str, before: float) -> None:
        """Deletes the entries of a table that are stored elsewhere now, unless it was touched since `before`."""

    async def probe(self, now: float) -> None:
        """Tries whether anything can be kept, by reading and writing; raises StoreDown if not."""

    @property
    def waiting(self) -> int:
        """How many appends wait for the next commit."""
        ...

    @property
    def failing(self) -> float:
        """For how many seconds the database has not answered; 0 while it does."""
        ...

    async def seat_of(self, token_hash: bytes) -> TokenRow | None:
        """Whose token has this hash."""

    async def revoke(self, token_hash: bytes) -> None:
        """From now on the token opens nothing. One that is not there is no error."""

    async def add_key(self, name: str, key_hash: bytes, made: float, scopes: Sequence[str] = ("play",)) -> None:
        """A new API key; Conflict if there is one of that name."""

    async def key(self, key_hash: bytes) -> ApiKey | None:
        """The API key with this hash."""

    async def keys(self) -> list[ApiKey]:
        """All API keys by name."""

    async def drop_key(self, name: str) -> bool:
        """Whether there was one of that name; now there is none."""
