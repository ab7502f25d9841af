"""The gate limits the number of connections, how long a request may take to arrive, and the size of its head.

uvicorn limits none of these. Its `limit_concurrency` counts only complete requests, which a stranger need never
send; httptools takes headers of any length; only a connection that is silent between two requests is closed
(`timeout_keep_alive`). So we watch each connection from here, by what uvicorn's own protocol has read so far.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any, Final, Literal

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from .hosting import Hosting, household
from .limits import NEIGHBOURS, Buckets, neighbourhood
from .pace import Pace
from .telling import Metrics, Seldom, get_log

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

__all__ = ["Gate", "GateConfig", "Patience", "WatchedProtocol", "most_sockets"]

LARGEST_HEAD: Final = 32 * 1024
"""Bytes of a request before its body. Browsers send one or two thousand."""
MOST_IGNORED: Final = 1 << 20
"""Bytes of a body. The routes take less; we read the rest so that the answer arrives, but not for ever."""
TOLD_OFF: Final = (2.0, 30.0)
"""Sockets of one address that may be cut off for being too fast: per second, and at once. Beyond that, new
connections are refused unread, which is much less work."""
SPARE: Final = 100
"""Descriptors left for databases, files and worker processes."""
FEWEST, MOST = 64, 50_000
"""Sockets in total."""
MOST_LINGERING: Final = 64
"""Refused connections that get time to read why. Under a flood the others are closed at once; if they go on sending,
the answer may not reach them."""

Reason = Literal[
    "too-many-sockets", "sockets-from-one-address", "told-off", "head-too-large", "body-too-large", "too-slow"
]
ANSWERS: Final[dict[Reason, tuple[int, str]]] = {
    "too-many-sockets": (503, "The server has no room for more connections; try again in a moment."),
    "sockets-from-one-address": (429, "There are too many connections from this address."),
    "told-off": (429, "This address was told too often that it is too fast; wait a moment."),
    "head-too-large": (431, "The headers of this request are too long."),
    "body-too-large": (413, "This is too long."),
    "too-slow": (408, "This request took too long to arrive."),
}


@dataclass(frozen=True, slots=True)
class Patience:
    """Time limits in seconds."""

    request: float = 20.0
    """From the first byte of a request, or from connecting, until its headers are there; the same again for its
    body."""
    idle: float = 20.0
    """Between two requests."""
    answer: float = 60.0
    """While a client reads nothing of its answer."""
    linger: float = 2.0
    """For reading why a connection is cut off."""


def most_sockets() -> int:
    """As many as the system allows this process, after asking for as much as it may give."""
    if resource is None:
        return FEWEST * 8
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + SPARE if hard == resource.RLIM_INFINITY else min(hard, MOST + SPARE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass
    return max(FEWEST, min(MOST, wanted if soft == resource.RLIM_INFINITY else soft - SPARE))


class Gate:
    """Counts the connections of a server by transport, so a connection still counts as one when it becomes a socket."""

    def __init__(
        self, hosting: Hosting, metrics: Metrics, most: int | None = None, patience: Patience | None = None
    ) -> None:
        self.most = most_sockets() if most is None else most
        self.patience = patience or Patience()
        self.lingering = 0
        self.pace = Pace(hosting.tables_each)
        rate, burst = TOLD_OFF
        self._told_off = Buckets(rate, burst, everybody=None)
        self._each = hosting.sockets_each
        self._by_address = not hosting.behind_proxy  # there every connection comes from the proxy, which limits its own
        self._lines: dict[Any, tuple[str, ...]] = {}
        self._counts: Counter[str] = Counter()
        self._metrics = metrics
        self._seldom = Seldom(lambda reason, times: get_log().warning("turned away", reason=reason, number=times))
        metrics.sockets.set_function(lambda: len(self._lines))

    def enter(self, transport: Any) -> Reason | None:
        """The reason why this connection may not come in, if there is one."""
        if len(self._lines) >= self.most:
            return "too-many-sockets"
        keys: tuple[str, ...] = ()
        if self._by_address:
            home = household((transport.get_extra_info("peername") or ("",))[0])
            around = neighbourhood(home)
            keys = (home,) if around is None else (home, around)
            limits = (self._each, self._each * NEIGHBOURS)
            if any(self._counts[key] >= limit for key, limit in zip(keys, limits, strict=False)):
                return "sockets-from-one-address"
            if not self._told_off.has(home, loop_time()):
                return "told-off"
        self._lines[transport] = keys
        self._counts.update(keys)
        return None

    def address_of(self, transport: Any) -> str | None:
        """The address of a connection; None behind a proxy, where it is unknown."""
        return next(iter(self._lines.get(transport, ())), None)

    def leave(self, transport: Any) -> None:
        for key in self._lines.pop(transport, ()):
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]
                self.pace.forget(key)

    def told_off(self, transport: Any) -> None:
        """Counts a socket that is cut off for being too fast."""
        address = self.address_of(transport)
        if address is not None:
            self._told_off.take(address, loop_time())

    def turned_away(self, reason: Reason, now: float) -> None:
        self._metrics.turned_away.labels(reason).inc()
        self._seldom.note(reason, now)


class GateConfig(uvicorn.Config):
    """uvicorn gives this to every protocol it makes, so that they find the gate."""

    def __init__(self, app: Any, gate: Gate, **more: Any) -> None:
        super().__init__(app, http=WatchedProtocol, h11_max_incomplete_event_size=LARGEST_HEAD, **more)
        self.timeout_keep_alive = gate.patience.idle  # type: ignore[assignment]  # its timers take parts of a second
        self.gate = gate


class WatchedProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's protocol reads HTTP; this class only watches how far it has got."""

    waiting = 0

    def connection_made(self, transport: Any) -> None:
        self._gate: Gate = self.config.gate
        begun = self._gate.pace.clock()
        super().connection_made(transport)
        self._seen: Any = None
        """The request that began last."""
        self._head = 0
        self._body = 0
        self._shut = False
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._silent = True
        refused = self._gate.enter(transport)
        self._address = self._gate.address_of(transport)
        if refused is not None:
            self._refuse(refused)
            return
        # Any unread byte of an answer starts the time for reading it, and it runs on while the connection closes:
        # closing waits until everything is sent.
        transport.set_write_buffer_limits(high=0)
        self._wait()
        if self._address is not None:
            self._gate.pace.charge(self._address, begun)

    @property
    def stopped(self) -> bool:
        return self._shut or self.flow is None or bool(self.flow.read_paused)

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            self.take_in(data)
        else:
            self._gate.pace.read(self._address, self, data)

    def take_in(self, data: bytes) -> None:
        """Reads data when it is its address's turn."""
        protocol = self.transport.get_protocol()
        if protocol is not self:  # data that waited before this has made it a socket
            protocol.data_received(data)
            return
        if self._shut:
            return
        self._silent = False
        in_body = self._seen is not None and self._seen.more_body
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # a socket now, which has its own limits
            self.transport.set_write_buffer_limits()
            self._stop_waiting()
            self._stop_minding()
            return
        if self.transport.is_closing():
            self._stop_waiting()
            return
        request = self.cycle
        if request is not self._seen:
            self._seen, self._head, self._body = request, 0, 0
            self._stop_waiting()
            if sum(len(name) + len(value) for name, value in request.scope["headers"]) > LARGEST_HEAD:
                self._refuse("head-too-large")  # the whole head arrived at once
                return
        elif in_body:
            self._body += len(data)
        else:
            self._head += len(data)
        if request is not None and not request.more_body and not self._head:
            self._stop_waiting()  # all of it has arrived
        elif self._timer is None:
            self._wait()
        if self._head > LARGEST_HEAD:
            self._refuse("head-too-large")
        elif self._body > MOST_IGNORED:
            self._refuse("body-too-large")

    def connection_lost(self, exc: Exception | None) -> None:
        self._gate.leave(self.transport)
        self._stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)
        # Requests know their connection. Without this, each connection with several of them would be garbage that only
        # a full collection finds.
        getattr(self, "pipeline", set()).clear()  # only httptools' protocol has one
        self.cycle = self._seen = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self._gate.patience.answer, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_minding()

    def _stop_minding(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # --- waiting for a request -------------------------------------------------------------------------

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self._gate.patience.request, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if self._silent:  # browsers open connections they may need; there is nothing to answer
            self._gate.turned_away("too-slow", self.loop.time())
            self.transport.abort()
        else:
            self._refuse("too-slow")

    def _refuse(self, reason: Reason) -> None:
        """Answers, unless this request has its answer already, and reads no more."""
        if self._shut:
            return
        self._shut = True
        self._stop_waiting()
        self._gate.turned_away(reason, self.loop.time())
        request = self.cycle
        if request is not None and not request.response_complete:
            request.disconnected = True  # so that nothing the application still says about it is sent
            request.message_event.set()
            if request.response_started:
                self.transport.abort()  # part of its answer is on its way; there is nothing to add to it
                return
        if request is None or not request.response_complete or not request.more_body:
            self.transport.write(_answer(reason))
        if self._gate.lingering >= MOST_LINGERING:
            self.transport.close()
            return
        self.transport.pause_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._gate.lingering += 1
        self.loop.call_later(self._gate.patience.linger, self._end)

    def _end(self) -> None:
        self._gate.lingering -= 1
        self.transport.abort()


def loop_time() -> float:
    return asyncio.get_running_loop().time()


def _answer(reason: Reason) -> bytes:
    status, sentence = ANSWERS[reason]
    body = f"{sentence}\n".encode()
    head = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
        "content-type: text/plain; charset=utf-8",
        f"content-length: {len(body)}",
        "connection: close",
        *(["retry-after: 60"] if status in {429, 503} else []),
    ]
    return "\r\n".join([*head, "", ""]).encode() + body
