"""What the operating system knows of a line: its round trip, measured below the client's program."""

from __future__ import annotations

import socket
import struct
import sys
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["MeasuredProtocol", "round_trip", "trust_wire"]

_RTT_AT: Final = 68
"""Where Linux keeps the smoothed round trip (tcpi_rtt, microseconds) in its TCP_INFO."""
_SOCKETS: dict[tuple[str, int], Any] = {}
_trusted = True


def trust_wire(trusted: bool) -> None:
    """Behind a proxy the line ends at the proxy, and its round trip says nothing about the person's."""
    global _trusted  # noqa: PLW0603
    _trusted = trusted


def round_trip(scope: Any) -> float | None:
    """Seconds; None where nobody knows."""
    found = _SOCKETS.get(tuple(scope.get("client") or ()))
    if found is None or not _trusted or sys.platform != "linux":
        return None
    try:
        raw = found.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
        return float(struct.unpack_from("<I", raw, _RTT_AT)[0]) / 1e6
    except (OSError, struct.error):
        return None


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Remembers which socket a connection came by."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.client is not None:
            _SOCKETS[self.client] = transport.get_extra_info("socket")

    def connection_lost(self, exc: Exception | None) -> None:
        if self.client is not None:
            _SOCKETS.pop(self.client, None)
        super().connection_lost(exc)
