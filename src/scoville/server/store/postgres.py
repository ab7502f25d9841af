"""The store in PostgreSQL: one connection writes, a few read; a broken connection is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from ...core import BadSettings
from ...core.needs import Missing
from .grouped import ADD_ENTRY, ADD_HOLDER, ENTRIES, LOOKS, PROBE, SET_ROW, GroupedStore, Work, probe_values
from .rows import Conflict, Entry, Fenced, InUse, StoreDown, Tenure
from .schema import NEWEST, VERSION, migrate

try:
    import asyncpg  # type: ignore[import-untyped]
except ImportError:  # the extra `postgres`
    asyncpg = None

__all__ = ["PostgresStore"]

LOCK: Final = 0x5C0711E
"""The advisory lock of the server that serves tables from a database."""
CONNECTING: Final = 10.0
"""Seconds for a connection to be made."""
PATIENCE: Final = 10.0
"""Seconds a write or a query waits for a database that went away."""
LOCK_PATIENCE: Final = 10.0
"""Seconds to wait for the lock: PostgreSQL notices late that a server was killed, on a busy machine by seconds."""
STALLED: Final = 1000
"""Milliseconds after which PostgreSQL ends a transaction whose server does not go on: its tables wait to be claimed."""
ALONE: Final = "A server that was started without --nats is using this database."
PAUSE: Final = 0.1
READERS: Final = 4
KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""A machine that vanishes releases the lock within half a minute."""


