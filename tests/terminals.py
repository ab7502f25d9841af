"""A pseudo-terminal for the tests that need one."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Self

import pytest

HANGS = 120.0
"""Seconds after which a program hangs; nothing depends on how soon it answers."""


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Our end and the program's. A container or a chroot may have none to give."""
    pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")
    try:
        ours, theirs = pty.openpty()
    except OSError as error:
        pytest.skip(f"no pseudo-terminal can be had here: {error}")
    yield ours, theirs
    for end in (ours, theirs):
        with suppress(OSError):  # the test has closed it already
            os.close(end)


class Typist:
    """`scoville` on a terminal of its own, with somebody who reads what it prints and types."""

    def __init__(self, terminal: tuple[int, int], home: Path, *arguments: str) -> None:
        self.ours, theirs = terminal
        self.read = ""
        self.program = subprocess.Popen(
            [sys.executable, "-m", "scoville", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home), "TERM": "xterm-256color"},
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.program.kill()
        self.program.wait()

    def until(self, text: str) -> None:
        """Reads up to this text; the next call reads on behind it."""
        deadline = time.monotonic() + HANGS
        while text not in self.read:
            left = deadline - time.monotonic()
            assert left > 0, f"{text!r} did not come, but {self.read!r}"
            if select.select([self.ours], [], [], left)[0]:
                try:
                    self.read += os.read(self.ours, 65536).decode("utf-8", "replace")
                except OSError:  # the program has ended
                    assert text in self.read, self.read
        self.read = self.read.partition(text)[2]

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def ended(self) -> int:
        """Its exit code. What it still prints is read, so that it can end."""
        while True:
            try:
                if not select.select([self.ours], [], [], 0.05)[0]:
                    if self.program.poll() is not None:
                        break
                    continue
                if not (more := os.read(self.ours, 65536)):
                    break
                self.read += more.decode("utf-8", "replace")
            except OSError:
                break
        return self.program.wait(HANGS)
