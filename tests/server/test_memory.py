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
    async def few_left() -> bool:
        return sum(isinstance(one, WatchedProtocol) for one in gc.get_objects()) <= 1

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
                await until(few_left)  # the last one may still be in use
            finally:
                gc.enable()

    run(story)


class Looped:
    def __init__(self) -> None:
        self.me = self


def test_all_garbage_is_collected_once_memory_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "LOOK_EVERY", 0.001)
    monkeypatch.setattr(memory, "LEAST", 0)
    monkeypatch.setattr(memory, "FORGETS", 0.5)
    blocks, looked = [1_000], [0]

    def in_use() -> int:
        looked[0] += 1
        return blocks[0]

    async def looks(more: int) -> None:
        until = looked[0] + more
        while looked[0] < until:
            await asyncio.sleep(0.001)

    monkeypatch.setattr("sys.getallocatedblocks", in_use)

    async def story() -> None:
        watching = asyncio.create_task(memory.collect_when_grown())
        await looks(1)
        lost = weakref.ref(Looped())
        blocks[0] = 2_000
        await looks(2)
        assert lost() is not None, "it has not doubled yet"
        blocks[0] = 2_001
        while lost() is not None:
            await asyncio.sleep(0.001)
        blocks[0] = 1_000  # a peak is over; after a while the same growth counts again
        await looks(20)
        lost = weakref.ref(Looped())
        blocks[0] = 3_000
        while lost() is not None:
            await asyncio.sleep(0.001)
        watching.cancel()

    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(story(), 600))
    finally:
        gc.enable()
