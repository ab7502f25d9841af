"""The journal's numbers as facts."""

from __future__ import annotations

from collections.abc import Iterable

from ..core import Fact
from . import codes
from .cards import COLOUR_LIST, Card
from .facts import (
    CardOffered,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsExchanged,
    CardTaken,
    ColourNamed,
    DiscardReshuffled,
    EffectCancelled,
    HandsMixed,
    HandsSwapped,
    HeatedCalled,
    HelpAsked,
    LastToSlap,
    MercyDrawn,
    NothingTaken,
    Passed,
    PenaltyDue,
    PlacesTraded,
    PlayReversed,
    Slapped,
    TrapSprung,
    TurnAsked,
    TurnSkipped,
)

__all__ = ["facts_from"]

Note = tuple[int, int, int, int, int]


def facts_from(notes: Iterable[Note], players: int) -> list[Fact]:
    facts: list[Fact] = []
    for note in notes:
        kind, seat, x, _, _ = note
        before = facts[-1] if facts else None
        if kind == codes.NOTE_DRAWN and isinstance(before, CardsDrawn) and before.seat == seat:
            facts[-1] = CardsDrawn(seat, (*before.cards, Card(x)))
        elif kind == codes.NOTE_DISCARDED and isinstance(before, CardsDiscarded) and before.seat == seat:
            facts[-1] = CardsDiscarded(seat, (*before.cards, Card(x)))
        elif kind == codes.NOTE_DEALT and isinstance(before, HandsMixed):
            hands = list(before.hands)
            hands[seat] = (*(hands[seat] or ()), Card(x))
            facts[-1] = HandsMixed(before.seat, tuple(hands))
        elif kind == codes.NOTE_MIXED:
            facts.append(HandsMixed(seat, (None,) * players))
        elif kind != codes.NOTE_ENDED:  # the game itself says how it ended
            facts.append(_fact(note))
    return facts


def _fact(note: Note) -> Fact:
    kind, seat, x, y, z = note
    match kind:
        case codes.NOTE_PLAYED:
            return CardPlayed(seat, Card(x), Card(y), bool(z))
        case codes.NOTE_DRAWN:
            return CardsDrawn(seat, (Card(x),))
        case codes.NOTE_PENALTY:
            return PenaltyDue(seat, x)
        case codes.NOTE_TRAPPED:
            return TrapSprung(seat)
        case codes.NOTE_MERCY_DRAWN:
            return MercyDrawn(seat)
        case codes.NOTE_NAMED:
            return ColourNamed(seat, COLOUR_LIST[x])
        case codes.NOTE_CANCELLED:
            return EffectCancelled(seat, Card(x))
        case codes.NOTE_PASSED:
            return Passed(seat)
        case codes.NOTE_ASKED:
            return HelpAsked(seat)
        case codes.NOTE_OFFERED:
            return CardOffered(seat, Card(x))
        case codes.NOTE_TAKEN:
            return CardTaken(seat, Card(x), y)
        case codes.NOTE_NONE_TAKEN:
            return NothingTaken(seat)
        case codes.NOTE_DISCARDED:
            return CardsDiscarded(seat, (Card(x),))
        case codes.NOTE_SLAPPED:
            return Slapped(seat)
        case codes.NOTE_LAST_SLAP:
            return LastToSlap(seat)
        case codes.NOTE_CALLED:
            return HeatedCalled(seat, bool(x))
        case codes.NOTE_SWAPPED:
            return HandsSwapped(seat, x)
        case codes.NOTE_EXCHANGED:
            return CardsExchanged(seat, Card(x), Card(y), z)
        case codes.NOTE_PLACES:
            return PlacesTraded(seat, x)
        case codes.NOTE_REVERSED:
            return PlayReversed("right" if x < 0 else "left")
        case codes.NOTE_SKIPPED | codes.NOTE_SKIPPED_OWN:
            return TurnSkipped(seat)
        case codes.NOTE_RESHUFFLED:
            return DiscardReshuffled(x)
        case codes.NOTE_WONDERED:
            return TurnAsked(seat)
    raise AssertionError(f"no fact for note {kind}")
