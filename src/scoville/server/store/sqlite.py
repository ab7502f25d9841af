"""The store in one SQLite file, with a write-ahead log; every commit is on disk before it is acknowledged."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from ...core import BadSettings, quote
from .grouped import ADD_ENTRY, ADD_HOLDER, LOOKS, PROBE, SET_ROW, GroupedStore, Work, probe_values
from .rows import Conflict, InUse, StoreDown
from .schema import NEWEST, VERSION, migrate

__all__ = ["SqliteStore", "address_file"]

Answer = TypeVar("Answer")
PATIENCE: Final = 5.0
"""Seconds to wait for another process that writes: a backup, or a new API key."""
CONTRADICTIONS: Final = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError)
"""Errors about rows that cannot be stored; all other errors are about the file or the disk."""
SPOILT: Final = frozenset(
    {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN}
)
"""After these errors a connection may hold an outdated copy of the file, so a new one is opened."""


class SqliteStore(GroupedStore):
    """One thread writes and one reads, so that a query never waits for the disk."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path.resolve()  # the real path, so that there is one lock, however many links lead to the file
        self._write_thread = ThreadPoolExecutor(1, "store-writer")
        self._read_thread = ThreadPoolExecutor(1, "store-reader")
        self._opened = False
        self._lock: sqlite3.Connection | None = None
        self._writing: sqlite3.Connection | None = None
        self._reading: sqlite3.Connection | None = None

    async def open(self, *, alone: bool = True, cluster: bool = False) -> None:
        if cluster:
            raise BadSettings.plain("Several servers share a PostgreSQL; a SQLite file has one server.")
        await self._run(self._write_thread, lambda: self._open(alone))

    def _open(self, alone: bool) -> None:
        shown = quote(str(self._path))
        try:
            if alone and self._path.is_file() and self._path.stat().st_nlink > 1:
                # The lock goes by name: under another name a second server would write to the same file.
                raise BadSettings.plain(f"The database {shown} has a second name (a hard link); remove one of them.")
            if alone:
                make_private(lock := Path(f"{self._path}-lock"))
                close_to_others(lock)
                self._lock = self._connect(str(lock), patience=0)
                self._take_lock(self._lock)
                address_file(self._path).unlink(missing_ok=True)  # of a server that was killed
                for end in ("", "-wal", "-shm"):
                    close_to_others(Path(f"{self._path}{end}"))
            make_private(self._path)  # SQLite gives the files beside it the same mode
            self._writing = self._connect_writer()
            if self._writing.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
                raise BadSettings.plain(f"The file system of {shown} does not allow a write-ahead log.")
            self._bring_up_to_date(self._writing)
            self._reading = self._connect_reader()
            self._opened = True
        except sqlite3.Error as error:
            self._let_go()
            raise BadSettings.plain(f"The database {shown} cannot be opened: {error}.") from None
        except (BadSettings, InUse):
            self._let_go()
            raise

    def announce(self, address: str) -> None:
        if self._lock is not None:
            with suppress(OSError):  # on a full disk nobody finds it, that is all
                file = address_file(self._path)
                make_private(file)
                file.write_text(address)

    def _take_lock(self, lock: sqlite3.Connection) -> None:
        """Holds an open transaction on a separate file: the system releases it with the process, however that ends."""
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise InUse(f"Another server is using the database {quote(str(self._path))}.") from None

    def _connect(self, path: str, patience: float = PATIENCE) -> sqlite3.Connection:
        # Each connection stays in its thread until the store is closed.
        return sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)

    def _connect_writer(self) -> sqlite3.Connection:
        connection = self._connect(str(self._path))
        connection.execute("PRAGMA synchronous = FULL")  # an acknowledged commit is on disk
        connection.execute("PRAGMA secure_delete = ON")  # overwrites deleted rows
        return connection

    def _connect_reader(self) -> sqlite3.Connection:
        connection = self._connect(str(self._path))
        connection.execute("PRAGMA query_only = ON")
        return connection

    def _bring_up_to_date(self, connection: sqlite3.Connection) -> None:
        try:
            if connection.execute(VERSION).fetchone() == (NEWEST,):
                return
        except sqlite3.OperationalError:
            pass  # a new file
        from sqlalchemy import NullPool, create_engine  # noqa: PLC0415  # see `migrate`
        from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

        engine = create_engine("sqlite://", creator=lambda: self._connect(str(self._path)), poolclass=NullPool)
        try:
            with engine.connect() as bridge:
                bridge.exec_driver_sql("BEGIN IMMEDIATE")
                migrate(bridge)
                bridge.exec_driver_sql("COMMIT")
        except SQLAlchemyError as error:
            reason = str(getattr(error, "orig", error)).splitlines()[0]
            raise BadSettings.plain(
                f"The database {quote(str(self._path))} cannot be brought up to date: {reason}."
            ) from None

    async def close(self) -> None:
        await self._written()
        await self._run(self._read_thread, lambda: None)  # waits for queries under way
        await self._run(self._write_thread, self._let_go)
        self._write_thread.shutdown()
        self._read_thread.shutdown()

    def _let_go(self) -> None:
        if self._opened and self._lock is not None:
            with suppress(OSError):
                address_file(self._path).unlink(missing_ok=True)
        self._opened = False
        for connection in (self._reading, self._writing, self._lock):
            if connection is not None:
                connection.close()
        self._reading = self._writing = self._lock = None

    async def _run(self, thread: ThreadPoolExecutor, do: Callable[[], Answer]) -> Answer:
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        return await self._loop.run_in_executor(thread, do)

    # --- writing and reading ------------------------------------------------------------------------

    async def _commit(self, works: Sequence[Work]) -> None:
        await self._run(self._write_thread, lambda: self._transact(works))

    def _transact(self, works: Sequence[Work]) -> None:
        if not self._opened:
            raise StoreDown("The database is closed.")
        try:
            if self._writing is None:
                self._writing = self._connect_writer()
            transact(self._writing, works)
        except (sqlite3.Error, ValueError, OverflowError) as error:  # ValueError: text that is not valid in UTF-8
            if not isinstance(error, sqlite3.Error) or isinstance(error, CONTRADICTIONS):
                raise Conflict("This contradicts what the database holds.") from None
            if spoilt(error) and self._writing is not None:
                self._writing.close()
                self._writing = None
            raise StoreDown(f"The database does not answer: {error}.") from None

    async def probe(self, now: float) -> None:
        await self._run(self._write_thread, lambda: self._probe(now))

    def _probe(self, now: float) -> None:
        """Uses a new connection, which sees the file as it is now: the others cache much of what they have read."""
        if not self._opened:
            raise StoreDown("The database is closed.")
        try:
            with closing(self._connect_writer()) as connection:
                for look in LOOKS:
                    connection.execute(look).fetchone()
                connection.execute(numbered(PROBE), probe_values(now))
        except sqlite3.Error as error:
            raise StoreDown(f"The database does not answer: {error}.") from None

    async def _fetch(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._run(self._read_thread, lambda: self._read(query, values))

    def _read(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        if not self._opened:
            raise StoreDown("The database is closed.")
        try:
            if self._reading is None:
                self._reading = self._connect_reader()
            return self._reading.execute(numbered(query), values).fetchall()
        except sqlite3.Error as error:
            if spoilt(error) and self._reading is not None:
                self._reading.close()
                self._reading = None
            raise StoreDown(f"The database does not answer: {error}.") from None


def address_file(database: Path) -> Path:
    """Holds the address of the server that has the lock: never an old one, because taking the lock deletes it."""
    return Path(f"{database.resolve()}-address")


def make_private(file: Path) -> None:
    """Creates the file, if there is none, so that only its owner can read it: a database holds secrets of shuffles.
    Where it cannot be created, whoever opens it says why."""
    with suppress(OSError, ValueError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def close_to_others(file: Path) -> None:
    """Takes a file that is ours from everybody else, if there is one and the file system allows it."""
    with suppress(OSError, ValueError, AttributeError):  # AttributeError: Windows knows no owners
        about = file.stat()
        if stat.S_ISREG(about.st_mode) and about.st_mode & 0o077 and about.st_uid == os.geteuid():
            file.chmod(stat.S_IMODE(about.st_mode) & 0o700)


def numbered(statement: str) -> str:
    """The statement with its values marked as SQLite does."""
    return statement.replace("$", "?")


def spoilt(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in SPOILT


def transact(connection: sqlite3.Connection, works: Sequence[Work]) -> None:
    """Performs all of it or nothing."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        write(connection, works)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            with suppress(sqlite3.Error):  # on a damaged file this fails too; the connection is closed then
                connection.execute("ROLLBACK")
        raise


ADD_ENTRY_HERE: Final = numbered(ADD_ENTRY)
SET_ROW_HERE: Final = numbered(SET_ROW)
ADD_HOLDER_HERE: Final = numbered(ADD_HOLDER)


def write(connection: sqlite3.Connection, works: Sequence[Work]) -> None:
    connection.executemany(
        ADD_ENTRY_HERE,
        [(entry.table, entry.number, entry.kind, entry.time, entry.body) for work in works for entry in work.entries],
    )
    for work in works:
        if (row := work.row) is not None:
            connection.execute(
                SET_ROW_HERE, (row.table, row.code, row.game, row.public, row.state, row.updated, row.about)
            )
        if work.tokens:
            connection.executemany(
                ADD_HOLDER_HERE, [(token.hash, token.table, token.person, False) for token in work.tokens]
            )
        for statement, values in work.statements:
            connection.execute(numbered(statement), values)
