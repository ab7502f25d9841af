"""Garbage is collected in small portions, and all of it when memory has grown."""

from __future__ import annotations

import asyncio
import gc
import sys
from typing import Final

__all__ = ["collect_when_grown", "settle_memory"]

LOOK_EVERY: Final = 1.0
"""Seconds between two looks at how much memory is in use: a look takes far less than a millisecond."""
LEAST: Final = 1_000_000
"""Blocks, about 100 MB: less is not worth a pause."""
FORGETS: Final = 0.002
"""After a peak, the usual amount comes down by this share of the difference at each look."""


def settle_memory() -> None:
    """Collects garbage in small portions, and does not scan long-lived objects; `collect_when_grown` does.

    Hundreds of tables are many objects that live long. Somebody who opens long tables makes 200,000 young ones in no
    time; looking through 100,000 of them in one go took 20 ms, and every table waited.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_000, 5, 40_000)


async def collect_when_grown() -> None:
    """Collects all garbage once memory has doubled since the last time: without it, what a flood of broken connections
    leaves in the oldest generation would stay for ever."""
    usual: float = sys.getallocatedblocks()
    while True:
        await asyncio.sleep(LOOK_EVERY)
        blocks = sys.getallocatedblocks()
        if blocks > 2 * usual + LEAST:
            gc.collect()
            usual = sys.getallocatedblocks()
        elif blocks < usual:
            usual -= (usual - blocks) * FORGETS
