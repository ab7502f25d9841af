"""Facts are shared objects: a note always gives the same fact, and another note another one."""

from __future__ import annotations

from itertools import product

from scoville.core import Fact
from scoville.core.journal import Journal
from scoville.heated import codes
from scoville.heated.notes import facts_from

KINDS = {value: name for name, value in vars(codes).items() if name.startswith("NOTE_")}
ALONE = {codes.NOTE_DEALT, codes.NOTE_ENDED}
"""The one belongs to another fact, the other is the game's to tell."""


def fact_of(kind: int, seat: int, x: int, y: int, z: int) -> Fact:
    journal = Journal()
    journal.note(kind, seat, x, y, z)
    (fact,) = facts_from(journal, 10)
    return fact


def test_every_kind_of_note_has_a_fact_of_its_own() -> None:
    found: dict[int, set[type[Fact]]] = {}
    for kind, seat, x, y in product(KINDS.keys() - ALONE, range(10), range(4), range(2)):
        fact = fact_of(kind, seat, x, y, 1)
        found.setdefault(kind, set()).add(type(fact))
        assert getattr(fact, "seat", seat) == seat
        assert fact == fact_of(kind, seat, x, y, 1)
    assert all(len(types) == 1 for types in found.values())
    assert len(set.union(*found.values())) == len(found) - 1  # a turn is skipped in two ways
