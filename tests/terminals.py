"""A pseudo-terminal for the tests that need one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress

import pytest


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
