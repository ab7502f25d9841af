"""Processes beside the server for work that would delay the tables, and the order in which clients get them.

Each process has one job at a time. So a process that dies affects nobody else's job, and we know which job it was.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_all_start_methods, get_context, parent_process
from threading import Thread
from typing import Any, Final, Generic, Protocol, TypeVar

from ..core import ScovilleError
from .faults import Faulty
from .interrupts import interrupts_held
from .limits import JOB_SECONDS

__all__ = [
    "Far",
    "NobodyFree",
    "Processes",
    "Turns",
    "WorkerDied",
    "WorkerOverdue",
    "Workers",
    "fingerprint",
    "seconds_for",
    "spare_cores",
    "start_early",
]

MOST: Final = 4
"""Processes for bots, however many cores there are: each takes some 30 MB."""
NICE: Final = 5
"""The tables have priority over thinking."""
TRIES: Final = 2
"""A job whose process died is tried once more: the process may have been killed for another reason."""
DEADLY_KEPT: Final = 1000
MOST_EACH: Final = 8
"""Jobs that one client may have waiting."""
MOST_IN_ALL: Final = 200
MOST_FAR_EACH: Final = 2
"""Jobs of one client that other machines do at once; further ones take their turn here."""
PRELOADED: Final = [
    "scoville.server.reviews",
    "scoville.server.looking_back",
    "scoville.server.puzzles",
    "scoville.server.replay",
    "scoville.server.bot_workers",
]

Item = TypeVar("Item")
Answer = TypeVar("Answer")


class WorkerDied(ScovilleError):
    """A process ended in the middle of a job."""


class WorkerOverdue(WorkerDied):
    """A job took longer than any of its kind should, so its process was ended."""


class NobodyFree(Exception):
    """No other machine has done the job."""


class Far(Protocol):
    """Other machines that do jobs."""

    def takes(self, work: Callable[..., Any]) -> bool:
        """Whether it is worth asking."""

    async def do(self, work: Callable[..., Any], *args: Any, within: float | None = None) -> Any:
        """Raises NobodyFree if it was not done, WorkerDied if the job is deadly."""


class _Worker:
    """One process. It ends when the server does, even if that is killed."""

    def __init__(self) -> None:
        """Do not call this on the loop: starting takes long."""
        self.pool = make_pool()
        self.process = self.pool.submit(os.getpid).result()

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    def kill(self) -> None:
        """Ends the process, whatever it is doing. The pool will find it dead."""
        with suppress(ProcessLookupError):
            os.kill(self.process, getattr(signal, "SIGKILL", signal.SIGTERM))
        self.close()


def start_early() -> None:
    """Starts the process from which the others are forked, before there is any table, because it blocks the loop."""
    if "forkserver" in get_all_start_methods():
        from multiprocessing import forkserver, resource_tracker  # noqa: PLC0415 - not on Windows

        get_context("forkserver").set_forkserver_preload(PRELOADED)
        resource_tracker.ensure_running()  # before the mask, which it would change
        # Ctrl+C reaches the whole group, and would find the new process among its imports.
        with interrupts_held():
            forkserver.ensure_running()


def spare_cores() -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(MOST, max(1, cores - 1))


def fingerprint(*what: Any) -> bytes:
    """Identifies a job, also after its process has died."""
    return sha256(repr(what).encode(errors="replace")).digest()


def make_pool() -> Executor:
    start_early()  # a process that dies is then replaced in milliseconds
    context = get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")
    return ProcessPoolExecutor(1, context, initializer=_begin)


def seconds_for(work: Callable[..., Any]) -> float:
    return JOB_SECONDS.get(work.__name__, max(JOB_SECONDS.values()))


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the whole group; only the server stops its workers
    give_way()
    Thread(target=_outlive_nobody, daemon=True).start()


def give_way() -> None:
    """The tables come first. A real-time priority that the server may have was not meant for this process."""
    if hasattr(os, "sched_setscheduler") and os.sched_getscheduler(0) in {os.SCHED_FIFO, os.SCHED_RR}:
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    if hasattr(os, "nice"):
        os.nice(NICE)


def _outlive_nobody() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Processes:
    """Up to `count` processes. The caller runs no more jobs at once than there are processes."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.died: Callable[[WorkerDied], None] = lambda error: None
        """Called for every process that dies or is ended."""
        self._idle: list[_Worker] = []
        self._starting: asyncio.Task[None] | None = None
        self._closed = False
        self._busy: set[_Worker] = set()
        self._deaths: OrderedDict[bytes, list[WorkerDied]] = OrderedDict()
        """By fingerprint of the job."""

    def start(self) -> None:
        """Starts a process when somebody will soon need it, because that takes a second or two."""
        if self.count and not self._idle and not self._busy and self._starting is None:
            self._starting = asyncio.get_running_loop().create_task(self._start())

    async def start_all(self) -> None:
        """For a program that does nothing else: no job waits for its process to start."""
        self._idle += await asyncio.gather(*(self._make() for _ in range(self.count)))

    async def _start(self) -> None:
        worker = await self._make()
        self._starting = None
        self._idle.append(worker)

    async def _make(self) -> _Worker:
        worker = await asyncio.to_thread(_Worker)
        if self._closed:
            worker.close()
            raise asyncio.CancelledError
        return worker

    async def do(self, mark: bytes, work: Callable[..., Answer], *args: Any) -> Answer:
        """Raises WorkerDied if the job kills its processes or takes too long, or at once if it has done so before."""
        while not self._hopeless(mark):
            if self._starting is not None:
                await asyncio.shield(self._starting)
            try:
                worker = self._idle.pop() if self._idle else await self._make()
            except BrokenProcessPool:  # it died before it had a job, so no job is to blame
                self.died(WorkerDied("A process has died."))
                continue
            self._busy.add(worker)
            try:
                async with asyncio.timeout(seconds_for(work)) as limit:
                    return await asyncio.get_running_loop().run_in_executor(worker.pool, work, *args)
            except BrokenProcessPool:
                self._busy.discard(worker)
                self._buried(mark, WorkerDied("A process has died."))
            except TimeoutError:
                if not limit.expired():  # the job's own timeout
                    raise
                self._busy.discard(worker)
                worker.kill()
                self._buried(mark, WorkerOverdue("A job took too long."))
            finally:
                if worker in self._busy:
                    self._busy.discard(worker)
                    self._idle.append(worker)
        raise self._deaths[mark][-1]

    def _hopeless(self, mark: bytes) -> bool:
        """A job that took too long will do so again; a process that died may have been killed for other reasons."""
        deaths = self._deaths.get(mark, [])
        return len(deaths) >= TRIES or any(isinstance(error, WorkerOverdue) for error in deaths)

    def _buried(self, mark: bytes, error: WorkerDied) -> None:
        self._deaths.setdefault(mark, []).append(error)
        self._deaths.move_to_end(mark)
        if len(self._deaths) > DEADLY_KEPT:
            self._deaths.popitem(last=False)
        self.died(error)

    def close(self) -> None:
        self._closed = True
        for worker in (*self._idle, *self._busy):
            worker.close()
        self._idle.clear()


