"""The journal's numbers as facts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..core import NOBODY, Fact
from . import codes
from .actions import Trait
from .cards import Card, Claim
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

__all__ = ["Note", "facts_from"]

Note = tuple[int, int, int, int, int]
_TRAITS: Final = {trait.code: trait for trait in Trait}


def facts_from(notes: Iterable[Note], clause: str = "") -> list[Fact]:
    """What the notes of one action tell; `clause` is the one it broke. The end is told by whoever knows the scores."""
    facts: list[Fact] = []
    for kind, seat, x, y, z in notes:
        match kind:
            case codes.PLAYED:
                facts.append(CardPlayed(seat, Card(x), Claim(y), bool(z)))
            case codes.ADDED | codes.DRAWN:
                group = CardsAdded if kind == codes.ADDED else CardsDrawn
                before = facts[-1] if facts else None
                if isinstance(before, group) and before.seat == seat:
                    facts[-1] = group(seat, (*before.cards, Card(x)))
                else:
                    facts.append(group(seat, (Card(x),)))
            case codes.PASSED:
                facts.append(Passed(seat))
            case codes.CHALLENGED:
                facts.append(Challenged(seat, x, _TRAITS[y]))
            case codes.REVEALED:
                facts.append(CardRevealed(seat, Card(x), Claim(y), bool(z)))
            case codes.STACK_WON:
                facts.append(StackWon(seat, x))
            case codes.RAIDED:
                facts.append(StackRaided(seat, x))
            case codes.LAST:
                facts.append(LastCardPlayed(seat))
            case codes.ACCEPTED:
                facts.append(LastCardAccepted(seat))
            case codes.TROPHY:
                facts.append(TrophyTaken(seat))
            case codes.TAKEN_BACK:
                facts.append(CardTakenBack(seat, Card(x), Claim(y), clause))
            case codes.PEEKED:
                facts.append(Peeked(seat, Card(x), None if y == NOBODY else y))
    return facts
