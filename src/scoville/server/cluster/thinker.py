"""`scoville think`: a program that thinks for servers. It takes jobs from NATS and sees nothing else of a place.

Each idle process asks NATS for one job. So a busy worker gets none, and jobs go where somebody is free.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import Any, Final

import msgspec

from ...core import ScovilleError
from ..questions import pack_error
from ..telling import get_log
from ..workers import Processes, WorkerDied, WorkerOverdue, fingerprint, start_early
from .bus import connect
from .jobs import Unreadable, read_job, write_answer
from .thinkers import ALIVE_EVERY, LARGEST, QUEUE, SUBJECT

__all__ = ["Thinker"]

PATIENCE: Final = 10.0
"""Seconds for thoughts under way when the program is stopped."""
_encode = msgspec.msgpack.Encoder().encode


class Thinker:
    def __init__(self, url: str, processes: int) -> None:
        self._url = url
        self._count = processes
        self._processes = Processes(processes)
        self._processes.died = lambda error: get_log().error("mistake", where="think", error=type(error).__name__)
        self._free = asyncio.Semaphore(processes)
        self._nats: Any = None
        self._offers: set[Any] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = asyncio.Event()
        self.done = 0

    async def run(self, ready: Any = lambda: None) -> None:
        """Until SIGTERM or SIGINT, and until what was begun is finished."""
        loop = asyncio.get_running_loop()
        for which in (signal.SIGTERM, signal.SIGINT):
            with suppress(NotImplementedError):  # Windows
                loop.add_signal_handler(which, self._stopped.set)
        start_early()

        async def reconnected() -> None:
            get_log().info("nats is back")

        self._nats = await connect(self._url, reconnected)
        await self._processes.start_all()
        for _ in range(self._count):
            await self._offer()
        await self._nats.flush()
        get_log().info("thinking", number=self._count)
        ready()
        await self._stopped.wait()
        await self._end()

    async def _end(self) -> None:
        for offer in list(self._offers):
            with suppress(Exception):
                await offer.unsubscribe()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        with suppress(Exception):
            await asyncio.wait_for(self._nats.flush(), 1)
        with suppress(Exception):
            await asyncio.wait_for(self._nats.close(), 2)
        self._processes.close()
        get_log().info("closed", number=self.done)

    async def _offer(self) -> None:
        """To do one job."""
        offer: Any = None

        async def take(message: Any) -> None:
            self._offers.discard(offer)
            task = asyncio.create_task(self._do(message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        offer = await self._nats.subscribe(SUBJECT, queue=QUEUE, cb=take)
        self._offers.add(offer)
        await offer.unsubscribe(limit=1)

    async def _do(self, message: Any) -> None:
        alive = asyncio.create_task(self._say_alive(message))
        try:
            answer = await self._answer(message.data)
        finally:
            alive.cancel()
        with suppress(Exception):  # NATS is away; the server has given us up
            await message.respond(answer)
        if not self._stopped.is_set():
            while True:
                try:
                    await self._offer()
                except Exception:  # NATS is away for long
                    await asyncio.sleep(1)
                else:
                    break

    async def _say_alive(self, message: Any) -> None:
        while True:
            with suppress(Exception):
                await message.respond(_encode(["alive"]))
            await asyncio.sleep(ALIVE_EVERY)

    async def _answer(self, data: bytes) -> bytes:
        try:
            work, args = await asyncio.to_thread(read_job, data)
        except Unreadable:
            return _encode(["cannot"])
        try:
            async with self._free:  # NATS may have sent one more before it knew that we take one
                found = await self._processes.do(fingerprint(work.__name__, data), work, *args)
            self.done += 1
            packed = _encode(["done", write_answer(work, found)])
        except WorkerDied as error:
            return _encode(["died", isinstance(error, WorkerOverdue)])
        except ScovilleError as error:
            return _encode(["refused", pack_error(error)])
        except Exception as error:
            get_log().error("mistake", where="think", error=type(error).__name__)
            return _encode(["died", False])
        return packed if len(packed) <= LARGEST else _encode(["cannot"])
