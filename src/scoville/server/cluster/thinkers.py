"""At a server: jobs for thinking workers (`scoville think`), over NATS.

NATS gives each job to one idle worker, or says at once that there is none; then the server thinks by itself. A worker
that has begun says so twice a second. If it falls silent, the server does the job itself: a worker that dies costs the
time of one thought.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import msgspec

from ..bot_workers import answer
from ..questions import unpack_error
from ..store import StoreDown
from ..workers import NobodyFree, WorkerDied, WorkerOverdue, seconds_for
from .bus import PREFIX, Bus
from .jobs import JOBS, Unreadable, pack_job, read_answer

__all__ = ["ALIVE_EVERY", "ANSWERS", "QUEUE", "SUBJECT", "Thinkers"]

SUBJECT: Final = f"{PREFIX}.think"
QUEUE: Final = "thinkers"
ANSWERS: Final = f"{PREFIX}.thought"
ALIVE_EVERY: Final = 0.5
SILENCE: Final = 2.0
"""Seconds without a word after which a worker is taken for dead."""
LARGEST: Final = 900_000
"""Bytes of a job; NATS takes a million."""
_decode = msgspec.msgpack.Decoder(list).decode


class Thinkers:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._numbers = 0
        self._waiting: dict[int, asyncio.Queue[list[Any]]] = {}
        self.jobs: Counter[str] = Counter()
        """How they ended: `done`, `failed`, `late`, `lost` with their worker, or `none` was free."""
        self.begun: Callable[[], None] = lambda: None
        """Called when a worker has taken a job."""

    async def open(self) -> None:
        await self._bus.listen(f"{ANSWERS}.{self._bus.me}.*", self._heard)

    def takes(self, work: Callable[..., Any]) -> bool:
        job = JOBS.get(work.__name__)
        return self._bus.connected and (work is answer or (job is not None and job.work is work))

    async def do(self, work: Callable[..., Any], *args: Any, within: float | None = None) -> Any:
        """Raises NobodyFree if no worker has done it, and what the job itself raises. `within` seconds, or as many as
        its kind may take."""
        packed = pack_job(work, args)
        if len(packed) > LARGEST:
            raise NobodyFree
        self._numbers += 1
        number, said = self._numbers, asyncio.Queue[list[Any]]()
        self._waiting[number] = said
        until = monotonic() + (seconds_for(work) if within is None else within)
        try:
            if not await self._bus.publish(SUBJECT, packed, f"{ANSWERS}.{self._bus.me}.{number}"):
                raise NobodyFree
            return read_answer(work, await self._wait(said, until))
        except Unreadable:  # another version of the program
            raise NobodyFree from None
        except TimeoutError:
            self.jobs["late" if monotonic() >= until else "lost"] += 1
            raise NobodyFree from None
        finally:
            del self._waiting[number]

    async def _wait(self, said: asyncio.Queue[list[Any]], until: float) -> bytes:
        begun = False
        while True:
            async with asyncio.timeout(max(0.0, min(SILENCE, until - monotonic()))):
                word = await said.get()
            match word:
                case ["alive"]:
                    if not begun:
                        begun = True
                        self.begun()
                case ["done", bytes(found)]:
                    self.jobs["done"] += 1
                    return found
                case ["refused", why]:
                    self.jobs["done"] += 1
                    raise unpack_error(why) or StoreDown("No answer.")
                case ["died", bool(overdue)]:
                    self.jobs["failed"] += 1
                    raise (WorkerOverdue if overdue else WorkerDied)("A process of a worker has died.")
                case ["none"]:
                    self.jobs["none"] += 1
                    raise NobodyFree
                case _:
                    raise NobodyFree

    async def _heard(self, message: Any) -> None:
        number = message.subject.rpartition(".")[2]
        said = self._waiting.get(int(number)) if number.isdigit() else None
        if said is None:
            return  # nobody waits for it any more
        if not message.data and (message.headers or {}).get("Status") == "503":
            said.put_nowait(["none"])
            return
        try:
            said.put_nowait(_decode(message.data))
        except (msgspec.DecodeError, ValueError):
            said.put_nowait(["cannot"])
