"""What both stores share: the statements, the queries, and one commit for everything that waits for it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from secrets import token_hex
from typing import Any, Final

from msgspec import Struct

from .rows import ApiKey, Conflict, Entry, Owner, Statement, StoreDown, TableRow, Tenure, Token, TokenRow

__all__ = ["ADD_ENTRY", "ADD_HOLDER", "LOOKS", "PROBE", "SET_ROW", "GroupedStore", "Work", "one_by_one", "probe_values"]

AT_ONCE: Final = 2
"""Writers that are told of a commit in one turn of the event loop: each goes on at once, and everybody else waits."""

# One text for both databases: SQLite reads $1 as ?1. A gap makes `number` NULL, which the schema refuses.
ADD_ENTRY: Final = """
    INSERT INTO entries ("table", number, kind, time, body) VALUES ($1,
    CASE WHEN $2 = 1 OR EXISTS (SELECT 1 FROM entries WHERE "table" = $1 AND number = $2 - 1) THEN $2 END, $3, $4, $5)
"""
SET_ROW: Final = """
    INSERT INTO tables ("table", code, game, public, state, updated, about) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT ("table") DO UPDATE SET code = excluded.code, game = excluded.game, public = excluded.public,
    state = excluded.state, updated = excluded.updated, about = excluded.about
"""
ADD_HOLDER: Final = """
    INSERT INTO tokens (hash, "table", person, revoked) VALUES ($1, $2, $3, $4) ON CONFLICT (hash) DO NOTHING
"""
REVOKE: Final = "UPDATE tokens SET revoked = $2 WHERE hash = $1"
ADD_KEY: Final = "INSERT INTO keys (name, hash, made, scopes) VALUES ($1, $2, $3, $4) ON CONFLICT (hash) DO NOTHING"
DROP_KEY: Final = "DELETE FROM keys WHERE name = $1"
ENTRIES: Final = """
    SELECT "table", number, kind, time, body FROM entries WHERE "table" = $1 AND number > $2 ORDER BY number LIMIT $3
"""
ROWS: Final = 'SELECT "table", code, game, public, state, updated, about FROM tables'
HOLDER: Final = 'SELECT "table", person, revoked FROM tokens WHERE hash = $1'
KEYS: Final = "SELECT name, made, scopes FROM keys"
PROBE: Final = """
    INSERT INTO tokens (hash, "table", person, revoked) VALUES ($1, '', $2, $3)
    ON CONFLICT (hash) DO UPDATE SET person = excluded.person
"""
PROBE_HASH: Final = b"probe"
"""Not a token's hash: those have 32 bytes. The row stores when the server last tried whether it can write."""
LOOKS: Final = tuple(f"SELECT 1 FROM {name} LIMIT 1" for name in ("entries", "tables", "tokens", "keys"))  # noqa: S608
COUNT: Final = "SELECT count(*) FROM tables"
STALE: Final = """
    SELECT "table" FROM tables WHERE updated < $1
    AND NOT EXISTS (SELECT 1 FROM entries WHERE entries."table" = tables."table" AND time >= $1)
    AND NOT EXISTS (SELECT 1 FROM alarms WHERE alarms."table" = tables."table")
    ORDER BY updated, "table"
"""
"""Tables that nobody has touched since then: an action writes an entry, a visit writes the row. A game at people's own
pace is never one of them: its clock goes on."""
KEPT: Final = """
    AND NOT EXISTS (SELECT 1 FROM attendances WHERE attendances."table" = tables."table" AND seated = 1)
    AND NOT EXISTS (SELECT 1 FROM results WHERE results."table" = tables."table")
    ORDER BY
"""
FORGETTABLE: Final = STALE.replace("    ORDER BY", KEPT)
"""Without those where a kept profile sits or has a result: they stay until the profile is erased."""


# Only where several servers share a database, so in PostgreSQL's own words. A claim waits for the row's share lock, and
# so for every append under way; the next append of the old epoch finds another one.
CLAIM: Final = """
    INSERT INTO owners ("table", server, epoch)
    SELECT $1, $2, 1 WHERE EXISTS (SELECT 1 FROM tables WHERE "table" = $1)
    ON CONFLICT ("table") DO UPDATE SET server = excluded.server, epoch = owners.epoch + 1 WHERE owners.epoch = $3
    RETURNING epoch
"""
RELEASE: Final = """UPDATE owners SET server = '' WHERE "table" = $1 AND epoch = $2"""
HELD: Final = 'SELECT 1 FROM owners WHERE "table" = $2 AND epoch = $3 FOR UPDATE'
"""Lasts until the commit: a claim comes before it, and then nothing is found, or after it."""
OWNER: Final = 'SELECT server, epoch FROM owners WHERE "table" = $1'


ONE_BY_ONE: Final = {
    "clubs": "UPDATE clubs SET name = name WHERE id = $1",
    "people": "UPDATE people SET name = name WHERE id = $1",
    "tournaments": "UPDATE tournaments SET name = name WHERE id = $1",
}


