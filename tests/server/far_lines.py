"""Lines that take their time, for tests of what must be fair in spite of them.

`FarNetwork` delays packets, so that the operating system too sees how long a line is; it needs Linux and root
or user namespaces, nothing else. `relay` delays what is said, as a proxy on the way would.
"""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import os
import select
import signal
import socket
import struct
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

NEW_USER, NEW_NETWORK = 0x10000000, 0x40000000
SET_FLAGS, SET_ADDRESS, SET_MASK, MAKE_TUN = 0x8914, 0x8916, 0x891C, 0x400454CA
UP, RUNNING, PACKETS, NO_HEADER = 0x1, 0x40, 0x1, 0x1000
DIE_WITH_PARENT = 1


class FarNetwork:
    """A network for this process and its children only, with a line for every delay.

    Connecting to an address of `addresses` reaches this very machine through packets that take that many seconds each
    way. A line is a tun device: what the kernel sends into it comes back later with sender and receiver exchanged,
    which leaves all checksums as they are.
    """

    def __init__(self, *delays: float) -> None:
        """Call it before any thread is started. Raises OSError if the system does not allow it."""
        user, group = os.getuid(), os.getgid()
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.unshare(NEW_NETWORK if user == 0 else NEW_USER | NEW_NETWORK):
            raise OSError(ctypes.get_errno(), "no network of one's own")
        if user:
            Path("/proc/self/setgroups").write_text("deny")
            Path("/proc/self/uid_map").write_text(f"0 {user} 1")
            Path("/proc/self/gid_map").write_text(f"0 {group} 1")
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
            _switch_on(control, "lo")
            lines = {_make_line(control, number): delay for number, delay in enumerate(delays)}
        self.addresses = [f"10.66.{number}.2" for number in range(len(delays))]
        if os.fork() == 0:
            libc.prctl(DIE_WITH_PARENT, signal.SIGKILL)
            with suppress(OSError):  # with permission, packets do not wait for a busy processor
                os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))
            _carry(lines)
        for tun in lines:
            os.close(tun)


def _switch_on(control: socket.socket, name: str) -> None:
    fcntl.ioctl(control, SET_FLAGS, struct.pack("16sH14x", name.encode(), UP | RUNNING))


def _make_line(control: socket.socket, number: int) -> int:
    name = f"far{number}"
    tun = os.open("/dev/net/tun", os.O_RDWR)
    fcntl.ioctl(tun, MAKE_TUN, struct.pack("16sH14x", name.encode(), PACKETS | NO_HEADER))
    for request, address in ((SET_ADDRESS, f"10.66.{number}.1"), (SET_MASK, "255.255.255.0")):
        packed = struct.pack("16sH2x4s8x", name.encode(), socket.AF_INET, socket.inet_aton(address))
        fcntl.ioctl(control, request, packed)
    _switch_on(control, name)
    return tun


def _carry(lines: dict[int, float]) -> None:
    """Carries packets for ever, in its own process: the line must be slow, not its carrier."""
    under_way: dict[int, deque[tuple[float, bytes]]] = {tun: deque() for tun in lines}
    while True:
        due = min((waiting[0][0] for waiting in under_way.values() if waiting), default=None)
        left = None if due is None else max(0.0, due - time.monotonic())
        for tun in select.select(list(lines), (), (), left)[0]:
            packet = os.read(tun, 65536)
            if packet[0] >> 4 == 4:
                turned = packet[:12] + packet[16:20] + packet[12:16] + packet[20:]
                under_way[tun].append((time.monotonic() + lines[tun], turned))
        for tun, waiting in under_way.items():
            while waiting and waiting[0][0] <= time.monotonic():
                os.write(tun, waiting.popleft()[1])


@asynccontextmanager
async def relay(url: str, delay: float) -> AsyncIterator[str]:
    """The address of a relay that passes on what is said, `delay` seconds later each way."""
    host, port = url.removeprefix("http://").split(":")

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65536):
            loop.call_later(delay, writer.write, data)
        loop.call_later(delay, writer.close)

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(host, int(port))
        await asyncio.gather(pump(reader, back), pump(there, writer), return_exceptions=True)

    server = await asyncio.start_server(carry, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
