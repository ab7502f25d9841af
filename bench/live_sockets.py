"""WebSockets for a benchmark's own side: thousands of them in one process, each costing next to nothing."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

__all__ = ["Socket", "connect"]


class Socket(asyncio.Protocol):
    """A client's end that reads whole unfragmented text frames and asks for no extension."""

    def __init__(self, host: str, path: str, hear: Callable[[Socket, bytes], None]) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.hear = hear
        self.closed = False
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._shaken = False
        self._rest = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's are of a kind of their own
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self._shaken:
            head, end, rest = rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(head.split(b"\r\n")[0].decode(errors="replace")))
                return
            self._shaken = True
            self.ready.set_result(None)
        at, size = 0, len(rest)
        while size - at >= 2:
            length, start = rest[at + 1], at + 2
            if length >= 126:
                width = 2 if length == 126 else 8
                if size - start < width:
                    break
                length = int.from_bytes(rest[start : start + width])
                start += width
            if size - start < length:
                break
            kind = rest[at] & 15
            payload = rest[start : start + length]
            at = start + length
            if kind == 1:
                self.hear(self, payload)
            elif kind == 9:
                self.send_frame(10, payload)
            elif kind == 8:
                self.closed = True
                self.send_frame(8, payload)
                self._transport.close()
        self._rest = rest[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("closed"))

    def send(self, payload: bytes) -> None:
        self.send_frame(1, payload)

    def send_frame(self, kind: int, payload: bytes) -> None:
        """A frame of any kind: 1 is text, 2 bytes."""
        length = len(payload)
        if length < 126:
            head = bytes((0x80 | kind, 0x80 | length))
        elif length < 65536:
            head = bytes((0x80 | kind, 0x80 | 126)) + length.to_bytes(2)
        else:
            head = bytes((0x80 | kind, 0x80 | 127)) + length.to_bytes(8)
        self._transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros is a mask

    def close(self) -> None:
        self._transport.close()


async def connect(host: str, port: int, path: str, hear: Callable[[Socket, bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(f"{host}:{port}", path, hear), host, port)
    await socket.ready
    return socket
