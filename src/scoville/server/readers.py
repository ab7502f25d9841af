"""People who still look at a reveal. The bots of their table wait for them, up to a limit; nobody else does."""

from __future__ import annotations

__all__ = ["Readers"]


class Readers:
    def __init__(self) -> None:
        self.people: set[str] = set()
        self.until = 0.0
        """When the bots go on, whoever still reads."""
        self._seq: int | None = None
        """The reveal that can be read."""
        self._since = 0.0
        self._finished: set[str] = set()
        """A person who has gone on cannot ask for the same reveal again."""

    def open(self, seq: int, until: float) -> None:
        """Something was revealed: until then people may read it."""
        self._seq, self.until = seq, until
        self._finished.clear()

    def begin(self, person: str, seq: int, since: float) -> bool:
        """The bots wait from `since` on. Returns whether that reveal can still be waited for."""
        if seq != self._seq or person in self._finished or since >= self.until:
            return False
        if not self.people:
            self._since = since
        self.people.add(person)
        return True

    def finish(self, person: str, now: float) -> float:
        """Returns how long the bots have waited, if this was the last person."""
        if person not in self.people:
            return 0.0
        self.people.remove(person)
        self._finished.add(person)
        return 0.0 if self.people else max(0.0, now - self._since)

    def close(self, now: float) -> float:
        """Nobody is waited for any longer. Returns how long the bots have waited."""
        waited = max(0.0, now - self._since) if self.people else 0.0
        self.people.clear()
        self._seq = None
        return waited
