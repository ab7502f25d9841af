"""What a seat of HEATED knows for sure: remembered from the facts it has seen, completed by the view it has now.

A view shows the present. Where cards went, who could not follow a colour and what a card was aimed at is only in the
facts. A bot that sat down late, or was told nothing, simply knows less: whatever does not fit the view is not used.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from ...core import Fact
from .. import Card, View, codes
from ..facts import (
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsExchanged,
    CardTaken,
    ColourNamed,
    DiscardReshuffled,
    EffectCancelled,
    GameEnded,
    HandsMixed,
    HandsSwapped,
    HelpAsked,
    LastToSlap,
    MercyDrawn,
    Passed,
    PenaltyDue,
    Slapped,
    TrapSprung,
)
from ..tables import Tables, tables_for

__all__ = ["SPECIALS", "Acting", "Memory"]

SPECIALS = 1 << 4
"""In what a seat lacks: every special card that would have counted as playable; the bits below it are the colours."""
DRAWS = frozenset({codes.STACK, codes.HEAT, codes.DRAW, codes.DRAW_NUMBERED, codes.DISCARD_COLOUR, codes.RACE})
"""Ops that make somebody draw: then a draw says nothing about who could not play."""


@dataclass(slots=True)
class Acting:
    """The last card that did something, and what has come of it so far."""

    by: int
    acts: int
    copied: bool
    on: tuple[int, ...]
    immune: int = 0
    spared: int = 0
    slapped: list[int] = field(default_factory=list)
    losers: int = 0
    drew: int = 0
    """Who has drawn since, as bits."""


class Memory:
    """Notices facts as one seat sees them; `look` makes sense of them, for it says whose seat it is."""

    def __init__(self) -> None:
        self._told: list[Fact] = []
        self._forget()

    def _forget(self) -> None:
        self.discards: Counter[int] = Counter()
        """Cards seen to go below the top of the discard pile since it was last reshuffled."""
        self.held: dict[int, Counter[int]] = {}
        """Cards another seat is sure to hold."""
        self.lacks: dict[int, int] = {}
        """Colours (bits) and SPECIALS a seat is sure not to hold: it had to draw, or asked for help."""
        self.traps: list[int] = []
        """What lies face up in the draw pile: TRAPs, or a BLANK that stands in for one."""
        self.passes = 0
        self.acting: Acting | None = None
        self._top: int | None = None
        self._colour = codes.NO_COLOUR
        self._hand: Counter[int] | None = None
        self._owed: int | None = None  # who draws next for a penalty or a TRAP
        self._fine = 0  # cards of a penalty that are still to be drawn
        self._fined = 0  # who has drawn any for one since they last played (bits)

    def notice(self, fact: Fact) -> None:
        self._told.append(fact)

    def look(self, view: View) -> None:
        """All that was told since, as the seat of `view` understands it."""
        tables = tables_for(view.rules, len(view.players))
        for fact in self._told:
            self._take_in(fact, -1 if view.seat is None else view.seat, tables)
        self._told.clear()
        self._hand = Counter(map(int, view.hand))
        self._top, self._colour = int(view.top), view.colour.code

    def _take_in(self, fact: Fact, me: int, tables: Tables) -> None:
        match fact:
            case CardPlayed():
                self._played(fact, tables)
                self._gone(fact.seat, (fact.card,), me)
            case ColourNamed():
                self._colour = fact.colour.code
            case CardsDiscarded():
                self.discards.update(map(int, fact.cards))
                self._gone(fact.seat, fact.cards, me)
            case CardsDrawn():
                self._drawn(fact, me, tables)
            case PenaltyDue():
                self._owed = fact.seat
                self._fine = fact.count
                self._fined |= 1 << fact.seat
            case TrapSprung():
                self._fine += self._fine > 0  # takes one draw and adds two
                self.discards[self.traps.pop() if self.traps else int(Card("trap"))] += 1
                self._owed = fact.seat  # what it draws for it says nothing either
            case MercyDrawn():
                self.discards[int(Card("mercy"))] += 1
            case DiscardReshuffled():
                self.discards.clear()
            case Passed():
                self.passes += 1
            case HelpAsked() if not tables.house6:
                self.lacks[fact.seat] = self._unplayable()
            case CardTaken():
                self._moved(fact.card, fact.giver, fact.seat, me)
            case CardsExchanged():
                self._moved(fact.given, fact.seat, fact.other, me)
                self._moved(fact.got, fact.other, fact.seat, me)
            case HandsSwapped():
                self._swapped(fact.seat, fact.other, me)
            case HandsMixed():
                self._mixed(fact, me)
            case EffectCancelled() if self.acting is not None:
                self.acting.immune |= 1 << fact.seat
            case Slapped() if self.acting is not None:
                self.acting.slapped.append(fact.seat)
            case LastToSlap() if self.acting is not None:
                self.acting.losers |= 1 << fact.seat
            case GameEnded():
                self._forget()

    # --- cards in the open ---------------------------------------------------------------------------

    def _played(self, fact: CardPlayed, tables: Tables) -> None:
        role = tables.role_of(fact.card)
        self.passes = 0
        self._fined &= ~(1 << fact.seat)
        if role == codes.TRAP:
            self.traps.append(int(fact.card))
        elif tables.is_white(fact.card):
            self.discards[int(fact.card)] += 1
        else:
            if self._top is not None:
                self.discards[self._top] += 1
            self._top = int(fact.card)
        if role == codes.MERCY and self.acting is not None:
            self.acting.spared |= 1 << fact.seat
        elif role not in {codes.NO_THANKS, codes.MERCY}:
            self.acting = Acting(fact.seat, int(fact.acts), role == codes.COPY, fact.on)
            if (colour := tables.colour_of(fact.card)) != codes.NO_COLOUR:
                self._colour = colour

    # --- cards in hands ------------------------------------------------------------------------------

    def _gone(self, seat: int, cards: tuple[Card, ...], me: int) -> None:
        """Openly out of a hand."""
        hand = self._hand if seat == me else self.held.get(seat)
        if hand is not None:
            for card in cards:
                hand[card] -= 1
                if hand[card] <= 0:
                    del hand[card]

    def _drawn(self, fact: CardsDrawn, me: int, tables: Tables) -> None:
        if fact.seat == me and self._hand is not None:
            self._hand.update(int(card) for card in fact.cards if card is not None)
        acting = self.acting
        owed, self._owed = self._owed == fact.seat, None
        # A penalty on one's own turn may bring a card that could be played, and yet one draws on.
        unsure = owed or self._fined >> fact.seat & 1 == 1
        forced = unsure or acting is None or any(op in DRAWS for op, _, _ in tables.ops_of(acting.acts))
        if self._fine > 0:
            self._fine -= len(fact.cards)
        elif acting is not None:
            acting.drew |= 1 << fact.seat
        if forced:
            self.lacks.pop(fact.seat, None)  # the new cards may be anything
        else:
            self.lacks[fact.seat] = self._unplayable()  # H-NO-IDLE, and all it drew but the last

    def _unplayable(self) -> int:
        return SPECIALS | (0 if self._colour == codes.NO_COLOUR else 1 << self._colour)

    def _moved(self, card: Card | None, giver: int, taker: int, me: int) -> None:
        """From hand to hand."""
        if card is None:
            self.held.pop(giver, None)  # it may have been any of those known
        else:
            self._gone(giver, (card,), me)
            if taker != me:
                self.held.setdefault(taker, Counter())[int(card)] += 1
            elif self._hand is not None:
                self._hand[int(card)] += 1
        self.lacks.pop(taker, None)

    def _swapped(self, one: int, other: int, me: int) -> None:
        if me in {one, other}:
            them = other if me == one else one
            self.held.pop(them, None)
            if self._hand is not None:
                self.held[them] = self._hand
            self._hand = None  # the next view shows it
        else:
            self.held[one], self.held[other] = self.held.get(other, Counter()), self.held.get(one, Counter())
        self.lacks[one], self.lacks[other] = self.lacks.get(other, 0), self.lacks.get(one, 0)

    def _mixed(self, fact: HandsMixed, me: int) -> None:
        for seat, hand in enumerate(fact.hands):
            if hand is not None:
                self.held.pop(seat, None)
                self.lacks.pop(seat, None)
                if seat == me:
                    self._hand = Counter(int(card) for card in hand if card is not None)