def one_by_one(rows: str, id: str) -> Statement:
    """Put first in a transaction, it makes others that begin the same way wait: a limit that the next statement checks
    holds however many requests there are at once. In SQLite transactions never overlap."""
    return ONE_BY_ONE[rows], (id,)


class Work(Struct, eq=False):
    """Something that is stored as a whole or not at all, and the future of the caller who waits for it."""

    done: asyncio.Future[None]
    entries: Sequence[Entry] = ()
    row: TableRow | None = None
    tokens: Sequence[Token] = ()
    statements: Sequence[Statement] = ()
    tenure: Tenure | None = None


class GroupedStore(ABC):
    """A store that groups writes: while one commit runs, everything new shares the next."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: list[Work] = []
        self._writer: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Future[None]] = set()

    def announce(self, address: str) -> None:  # noqa: B027 - not every database has a place for it
        """Nobody is told."""

    @abstractmethod
    async def _commit(self, works: Sequence[Work]) -> None:
        """Writes all of it in one transaction, or nothing; raises Conflict or StoreDown."""

    @abstractmethod
    async def _fetch(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """The rows a query finds; raises StoreDown."""

    # --- writing --------------------------------------------------------------------------------

    async def append(
        self,
        entries: Sequence[Entry],
        row: TableRow | None = None,
        tokens: Sequence[Token] = (),
        tenure: Tenure | None = None,
        statements: Sequence[Statement] = (),
    ) -> None:
        await self._keep(entries, row, tokens, statements, tenure)

    async def perform(self, *statements: Statement) -> None:
        await self._keep(statements=statements)

    async def revoke(self, token_hash: bytes) -> None:
        await self._keep(statements=[(REVOKE, (token_hash, True))])

    async def add_key(self, name: str, key_hash: bytes, made: float, scopes: Sequence[str] = ("play",)) -> None:
        await self._keep(statements=[(ADD_KEY, (name, key_hash, made, " ".join(scopes)))])

    async def drop_key(self, name: str) -> bool:
        there = any(key.name == name for key in await self.keys())
        await self._keep(statements=[(DROP_KEY, (name,))])
        return there

    async def forget(self, tables: Sequence[str], before: float) -> None:
        among = f'WHERE "table" IN ({marks(2, len(tables))})'
        stale = f'SELECT "table" FROM ({FORGETTABLE}) AS stale {among}'  # noqa: S608 - marks only
        # The row comes last, because it decides what is stale.
        about = ("tokens", "entries", "owners", "attendances", "finished", "rated_games", "club_tables", "turns")
        names = (*about, "tables")
        deleted = [f'DELETE FROM {name} WHERE "table" IN ({stale})' for name in names]  # noqa: S608
        await self._keep(statements=[(statement, (before, *tables)) for statement in deleted])

    async def put_into_archive(self, table: str, before: float, epoch: int | None = None) -> bool:
        stale = f'SELECT "table" FROM ({STALE}) AS stale WHERE "table" = $2'  # noqa: S608 - our own words
        held, values = ("", (before, table)) if epoch is None else (f" AND EXISTS ({HELD})", (before, table, epoch))
        emptied = f'DELETE FROM entries WHERE "table" IN ({stale}){held}'  # noqa: S608
        marked = f"UPDATE tables SET state = 'archived' WHERE \"table\" IN ({stale}){held}"  # noqa: S608
        await self._keep(statements=[(emptied, values), (marked, values)])
        row = await self.row(table=table)
        return row is not None and row.state == "archived"

    @abstractmethod
    async def probe(self, now: float) -> None:
        """Reads and writes something; raises StoreDown."""

    async def _keep(
        self,
        entries: Sequence[Entry] = (),
        row: TableRow | None = None,
        tokens: Sequence[Token] = (),
        statements: Sequence[Statement] = (),
        tenure: Tenure | None = None,
    ) -> None:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()  # looked up once, because it is slow in Python 3.11
        work = Work(self._loop.create_future(), entries, row, tokens, statements, tenure)
        self._waiting.append(work)
        if self._writer is None:
            self._writer = self._loop.create_task(self._write())
        await work.done

    async def _write(self) -> None:
        """Commits until nothing waits. A task that is cancelled meanwhile is stored all the same."""
        try:
            while self._waiting:
                works, self._waiting = self._waiting, []
                await self._settle(works)
        finally:
            self._writer = None
            left, self._waiting = self._waiting, []  # empty, unless a mistake of ours has ended this
            tell(left, StoreDown("The database could not keep it."))

    async def _settle(self, works: list[Work]) -> None:
        try:
            await self._commit(works)
        except Conflict as conflict:
            if len(works) == 1:
                tell(works, conflict)
                return
            for work in works:  # one of them is at fault, so commit each by itself
                await self._settle([work])
        except StoreDown as down:
            tell(works, down)
        except BaseException as error:
            tell(works, StoreDown("The database could not keep it."))
            if not isinstance(error, asyncio.CancelledError):
                raise
        else:
            if len(works) <= AT_ONCE:
                tell(works, None)
            else:
                task = asyncio.ensure_future(self._tell_in_turn(works))
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    async def _tell_in_turn(self, works: list[Work]) -> None:
        """Twenty tables in one turn of the loop would keep everybody else waiting."""
        try:
            while works:
                told, works = works[:AT_ONCE], works[AT_ONCE:]
                tell(told, None)
                await asyncio.sleep(0)
        finally:
            tell(works, None)  # they have been kept, whatever ended this

    async def _written(self) -> None:
        """Waits until nothing waits to be kept, and everybody has been told."""
        if self._writer is not None:
            await asyncio.shield(self._writer)
        while self._telling:
            await asyncio.wait(self._telling)

    # --- reading --------------------------------------------------------------------------------

    async def query(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._fetch(query, *values)

    async def entries(self, table: str, after: int = 0, most: int = 1_000_000) -> list[Entry]:
        return [Entry(*found) for found in await self._fetch(ENTRIES, table, after, most)]

    async def row(self, *, table: str | None = None, code: str | None = None) -> TableRow | None:
        if table is not None:
            found = await self._fetch(f'{ROWS} WHERE "table" = $1', table)
        else:
            found = await self._fetch(f"{ROWS} WHERE code = $1", code or "")
        return table_row(found[0]) if found else None

    async def rows(
        self,
        *,
        public: bool | None = None,
        states: Sequence[str] = (),
        game: str | None = None,
        limit: int = 100,
    ) -> list[TableRow]:
        values: list[Any] = [limit]
        wanted = []
        if game is not None:
            values.append(game)
            wanted.append(f"game = ${len(values)}")
        if public is not None:
            values.append(public)
            wanted.append(f"public = ${len(values)}")
        if states:
            wanted.append(f"state IN ({marks(len(values) + 1, len(states))})")
            values += states
        where = f" WHERE {' AND '.join(wanted)}" if wanted else ""
        found = await self._fetch(f'{ROWS}{where} ORDER BY updated DESC, "table" LIMIT $1', *values)
        return [table_row(row) for row in found]

    # --- who owns a table -------------------------------------------------------------------------

    async def owner(self, table: str) -> Owner | None:
        found = await self._fetch(OWNER, table)
        return Owner(*found[0]) if found else None

    async def claim(self, table: str, server: str, over: int) -> int | None:
        found = await self._fetch(CLAIM, table, server, over)
        return int(found[0][0]) if found else None

    async def release(self, table: str, epoch: int) -> None:
        await self._fetch(RELEASE, table, epoch)

    async def owned(self, servers: Sequence[str], among: Sequence[str] | None = None) -> dict[str, int]:
        where = f"server IN ({marks(1, len(servers))})"
        if among is not None:
            where += f' AND "table" IN ({marks(1 + len(servers), len(among))})'
        query = f'SELECT "table", epoch FROM owners WHERE {where}'  # noqa: S608 - marks only
        return {table: int(epoch) for table, epoch in await self._fetch(query, *servers, *(among or ()))}

    @property
    def failing(self) -> float:
        return 0.0

    async def count(self) -> int:
        return int((await self._fetch(COUNT))[0][0])

    async def stale(self, before: float) -> list[str]:
        return [found[0] for found in await self._fetch(STALE, before)]

    async def forgettable(self, before: float) -> list[str]:
        return [found[0] for found in await self._fetch(FORGETTABLE, before)]

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def seat_of(self, token_hash: bytes) -> TokenRow | None:
        found = await self._fetch(HOLDER, token_hash)
        return TokenRow(found[0][0], found[0][1], bool(found[0][2])) if found else None

    async def key(self, key_hash: bytes) -> ApiKey | None:
        found = await self._fetch(f"{KEYS} WHERE hash = $1", key_hash)
        return api_key(found[0]) if found else None

    async def keys(self) -> list[ApiKey]:
        return [api_key(found) for found in await self._fetch(f"{KEYS} ORDER BY name")]


def marks(first: int, count: int) -> str:
    """Placeholders for `count` values: $3, $4, $5."""
    return ", ".join(f"${number}" for number in range(first, first + count))


def probe_values(now: float) -> tuple[bytes, str, bool]:
    """Never the same twice, because SQLite writes nothing if nothing changes."""
    return PROBE_HASH, f"{now:.0f} {token_hex(8)}", True


def table_row(found: tuple[Any, ...]) -> TableRow:
    table, code, game, public, state, updated, about = found
    return TableRow(table, code, game, bool(public), state, updated, about)


def api_key(found: tuple[Any, ...]) -> ApiKey:
    name, made, scopes = found
    return ApiKey(name, made, tuple(scopes.split()))


def tell(works: list[Work], error: Exception | None) -> None:
    for work in works:
        if work.done.done():
            continue
        if error is None:
            work.done.set_result(None)
        else:
            work.done.set_exception(error)
