"""Limits how many large answers a client may leave unread, so that they do not pile up in memory."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from starlette.responses import Response

from .faults import Faulty

__all__ = ["Unread"]

MOST_EACH: Final = 10
"""Large answers that one client may have under way, from the request to the last byte."""
MOST_IN_ALL: Final = 100
PIECE: Final = 64 * 1024
WITHIN: Final = 60.0
"""Seconds to read an answer; then the connection is closed."""


class Unread:
    def __init__(self) -> None:
        self._by_client: Counter[str] = Counter()

    @contextmanager
    def one_more(self, client: str) -> Iterator[_Underway]:
        """Raises Faulty if the client has too many. It counts until the answer was sent or failed."""
        if self._by_client[client] >= MOST_EACH or self._by_client.total() >= MOST_IN_ALL:
            raise Faulty("too-fast")
        self._by_client[client] += 1
        underway = _Underway(self, client)
        try:
            yield underway
        finally:
            if not underway.answered:
                self.read(client)

    def read(self, client: str) -> None:
        self._by_client[client] -= 1
        if not self._by_client[client]:
            del self._by_client[client]


class _Underway:
    def __init__(self, unread: Unread, client: str) -> None:
        self._unread = unread
        self._client = client
        self.answered = False

    def of(self, body: bytes, media_type: str) -> Response:
        self.answered = True
        return _InPieces(body, media_type, self)

    def read(self) -> None:
        self._unread.read(self._client)


class _InPieces(Response):
    """Sends an answer piece by piece, each once the line has taken the one before."""

    def __init__(self, body: bytes, media_type: str, underway: _Underway) -> None:
        super().__init__(body, media_type=media_type)
        self._underway = underway

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            async with asyncio.timeout(WITHIN):
                await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
                body = bytes(self.body)
                for start in range(0, len(body), PIECE):
                    piece = body[start : start + PIECE]
                    more = start + PIECE < len(body)
                    await send({"type": "http.response.body", "body": piece, "more_body": more})
        except TimeoutError:
            return  # the web server closes a connection whose answer is incomplete
        finally:
            self._underway.read()
