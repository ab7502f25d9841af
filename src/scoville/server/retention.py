"""Deletes tables that nobody has touched for a long time, with everything stored about their people."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ..core import BadSettings, quote
from .store import Store

__all__ = ["BATCH", "prune", "span"]

BATCH: Final = 100
"""Tables that one commit deletes; a small number, so that a game in progress never waits long for it."""
SECONDS: Final = {"h": 3600, "d": 86_400, "w": 7 * 86_400}
LONGEST: Final = 100_000


def span(said: str) -> float:
    """The span in seconds: `90d` is ninety days, `12h` twelve hours, `4w` four weeks."""
    found = re.fullmatch(r"([1-9][0-9]{0,5})([hdw])", said.strip().lower(), re.ASCII)
    if found is None or int(found[1]) > LONGEST:
        raise BadSettings.plain(f"A time is written as in 90d (days), 12h (hours) or 4w (weeks), not {quote(said)}.")
    return float(int(found[1]) * SECONDS[found[2]])


async def prune(
    store: Store,
    before: float,
    *,
    spare: Callable[[str], bool] = lambda table: False,
    told: Callable[[int, int], object] = lambda done, of: None,
) -> int:
    """Returns how many tables were deleted. `told` receives the progress after each batch."""
    stale, done = await store.forgettable(before), 0
    for start in range(0, len(stale), BATCH):
        batch = [table for table in stale[start : start + BATCH] if not spare(table)]
        if batch:
            await store.forget(batch, before)
        done += len(batch)
        told(done, len(stale))
    return done
