"""Whether the database takes anything: it is tried often, whoever asks gets the last result."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Final

from ..core import ScovilleError

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["PROBE_LASTS", "Probe"]

PROBE_EVERY: Final = 10.0
PROBE_LASTS: Final = 45.0
"""Seconds after which the last probe is out of date; a probe may take a while and still be right."""


class Probe:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.at = 0.0  # long ago
        """When the database was tried."""
        self.why: str | None = None
        """The reason if nothing can be stored."""

    async def take(self) -> None:
        """Tries to read and write. Only a timer calls this: a stranger's request never causes a commit."""
        was_well, why, begun = self.why is None, None, perf_counter()
        try:
            await self._hall.store.probe(self._hall.clock.now())
            self._hall.metrics.store_lag.set(perf_counter() - begun)
        except ScovilleError as error:
            why = str(error)
        except Exception as error:  # the next probe comes all the same
            self._hall.mistake("probe", error)
            why = "The database does not answer."
        self.at, self.why = self._hall.clock.now(), why
        if why is not None and was_well:
            self._hall.log.error("cannot save")
        elif why is None and not was_well:
            self._hall.log.info("can save")

    async def take_often(self) -> None:
        while True:
            await asyncio.sleep(PROBE_EVERY)
            await self.take()

    @property
    def ready(self) -> bool:
        """Whether the last probe succeeded recently. The age matters because a hanging disk gives no answer at all."""
        recent = self._hall.clock.now() - self.at < PROBE_LASTS
        return not self._hall.stopping and self.why is None and recent
