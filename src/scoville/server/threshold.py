"""Lets connections in, a few in each turn of the event loop.

An event loop by itself accepts all that wait in one turn: somebody who opened a hundred at once made every table wait
for 15 ms. Those who wait here wait in the system's queue, where they cost nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from collections.abc import Callable

__all__ = ["AT_ONCE", "Threshold"]

AT_ONCE = 2
"""Connections let in during one turn of the loop."""

FULL = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
REST = 1.0
"""Seconds before the next try when the system has no descriptor left, as asyncio waits."""


class Threshold:
    """In the place of the server that `loop.create_server` makes: uvicorn calls `close` and `wait_closed`."""

    def __init__(self, listening: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
        self._loop = asyncio.get_running_loop()
        self._listening = listening
        self._protocol = protocol
        self._entering: set[asyncio.Task[None]] = set()
        self._resting: asyncio.TimerHandle | None = None
        self._open = True
        listening.setblocking(False)
        self._loop.add_reader(listening.fileno(), self._let_in)

    def close(self) -> None:
        if not self._open:
            return
        self._open = False
        if self._resting is not None:
            self._resting.cancel()
        else:
            self._loop.remove_reader(self._listening.fileno())

    async def wait_closed(self) -> None:
        """Nobody is on the threshold any more."""
        await asyncio.gather(*self._entering)

    def _let_in(self) -> None:
        for _ in range(AT_ONCE):
            try:
                found, _ = self._listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return  # nobody waits, or another server of this machine was quicker
            except OSError as error:
                if error.errno not in FULL:
                    raise
                self._loop.remove_reader(self._listening.fileno())
                self._resting = self._loop.call_later(REST, self._go_on)
                return
            entering = self._loop.create_task(self._enter(found))
            self._entering.add(entering)
            entering.add_done_callback(self._entering.discard)

    async def _enter(self, found: socket.socket) -> None:
        found.setblocking(False)
        with contextlib.suppress(OSError):  # already gone
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # small messages leave at once
        try:
            await self._loop.connect_accepted_socket(self._protocol, found)
        except OSError:
            found.close()

    def _go_on(self) -> None:
        self._resting = None
        self._loop.add_reader(self._listening.fileno(), self._let_in)