class Turns(Generic[Item]):
    """A queue in which clients take turns: a client with twenty jobs waits for them, the others for one of them."""

    def __init__(self, each: int = MOST_EACH, in_all: int = MOST_IN_ALL) -> None:
        self._each = each
        self._in_all = in_all
        self._waiting: OrderedDict[Hashable, deque[Item]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def add(self, client: Hashable, item: Item, *, always: bool = False) -> None:
        """Refuses a client with a long queue, unless the work is the server's own (`always`)."""
        own = self._waiting.get(client, ())
        if not always and (len(own) >= self._each or self._count >= self._in_all):
            raise Faulty("too-fast")
        self._waiting.setdefault(client, deque()).append(item)
        self._count += 1

    def take(self) -> tuple[Hashable, Item]:
        """The next job, of the client that has waited longest for its turn."""
        client, own = self._waiting.popitem(last=False)
        item = own.popleft()
        self._count -= 1
        if own:
            self._waiting[client] = own
        return client, item


@dataclass
class _Job:
    work: Callable[..., Any]
    mark: bytes
    args: tuple[Any, ...]
    done: asyncio.Future[Any]


class Workers:
    """Runs strangers' jobs in processes, client by client in turn. With `processes` 0 jobs run in place: for tests."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = Processes(processes)
        self.far: Far | None = None
        self._far: Counter[str] = Counter()
        self._turns: Turns[_Job] = Turns()
        self._busy = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, client: str, work: Callable[..., Answer], *args: Any) -> Answer:
        """`work` must be a function of a module: it and `args` are sent to another process."""
        if not self.processes.count:
            return work(*args)
        if self.far is not None and self.far.takes(work) and self._far[client] < MOST_FAR_EACH:
            try:
                return await self._do_far(self.far, client, work, *args)
            except NobodyFree:
                pass
        done: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._turns.add(client, _Job(work, fingerprint(work.__qualname__, args), args, done))
        self._next()
        return await done

    async def _do_far(self, far: Far, client: str, work: Callable[..., Answer], *args: Any) -> Answer:
        self._far[client] += 1
        try:
            found: Answer = await far.do(work, *args)
        except WorkerDied as error:
            raise _deadly(error) from None
        finally:
            self._far[client] -= 1
            if not self._far[client]:
                del self._far[client]
        return found

    @property
    def waiting(self) -> int:
        return len(self._turns)

    def _next(self) -> None:
        while self._turns and self._busy < self.processes.count:
            _, job = self._turns.take()
            if not job.done.done():  # the caller may have gone
                self._busy += 1
                task = asyncio.create_task(self._do(job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _do(self, job: _Job) -> None:
        try:
            answer = await self.processes.do(job.mark, job.work, *job.args)
        except WorkerDied as error:
            _settle(job.done, _deadly(error))
        except BaseException as error:
            _settle(job.done, error)
            if not isinstance(error, Exception):
                raise
        else:
            if not job.done.done():
                job.done.set_result(answer)
        finally:
            self._busy -= 1
            self._next()

    def close(self) -> None:
        while self._turns:
            _settle(self._turns.take()[1].done, Faulty("stopping"))
        for task in self._tasks:
            task.cancel()
        self.processes.close()


def _deadly(error: WorkerDied) -> Faulty:
    return Faulty("overdue" if isinstance(error, WorkerOverdue) else "deadly")


def _settle(done: asyncio.Future[Any], error: BaseException) -> None:
    if not done.done():
        if isinstance(error, Exception):
            done.set_exception(error)
        else:
            done.cancel()
