"""Players and their seats. A seat is a number, clockwise from 0; people use the name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from .errors import BadSettings, quote

__all__ = ["CLOCK", "CLOCK_NAME", "NOBODY", "check_names"]

NOBODY: Final = -1
"""Stands for a seat where there is none: no player has this number."""
CLOCK: Final = -2
"""The seat of the clock. Time itself changes nothing: the clock acts, like a player, with `Expire`."""
CLOCK_NAME: Final = "clock"
"""How the clock is called in records and in `game.apply("clock", …)`. No player can have this name."""

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*", re.ASCII)


def check_names(names: Sequence[str], fewest: int, most: int, reserved: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the players' names as a tuple. Raises BadSettings that says what is wrong with them.

    `reserved` are words of the record that would be ambiguous as names.
    """
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
