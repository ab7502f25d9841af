"""How much anybody may do: buckets that fill with time and empty with use."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

__all__ = ["Bucket", "Buckets"]

MOST_KEPT: Final = 10_000


class Bucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("burst", "full", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full = burst
        self.since = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether there was enough in it."""
        self.full = min(self.burst, self.full + (now - self.since) * self.rate)
        self.since = now
        if self.full < amount:
            return False
        self.full -= amount
        return True


class Buckets:
    """One bucket for each address; the longest unused are forgotten first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, now)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(now)
