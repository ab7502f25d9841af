"""The journal's numbers as facts."""

from __future__ import annotations

from typing import Final

from ..core import Fact
from ..core.journal import Journal
from . import codes
from .cards import COLOUR_LIST, Card
from .codes import (
    NOTE_DEALT,
    NOTE_DISCARDED,
    NOTE_DRAWN,
    NOTE_ENDED,
    NOTE_EXCHANGED,
    NOTE_MIXED,
    NOTE_PLAYED,
    NOTE_RESHUFFLED,
)
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
WIDTH: Final = 5
_MADE: Final[dict[int, Fact]] = {}
"""By note, as one number: what is small and comes again is one shared object."""


def facts_from(journal: Journal | None, players: int, on: tuple[int, ...] = ()) -> list[Fact]:
    """Reads and clears the notes of one action; `on` are the seats its card was played on."""
    facts: list[Fact] = []
    assert journal is not None
    i = 0
    while i < journal.length:
        kind = journal.notes[i]
        seat = journal.notes[i + 1]
        x = journal.notes[i + 2]
        if kind in {NOTE_DRAWN, NOTE_DISCARDED}:
            count = 1  # cards that are drawn or discarded one after the other are one fact
            while (
                i + count * WIDTH < journal.length
                and journal.notes[i + count * WIDTH] == kind
                and journal.notes[i + count * WIDTH + 1] == seat
            ):
                count += 1
            if count == 1:
                facts.append(_shared(kind, seat, x, 0, 0))
            else:
                cards = tuple([Card(journal.notes[i + j * WIDTH + 2]) for j in range(count)])
                facts.append(CardsDrawn(seat, cards) if kind == NOTE_DRAWN else CardsDiscarded(seat, cards))
            i += count * WIDTH
            continue
        if kind == NOTE_DEALT:
            mixed = facts[len(facts) - 1]
            assert isinstance(mixed, HandsMixed)
            hands = list(mixed.hands)
            hands[seat] = (*(hands[seat] or ()), Card(x))
            facts[len(facts) - 1] = HandsMixed(mixed.seat, tuple(hands))
        elif kind == NOTE_MIXED:
            facts.append(HandsMixed(seat, (None,) * players))
        elif kind == NOTE_PLAYED and on:
            facts.append(CardPlayed(seat, Card(x), Card(journal.notes[i + 3]), bool(journal.notes[i + 4]), on))
        elif kind in {NOTE_RESHUFFLED, NOTE_EXCHANGED}:
            facts.append(_fact((kind, seat, x, journal.notes[i + 3], journal.notes[i + 4])))
        elif kind != NOTE_ENDED:  # the game itself says how it ended
            facts.append(_shared(kind, seat, x, journal.notes[i + 3], journal.notes[i + 4]))
        i += WIDTH
    journal.length = 0
    return facts


def _shared(kind: int, seat: int, x: int, y: int, z: int) -> Fact:
    key = (((kind * 16 + seat + 1) * 1024 + x + 1) * 1024 + y + 1) * 16 + z + 1
    made = _MADE.get(key)
    if made is None:
        made = _MADE[key] = _fact((kind, seat, x, y, z))
    return made


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
