"""Where tables are while nobody needs them: opens stored ones, puts away and deletes old ones."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from .archive import Unreadable
from .faults import Faulty
from .ledger import Ledger
from .live import LiveTable
from .making import row_of
from .names import is_table_name
from .retention import prune
from .store import StoreDown, TableRow, Tenure

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["IDLE", "Shelf"]

IDLE: Final = 600.0
"""Seconds until a table that nobody attends leaves the memory."""
AT_ONCE: Final = 500
"""Entries that are read from the database at once."""
SWEEP: Final = 30.0
PRUNE_EVERY: Final = 3600.0
ID_LENGTH: Final = 24
"""Length of a table's id; a code is shorter."""


class Shelf:
    """`keep` is how many seconds an untouched table is stored; None means for ever."""

    def __init__(self, hall: Hall, keep: float | None) -> None:
        self._hall = hall
        self._keep = keep
        self._prune_at = 0.0
        self._pruning: set[str] = set()
        self._opening: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.count = 0
        """The number of stored tables."""

    async def id_of(self, name: str) -> str:
        """Of the table with this id or code."""
        if is_table_name(name):
            if len(name) >= ID_LENGTH:
                return name
            row = await self._hall.store.row(code=name.upper())
            if row is not None:
                return row.table
        raise Faulty("unknown-table")

    async def find(self, name: str, client: str) -> LiveTable | None:
        table = await self.id_of(name)
        if table in self._pruning:
            return None
        if self._hall.cluster is not None and table not in self._opening:
            await self._hall.cluster.check(table)
        if table in self._hall.tables:
            return self._hall.tables[table]
        if table in self._opening:
            return await asyncio.shield(self._opening[table])
        opening: asyncio.Future[LiveTable | None] = asyncio.get_running_loop().create_future()
        self._opening[table] = opening
        try:
            found = await self._load(table, client)
            opening.set_result(found)
        except BaseException as error:
            opening.set_exception(error)
            opening.exception()  # others may wait for it too, but nobody has to read it
            raise
        finally:
            del self._opening[table]
        return found

    async def _load(self, table: str, client: str) -> LiveTable | None:
        """From what was kept. Where servers share a database the table is claimed first: nobody writes to it then.

        A table that cannot be opened is given up again.
        """
        epoch = None
        if self._hall.cluster is not None:
            epoch = await self._hall.cluster.claim(table)
            if epoch is None:
                return None
        found = None
        try:
            found = await self._replay(table, client, epoch)
        finally:
            if found is None and epoch is not None:
                with suppress(StoreDown):
                    await self._hall.store.release(table, epoch)
        return found

    async def _replay(self, table: str, client: str, epoch: int | None) -> LiveTable | None:
        ledger = Ledger(table)
        while entries := await self._hall.store.entries(table, ledger.number, AT_ONCE):
            await self._hall.slices.run(client, ledger.replaying(entries))
        if not ledger.number and self._hall.archive is not None:
            await self._take_out(ledger, client, epoch)
        return self.open_table(ledger, client=client, epoch=epoch) if ledger.number else None

    async def _take_out(self, ledger: Ledger, client: str, epoch: int | None) -> None:
        """Of the archive, if it is there: the database holds it again."""
        row = await self._hall.store.row(table=ledger.table)
        if row is None or row.state != "archived" or self._hall.archive is None:
            return
        try:
            entries = await asyncio.to_thread(self._hall.archive.read, ledger.table)
        except Unreadable as error:
            self._hall.log.error("archived table cannot be read", table=ledger.table, error=error.kind)
            raise
        await self._hall.slices.run(client, ledger.replaying(entries))
        by = None if epoch is None else Tenure(epoch)
        await self._hall.store.append(entries, row_of(ledger, self._hall.clock.now(), away=True), (), by)
        self._hall.log.info("taken out of the archive", table=ledger.table)

    def open_table(
        self, ledger: Ledger, row: TableRow | None = None, client: str = "", epoch: int | None = None
    ) -> LiveTable:
        table = LiveTable(self._hall, ledger, row, client, epoch)
        self._hall.tables[ledger.table] = table
        self._hall.metrics.tables.set(len(self._hall.tables))
        return table

    def forget(self, table: LiveTable) -> None:
        if self._hall.tables.get(table.ledger.table) is table:
            del self._hall.tables[table.ledger.table]
            self._hall.metrics.tables.set(len(self._hall.tables))

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.put_away()
                if self._keep is not None and self._hall.clock.now() >= self._prune_at:
                    self._prune_at = self._hall.clock.now() + PRUNE_EVERY
                    await self.prune(self._keep)
            except StoreDown as error:  # try again the next time
                self._hall.log.error("not put away", error=type(error).__name__)

    async def put_away(self) -> None:
        """Removes from memory the tables that nobody has attended for long; the next visitor opens them again."""
        now = self._hall.clock.now()
        for table in list(self._hall.tables.values()):
            due = table.next_due() if table.own_pace else None
            busy = due is not None and due - now < IDLE  # a bot is about to play, or somebody's time is nearly over
            if not table.connections and now - table.last_attended > IDLE and not busy:
                await table.put_away()

    async def prune(self, keep: float) -> int:
        """Deletes tables that nobody has touched for this many seconds."""
        elsewhere = {} if self._hall.cluster is None else await self._hall.store.owned(self._hall.cluster.living)

        def spare(table: str) -> bool:
            if table in self._hall.tables or table in self._opening or table in elsewhere:
                return True
            self._pruning.add(table)
            return False

        try:
            gone = await prune(self._hall.store, self._hall.clock.now() - keep, spare=spare)
        finally:
            self._pruning.clear()
        self.count = await self._hall.store.count()
        if gone:
            self._hall.log.info("old tables deleted", number=gone)
        return gone
