"""Facts are shared objects: a note always gives the same fact, and another note another one."""

from __future__ import annotations

from itertools import product
from typing import get_args

from scoville.core import Fact
from scoville.core.facts import facts_in
from scoville.core.journal import Journal
from scoville.heated.rules import facts
from scoville.heated.rules.facts import GameEnded, HandsMixed, Reason
from scoville.heated.rules.game import REASONS
from scoville.heated.rules.notes import NOTE_CARD_PLAYED, NOTE_HANDS_MIXED, NOTES

SHAPES = facts_in(facts.__name__)


def fact_of(kind: int, seat: int, x: int, y: int, z: int) -> Fact:
    journal = Journal()
    journal.note(kind, seat, x, y, z)
    (fact,) = NOTES.read(journal)
    return fact


def test_every_kind_of_note_is_a_fact_of_its_own() -> None:
    for shape, seat, x, y in product(SHAPES, range(10), range(2), range(2)):
        if shape.kind is not GameEnded:
            fact = fact_of(shape.code, seat, x, y, 1)
            assert type(fact) is shape.kind
            assert getattr(fact, "seat", seat) == seat
            assert fact is fact_of(shape.code, seat, x, y, 1)


def test_another_note_is_another_fact() -> None:
    numbers = (0, 1, 5)
    found = {fact_of(NOTE_CARD_PLAYED, *note) for note in product(range(10), numbers, numbers, (0, 1))}
    assert len(found) == 10 * 3 * 3 * 2


def test_what_is_too_large_to_be_shared_is_still_right() -> None:
    (reshuffled,) = [shape for shape in SHAPES if shape.word == "discard-reshuffled"]
    assert [fact_of(reshuffled.code, -1, count, 0, 0) for count in (499, 1500)] == [
        reshuffled.kind(499),  # type: ignore[call-arg]
        reshuffled.kind(1500),  # type: ignore[call-arg]
    ]


def test_hands_that_were_mixed_are_one_fact() -> None:
    journal = Journal()
    journal.note(NOTE_HANDS_MIXED, 2, 0, 4, 0)
    for card, seat in ((5, 3), (6, 0), (7, 3)):
        journal.note(NOTE_HANDS_MIXED, 2, card, seat, 0)
    assert NOTES.read(journal) == [HandsMixed(2, ((6,), None, None, (5, 7)))]  # type: ignore[arg-type]


def test_the_game_ends_for_every_reason_there_is() -> None:
    assert tuple(REASONS.values()) == get_args(Reason)
