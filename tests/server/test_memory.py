"""Memory comes back: broken connections leave no garbage, and what is left is collected once memory has grown."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest
from live_tables import running
from test_gate import ASK, counted, line, run, until

from scoville.server import memory
from scoville.server.gate import Gate, WatchedProtocol
from scoville.server.hosting import Hosting


def test_a_broken_connection_with_many_requests_leaves_no_garbage(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path / "db", gate=lambda hall: Gate(Hosting(), hall.metrics, 50)) as here:
            gc.collect()
            gc.disable()
            try:
                for _ in range(10):
                    async with line(here) as (_, writer):
                        writer.write(ASK * 40)
                        await writer.drain()
                        await until(lambda: counted(here, 1))
                    await until(lambda: counted(here, 0))
                for _ in range(100):  # tasks of the last requests come to their end
                    await asyncio.sleep(0.01)
                left = [one for one in gc.get_objects() if isinstance(one, WatchedProtocol)]
                assert len(left) <= 1, "the last one may still be in use"
            finally:
                gc.enable()

    run(story)


class Looped:
    def __init__(self) -> None:
        self.me = self


def test_all_garbage_is_collected_once_memory_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LOOK_EVERY", 0.001)
    monkeypatch.setattr(memory, "LEAST", 0)

    async def story() -> None:
        watching = asyncio.create_task(memory.collect_when_grown())
        await asyncio.sleep(0)
        lost = weakref.ref(Looped())
        kept: list[list[int]] = [[] for _ in range(10)]
        while lost() is not None:
            kept += [[] for _ in range(len(kept))] if len(kept) < 5_000_000 else []
            await asyncio.sleep(0.002)
        watching.cancel()

    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(story(), 600))
    finally:
        gc.enable()
