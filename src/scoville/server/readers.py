"""Reads the records that people send, where neither a table nor a page has to wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from .faults import Faulty

__all__ = ["Readers"]

MOST_WAITING: Final = 8
P = ParamSpec("P")
Answer = TypeVar("Answer")


class Readers:
    """One after the other, on a thread of its own; whoever finds a long queue is asked to come back."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "readers")
        self._waiting = 0

    async def run(self, read: Callable[P, Answer], *args: P.args, **more: P.kwargs) -> Answer:
        if self._waiting > MOST_WAITING:
            raise Faulty("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: read(*args, **more))
        finally:
            self._waiting -= 1

    @property
    def waiting(self) -> int:
        return self._waiting

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
