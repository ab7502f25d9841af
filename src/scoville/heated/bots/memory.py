"""What a seat of HEATED knows for certain: remembered from the facts it has seen, completed by its present view.

A view shows the present. Only the facts say where cards went, who could not follow a colour and what a card was aimed
at. A bot that sat down late, or was told nothing, simply knows less: what does not fit the view is not used.

Working out which cards are where takes longest, and only a search needs it: facts wait until somebody asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from ...core import NOBODY, Fact
from .. import Card, Rules, View
from ..rules import codes
from ..rules.codes import COPY, MERCY, NO_COLOUR, NO_THANKS
from ..rules.facts import (
    CardPlayed,
    CardsDrawn,
    CardsExchanged,
    CardTaken,
    ColourNamed,
    EffectCancelled,
    GameEnded,
    HandsMixed,
    HandsSwapped,
    HelpAsked,
    LastToSlap,
    Passed,
    PenaltyDue,
    Slapped,
    TrapSprung,
)
from ..rules.tables import tables_for
from .cards_seen import CardsSeen

__all__ = ["SPECIALS", "Acting", "Memory"]

SPECIALS = 1 << 4
"""In what a seat lacks: every special card that would have counted as playable; the lower bits are the colours."""
DRAWS = frozenset({codes.STACK, codes.HEAT, codes.DRAW, codes.DRAW_NUMBERED, codes.DISCARD_COLOUR, codes.RACE})
"""Ops that make somebody draw: then a draw does not show who could not play."""


class Acting:
    """The last card that did something, and its consequences so far."""

    def __init__(self) -> None:
        self.begin(0, 0, False, ())

    def begin(self, by: int, acts: int, copied: bool, on: tuple[int, ...]) -> None:
        self.by = by
        self.acts = acts
        self.copied = copied
        self.on = on
        self.immune = 0
        self.spared = 0
        self.slapped: tuple[int, ...] = ()
        self.losers = 0
        self.drew = 0  # the seats that have drawn since, as bits


class Memory:
    """Notices facts as one seat sees them; `look` interprets them, because it knows the seat."""

    def __init__(self) -> None:
        self._told: list[Fact] = []
        self._waiting: list[tuple[list[Fact], int | None, tuple[Card, ...], Card]] = []
        """What `_cards` has not processed, with the seat, its hand and the top card at that time."""
        self._cards = CardsSeen()
        self._rules: Rules | None = None
        self._forget()

    def _forget(self) -> None:
        self.lacks: dict[int, int] = {}
        """Colours (bits) and SPECIALS that a seat certainly does not hold, because it had to draw or asked for help."""
        self.passes = 0
        self.acting: Acting | None = None
        self._colour = NO_COLOUR
        self._owed = NOBODY  # the seat that draws next for a penalty or a TRAP
        self._fine = 0  # cards of a penalty still to be drawn
        self._fined = 0  # the seats that have drawn for one since they last played (bits)

    def notice(self, fact: Fact) -> None:
        self._told.append(fact)

    def look(self, view: View) -> None:
        """Interprets everything noticed since the last call, from the seat of `view`."""
        if view.rules is not self._rules:
            self._rules, self._tables = view.rules, tables_for(view.rules, len(view.players))
            self._makes_draw: dict[int, bool] = {}
        told = self._told
        for fact in told:
            if type(fact) is CardPlayed:  # most facts are of these two kinds
                self._played(fact)
            elif type(fact) is CardsDrawn:
                self._drawn(fact)
            elif type(fact) in _AT_THE_TABLE:
                _AT_THE_TABLE[type(fact)](self, fact)
        self._waiting.append((told, view.seat, view.hand, view.top))
        self._told = []
        self._colour = view.colour.code

    @property
    def discards(self) -> Counter[int]:
        """Cards seen to go below the top of the discard pile since the last reshuffle."""
        return self._up_to_date().discards

    @property
    def held(self) -> dict[int, Counter[int]]:
        """Cards that another seat certainly holds."""
        return self._up_to_date().held

    @property
    def traps(self) -> list[int]:
        """Cards that lie face up in the draw pile: TRAPs, or a BLANK that stands in for one."""
        return self._up_to_date().traps

    def _up_to_date(self) -> CardsSeen:
        for told, seat, hand, top in self._waiting:
            self._cards.look(told, -1 if seat is None else seat, hand, top, self._tables)
        self._waiting.clear()
        return self._cards

    # --- what is taken in at once ----------------------------------------------------------------------

    def _played(self, fact: CardPlayed) -> None:
        seat, card = fact.seat, fact.card
        role = self._tables.role_of(card)
        self.passes = 0
        self._fined &= ~(1 << seat)
        if role == MERCY and self.acting is not None:
            self.acting.spared |= 1 << seat
        elif role not in {NO_THANKS, MERCY}:
            if self.acting is None:
                self.acting = Acting()
            self.acting.begin(seat, fact.acts, role == COPY, fact.on)
            if (colour := self._tables.colour_of(card)) != NO_COLOUR:
                self._colour = colour

    def _named(self, fact: ColourNamed) -> None:
        self._colour = fact.colour.code

    def _fined_now(self, fact: PenaltyDue) -> None:
        self._owed = fact.seat
        self._fine = fact.count
        self._fined |= 1 << fact.seat

    def _trapped(self, fact: TrapSprung) -> None:
        self._fine += self._fine > 0  # it takes one draw and adds two
        self._owed = fact.seat  # drawing for it does not show anything either

    def _drawn(self, fact: CardsDrawn) -> None:
        acting, seat = self.acting, fact.seat
        owed = self._owed == seat
        self._owed = NOBODY
        # A penalty on your own turn may bring a playable card, and still you draw on.
        unsure = owed or self._fined >> seat & 1 == 1
        forced = unsure or acting is None or self._draws(acting.acts)
        if self._fine > 0:
            self._fine -= len(fact.cards)
        elif acting is not None:
            acting.drew |= 1 << seat
        if forced:
            self.lacks.pop(seat, None)  # the new cards may be anything
        else:
            self.lacks[seat] = self._unplayable()  # H-NO-IDLE, and all it drew except the last

    def _draws(self, acts: int) -> bool:
        """Whether a card makes somebody draw."""
        known = self._makes_draw.get(acts)
        if known is None:
            known = self._makes_draw[acts] = bool([op for op, _, _ in self._tables.ops_of(acts) if op in DRAWS])
        return known

    def _unplayable(self) -> int:
        return SPECIALS | (0 if self._colour == NO_COLOUR else 1 << self._colour)

    def _passed(self, fact: Passed) -> None:
        self.passes += 1

    def _asked(self, fact: HelpAsked) -> None:
        if not self._tables.house6:
            self.lacks[fact.seat] = self._unplayable()

    def _taken(self, fact: CardTaken) -> None:
        self.lacks.pop(fact.seat, None)

    def _exchanged(self, fact: CardsExchanged) -> None:
        self.lacks.pop(fact.other, None)
        self.lacks.pop(fact.seat, None)

    def _swapped(self, fact: HandsSwapped) -> None:
        lacks, one, other = self.lacks, fact.seat, fact.other
        lacks[one], lacks[other] = lacks.get(other, 0), lacks.get(one, 0)

    def _mixed(self, fact: HandsMixed) -> None:
        for seat, hand in enumerate(fact.hands):
            if hand is not None:
                self.lacks.pop(seat, None)

    def _cancelled(self, fact: EffectCancelled) -> None:
        if self.acting is not None:
            self.acting.immune |= 1 << fact.seat

    def _slapped(self, fact: Slapped) -> None:
        if self.acting is not None:
            self.acting.slapped += (fact.seat,)

    def _lost(self, fact: LastToSlap) -> None:
        if self.acting is not None:
            self.acting.losers |= 1 << fact.seat

    def _ended(self, fact: GameEnded) -> None:
        self._forget()


_AT_THE_TABLE: dict[type[Fact], Callable[[Memory, Any], None]] = {
    CardTaken: Memory._taken,
    CardsExchanged: Memory._exchanged,
    ColourNamed: Memory._named,
    EffectCancelled: Memory._cancelled,
    GameEnded: Memory._ended,
    HandsMixed: Memory._mixed,
    HandsSwapped: Memory._swapped,
    HelpAsked: Memory._asked,
    LastToSlap: Memory._lost,
    Passed: Memory._passed,
    PenaltyDue: Memory._fined_now,
    Slapped: Memory._slapped,
    TrapSprung: Memory._trapped,
}
