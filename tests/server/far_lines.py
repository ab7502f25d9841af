"""Lines that take their time, for tests of what must be fair in spite of them.

`FarNetwork` delays packets, so that the operating system too sees how long a line is; it needs Linux and its user
namespaces, nothing else. `relay` delays what is said, as a proxy on the way would.
"""

from __future__ import annotations

import asyncio
import ctypes
import fcntl
import os
import socket
import struct
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

NEW_USER, NEW_NETWORK = 0x10000000, 0x40000000
SET_FLAGS, SET_ADDRESS, SET_MASK, MAKE_TUN = 0x8914, 0x8916, 0x891C, 0x400454CA
UP, RUNNING, PACKETS, NO_HEADER = 0x1, 0x40, 0x1, 0x1000


class FarNetwork:
    """A network of this process and its children alone, with a line for every delay.

    Who connects to `address` of a line reaches this very machine by packets that take `delay` seconds each way. A line
    is a tun device: what the kernel sends into it comes back later with sender and receiver exchanged, which leaves
    all checksums as they are.
    """

    def __init__(self) -> None:
        """Before any thread is started. OSError where the system does not allow it."""
        user, group = os.getuid(), os.getgid()
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.unshare(NEW_USER | NEW_NETWORK):
            raise OSError(ctypes.get_errno(), "no network of one's own")
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/uid_map").write_text(f"0 {user} 1")
        Path("/proc/self/gid_map").write_text(f"0 {group} 1")
        self._control = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._switch_on("lo")
        self._lines = 0

    def _switch_on(self, name: str) -> None:
        fcntl.ioctl(self._control, SET_FLAGS, struct.pack("16sH14x", name.encode(), UP | RUNNING))

    def line(self, delay: float) -> str:
        """A new line; the address at its other end. Within a running loop, which carries the packets."""
        self._lines += 1
        name, net = f"far{self._lines}", f"10.66.{self._lines}"
        tun = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
        fcntl.ioctl(tun, MAKE_TUN, struct.pack("16sH14x", name.encode(), PACKETS | NO_HEADER))
        for request, address in ((SET_ADDRESS, f"{net}.1"), (SET_MASK, "255.255.255.0")):
            packed = struct.pack("16sH2x4s8x", name.encode(), socket.AF_INET, socket.inet_aton(address))
            fcntl.ioctl(self._control, request, packed)
        self._switch_on(name)
        loop = asyncio.get_running_loop()
        under_way: deque[bytes] = deque()

        def arrive() -> None:
            os.write(tun, under_way.popleft())

        def depart() -> None:
            packet = os.read(tun, 65536)
            if packet[0] >> 4 == 4:
                under_way.append(packet[:12] + packet[16:20] + packet[12:16] + packet[20:])
                loop.call_later(delay, arrive)

        loop.add_reader(tun, depart)
        return f"{net}.2"


@asynccontextmanager
async def relay(url: str, delay: float) -> AsyncIterator[str]:
    """The address of somebody who hands on what is said, `delay` seconds later each way."""
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
