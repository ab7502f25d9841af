"""How much anybody may do: buckets that fill with time and empty with use."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

__all__ = ["Bucket", "Buckets", "Hellos"]

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

    def take(self, key: str, now: float, amount: float = 1.0) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, now)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(now, amount)


class Hellos:
    """How often anybody may come back. A token is one person's; behind an address there may be a whole club."""

    def __init__(self, tables_each: int) -> None:
        """A server where more tables come from one address has more people there."""
        self._by_token = Buckets(rate=0.5, burst=20)
        self._by_address = Buckets(rate=1.5 * tables_each, burst=30 * tables_each)

    def take(self, address: str, token: bytes, now: float) -> bool:
        return self._by_token.take(token.hex(), now) and self._by_address.take(address, now)

    def wrong(self, address: str, now: float) -> None:
        """A token that opens nothing: whoever tries others is tired of it ten times as soon."""
        self._by_address.take(address, now, 9.0)