class PostgresStore(GroupedStore):
    def __init__(self, url: str) -> None:
        super().__init__()
        if asyncpg is None:
            raise Missing("PostgreSQL needs asyncpg", "postgres")
        self._url = url
        self._alone = True
        self._cluster = False
        self._failing_since: float | None = None
        self._writing: Any = None
        self._old: tuple[int, Any] | None = None
        self._readers: asyncio.Queue[Any] = asyncio.Queue()
        self._closed = False

    async def open(self, *, alone: bool = True, cluster: bool = False) -> None:
        self._alone = alone
        self._cluster = cluster
        try:
            await self._connect_writer()
            await self._bring_up_to_date()
        except StoreDown as error:
            await self._let_go()
            raise BadSettings.plain(str(error)) from None
        except BadSettings:
            await self._let_go()
            raise
        for _ in range(READERS):
            self._readers.put_nowait(None)  # connected when first needed

    async def _connect(self) -> Any:
        try:
            connection = await asyncpg.connect(self._url, timeout=CONNECTING, server_settings=KEEPALIVE)
            if await connection.fetchval("SHOW synchronous_commit") == "off":
                await connection.execute("SET synchronous_commit TO on")  # told means on the disk
            return connection
        except asyncpg.CannotConnectNowError:
            raise StoreDown("PostgreSQL is starting or stopping.") from None
        except asyncpg.TooManyConnectionsError:
            raise StoreDown("PostgreSQL takes no more connections.") from None
        except asyncpg.InvalidAuthorizationSpecificationError:
            raise BadSettings.plain("PostgreSQL refuses this user or password.") from None
        except asyncpg.InvalidCatalogNameError:
            raise BadSettings.plain("PostgreSQL has no database of this name.") from None
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if isinstance(error, ValueError):  # asyncpg raises this for a URL it cannot read, and may quote it
                raise BadSettings.plain("This is not the URL of a PostgreSQL database.") from None
            raise StoreDown("PostgreSQL does not answer at this address.") from None
        except ValueError:
            raise BadSettings.plain("This is not the URL of a PostgreSQL database.") from None

    async def _connect_writer(self) -> None:
        """The connection that writes; it alone holds the lock of a database in service."""
        connection = await self._connect()
        until = monotonic() + LOCK_PATIENCE
        try:
            if self._old is not None:  # ours, but the other side may not know yet that it is gone
                await connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2",
                    *self._old,
                )
            if self._cluster:
                await connection.execute(f"SET idle_in_transaction_session_timeout TO {STALLED}")
            lock = "pg_try_advisory_lock_shared" if self._cluster else "pg_try_advisory_lock"
            while self._alone and not await connection.fetchval(f"SELECT {lock}($1)", LOCK):
                if monotonic() > until:
                    raise InUse(ALONE if self._cluster else "Another server is using this database.")
                await asyncio.sleep(PAUSE)
            found = await connection.fetchrow(
                "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
            )
        except BaseException as error:
            connection.terminate()
            if isinstance(error, BROKEN):
                raise StoreDown("PostgreSQL does not answer.") from None
            raise
        self._old = (found[0], found[1])
        self._writing = connection

    async def _bring_up_to_date(self) -> None:
        try:
            if await self._writing.fetchval(VERSION) == NEWEST:
                return
        except asyncpg.UndefinedTableError:
            pass  # a new database
        except asyncpg.PostgresError as error:
            raise BadSettings.plain(f"PostgreSQL refuses: {first_line(error)}.") from None
        from sqlalchemy import NullPool  # noqa: PLC0415  # see `migrate`
        from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        engine = create_async_engine("postgresql+asyncpg://", async_creator=self._connect, poolclass=NullPool)
        try:
            async with engine.begin() as bridge:
                await bridge.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK + 1})")  # one server after the other
                await bridge.run_sync(migrate)
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", error)).splitlines()[0]
            raise BadSettings.plain(f"The database cannot be brought up to date: {reason}.") from None
        finally:
            await engine.dispose()

    async def close(self) -> None:
        await self._written()
        self._closed = True
        await self._let_go()

    async def _let_go(self) -> None:
        connections = [self._writing]
        while not self._readers.empty():
            connections.append(self._readers.get_nowait())
        self._writing = None
        for connection in connections:
            if connection is not None:
                try:
                    await connection.close(timeout=1)
                except BROKEN:
                    connection.terminate()

    # --- writing -----------------------------------------------------------------------------------

    async def _commit(self, works: Sequence[Work]) -> None:
        unsure = False
        until = monotonic() + PATIENCE
        while True:
            try:
                if self._closed:
                    raise StoreDown("The database is closed.")
                if self._writing is None or self._writing.is_closed():
                    await self._connect_writer()
                left = works
                if unsure:  # the last attempt may have been stored although its answer was lost
                    left = [work for work in works if not await self._has(work)]
                    unsure = False
                async with self._writing.transaction():
                    await write(self._writing, left)
            except BROKEN:
                unsure = True
                self._failed()
                self._writing.terminate()
                self._writing = None
            except StoreDown:
                self._failed()
                if self._closed:
                    raise
            except (
                BadSettings,
                InUse,
            ) as error:  # the password or the database has changed, or another server took over
                raise StoreDown(str(error)) from None
            except asyncpg.TransactionRollbackError:  # two servers waited for each other's rows, and this one gave way
                pass
            except asyncpg.NotNullViolationError as error:
                if error.column_name == FENCE:
                    raise Fenced("Another server has taken the table over.") from None
                raise Conflict("This contradicts what the database holds.") from None
            except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError):
                raise Conflict("This contradicts what the database holds.") from None
            except asyncpg.PostgresError as error:
                raise StoreDown(f"PostgreSQL refuses: {first_line(error)}.") from None
            else:
                self._failing_since = None
                return
            if monotonic() > until:
                raise StoreDown("PostgreSQL has gone away.")
            await asyncio.sleep(PAUSE)

    def _failed(self) -> None:
        if self._failing_since is None:
            self._failing_since = monotonic()

    @property
    def failing(self) -> float:
        return 0.0 if self._failing_since is None else monotonic() - self._failing_since

    async def _has(self, work: Work) -> bool:
        """Whether this was stored: its entries are there, word for word. Other changes may be made twice."""
        if not work.entries:
            return False
        first, last = work.entries[0], work.entries[-1]
        found = await self._writing.fetch(ENTRIES, first.table, first.number - 1, len(work.entries))
        return [Entry(*row) for row in found if row[1] <= last.number] == list(work.entries)

    async def probe(self, now: float) -> None:
        """Uses the connection that writes: it holds the lock, without which nothing may be written."""
        for look in LOOKS:
            await self._fetch(look)
        await self._keep(statements=[(PROBE, probe_values(now))])

    # --- reading ------------------------------------------------------------------------------------

    async def _fetch(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        if self._closed:
            raise StoreDown("The database is closed.")
        connection = await self._readers.get()
        until = monotonic() + PATIENCE
        try:
            while True:
                try:
                    if connection is None or connection.is_closed():
                        connection = await self._connect()
                    return [tuple(row) for row in await connection.fetch(query, *values)]
                except BROKEN:
                    connection.terminate()
                    connection = None
                except StoreDown:
                    pass
                except BadSettings as error:
                    raise StoreDown(str(error)) from None
                except asyncpg.PostgresError as error:
                    raise StoreDown(f"PostgreSQL refuses: {first_line(error)}.") from None
                if monotonic() > until:
                    raise StoreDown("PostgreSQL has gone away.")
                await asyncio.sleep(PAUSE)
        finally:
            self._readers.put_nowait(connection)


BROKEN: tuple[type[Exception], ...] = (OSError, TimeoutError)
if asyncpg is not None:
    BROKEN += (
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,  # an administrator ends the connection, or the server stops
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
        asyncpg.IdleInTransactionSessionTimeoutError,  # we have slept in the middle of a transaction
    )


FENCE: Final = "kind"
"""The column that is NULL, which the schema refuses, where the epoch of an append is not the table's."""
FENCED_ENTRY: Final = ADD_ENTRY.replace(
    "$3,", 'CASE WHEN EXISTS (SELECT 1 FROM owners WHERE "table" = $1 AND epoch = $6 FOR SHARE) THEN $3 END,'
)
FOUND: Final = 'INSERT INTO owners ("table", server, epoch) VALUES ($1, $2, $3)'
HOLD: Final = 'SELECT 1 FROM owners WHERE "table" = $1 AND epoch = $2 FOR SHARE'


async def write(connection: Any, works: Sequence[Work]) -> None:
    free = [entry for work in works if work.tenure is None for entry in work.entries]
    if free:
        await connection.executemany(
            ADD_ENTRY, [(entry.table, entry.number, entry.kind, entry.time, entry.body) for entry in free]
        )
    await write_owned(connection, [(work, work.tenure) for work in works if work.tenure is not None])
    rows = [work.row for work in works if work.row is not None]
    if rows:
        await connection.executemany(
            SET_ROW, [(row.table, row.code, row.game, row.public, row.state, row.updated, row.about) for row in rows]
        )
    tokens = [(token.hash, token.table, token.person, False) for work in works for token in work.tokens]
    if tokens:
        await connection.executemany(ADD_HOLDER, tokens)
    for work in works:
        for statement, values in work.statements:
            await connection.execute(statement, *values)


async def write_owned(connection: Any, works: Sequence[tuple[Work, Tenure]]) -> None:
    """The share lock that each of these takes on the table's owner lasts until the commit: no claim comes between."""
    founded = [(work.entries[0].table, by.founder, by.epoch) for work, by in works if by.founder]
    if founded:
        await connection.executemany(FOUND, founded)
    fenced = [
        (entry.table, entry.number, entry.kind, entry.time, entry.body, by.epoch)
        for work, by in works
        for entry in work.entries
    ]
    if fenced:
        await connection.executemany(FENCED_ENTRY, fenced)
    for work, by in works:
        if work.row is not None and not work.entries and not await connection.fetchval(HOLD, work.row.table, by.epoch):
            raise Fenced("Another server has taken the table over.")


def first_line(error: asyncpg.PostgresError) -> str:
    """What it says, without the hints on further lines."""
    return str(error).partition("\n")[0].rstrip(".")
