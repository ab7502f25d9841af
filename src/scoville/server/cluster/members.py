"""Which servers live, as far as one of them can tell by the beats it hears. Pure; whoever asks brings the time.

A mistake costs a table a pause and nothing else: the store lets only the owner of the newest epoch write.
"""

from __future__ import annotations

from typing import Final, Literal

__all__ = ["BEAT", "LEASE", "Health", "Members"]

BEAT: Final = 0.3
"""Seconds between two beats."""
LEASE: Final = 1.8
"""Seconds of silence after which a server has lost its tables to the next server that asks for them."""
DEAF: Final = 1.0
"""Seconds without hearing our own beat after which we assume that NATS carries nothing to us."""

Health = Literal["well", "unwell", "leaving", "gone"]
"""`unwell` cannot reach the database; `leaving` hands its tables over; `gone` has none."""


class Members:
    """A server hears its own beats too: while they do not come back, NATS is away, and silence proves nothing."""

    def __init__(self, me: str, now: float) -> None:
        self.me = me
        self._heard: dict[str, tuple[float, Health]] = {}
        self._own = 0.0
        """When the last beat of our own came back."""
        self._since = now
        """Since when our own beats have come back without a break."""

    def hear(self, server: str, health: Health, now: float) -> None:
        if server == self.me:
            if now - self._own > DEAF:
                self._since = now
            self._own = now
        self._heard[server] = (now, health)
        if len(self._heard) > 1000:  # every start of a server has a name of its own
            self._heard = {name: said for name, said in self._heard.items() if now - said[0] < 60}

    def hears(self, now: float) -> bool:
        """Whether NATS carries anything to us at present."""
        return now - self._own <= DEAF

    def may_live(self, server: str, now: float) -> bool:
        """Whether a server may still own what it owned. One that we have listened for in vain does not."""
        if server == self.me:
            return True
        at, health = self._heard.get(server, (0.0, "well"))
        if health in {"unwell", "gone"}:
            return False
        if now - at <= LEASE or not self.hears(now):
            return True
        return now - self._since <= LEASE

    def living(self, now: float) -> list[str]:
        return [name for name in {*self._heard, self.me} if self.may_live(name, now)]
