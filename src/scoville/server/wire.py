"""Below the protocol: a line's round trip as the operating system measures it, and direct reading and writing.

This is the one place that relies on the internals of uvicorn's WebSocket class. ASGI, its documented interface, gives
neither a line's round trip nor the size of a message before it is parsed, and takes twice the time for every message
of a table. frames.py interprets the bytes and knows nothing of uvicorn.
"""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .frames import LARGEST_FRAME, Frames, is_text, whole_text

__all__ = ["LARGEST_FRAME", "DirectLine", "MeasuredProtocol", "direct_line", "round_trip", "trust_wire"]

LINGER: Final = 2.0
"""Seconds for the last message to a client that is cut off; nothing more is read from it."""
MOST_UNHEARD: Final = 1 << 20
"""Bytes received in that time, because receiving costs time too."""

_SHORTEST_AT: Final = 148
"""The offset of the shortest round trip of the last minutes (tcpi_min_rtt, microseconds) in Linux's TCP_INFO.

We take the shortest: the usual one grows when a client answers slowly, since acknowledgements travel with answers."""
_LINES: dict[tuple[str, int], MeasuredProtocol] = {}
_trusted = True
_header: bytes | None = None


def trust_wire(trusted: bool, header: str | None = None) -> None:
    """Behind a proxy the line ends at the proxy, so its round trip says nothing about the person's.

    The proxy may know the person's and send it in a header, in microseconds.
    """
    global _trusted, _header  # noqa: PLW0603
    _trusted = trusted
    _header = header.lower().encode() if header else None


def round_trip(scope: Any) -> float | None:
    """The round trip in seconds; None if it is unknown."""
    if _header is not None:
        told = [value for name, value in scope["headers"] if name == _header]
        return int(told[0]) / 1e6 if len(told) == 1 and told[0].isdigit() and len(told[0]) < 10 else None
    line = _LINES.get(tuple(scope.get("client") or ()))
    if line is None or not _trusted or sys.platform != "linux":
        return None
    try:
        raw = line.transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _SHORTEST_AT + 4)
        return float(struct.unpack_from("=I", raw, _SHORTEST_AT)[0]) / 1e6
    except (OSError, AttributeError, struct.error):
        return None


def direct_line(scope: Any) -> DirectLine | None:
    """The direct line of a connection; None under any server but ours."""
    line = _LINES.get(tuple(scope.get("client") or ()))
    return None if line is None else DirectLine(line)


class DirectLine:
    """Writes text frames straight to the transport while it accepts them, with frames of the same moment in one go.

    ASGI would take twice the work, and a table sends to everybody after every action.
    """

    def __init__(self, line: MeasuredProtocol) -> None:
        self._line = line
        self._frames: list[bytes] = []
        self._unsent = _UNSENT.setdefault(line.loop, [])

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on every message goes to `hear` as it arrives. Earlier ones are still in ASGI's queue.

        The order is safe: the line is not read while anything is in that queue.
        """
        self._line.hear = hear

    def guard(self, cut_off: Callable[[Any], None]) -> None:
        """`cut_off` gets the reason if somebody sends more frames or a larger message than allowed."""
        self._line.cut_off = cut_off

    def write(self, raw: bytes) -> bool:
        """Writes a frame. Returns whether it was written; if not, send it through ASGI."""
        line = self._line
        if not line.writable.is_set() or line.disconnected or line.close_sent or line.transport.is_closing():
            return False
        length = len(raw)
        if length < 126:
            head = bytes((0x81, length))
        elif length < 65536:
            head = bytes((0x81, 126, length >> 8, length & 255))
        else:
            head = struct.pack("!BBQ", 0x81, 127, length)
        if not self._frames:
            if not self._unsent:
                line.loop.call_soon(_send_all, self._unsent)
            self._unsent.append(self)
        self._frames.append(head)
        self._frames.append(raw)
        return True

    def flush(self) -> None:
        frames, self._frames = self._frames, []
        if frames and not self._line.transport.is_closing() and not self._line.close_sent:
            self._line.transport.write(b"".join(frames))

    def told_off(self) -> None:
        """Reports to the gate that the line is cut off for being too fast."""
        if self._line.gate is not None:
            self._line.gate.told_off(self._line.transport)

    def abort(self) -> None:
        self._line.transport.abort()


_UNSENT: WeakKeyDictionary[Any, list[DirectLine]] = WeakKeyDictionary()
"""Lines with unsent frames, by event loop."""


def _send_all(unsent: list[DirectLine]) -> None:
    lines = unsent[:]
    unsent.clear()
    for line in lines:
        try:
            line.flush()
        except Exception:
            line.abort()  # so that nobody else's lines wait for it


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Remembers the line of a connection and passes on its messages without stopping the line for each.

    Of the class above it uses `transport`, `loop`, `client`, `config`, `conn`, `frames`, `handshake_initiated`,
    `close_sent`, `disconnected`, `writable` and `send_receive_event_to_app`; tests/server/test_wire.py checks that
    they exist.
    """

    hear: Callable[[bytes], None] | None = None
    waiting = 0
    cut_off: Callable[[Any], None] | None = None
    _deaf = False
    _unheard = 0
    _even = True
    """Whether the data so far ended at the end of a message, so that no part of one is waiting."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._arriving = Frames(self.loop.time())
        self.gate: Any = getattr(self.config, "gate", None)  # None where a test or another server uses this class

    @property
    def stopped(self) -> bool:
        return bool(self.read_paused)

    def data_received(self, data: bytes) -> None:
        """Reads whole short text frames quickly: nearly everything a client sends is one.

        All other data is counted before the slower protocol below reads it, and waits for its address's turn.
        """
        if self._deaf:
            self._unheard += len(data)
            if self._unheard > MOST_UNHEARD:
                self.transport.abort()
            return
        if (
            self._even
            and self.hear is not None
            and not self.waiting
            and not self.close_sent
            and self.conn.state is State.OPEN
        ):
            text = whole_text(data)
            if text is not None:
                self.hear(text)
                return
        address = None if self.gate is None else self.gate.address_of(self.transport)
        if (
            address is None or not self.handshake_initiated
        ):  # the handshake is read as part of the request that upgraded the line
            self.take_in(data)
        else:
            self.gate.pace.read(address, self, data)

    def take_in(self, data: bytes) -> None:
        """Reads data when it is its address's turn."""
        if self._deaf:
            return
        if self.handshake_initiated:
            reason = self._arriving.take(data, self.loop.time())
            if reason is not None:
                self._stop_listening(reason)
                return
            self._even = self._arriving.even
        super().data_received(data)

    def _stop_listening(self, reason: str) -> None:
        self._deaf = True
        if self.cut_off is None or self.close_sent:
            self.transport.abort()
            return
        self.cut_off(reason)
        self.loop.call_later(LINGER, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent or len(self.frames) > 1 or not is_text(self.frames[0]):
            super().send_receive_event_to_app()
            return
        raw = bytes(self.frames[0])
        self.frames = []
        self.hear(raw)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.client is not None:
            _LINES[self.client] = self

    def connection_lost(self, exc: Exception | None) -> None:
        if self.gate is not None:
            self.gate.leave(self.transport)
        if self.client is not None:
            _LINES.pop(self.client, None)
        super().connection_lost(exc)
