"""One socket of one person."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from .faults import fault
from .protocol import Bye
from .protocol.messages import ByeReason
from .races import Line
from .wire import DirectLine

if TYPE_CHECKING:
    from .clock import ServerClock

__all__ = ["Connection"]

MOST_WAITING: Final = 200
"""A connection with more unsent messages than this is cut off."""
MOST_BYTES: Final = 1 << 20
"""The same in bytes."""
_encode = msgspec.json.Encoder().encode


class Connection:
    """Sends messages in order: at once if the line takes them, otherwise in a separate task.

    So a slow line delays nobody else.
    """

    far: ClassVar[bool] = False
    """Whether the socket is at another server."""

    def __init__(self, clock: ServerClock, direct: DirectLine | None = None) -> None:
        self.clock = clock
        self._direct = direct
        self._sending = False
        self.person = ""
        self.newcomer = False
        """Whether this person has hardly played yet."""
        self.line = Line()
        self.closing: ByeReason | None = None
        self._waiting: deque[tuple[float, bytes]] = deque()
        self._behind = 0
        self._late = 0.0
        """Seconds by which the last message that had to wait was sent too late."""
        self._stirred = asyncio.Event()

    @property
    def waiting(self) -> int:
        """Messages that are not sent yet."""
        return len(self._waiting)

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Passes incoming messages to `hear` if the line supports that; otherwise they arrive through ASGI as
        before."""
        if self._direct is not None:
            self._direct.listen(hear)

    def tell(self, raw: bytes, wait: float = 0.0) -> None:
        """Sends a message. `wait` delays it, so that nobody sees it earlier than the others."""
        if self.closing is not None:
            return
        if (
            self._direct is not None
            and not wait
            and not self._waiting
            and not self._sending
            and self._direct.write(raw)
        ):
            return
        self._behind += len(raw)
        if len(self._waiting) >= MOST_WAITING or self._behind > MOST_BYTES:
            self.bye("too-slow")
            return
        self._waiting.append((self.clock.now() + wait if wait else 0.0, raw))
        self._stirred.set()

    def bye(self, reason: ByeReason) -> None:
        """Sends the last message."""
        if self.closing is None:
            self.closing = reason
            if reason == "too-slow":
                self._waiting.clear()
            self._waiting.append((0.0, _encode(Bye(reason, fault(reason)))))
            self._stirred.set()

    def shown_late(self, most: float) -> float:
        """Seconds by which this person saw the last change too late. No more than the loop is late: a client that
        does not read makes its own messages late."""
        return min(self._late, most)

    async def next(self) -> bytes | None:
        """The next message to send, after the previous one was sent; None after the last."""
        self._sending = False
        while not self._waiting:
            if self.closing is not None:
                return None
            self._stirred.clear()
            await self._stirred.wait()
        due, raw = self._waiting[0]
        if due:
            while (left := due - self.clock.now()) > 0:  # a busy loop's timers ring early, by as much as it lags
                await asyncio.sleep(left)
            self._late = -left
        self._waiting.popleft()
        self._behind -= len(raw)
        self._sending = True
        if self._direct is not None:
            self._direct.flush()  # messages sent earlier must go first
        return raw
