"""Opens tables whose time has come although nobody is there.

Every server looks. A table that a living server has open rings by itself; of several servers that find one on the
shelf, the one that claims it opens it, and only that one can write.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ..core import ScovilleError
from .cluster.place import Elsewhere
from .faults import Faulty
from .store import StoreDown

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["Alarms"]

EVERY: Final = 20.0
AT_ONCE: Final = 50
DUE: Final = 'SELECT "table" FROM alarms WHERE due <= $1 ORDER BY due LIMIT $2'
GONE: Final = """
    DELETE FROM alarms WHERE "table" = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE tables."table" = $1)
"""
LATER: Final = 'UPDATE alarms SET due = $2 WHERE "table" = $1'
PUT_OFF: Final = 3600.0
"""Seconds until we try again to open a table that cannot be opened."""


class Alarms:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def watch(self) -> None:
        while True:
            try:
                await self.ring()
            except StoreDown as error:  # try again the next time
                self._hall.log.error("alarms not read", error=type(error).__name__)
            except Exception as error:
                self._hall.mistake("alarms", error)
            await asyncio.sleep(EVERY)

    async def ring(self) -> int:
        """Opens what is due. Returns how many tables that were."""
        hall, opened = self._hall, 0
        for row in await hall.store.query(DUE, hall.clock.now(), AT_ONCE):
            table = str(row[0])
            if table in hall.tables:
                continue
            try:
                (await hall.table(table)).wake()
                opened += 1
            except Elsewhere:  # a living server has it open
                continue
            except StoreDown:
                raise
            except Faulty as refused:
                if refused.id == "unknown-table":
                    await hall.store.perform((GONE, (table,)))
            except ScovilleError as error:
                hall.log.error("table not opened", table=table, error=type(error).__name__)
                await self._put_off(table)
            except Exception as error:  # a mistake of ours at this table: the others ring all the same
                hall.mistake("alarm", error, table=table)
                await self._put_off(table)
        return opened

    async def _put_off(self, table: str) -> None:
        await self._hall.store.perform((LATER, (table, self._hall.clock.now() + PUT_OFF)))
