"""Confidence intervals for counts. All are 95 % unless a level is given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

__all__ = [
    "LEVEL",
    "Estimate",
    "clustered_share",
    "independent_games",
    "look_level",
    "mean",
    "quantile_of_normal",
    "wilson",
]

LEVEL: Final = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its interval."""

    value: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """The wider half of the interval."""
        return max(self.high - self.value, self.value - self.low)

    def as_json(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def quantile_of_normal(level: float) -> float:
    """How many standard errors each way cover `level`."""
    return NormalDist().inv_cdf((1 + level) / 2)


def wilson(won: float, games: float, level: float = LEVEL) -> Estimate:
    """Wilson's interval for a share. `won` may have fractions: parts of shared wins."""
    if games <= 0:
        return Estimate(0.0, 0.0, 1.0)
    z = quantile_of_normal(level)
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Estimate(share, min(max(middle - half, 0.0), share), max(min(middle + half, 1.0), share))


def mean(value: float, variance: float, count: int, level: float = LEVEL) -> Estimate:
    """The normal interval for a mean."""
    half = quantile_of_normal(level) * sqrt(variance / count) if count else 0.0
    return Estimate(value, value - half, value + half)


def clustered_share(shares: Sequence[float], games_each: int, level: float = LEVEL) -> Estimate:
    """A share of all games if only the deals are independent: `shares` has one for each deal.

    It is Wilson's interval for the number of independent games that would spread like these deals. So it is also honest
    near 0 and 1, where the deals may not differ at all.
    """
    if not shares:
        return Estimate(0.0, 0.0, 1.0)
    like = independent_games(shares, games_each)
    return wilson(sum(shares) / len(shares) * like, like, level)


def independent_games(shares: Sequence[float], games_each: int) -> float:
    """How many independent games would spread like these deals; if the deals do not differ, the number of deals."""
    deals = len(shares)
    share = sum(shares) / deals
    variance = sum((x - share) ** 2 for x in shares) / (deals - 1) / deals if deals > 1 else 0.0
    like = share * (1 - share) / variance if variance > 0 else float(deals)
    return min(like, float(deals * games_each))  # never more than were played


def look_level(look: int, level: float = LEVEL) -> float:
    """The level of an interval at the `look`-th look (from 1), so that those of all looks hold together at `level`.

    Look k spends 1 / (k (k + 1)) of the error; these parts add up to 1, however many looks there are.
    """
    return 1 - (1 - level) / (look * (look + 1))
