"""How long a bot that searches thinks, and what it finds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ..core import BadSettings, quote

__all__ = ["Budget", "OptionValue"]

DEFAULT = "200ms"


@dataclass(frozen=True, slots=True)
class Budget:
    """Either milliseconds of its own computing time, or a number of playouts, which repeats exactly."""

    playouts: int | None = None
    milliseconds: int | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """`200ms`, or `4000` for playouts; nothing is 200ms."""
        found = re.fullmatch(r"([1-9][0-9]{0,8})(ms)?", text or DEFAULT, re.ASCII)
        if found is None:
            raise BadSettings("budget", budget=quote(text))
        number = int(found[1])
        return cls(milliseconds=number) if found[2] else cls(playouts=number)

    @property
    def seconds(self) -> float:
        """Of computing time; 0 where playouts are counted, since nobody knows how long they take."""
        return (self.milliseconds or 0) / 1000

    def within(self, seconds: float) -> Budget:
        """No more than so long; 0 is not at all. Where playouts are counted, any time is enough but none."""
        if self.milliseconds is None and seconds > 0:
            return self
        return Budget(milliseconds=min(self.milliseconds or 0, max(0, round(seconds * 1000))))


@dataclass(frozen=True, slots=True)
class OptionValue:
    """What an option is worth as a bot sees it. `option` is an action of the game; None is to let things be."""

    option: Any
    chance: float
    """To win; a shared win counts in parts."""
    error: float
    """The standard error of that."""
    playouts: int
