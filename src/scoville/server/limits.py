"""Rate limits: buckets that fill with time and empty with use."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Network
from typing import Final, Literal

__all__ = [
    "ATTENDANCE",
    "JOB_SECONDS",
    "LARGEST_BODY",
    "MOST_ENTRIES",
    "MOST_MUTED",
    "SMALL_BODY",
    "SPECTATORS",
    "Allowance",
    "Bucket",
    "Buckets",
    "Guesses",
    "Hellos",
    "Kind",
    "neighbourhood",
]

MOST_KEPT: Final = 10_000
NEIGHBOURS: Final = 8
"""A provider's customer often has a /48 of IPv6, with 65,536 /64: together they may do as much as this many."""
EVERYBODY: Final = 200
"""All addresses together may do as much as this many."""
Kind = Literal["chat", "lobby", "action", "join"]
EACH: Final[dict[Kind, tuple[float, float]]] = {"chat": (0.5, 6), "lobby": (1, 40), "action": (30, 90)}
"""What one person may do at a table: per second, and at once. Coming in is limited by address."""
TOGETHER: Final[dict[Kind, tuple[float, float]]] = {
    "chat": (2, 30),
    "lobby": (4, 160),
    "action": (100, 400),
    "join": (0.5, 120),
}
"""The same for all people with seats together, and again for all spectators together."""
SPECTATORS: Final = 50
"""People without a seat at one table, unless the host of the server says otherwise."""
MOST_ENTRIES: Final = 100_000
"""Of one table, in all its games. An evening has a few thousand."""
MOST_MUTED: Final = 100
"""People that one person may mute."""
ATTENDANCE: Final = (2.0, 20.0)
"""How often a table hears who is there: times per second, and at once."""
LARGEST_BODY: Final = 256 * 1024
"""A record to continue from fits in; nothing else is nearly as long."""
SMALL_BODY: Final = 8192
"""Bytes of a request, unless it brings a record."""
JOB_SECONDS: Final[dict[str, float]] = {
    "take_from": 120.0,
    "replay": 120.0,
    "rules_answer": 60.0,
    "plan_answer": 60.0,
    "found_clauses": 60.0,
    "think": 120.0,
    "look_back": 120.0,
    "puzzle_page": 60.0,
    "check_answer": 60.0,
    "answer": 60.0,
    "seat_round": 120.0,
}
"""How long a job in a worker process may take, by the name of its function. The longest we know of, a record of 256 KB,
takes some seconds; on a busy machine ten times as long."""


@lru_cache(MOST_KEPT)
def neighbourhood(address: str) -> str | None:
    """The /48 around the /64 of a household; None for everything else."""
    if not address.endswith("/64"):
        return None
    return str(IPv6Network(address).supernet(new_prefix=48))


class Bucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("burst", "full", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full = burst
        self.since = now

    def has(self, now: float, amount: float = 1.0) -> bool:
        """Whether there is enough in it."""
        full = self.full + (now - self.since) * self.rate
        self.full = full if full < self.burst else self.burst
        self.since = now
        return self.full >= amount

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Takes the amount. Returns whether there was enough."""
        full = self.full + (now - self.since) * self.rate  # as `has`, written out: every message comes by here
        full = min(full, self.burst)
        self.since = now
        if full < amount:
            self.full = full
            return False
        self.full = full - amount
        return True

    def give_back(self, amount: float = 1.0) -> None:
        self.full = min(self.burst, self.full + amount)


class Buckets:
    """One bucket for each key, one for its /48 if it is an IPv6 household, and one for all of them.

    The longest unused are dropped first. `everybody` is how many times as much all may do as one; None means no limit.
    """

    def __init__(self, rate: float, burst: float, everybody: float | None = EVERYBODY) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._wider: OrderedDict[str, Bucket] = OrderedDict()
        self._whole = None if everybody is None else Bucket(rate * everybody, burst * everybody, 0.0)

    def take(self, key: str, now: float, amount: float = 1.0) -> bool:
        """Takes from all of them, or from none."""
        buckets = self._of(key, now)
        for bucket in buckets:
            if not bucket.has(now, amount):
                return False
        for bucket in buckets:
            bucket.full -= amount
        return True

    def has(self, key: str, now: float, amount: float = 1.0) -> bool:
        """Whether there is enough. Asking about an unknown key creates no bucket."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.has(now, amount)

    def give_back(self, key: str, now: float, amount: float = 1.0) -> None:
        for bucket in self._of(key, now):
            bucket.give_back(amount)

    def _of(self, key: str, now: float) -> list[Bucket]:
        found = [self._find(self._buckets, key, now, 1)]
        around = neighbourhood(key)
        if around is not None:
            found.append(self._find(self._wider, around, now, NEIGHBOURS))
        if self._whole is not None:
            found.append(self._whole)
        return found

    def _find(self, kept: OrderedDict[str, Bucket], key: str, now: float, times: int) -> Bucket:
        bucket = kept.get(key)
        if bucket is not None:
            kept.move_to_end(key)
            return bucket
        bucket = kept[key] = Bucket(self.rate * times, self.burst * times, now)
        if len(kept) > MOST_KEPT:
            kept.popitem(last=False)
        return bucket


class Guesses(Buckets):
    """Codes and keys that open nothing. While all together have guessed too much, only those who guessed wrong before
    are refused: guessing from many addresses must not lock out somebody who knows the code.

    A household counts as its /48. Wrong guessers are forgotten when the bucket of all is full again. Beyond
    MOST_KEPT of them everybody is refused, so a new address for every guess does not help for long.
    """

    def __init__(self, rate: float, burst: float, everybody: float) -> None:
        super().__init__(rate, burst, everybody=None)
        self._all = Bucket(rate * everybody, burst * everybody, 0.0)
        self._wrong: set[str] = set()

    def take(self, key: str, now: float, amount: float = 1.0) -> bool:
        if not self._all.has(now, amount) and (self._who(key) in self._wrong or len(self._wrong) >= MOST_KEPT):
            return False
        if self._all.full >= self._all.burst:
            self._wrong.clear()
        if not super().take(key, now, amount):
            return False
        self._all.full -= amount  # below zero too: the guesses of newcomers count
        return True

    def give_back(self, key: str, now: float, amount: float = 1.0) -> None:
        super().give_back(key, now, amount)
        self._all.give_back(amount)

    def wrong(self, key: str) -> None:
        """What was taken was a wrong guess."""
        self._wrong.add(self._who(key))

    @staticmethod
    def _who(key: str) -> str:
        return neighbourhood(key) or key


class Allowance:
    """What may still be done at one table. Everything stored counts here, except the bots' actions."""

    def __init__(self, crowd: int = SPECTATORS) -> None:
        """A table for a crowd of spectators lets them in faster."""
        self._crowd = crowd
        self._each: dict[tuple[Kind, str], Bucket] = {}
        self._together: dict[tuple[Kind, bool], Bucket] = {}

    def take(self, kind: Kind, person: str, seated: bool, now: float) -> bool:
        """Whether it may be done. Spectators use up nothing of what people with seats may do."""
        if kind in EACH:
            each = self._each.get((kind, person))
            if each is None:
                each = self._each[kind, person] = Bucket(*EACH[kind], now)
            if not each.take(now):
                return False
        together = self._together.get((kind, seated))
        if together is None:
            rate, burst = TOGETHER[kind]
            if kind == "join" and not seated:
                rate, burst = max(rate, self._crowd / 100), max(burst, 2.0 * self._crowd)
            together = self._together[kind, seated] = Bucket(rate, burst, now)
        return together.take(now)


class Hellos:
    """How often anybody may reconnect, and how much may come from one address.

    A token is one person's; behind an address there may be a whole club.
    """

    def __init__(self, tables_each: int) -> None:
        """If more tables may come from one address, more people are expected there."""
        self._by_token = Buckets(rate=0.5, burst=20, everybody=None)  # there are as many tokens as people
        self._by_address = Buckets(rate=1.5 * tables_each, burst=30 * tables_each)
        self._messages = Buckets(rate=10.0 * tables_each, burst=20.0 * tables_each)

    def take(self, address: str, token: bytes, now: float) -> bool:
        return self._by_token.take(token.hex(), now) and self._by_address.take(address, now)

    def says(self, address: str, now: float) -> bool:
        """Whether another message from this address, on any connection, is within the limit."""
        return self._messages.take(address, now)

    def wrong(self, address: str, now: float) -> None:
        """A wrong token costs ten times as much of the rate limit."""
        self._by_address.take(address, now, 9.0)
