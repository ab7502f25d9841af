"""A fact is one class: its note, its message, its name and what each seat sees of it follow from its fields."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec
import pytest

from scoville.core import Fact, Given, Journal, Seat, Secret, Secrets
from scoville.core.facts import facts_in, shape_of
from scoville.core.notes import Notes
from scoville.server.fact_wire import FactWire


class Flag(StrEnum):
    RED = "red"
    GREEN = "green"


class Card(int):
    def __str__(self) -> str:
        return f"card {int(self)}"


class FlagRaised(Fact):
    """Everybody sees it; None is no flag."""

    seat: Seat
    flag: Flag
    side: Literal["left", "right"]
    over: Seat | None
    said: Given[str] = ""


class CardsPassed(Fact):
    seat: Seat
    cards: Secrets[Card]


class CardShown(Fact):
    known_to = ("seat", "to")
    seat: Seat
    card: Secret[Card]
    to: Seat


class Declined(Fact):
    private = True
    seat: Seat


class Over(Fact):
    by_game = True
    winners: tuple[Seat, ...]


NOTES = Notes(__name__)
WIRE = FactWire("Test", __name__, {Card: str})


def read(*notes: tuple[int, int, int, int, int], given: object = None) -> list[Fact]:
    journal = Journal()
    for note in notes:
        journal.note(*note)
    found = NOTES.read(journal, given)
    assert journal.length == 0
    return found


def code(fact: type[Fact]) -> int:
    return shape_of(fact).code


def test_the_notes_are_numbered_as_the_facts_are_declared() -> None:
    assert [shape.code for shape in facts_in(__name__)] == [1, 2, 3, 4, 5]
    assert NOTES.number("NOTE_FLAG_RAISED") == code(FlagRaised) == 1
    with pytest.raises(AttributeError, match="NOTE_FLAG_LOWERED"):
        NOTES.number("NOTE_FLAG_LOWERED")


def test_the_numbers_of_a_note_become_fields_by_their_types() -> None:
    assert read((1, 2, 1, 0, -1)) == [FlagRaised(2, Flag.GREEN, "left", None)]
    assert read((1, 2, 0, 1, 3), given="hey") == [FlagRaised(2, Flag.RED, "right", 3, "hey")]


def test_notes_of_one_seat_in_a_row_are_one_fact() -> None:
    rows = [(2, 0, 5, 0, 0), (2, 0, 6, 0, 0), (2, 1, 7, 0, 0)]
    assert read(*rows) == NOTES.again(rows) == [CardsPassed(0, (Card(5), Card(6))), CardsPassed(1, (Card(7),))]


def test_the_game_tells_some_facts_itself() -> None:
    assert read((code(Over), 1, 0, 0, 0), (code(Declined), 1, 0, 0, 0)) == [Declined(1)]


def test_a_secret_is_seen_by_those_who_know_it() -> None:
    shown, passed = CardShown(0, Card(5), 2), CardsPassed(1, (Card(5), Card(6)))
    assert [shown.seen_by(seat).card for seat in (0, 1, 2, None)] == [5, None, 5, None]
    assert [passed.seen_by(seat).cards for seat in (1, 2, None)] == [(5, 6), (None, None), (None, None)]
    assert shown.seen_by(1) is shown.seen_by(3)


def test_the_message_has_the_fields_of_the_fact() -> None:
    facts = [
        FlagRaised(2, Flag.RED, "right", None, "hey"),
        CardShown(0, Card(5), 2),
        CardShown(0, Card(5), 2).seen_by(1),
    ]
    told = [
        {"fact": "flag-raised", "seat": 2, "flag": "red", "side": "right", "over": None, "said": "hey"},
        {"fact": "card-shown", "seat": 0, "card": "card 5", "to": 2},
        {"fact": "card-shown", "seat": 0, "card": None, "to": 2},
    ]
    for fact, data in zip(facts, told, strict=True):
        assert msgspec.to_builtins(WIRE.message(fact)) == msgspec.json.decode(WIRE.encoded(fact)) == data
        assert msgspec.json.decode(WIRE.encoded(fact), type=WIRE.any) == WIRE.message(fact)
    assert WIRE.types[FlagRaised].__doc__ == "Everybody sees it; null is no flag."


def test_what_a_journal_cannot_hold_is_refused() -> None:
    class Worded(Fact):
        seat: Seat
        text: str

    assert shape_of(Worded).word == "worded"
    with pytest.raises(TypeError, match="text: a journal cannot hold"):
        Notes(__name__)


def test_a_private_fact_is_told_to_its_seat_alone() -> None:
    assert [Declined(1).told_to(seat) for seat in (0, 1, None)] == [False, True, False]
    assert CardShown(0, Card(5), 2).told_to(1)
