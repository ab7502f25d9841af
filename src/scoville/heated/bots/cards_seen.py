"""Which cards are where, as a seat of HEATED has seen it. Only a search asks, so this is not compiled."""

from __future__ import annotations

from collections import Counter

from ...core import Fact
from .. import Card
from ..rules import codes
from ..rules.facts import (
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsExchanged,
    CardTaken,
    DiscardReshuffled,
    GameEnded,
    HandsMixed,
    HandsSwapped,
    MercyDrawn,
    TrapSprung,
)
from ..rules.tables import Tables

__all__ = ["CardsSeen"]


class CardsSeen:
    """Takes facts in order, each with the hand and the top card after it."""

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self.discards: Counter[int] = Counter()
        self.held: dict[int, Counter[int]] = {}
        self.traps: list[int] = []
        self._top: int | None = None
        self._hand: Counter[int] | None = None

    def look(self, told: list[Fact], me: int, hand: tuple[Card, ...], top: Card, tables: Tables) -> None:
        for fact in told:
            self._take_in(fact, me, tables)
        self._hand = Counter(map(int, hand))
        self._top = int(top)

    def _take_in(self, fact: Fact, me: int, tables: Tables) -> None:
        match fact:
            case CardPlayed():
                self._played(fact.card, tables)
                self._gone(fact.seat, (fact.card,), me)
            case CardsDiscarded():
                self.discards.update(map(int, fact.cards))
                self._gone(fact.seat, fact.cards, me)
            case CardsDrawn() if fact.seat == me and self._hand is not None:
                self._hand.update([int(card) for card in fact.cards if card is not None])
            case TrapSprung():
                self.discards[self.traps.pop() if self.traps else int(Card("trap"))] += 1
            case MercyDrawn():
                self.discards[int(Card("mercy"))] += 1
            case DiscardReshuffled():
                self.discards.clear()
            case CardTaken():
                self._moved(fact.card, fact.giver, fact.seat, me)
            case CardsExchanged():
                self._moved(fact.given, fact.seat, fact.other, me)
                self._moved(fact.got, fact.other, fact.seat, me)
            case HandsSwapped():
                self._swapped(fact.seat, fact.other, me)
            case HandsMixed():
                self._mixed(fact, me)
            case GameEnded():
                self._forget()

    def _played(self, card: Card, tables: Tables) -> None:
        if tables.role_of(card) == codes.TRAP:
            self.traps.append(int(card))
        elif tables.is_white(card):
            self.discards[int(card)] += 1
        else:
            if self._top is not None:
                self.discards[self._top] += 1
            self._top = int(card)

    def _gone(self, seat: int, cards: tuple[Card, ...], me: int) -> None:
        """Openly out of a hand."""
        hand = self._hand if seat == me else self.held.get(seat)
        if hand is not None:
            for card in cards:
                hand[card] -= 1
                if hand[card] <= 0:
                    del hand[card]

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

    def _swapped(self, one: int, other: int, me: int) -> None:
        if me in {one, other}:
            them = other if me == one else one
            self.held.pop(them, None)
            if self._hand is not None:
                self.held[them] = self._hand
            self._hand = None  # the next view shows it
        else:
            self.held[one], self.held[other] = self.held.get(other, Counter()), self.held.get(one, Counter())

    def _mixed(self, fact: HandsMixed, me: int) -> None:
        for seat, hand in enumerate(fact.hands):
            if hand is not None:
                self.held.pop(seat, None)
                if seat == me:
                    self._hand = Counter([int(card) for card in hand if card is not None])
