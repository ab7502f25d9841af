"""The HTTP routes, with the standard library."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Sequence
from typing import Any

__all__ = ["HttpFault", "get", "join", "make", "post"]

PATIENCE = 30.0
"""Seconds within which a server must answer."""


class HttpFault(Exception):
    """The server answered no; `status` and `fault` say why."""

    def __init__(self, status: int, fault: Any) -> None:
        super().__init__(f"{status}: {fault['sentence'] if isinstance(fault, dict) and 'sentence' in fault else fault}")
        self.status = status
        self.fault = fault


def _ask(url: str, body: Any | None, headers: dict[str, str]) -> Any:
    raw = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, raw, {"content-type": "application/json", **headers})  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the caller has chosen the server
            text = answer.read().decode()
            return json.loads(text) if "json" in answer.headers.get("content-type", "") else text
    except urllib.error.HTTPError as error:
        text = error.read().decode(errors="replace")
        try:
            fault = json.loads(text)
        except ValueError:
            fault = text
        raise HttpFault(error.code, fault) from None


async def get(server: str, path: str, **headers: str) -> Any:
    """Fetch a path of the server: `await get(server, "/api/games")`. A record comes as text, all else as data."""
    return await asyncio.to_thread(_ask, server.rstrip("/") + path, None, headers)


async def post(server: str, path: str, body: Any, **headers: str) -> Any:
    """Send `body` as JSON to a path of the server and return the answer. Raises HttpFault."""
    return await asyncio.to_thread(_ask, server.rstrip("/") + path, body, headers)


def _key(key: str | None) -> dict[str, str]:
    return {} if key is None else {"authorization": f"Bearer {key}"}


async def make(server: str, wish: dict[str, Any], key: str | None = None) -> Any:
    """Make a new table; the message `MakeTable` of the protocol says what `wish` can hold.

    The answer holds the code of the table and the token of its host.
    """
    return await post(server, "/api/tables", wish, **_key(key))


async def join(
    server: str, table: str, name: str, *, watch: bool = False, key: str | None = None, held: Sequence[str] = ()
) -> Any:
    """Come to a table by its id or its code. `held` are tokens of it that this program already has."""
    wish = {"name": name, "watch": watch, "held": list(held)}
    return await post(server, f"/api/tables/{table}/join", wish, **_key(key))
