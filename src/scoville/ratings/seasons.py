"""A season is a quarter of a year, by UTC."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

__all__ = ["Season", "season_of"]


@dataclass(frozen=True, slots=True, order=True)
class Season:
    year: int
    quarter: int

    def __str__(self) -> str:
        return f"{self.year}-{self.quarter}"

    @classmethod
    def read(cls, text: str) -> Season:
        """Of its text, `2026-4`; raises ValueError."""
        year, dash, quarter = text.partition("-")
        if not (dash and year.isascii() and year.isdigit() and len(year) == 4 and quarter in {"1", "2", "3", "4"}):
            raise ValueError("A season is written as 2026-4.")
        return cls(int(year), int(quarter))

    @property
    def begins(self) -> float:
        """Seconds since the epoch."""
        return datetime(self.year, 3 * self.quarter - 2, 1, tzinfo=UTC).timestamp()

    @property
    def ends(self) -> float:
        return self.after(1).begins

    def after(self, seasons: int) -> Season:
        """The season that many later, or earlier."""
        years, quarter = divmod(4 * self.year + self.quarter - 1 + seasons, 4)
        return Season(years, quarter + 1)

    def since(self, other: Season) -> int:
        """How many seasons later this one is."""
        return 4 * (self.year - other.year) + self.quarter - other.quarter


def season_of(time: float) -> Season:
    moment = datetime.fromtimestamp(time, UTC)
    return Season(moment.year, (moment.month + 2) // 3)
