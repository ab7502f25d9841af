"""The journal's numbers as facts, the same fact one shared object wherever it is small."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..core import NOBODY, Fact
from ..core.journal import Journal
from .actions import Trait
from .cards import Card, Claim
from .codes import (
    ACCEPTED,
    ADDED,
    CHALLENGED,
    DRAWN,
    ENDED,
    LAST,
    PASSED,
    PEEKED,
    PLAYED,
    RAIDED,
    REVEALED,
    STACK_WON,
    TAKEN_BACK,
    TROPHY,
)
from .facts import (
    CardPlayed,
    CardRevealed,
    CardsAdded,
    CardsDrawn,
    CardTakenBack,
    Challenged,
    LastCardAccepted,
    LastCardPlayed,
    Passed,
    Peeked,
    StackRaided,
    StackWon,
    TrophyTaken,
)

__all__ = ["Note", "facts_from", "facts_of"]

Note = tuple[int, int, int, int, int]

WIDTH: Final = 5
_TRAITS: Final = {trait.code: trait for trait in Trait}
_CARDS: Final = tuple(Card(kind) for kind in range(32))
_MADE: Final[dict[int, Fact]] = {}
"""By note, as one number: no more than some ten thousand differ."""


def facts_from(journal: Journal | None, clause: str = "") -> list[Fact]:
    """Reads and clears the notes of one action; `clause` is the one it broke.

    The end is told by whoever knows the scores.
    """
    facts: list[Fact] = []
    assert journal is not None
    i = 0
    while i < journal.length:
        kind = journal.notes[i]
        if kind in {ADDED, DRAWN}:
            seat = journal.notes[i + 1]
            count = 1  # cards that are drawn or added one after the other are one fact
            while (
                i + count * WIDTH < journal.length
                and journal.notes[i + count * WIDTH] == kind
                and journal.notes[i + count * WIDTH + 1] == seat
            ):
                count += 1
            if count == 1:
                facts.append(_shared(kind, seat, journal.notes[i + 2], 0, 0))
            else:
                cards = tuple([_CARDS[journal.notes[i + j * WIDTH + 2]] for j in range(count)])
                facts.append(CardsAdded(seat, cards) if kind == ADDED else CardsDrawn(seat, cards))
            i += count * WIDTH
            continue
        seat = journal.notes[i + 1]
        x = journal.notes[i + 2]
        y = journal.notes[i + 3]
        if kind == TAKEN_BACK:
            facts.append(CardTakenBack(seat, Card(x), Claim(y), clause))
        elif kind == PEEKED:
            facts.append(Peeked(seat, Card(x), None if y == NOBODY else y))
        elif kind != ENDED:
            facts.append(_shared(kind, seat, x, y, journal.notes[i + 4]))
        i += WIDTH
    journal.length = 0
    return facts


def facts_of(notes: Iterable[Note]) -> list[Fact]:
    """The same for notes that were read before."""
    journal = Journal()
    for kind, seat, x, y, z in notes:
        journal.note(kind, seat, x, y, z)
    return facts_from(journal)


def _shared(kind: int, seat: int, x: int, y: int, z: int) -> Fact:
    key = ((kind * 8 + seat) * 128 + x) * 64 + y * 2 + z
    made = _MADE.get(key)
    if made is None:
        made = _MADE[key] = _make(kind, seat, x, y, z)
    return made


def _make(kind: int, seat: int, x: int, y: int, z: int) -> Fact:
    if kind == PLAYED:
        return CardPlayed(seat, Card(x), Claim(y), bool(z))
    if kind == ADDED:
        return CardsAdded(seat, (Card(x),))
    if kind == DRAWN:
        return CardsDrawn(seat, (Card(x),))
    if kind == CHALLENGED:
        return Challenged(seat, x, _TRAITS[y])
    if kind == REVEALED:
        return CardRevealed(seat, Card(x), Claim(y), bool(z))
    if kind == STACK_WON:
        return StackWon(seat, x)
    if kind == RAIDED:
        return StackRaided(seat, x)
    return _OF_A_SEAT[kind](seat)


_OF_A_SEAT: Final = {PASSED: Passed, LAST: LastCardPlayed, ACCEPTED: LastCardAccepted, TROPHY: TrophyTaken}
