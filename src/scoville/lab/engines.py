"""Where chunks of games are played: here, in a pool of processes, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from types import FrameType
from typing import Any, Final, Self, TypeVar

from ..core.needs import Missing

__all__ = ["ENGINES", "Crew", "Interrupt", "cores", "run_tasks"]

ENGINES: Final = ("processes", "ray")
PATIENCE: Final = 0.2
"""Seconds between two looks at whether somebody wants to stop."""

Task = TypeVar("Task")
Result = TypeVar("Result")
Wanted = Callable[[], bool]


class Interrupt:
    """While open, the first Ctrl+C asks to stop: games under way are finished. The second one ends everything.

    At the first one, the sentence goes to standard error: slow bots may need a minute to finish.
    """

    def __init__(self, sentence: str = "") -> None:
        self.wished = False
        self._sentence = sentence
        self._before: Any = None

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._wish)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _wish(self, number: int, frame: FrameType | None) -> None:
        self.wished = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self._say()

    def _say(self) -> None:
        if not self._sentence or sys.__stderr__ is None:
            return
        # To the file itself: the signal may have come in the middle of a write to the stream, which must not be
        # entered twice. In a terminal the line replaces the progress bar, which is drawn again below it.
        with suppress(OSError, ValueError):
            clear = "\r\x1b[2K" if sys.__stderr__.isatty() else ""
            os.write(sys.__stderr__.fileno(), f"{clear}{self._sentence}\n".encode())


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_tasks(
    work: Callable[[Task], Result], tasks: Iterable[Task], workers: int, engine: str, stop: Wanted
) -> Generator[tuple[Task, Result]]:
    """Yields results in any order. Once `stop` says so, nothing new begins, and running tasks still finish.

    Close it after an error: tasks under way in other processes are then ended at once.
    """
    if engine == "ray":
        return _on_ray(work, iter(tasks), workers, stop)
    if workers == 1:
        return _here(work, iter(tasks), stop)
    return _in_processes(work, iter(tasks), workers, stop)


def _here(work: Callable[[Task], Result], tasks: Iterator[Task], stop: Wanted) -> Generator[tuple[Task, Result]]:
    while not stop() and (batch := list(islice(tasks, 1))):
        yield batch[0], work(batch[0])


def _in_processes(
    work: Callable[[Task], Result], tasks: Iterator[Task], workers: int, stop: Wanted
) -> Generator[tuple[Task, Result]]:
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts)
    running: dict[Future[Result], Task] = {}
    try:
        while True:
            for task in islice(tasks, 0 if stop() else 2 * workers - len(running)):
                running[pool.submit(work, task)] = task
            if stop():
                for future in [future for future in running if future.cancel()]:
                    del running[future]
            if not running:
                return
            done, _ = wait(running, PATIENCE, FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
    finally:
        _end(pool, at_once=bool(running))


def _end(pool: ProcessPoolExecutor, at_once: bool) -> None:
    """Closes a pool. After an error or a second Ctrl+C nobody waits for the games under way."""
    if at_once:
        # The executor has no public way to end its processes before Python 3.14.
        for process in list((pool._processes or {}).values()):
            process.terminate()
    pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """A worker finishes its chunk: Ctrl+C reaches the whole group, but only the parent decides to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _start_ray(workers: int) -> Any:
    """Ray, connected to its cluster; without one, a cluster with this number of workers is started here."""
    try:
        import ray  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415
    except ImportError:
        raise Missing("--engine ray needs Ray", "ray") from None
    if not ray.is_initialized():
        address = os.environ.get("RAY_ADDRESS")
        if address:
            ray.init(address=address, log_to_driver=False)
        else:
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    return ray


def _on_ray(
    work: Callable[[Task], Result], tasks: Iterator[Task], workers: int, stop: Wanted
) -> Generator[tuple[Task, Result]]:
    ray = _start_ray(workers)
    width = 2 * max(workers, int(ray.cluster_resources().get("CPU", workers)))

    def once(task: Task) -> Result:  # Ray takes functions only, and `work` may be a partial one
        return work(task)

    remote = ray.remote(once)
    running: dict[Any, Task] = {}
    while True:
        for task in islice(tasks, 0 if stop() else width - len(running)):
            running[remote.remote(task)] = task
        if not running:
            return
        done, _ = ray.wait(list(running), timeout=PATIENCE)
        for reference in done:
            yield running.pop(reference), ray.get(reference)


# --- workers that keep something between two calls ---------------------------------------------------------


class Crew:
    """Workers that each make something once and then work with it again and again: tables of a training, say.

    `make(i)` makes what worker `i` keeps. `call` calls a method of it at every worker at once and returns the answers
    in the order of the workers, so the result does not depend on where they are. With the engine `processes` and one
    worker, that worker is here.
    """

    def __init__(self, make: Callable[[int], Any], workers: int, engine: str) -> None:
        self._here: list[Any] = []
        self._pools: list[ProcessPoolExecutor] = []
        self._actors: list[Any] = []
        if engine == "ray":
            self._ray = _start_ray(workers)
            holder = self._ray.remote(_Kept)
            self._actors = [holder.remote(make, i) for i in range(workers)]
        elif workers == 1:
            self._here = [make(0)]
        else:
            self._pools = [
                ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_keep, initargs=(make, i))
                for i in range(workers)
            ]

    def call(self, method: str, *given: Any) -> list[Any]:
        if self._actors:
            shared = [self._ray.put(each) for each in given]
            return list(self._ray.get([actor.call.remote(method, *shared) for actor in self._actors]))
        if self._pools:
            waiting = [pool.submit(_call_kept, method, given) for pool in self._pools]
            return [future.result() for future in waiting]
        return [getattr(each, method)(*given) for each in self._here]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        for pool in self._pools:
            _end(pool, at_once=kind is not None)
        for actor in self._actors:
            self._ray.kill(actor)


class _Kept:
    """A Ray actor's own."""

    def __init__(self, make: Callable[[int], Any], number: int) -> None:
        self.made = make(number)

    def call(self, method: str, *given: Any) -> Any:
        return getattr(self.made, method)(*given)


_KEPT: list[Any] = []
"""What this process keeps, if it is a worker."""


def _keep(make: Callable[[int], Any], number: int) -> None:
    _leave_interrupts()
    _KEPT[:] = [make(number)]


def _call_kept(method: str, given: tuple[Any, ...]) -> Any:
    return getattr(_KEPT[0], method)(*given)
