"""Ctrl+C waits while something is made that could not be closed in good order halfway."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

__all__ = ["interrupts_held"]


@contextmanager
def interrupts_held() -> Iterator[Callable[[], None]]:
    """Holds SIGINT back until the end of the block, or until the function it gives is called.

    A process that is started meanwhile inherits this and never receives the signal.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield lambda: None
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def release() -> None:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

    try:
        yield release
    finally:
        release()
