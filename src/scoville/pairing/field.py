"""What has been played so far in a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import Final

__all__ = ["BYE", "Entrant", "Field", "Round", "Seated"]

BYE: Final = Fraction(1)
"""What a bye is worth: as much as winning a table."""


@dataclass(frozen=True, slots=True)
class Entrant:
    id: str
    rating: float = 1500.0
    since: int = 1
    """The first round this person can be seated in: a late entry has a later one."""
    until: int | None = None
    """The last round, for somebody who has withdrawn."""

    def plays(self, round: int) -> bool:
        return self.since <= round and (self.until is None or round <= self.until)


@dataclass(frozen=True, slots=True)
class Seated:
    """A table of a round, and how everybody did. Places are from 1; equal ones are a tie."""

    people: tuple[str, ...]
    places: Mapping[str, int] | None = None
    forfeits: frozenset[str] = frozenset()
    """People who did not come or left: they beat nobody, and everybody who played beats them."""

    def score(self, person: str) -> Fraction:
        """The part of the others that this person beat; a tie counts half. From 0 to 1, so tables of every size count
        alike."""
        return Fraction(self.beaten(person), self.most)

    @property
    def most(self) -> int:
        """What `beaten` is for somebody who beat everybody."""
        return 2 * (len(self.people) - 1)

    def beaten(self, person: str) -> int:
        """How many others this person beat: each counts 2, a tie 1."""
        if self.places is None or person in self.forfeits:
            return 0
        own, found = self.places[person], 0
        for other, place in self.places.items():
            if other != person:
                found += 2 if own < place or other in self.forfeits else own == place
        return found


@dataclass(frozen=True, slots=True)
class Round:
    tables: tuple[Seated, ...]
    byes: tuple[str, ...] = ()


@dataclass
class Field:
    """Everybody who takes part, and the rounds so far."""

    entrants: Sequence[Entrant]
    rounds: Sequence[Round] = field(default_factory=list)

    @property
    def next(self) -> int:
        return len(self.rounds) + 1

    def playing(self) -> list[Entrant]:
        """Everybody who can be seated in the next round."""
        return [entrant for entrant in self.entrants if entrant.plays(self.next)]

    def met(self) -> Counter[tuple[str, str]]:
        """How often two people have sat at one table; the key is in the order of their ids."""
        return Counter(
            pair for past in self.rounds for table in past.tables for pair in combinations(sorted(table.people), 2)
        )

    def byes(self) -> Counter[str]:
        return Counter(person for past in self.rounds for person in past.byes)

    def played(self, person: str) -> Iterator[Seated]:
        for past in self.rounds:
            for table in past.tables:
                if person in table.people:
                    yield table

    def scores(self) -> dict[str, Fraction]:
        found = {entrant.id: Fraction(0) for entrant in self.entrants}
        for past in self.rounds:
            for person in past.byes:
                found[person] = found.get(person, Fraction(0)) + BYE
            for table in past.tables:
                for person in table.people:
                    found[person] = found.get(person, Fraction(0)) + table.score(person)
        return found
