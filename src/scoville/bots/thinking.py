"""How long a searching bot thinks, and what it finds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from ..core import BadSettings, quote

__all__ = ["FEW", "Budget", "OptionValue"]

DEFAULT = "200ms"
FEW: Final = 10
"""An option tried in fewer playouts has a number, but nobody can say how good it is."""
SURE: Final = 2.0
"""Half the width of an interval, in standard errors: the truth lies within it 19 of 20 times."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may search: milliseconds of its own computing time, or a number of playouts.

    With a number of playouts a bot decides the same every time.
    """

    playouts: int | None = None
    milliseconds: int | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """`200ms`, or `4000` for playouts; an empty text means 200ms."""
        found = re.fullmatch(r"([1-9][0-9]{0,8})(ms)?", text or DEFAULT, re.ASCII)
        if found is None:
            raise BadSettings("budget", budget=quote(text))
        number = int(found[1])
        return cls(milliseconds=number) if found[2] else cls(playouts=number)

    @property
    def seconds(self) -> float:
        """Seconds of computing time; 0 if playouts are counted, since nobody knows how long they take."""
        return (self.milliseconds or 0) / 1000

    def within(self, seconds: float) -> Budget:
        """No more than this long; 0 means not at all. A number of playouts fits into any time above 0."""
        if self.milliseconds is None and seconds > 0:
            return self
        return Budget(milliseconds=min(self.milliseconds or 0, max(0, round(seconds * 1000))))


@dataclass(frozen=True, slots=True)
class OptionValue:
    """The value of an option as a bot sees it. `option` is an action of the game; None is to let things be."""

    option: Any
    chance: float
    """The chance to win; a shared win counts in parts."""
    error: float
    """The standard error of the chance."""
    playouts: int
    margin: float = 0.0
    """How far chances are off because nobody knows how the others play: about the same for all options."""

    @property
    def known(self) -> bool:
        """Whether it was tried often enough to say anything."""
        return self.playouts >= FEW

    @property
    def sampled(self) -> tuple[float, float]:
        """The interval in which the chance probably lies, if the others play as was assumed.

        Two won and two lost playouts are added (Agresti and Coull). Without them an option that lost its first ten
        playouts would seem certain to lose.
        """
        times = self.playouts + 4
        mean = (self.chance * self.playouts + 2) / times
        squares = ((self.error**2 * self.playouts + self.chance**2) * self.playouts + 2) / times
        reach = SURE * (max(0.0, squares - mean**2) / times) ** 0.5
        return max(0.0, mean - reach), min(1.0, mean + reach)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval in which the true chance probably lies: `sampled`, and `margin` beyond it."""
        low, high = self.sampled
        return max(0.0, low - self.margin), min(1.0, high + self.margin)

    def surely_beats(self, other: OptionValue) -> bool:
        """Whether it is better by more than chance. An option that was hardly tried is never judged."""
        (low, high), (other_low, other_high) = self.sampled, other.sampled
        differ = (low + high - other_low - other_high) / 2
        return self.known and other.known and differ > (((high - low) ** 2 + (other_high - other_low) ** 2) ** 0.5) / 2
