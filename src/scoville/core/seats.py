"""Players and their seats. A seat is a number, clockwise from 0; people use the name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from .errors import BadSettings, quote

__all__ = ["CLOCK", "CLOCK_NAME", "NOBODY", "check_names"]

NOBODY: Final = -1
CLOCK: Final = -2
"""The clock's own seat: its action closes what waits; time itself never does."""
CLOCK_NAME: Final = "clock"

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*", re.ASCII)


def check_names(names: Sequence[str], fewest: int, most: int, reserved: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The names as a tuple; BadSettings says what is wrong with them. `reserved` are words of the record."""
    if not fewest <= len(names) <= most:
        raise BadSettings("players", fewest=fewest, most=most, players=len(names))
    for i, name in enumerate(names):
        if not isinstance(name, str) or not _NAME.fullmatch(name):
            raise BadSettings("player-name", name=quote(str(name)))
        if name == CLOCK_NAME:
            raise BadSettings("clock-name", name=CLOCK_NAME)
        if name in reserved:
            raise BadSettings("reserved-name", name=name)
        if name in names[:i]:
            raise BadSettings("same-name", name=name)
    return tuple(names)
