"""A small proxy for TCP between a server and what it needs."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any


class Wire:
    """A small proxy for TCP: what goes through it can be held up for ever, or cut."""

    def __init__(self, there: Any) -> None:
        self._there = there
        self._open = asyncio.Event()
        self._open.set()
        self._lines: set[asyncio.StreamWriter] = set()
        self.port = 0

    async def __aenter__(self) -> Wire:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        self._server.close()
        self.cut()

    def hold(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self._open.clear()

    def cut(self) -> None:
        self.hold()
        for line in list(self._lines):
            line.transport.abort()

    def mend(self) -> None:
        self._open.set()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await self._there()
        except OSError:
            writer.transport.abort()
            return
        self._lines |= {writer, back}
        await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        self._lines -= {writer, back}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        with suppress(OSError):
            writer.close()
