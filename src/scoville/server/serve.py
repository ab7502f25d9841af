"""Runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvicorn

from ..core import BadSettings, quote
from .app import make_app
from .archive import Archive
from .cluster.place import Cluster
from .gate import Gate, GateConfig
from .hall import Hall
from .hosting import Hosting
from .interrupts import interrupts_held
from .limits import SPECTATORS
from .memory import settle_memory
from .names import forbid_names
from .store import open_store
from .telling import set_up_logs
from .threshold import Threshold
from .wire import LARGEST_FRAME, MeasuredProtocol, trust_wire
from .workers import start_early

__all__ = ["LiveServer", "bind", "free_port", "run_server"]


class LiveServer(uvicorn.Server):
    """Tells everybody at the tables before it closes their connections.

    `opening` and `opened` run when signals are already handled: a signal then shuts the server down in good order.
    """

    def __init__(
        self,
        hall: Hall,
        hosting: Hosting | None = None,
        gate: Gate | None = None,
        opening: Callable[[], Awaitable[None]] | None = None,
        opened: Callable[[], None] = lambda: None,
    ) -> None:
        hosting = hosting or Hosting()
        config = GateConfig(
            make_app(hall, hosting),
            gate or Gate(hosting, hall.metrics),
            ws=MeasuredProtocol,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # anybody can send them; see `Hosting.address`
            timeout_graceful_shutdown=5,
        )
        super().__init__(config)
        self.hall = hall
        self._opening = opening
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self._opening is not None:
            await self._opening()
        if sockets is None:
            await super().startup()
        else:
            await super().startup([])
            self.servers = [Threshold(each, self._protocol) for each in sockets]  # type: ignore[misc]  # enough of one for uvicorn
        if not self.should_exit:
            self._opened()

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listening in self.servers:
            listening.close()
        await self.hall.close()
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    """Listens at once, so that anyone who learns the port can connect; 0 means any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small messages at once (TCP_NODELAY) on every accepted connection.
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError, TypeError, ValueError) as error:
        found.close()
        why = error if isinstance(error, OSError | OverflowError) else "that is no address"
        raise BadSettings.plain(f"Nobody can listen on {quote(host)}, port {port}: {why}.") from None
    found.listen(2048)
    return found


def free_port(host: str, port: int) -> int:
    """The port, or 0 if something listens there already."""
    try:
        bind(host, port).close()
    except BadSettings:
        return 0
    return port


def read_names(file: Path) -> list[str]:
    """A word in each line; lines with # are comments."""
    try:
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise BadSettings.plain(f"The list of names {quote(str(file))} cannot be read: {why}.") from None
    return [line for line in lines if line and not line.startswith("#")]


def run_server(
    host: str,
    port: int,
    db: str | None,
    *,
    hosting: Hosting | None = None,
    round_trip_header: str | None = None,
    keep: float | None = None,
    sockets: int | None = None,
    nats: str | None = None,
    descriptor: int | None = None,
    archive: Path | None = None,
    spectators: int = SPECTATORS,
    guests_only: bool = False,
    push_anywhere: bool = False,
    name_filter: Path | None = None,
    log_level: str = "info",
    log_format: str | None = None,
    ready: Any = lambda url: None,
) -> None:
    """Runs until SIGINT or SIGTERM. `ready` is called with the address once everything is open.

    `descriptor` is a socket that listens already, which other servers of this machine share.
    """
    set_up_logs(log_level, log_format)
    listening = bind(host, port) if descriptor is None else socket.socket(fileno=descriptor)
    hosting = (hosting or Hosting()).listening_on(host)
    start_early()
    trust_wire(not hosting.behind_proxy, round_trip_header if hosting.behind_proxy else None)

    forbid_names(() if name_filter is None else read_names(name_filter))
    store = open_store(db)

    async def run(release: Callable[[], None]) -> None:
        release()
        cluster = None if nats is None else Cluster(nats)
        old = None if archive is None else Archive(archive)
        hall = Hall(
            store,
            keep=keep,
            cluster=cluster,
            archive=old,
            spectators=spectators,
            guests_only=guests_only,
            push_anywhere=push_anywhere,
        )
        gate = Gate(hosting, hall.metrics, sockets)
        await LiveServer(hall, hosting, gate, hall.open, opened).serve(sockets=[listening])

    def opened() -> None:
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        store.announce(address)
        ready(address)
        settle_memory()

    # A loop that is interrupted while it is made is never closed, and says so.
    with interrupts_held() as release, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(run(release))


def _loop_factory() -> Any:
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        return None
    return uvloop.new_event_loop
