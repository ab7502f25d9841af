"""`scoville serve --workers N`: N servers behind one port of this machine, with a NATS of their own."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from ...core.needs import Missing

__all__ = ["NATS_VARIABLE", "Crew", "nats_program"]

NATS_VARIABLE: Final = "SCOVILLE_NATS"
"""Where a server finds the address of NATS, if no option says it: other people on the machine can read options."""
LOOK_EVERY: Final = 0.2
PATIENCE: Final = 15.0
"""Seconds for everybody to stop."""


def nats_program() -> str:
    """nats-server, of the wheel beside this Python or of the system."""
    beside = Path(sys.executable).parent / "nats-server"
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise Missing("--workers needs nats-server", "cluster")
    return found


class Crew:
    """Starts NATS and the servers, starts again what dies, and stops all of them when it is told to."""

    def __init__(self, count: int, options: list[str], listening: socket.socket) -> None:
        self._count = count
        self._listening = listening
        self._command = [sys.executable, "-m", "scoville", "serve", *options, "--descriptor", str(listening.fileno())]
        self._servers: list[subprocess.Popen[bytes]] = []
        self._nats: subprocess.Popen[bytes] | None = None
        self._stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until SIGTERM or SIGINT."""
        for which in (signal.SIGTERM, signal.SIGINT):
            signal.signal(which, self._stop)
        with tempfile.TemporaryDirectory(prefix="scoville-") as folder:
            config = Path(folder) / "nats.conf"
            environment = {**os.environ, NATS_VARIABLE: self._configure(config)}
            try:
                self._mind(config, environment)
                ready()
                while not self._stopping:
                    time.sleep(LOOK_EVERY)
                    self._mind(config, environment)
            finally:
                self._end()

    def _stop(self, which: int, frame: Any) -> None:
        self._stopping = True

    def _configure(self, config: Path) -> str:
        """The address of a NATS that only this crew can use."""
        password = secrets.token_urlsafe(24)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        config.touch(0o600)
        config.write_text(
            f'listen: "127.0.0.1:{port}"\nmax_payload: 8MB\n'
            f'authorization {{ user: "scoville", password: "{password}" }}\n',
            encoding="utf-8",
        )
        return f"nats://scoville:{password}@127.0.0.1:{port}"

    def _mind(self, config: Path, environment: dict[str, str]) -> None:
        if self._nats is None or self._nats.poll() is not None:
            silent = subprocess.DEVNULL
            command = [nats_program(), "-c", str(config)]
            self._nats = subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent)  # noqa: S603 - our own
        self._servers = [server for server in self._servers if server.poll() is None]
        while len(self._servers) < self._count and not self._stopping:
            server = subprocess.Popen(  # noqa: S603 - ourselves
                self._command, env=environment, pass_fds=[self._listening.fileno()]
            )
            self._servers.append(server)

    def _end(self) -> None:
        """All servers stop at once: nobody is left who could take a table over. Then NATS."""
        until = time.monotonic() + PATIENCE
        for server in self._servers:
            with suppress(ProcessLookupError):
                server.terminate()
        for server in self._servers:
            try:
                server.wait(max(0.1, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                server.kill()
        if self._nats is not None:
            self._nats.terminate()
            self._nats.wait(5)
