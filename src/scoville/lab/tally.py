"""Results of many games in whole numbers: any split over workers adds up to the same."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ..core import BadSettings

__all__ = ["Tally"]


@dataclass(slots=True)
class Tally:
    """Counts of games: each set of winners, each length in actions, each reason for the end."""

    games: int = 0
    decisions: int = 0
    winners: Counter[tuple[int, ...]] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            self.winners + other.winners,
            self.lengths + other.lengths,
            self.reasons + other.reasons,
        )

    def add(self, winners: tuple[int, ...], actions: int, decisions: int, reason: str) -> None:
        """One more game."""
        self.games += 1
        self.decisions += decisions
        self.winners[winners] += 1
        self.lengths[actions] += 1
        self.reasons[reason] += 1

    def wins(self, seats: int) -> list[Fraction]:
        """By seat; a shared win counts in equal parts."""
        won = [Fraction(0)] * seats
        for winners, count in self.winners.items():
            for seat in winners:
                won[seat] += Fraction(count, len(winners))
        return won

    def shared(self) -> int:
        """Games with more than one winner."""
        return sum(count for winners, count in self.winners.items() if len(winners) > 1)

    def mean_length(self) -> Fraction:
        return Fraction(sum(length * count for length, count in self.lengths.items()), max(self.games, 1))

    def variance_of_length(self) -> Fraction:
        """Of the lengths of games, unbiased."""
        if self.games < 2:
            return Fraction(0)
        mean = self.mean_length()
        return Fraction(sum((length - mean) ** 2 * count for length, count in self.lengths.items()), self.games - 1)

    def quantile(self, share: Fraction) -> int | None:
        """The smallest length that at least this share of the games do not exceed."""
        left = share * self.games
        for length in sorted(self.lengths):
            left -= self.lengths[length]
            if left <= 0:
                return length
        return None

    # --- written down ---------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions,
            "winners": {" ".join(map(str, seats)): count for seats, count in sorted(self.winners.items())},
            "lengths": {str(length): count for length, count in sorted(self.lengths.items())},
            "reasons": dict(sorted(self.reasons.items())),
        }

    @staticmethod
    def from_json(written: Any) -> Tally:
        """Raises BadSettings unless it is what `as_json` wrote."""
        try:
            tally = Tally(
                _count(written["games"]),
                _count(written["decisions"]),
                Counter({tuple(map(int, key.split())): _count(n) for key, n in written["winners"].items()}),
                Counter({int(key): _count(n) for key, n in written["lengths"].items()}),
                Counter({str(key): _count(n) for key, n in written["reasons"].items()}),
            )
        except (KeyError, TypeError, ValueError, AttributeError):
            raise BadSettings.plain("This is not a tally of games.") from None
        if any(part.total() != tally.games for part in (tally.winners, tally.lengths, tally.reasons)):
            raise BadSettings.plain("This tally does not add up.")
        return tally


def _count(number: object) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or number < 0:
        raise ValueError(number)
    return number
