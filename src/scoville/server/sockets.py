"""The socket: reads what a person's client sends, and sends what the table has for it. Plain ASGI, for speed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ..core import ScovilleError
from . import protocol as p
from .cluster.far import FarLine
from .connection import Connection
from .faults import Faulty, fault
from .limits import Bucket, Hellos
from .live import LiveTable
from .names import hash_token
from .protocol.messages import Named
from .store import StoreDown
from .wire import LARGEST_FRAME, direct_line, round_trip

if TYPE_CHECKING:
    from .hall import Hall

__all__ = ["serve_socket"]

HELLO_WITHIN: Final = 10.0
"""Seconds within which a connection must send its hello."""
MESSAGES: Final = (30.0, 60.0)
"""Per second, and at once: twenty slaps are no flood."""
MODEST: Final = 12
"""A connection that sends no more than this at once is never blamed for a flood from its address."""
FIRST_PINGS: Final = (0.0, 0.3, 0.6)
PING_EVERY: Final = 12.0
MOST_BAD: Final = 20
"""Unreadable messages before the connection is cut off."""
_decode = msgspec.json.Decoder(p.ClientMessage).decode
_decode_id = msgspec.json.Decoder(Named).decode
_encode = msgspec.json.Encoder().encode
CODES: Final = {
    "too-large": 1009,
    "stopping": 1012,
    "store-down": 1013,
    "line-lost": 1013,
    "bad-message": 1008,
    "too-fast": 1008,
}


async def serve_socket(hall: Hall, scope: Any, receive: Any, send: Any, hellos: Hellos, address: str) -> None:
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    direct = direct_line(scope)
    connection = Connection(hall.clock, direct)
    if direct is not None:
        direct.guard(connection.bye)
    hall.metrics.connections.inc()
    writer = asyncio.create_task(_write(connection, send))
    listener = _Listener(hall, connection, scope, hellos, address)
    try:
        await listener.run(receive)
    except Exception as error:
        hall.mistake("socket", error)
        connection.bye("stopping")
    finally:
        hall.metrics.connections.dec()
        listener.gone()
        if connection.closing is not None:
            hall.metrics.cut_off.labels(connection.closing).inc()
            if connection.closing == "too-fast" and direct is not None:
                direct.told_off()
            await asyncio.wait([writer], timeout=2)
        writer.cancel()


async def _write(connection: Connection, send: Any) -> None:
    try:
        while (raw := await connection.next()) is not None:
            await send({"type": "websocket.send", "text": raw.decode()})
        await send({"type": "websocket.close", "code": CODES.get(connection.closing or "", 1000)})
    except Exception:
        return  # the line is gone; reading will notice it too


class _Listener:
    def __init__(self, hall: Hall, connection: Connection, scope: Any, hellos: Hellos, address: str) -> None:
        self.hall = hall
        self.hellos = hellos
        self.address = address
        self.clock = hall.clock
        self.connection = connection
        self.scope = scope
        self.table: LiveTable | FarLine | None = None
        self.bucket = Bucket(*MESSAGES, hall.clock.now())
        self.bad = 0
        self._pings: dict[int, float] = {}
        self._nonce = 0
        self._pinging: asyncio.TimerHandle | None = None

    def gone(self) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
        if self.table is not None:
            self.table.leave(self.connection)

    async def run(self, receive: Any) -> None:
        """Runs until the line is gone or the server has said bye."""
        hello = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._no_hello)
        try:
            while self.connection.closing is None:
                event = await receive()
                if event["type"] == "websocket.disconnect":
                    return
                raw = event.get("text")
                message = self.read(event.get("bytes") or b"" if raw is None else raw)
                if message is not None:
                    await self._hello(message)
        finally:
            hello.cancel()

    def _no_hello(self) -> None:
        if self.table is None:
            self.connection.bye("no-hello")

    def read(self, raw: str | bytes) -> p.Hello | None:
        """Returns a first hello: it is the only message that needs the hall."""
        arrived = self.clock.now()
        if len(raw) > LARGEST_FRAME:
            self.connection.bye("too-large")
            return None
        told = self.bucket.take(arrived)
        if not self.hellos.says(self.address, arrived) and self.bucket.full < self.bucket.burst - MODEST:
            told = False  # too much comes from this address, and this line has its part in it
        if not told:
            self.connection.bye("too-fast")
            return None
        try:
            message = _decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._cannot_read(raw)
            return None
        table = self.table
        if isinstance(message, p.Pong):
            self._pong(message.nonce, arrived)
        elif isinstance(message, p.Hello):
            if table is None:
                return message
            self.connection.tell(_encode(p.FaultMessage(None, fault("hello-twice"))))
        elif table is None:
            self.connection.bye("no-hello")
        else:
            late = self.connection.shown_late(self.hall.load.patience)
            table.hear(self.connection, message, raw, arrived - late)
        return None

    def hear(self, raw: bytes) -> None:
        """Takes a message straight from the line, after the hello."""
        if self.connection.closing is not None:
            return
        try:
            self.read(raw)
        except Exception as error:
            self.hall.mistake("socket", error)
            self.connection.bye("stopping")

    def _cannot_read(self, raw: str | bytes) -> None:
        """Answers by the id, if there is one. The bad message is not quoted, because a client may have sent
        anything."""
        self.bad += 1
        if self.table is None or self.bad > MOST_BAD:
            self.connection.bye("bad-message")
            return
        self.hall.metrics.refused.labels("bad-message").inc()
        try:
            name: str | None = _decode_id(raw).id
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            name = None
        self.connection.tell(_encode(p.FaultMessage(name, fault("bad-message"))))

    async def _hello(self, message: p.Hello) -> None:
        if self.hall.stopping:
            self.connection.bye("stopping")
            return
        if not self.hellos.take(self.address, hash_token(message.token), self.clock.now()):
            self.connection.bye("too-fast")
            return
        try:
            table, person = await self.hall.enter(message.token, self.address)
        except Faulty as error:
            if error.id == "too-fast":  # many long tables are being opened for this address
                self.connection.bye("too-fast")
                return
            self.hellos.wrong(self.address, self.clock.now())
            self.connection.bye("unknown-token")
            return
        except ScovilleError as error:
            self.connection.bye("store-down" if isinstance(error, StoreDown) else "stopping")
            return
        self.connection.person = person
        self.connection.line.on_wire(round_trip(self.scope))  # known before the first race
        self.table = table
        self.connection.newcomer = message.newcomer
        table.arrive(self.connection, message.seen, message.muted, self.address)
        self.connection.listen(self.hear)
        for wait in FIRST_PINGS:
            asyncio.get_running_loop().call_later(wait, self._ping)
        self._pinging = asyncio.get_running_loop().call_later(PING_EVERY, self._ping_again)

    # --- measuring the line ------------------------------------------------------------------------

    def _ping_again(self) -> None:
        self._ping()
        self._pinging = asyncio.get_running_loop().call_later(PING_EVERY, self._ping_again)

    def _ping(self) -> None:
        if self.connection.closing is None:
            self._nonce += 1
            self._pings[self._nonce] = self.clock.now()
            if len(self._pings) > 8:
                del self._pings[min(self._pings)]
            self.connection.tell(_encode(p.Ping(self._nonce)))

    def _pong(self, nonce: int, arrived: float) -> None:
        sent = self._pings.pop(nonce, None)
        if sent is not None:  # an invented or repeated nonce measures nothing
            self.connection.line.on_wire(round_trip(self.scope))
            self.connection.line.measured(arrived - sent)
            if self.table is not None:
                self.table.measured(self.connection)
