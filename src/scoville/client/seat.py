"""One person's connection to a table: has the newest view and options, and acts."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from . import http

__all__ = ["Refusal", "Seat", "StaleAction"]


class Refusal(Exception):
    """The server refused a wish; `fault` says why."""

    def __init__(self, fault: dict[str, Any]) -> None:
        super().__init__(fault["sentence"])
        self.id: str = fault["id"]
        self.fault = fault


class StaleAction(Exception):
    """The table had moved on before the action arrived; `seq` is the change that outdated it."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"stale since {seq}")
        self.seq = seq


class Seat:
    """One person's connection to a table. `table`, `sights`, `clock` and `chat` are as the server last sent them."""

    def __init__(self, server: str, token: str, *, seen: int = 0, answer_pings: bool = True) -> None:
        self.address = server.rstrip("/").replace("http", "ws", 1) + "/ws"
        self.token = token
        self.seq = seen
        self.welcome: dict[str, Any] = {}
        self.muted: list[str] = []
        """The people this person has muted, as of the last welcome: the server forgets them when it closes the
        table."""
        self.newcomer = False
        """Whether to ask for more time to answer."""
        self.table: dict[str, Any] = {}
        self.sights: list[dict[str, Any]] = []
        self.clock: dict[str, Any] = {}
        self.chat: deque[dict[str, Any]] = deque(maxlen=100)
        self.facts: list[dict[str, Any]] = []
        """Everything that happened while this client was there, as its first seat saw it."""
        self.verdicts: list[dict[str, Any]] = []
        self.bye: dict[str, Any] | None = None
        self.closed = False
        self.heard: Callable[[dict[str, Any]], None] = lambda message: None
        """Called with every message, after it has been applied."""
        self._answer_pings = answer_pings
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._stirred = asyncio.Event()

    # --- opening and closing -------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Says hello and waits for the welcome; `bye` is set if there is none."""
        self.welcome, self.bye = {}, None
        self._socket = await connect(
            self.address, open_timeout=http.PATIENCE, max_size=None, compression=None, ping_interval=None
        )
        self.closed = False
        self._reading = asyncio.create_task(self._read())
        hello = {"token": self.token, "seen": self.seq, "muted": self.muted, "newcomer": self.newcomer}
        await self.send({"type": "hello", **hello})
        await self.until(lambda: bool(self.welcome) or self.bye is not None)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Sends anything, even if it is no message."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    # --- what the server says ------------------------------------------------------------------------

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for raw in self._socket:
                message = json.loads(raw)
                if message["type"] == "ping":
                    if self._answer_pings:
                        with suppress(ConnectionClosed):  # earlier messages are still to be read
                            await self.send({"type": "pong", "nonce": message["nonce"]})
                else:
                    self._take(message)
                self.heard(message)
                self._stirred.set()
        except ConnectionClosed:
            pass
        self.closed = True
        self._stirred.set()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection is closed"))
        self._answers.clear()

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.welcome = message
                self.muted = message["muted"]
                self.table, self.chat = message["table"], deque(message["chat"], maxlen=100)
                self._see(message)
            case "update":
                self._see(message)
                if message.get("verdict"):
                    self.verdicts.append(message["verdict"])
            case "table":
                self.table, self.clock = message["table"], message["clock"]
                self.welcome["seats"], self.welcome["host"] = message["seats"], message["host"]
            case "chat":
                self.chat.append(message["line"])
            case "bye":
                self.bye = message
            case "done" | "refused" | "stale":
                answer = self._answers.pop(message["id"] or "", None)
                if answer is not None and not answer.done():
                    answer.set_result(message)

    def _see(self, message: dict[str, Any]) -> None:
        self.seq, self.sights, self.clock = message["seq"], message["sights"], message["clock"]
        if self.sights:
            self.facts += self.sights[0]["facts"]

    async def until(self, holds: Callable[[], Any], within: float | None = None) -> None:
        """Waits until a condition holds; raises TimeoutError if it never does, ConnectionError if the line is gone."""
        async with asyncio.timeout(http.PATIENCE if within is None else within):
            while not holds():
                if self.closed:
                    raise ConnectionError("the connection is closed")
                self._stirred.clear()
                await self._stirred.wait()

    @property
    def view(self) -> dict[str, Any]:
        """The view of the first seat, or the spectator's."""
        return self.sights[0]["view"] if self.sights else {}

    @property
    def options(self) -> dict[str, Any]:
        return self.sights[0]["options"] if self.sights else {}

    # --- wishes ----------------------------------------------------------------------------------------

    async def wish(self, kind: str, *, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Sends any wish and returns its answer: `await seat.wish("sit", seat=2)`. Raises Refusal or StaleAction."""
        name = id or uuid4().hex
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[name] = answer
        try:
            await self.send({"type": kind, "id": name, **fields})
        except BaseException:
            self._answers.pop(name, None)
            answer.cancel()
            raise
        said = await asyncio.wait_for(answer, http.PATIENCE)
        if said["type"] == "refused":
            raise Refusal(said["fault"])
        if said["type"] == "stale":
            raise StaleAction(said["seq"])
        if kind == "mute":
            others = [person for person in self.muted if person != fields["person"]]
            self.muted = [*others, fields["person"]] if fields.get("muted", True) else others
        return said

    async def play(self, action: str, *, seq: int | None = None, seat: int | None = None, id: str | None = None) -> Any:
        """Plays an action in the words of a record, decided on the newest update unless `seq` says otherwise."""
        fields: dict[str, Any] = {"action": action, "seq": self.seq if seq is None else seq}
        if seat is not None:
            fields["seat"] = seat
        return await self.wish("play", id=id, **fields)
