"""What a seat of SPICY knows for certain: remembered from the facts it has seen, completed by its present view.

A view shows the present; only the facts say where a card went and how a claim turned out. A game that began in the
middle has cards nobody saw laid: they are simply unknown.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from .. import Card, Claim, View
from ..rules.cards import KINDS
from ..rules.facts import (
    CardPlayed,
    CardRevealed,
    CardsAdded,
    CardsDrawn,
    Challenged,
    Passed,
    Peeked,
    StackRaided,
    StackWon,
    TrophyTaken,
)
from .habits import Habits

__all__ = ["Memory", "Remembered", "Revealed"]


@dataclass(frozen=True, slots=True)
class Remembered:
    """A card that was laid: by whom, as what, and which card it is if that is known."""

    by: int
    claim: Claim | None
    card: Card | None
    copy: bool = False
    open: bool = False
    """Whether everybody saw it."""


_remembered = lru_cache(maxsize=8192)(Remembered)
"""The four bots of a table remember the same cards, so they share the objects."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """How a claim turned out."""

    seat: int
    challenger: int
    card: Card
    claim: Claim
    holds: bool


class Memory:
    """Notices facts as one seat sees them."""

    def __init__(self) -> None:
        self.stack: list[Remembered] = []
        self.piles: dict[int, list[Remembered]] = {}
        """Points piles by owner, oldest first, without cards won before the first fact."""
        self.answers: list[Revealed | int] = []
        """The answer to every card that no longer waits for one: the result of a challenge, or the seat all others let
        be."""
        self.drawn: dict[int, int] = {}
        """How many cards each seat has drawn."""
        self.passes: dict[int, int] = {}
        """How often each seat has passed since the top card was played."""
        self.stands = False
        """Whether the top card was a last card that nobody may challenge any more (SR-LAST-WAIT)."""
        self.habits = Habits()
        """Of all players, as the first `learned` answers show them."""
        self.learned = 0
        self._own = [0] * KINDS  # in the points piles
        self._public = [0] * KINDS
        self._challenger = -1

    def notice(self, fact: Any) -> None:
        kind = type(fact)
        if kind is CardPlayed:
            if self.stack:
                self.answers.append(self.stack[-1].by)
            self.stack.append(_remembered(fact.seat, fact.claim, fact.card, fact.copy))
            self.passes = {}
            self.stands = False
        elif kind is CardsDrawn:
            self.drawn[fact.seat] = self.drawn.get(fact.seat, 0) + len(fact.cards)
        elif kind is Challenged:
            self._challenger = fact.seat
        elif kind is CardRevealed:
            self.answers.append(Revealed(fact.seat, self._challenger, fact.card, fact.claim, fact.holds))
            self._reveal_top(fact)
        elif kind is StackWon:
            self._win(fact.seat, len(self.stack))
        elif kind is Passed:
            self.passes[fact.seat] = self.passes.get(fact.seat, 0) + 1
        elif kind is CardsAdded:  # they lie under the card just played
            self.stack[-1:-1] = [_remembered(fact.seat, None, card) for card in fact.cards]
        elif kind is StackRaided:  # the card on top is already the next one
            self._win(fact.seat, len(self.stack) - 1)
        elif kind is TrophyTaken:
            self.stands = bool(self.stack)
        elif kind is Peeked and fact.card is not None:
            self._peek(fact.card, fact.whose)

    @property
    def revealed(self) -> list[Revealed]:
        return [answer for answer in self.answers if isinstance(answer, Revealed)]

    def look(self, view: View) -> None:
        """Takes the whole stack from a view, including cards laid before the first fact."""
        stack, seen = self.stack, view.stack
        if len(stack) == len(seen):
            for i in range(len(seen)):
                if stack[i].by != seen[i].by or stack[i].claim != seen[i].claim:
                    break
            else:
                return
        self.stack = [_remembered(laid.by, laid.claim, laid.card, laid.copy) for laid in seen]

    def laid_on(self, i: int) -> Claim | None:
        """The claim that card `i` of the stack was played on. A card won by a paw is gone: then assume one lower."""
        for laid in reversed(self.stack[:i]):
            if laid.claim is not None:
                return laid.claim
        claim = self.stack[i].claim
        return Claim(claim - 1) if claim is not None and claim.number > 3 else None

    def laid_since(self, i: int) -> int:
        """How many cards of the stack, from `i` on, its player has laid."""
        return sum(laid.by == self.stack[i].by for laid in self.stack[i:])

    def known(self) -> tuple[list[int], list[int]]:
        """How many of each kind this seat knows to be laid or won, and how many everybody does."""
        own, public = self._own[:], self._public[:]
        _count(self.stack, own, public)
        return own, public

    def gone(self) -> list[int]:
        """How many of each kind are known to lie in points piles."""
        counts = [0] * KINDS
        for pile in self.piles.values():
            for laid in pile:
                if laid.card is not None:
                    counts[laid.card] += 1
        return counts

    def unseen(self, view: View) -> list[int]:
        """How many of each kind are where this seat cannot see them."""
        counts = [there - gone for there, gone in zip(view.rules.cards, self.gone(), strict=True)]
        for card in view.hand:
            counts[card] -= 1
        for laid in self.stack:
            if laid.card is not None:
                counts[laid.card] -= 1
        return counts

    def _reveal_top(self, fact: CardRevealed) -> None:
        if self.stack:
            top = self.stack[-1]
            self.stack[-1] = _remembered(top.by, top.claim, fact.card, top.copy, True)
        else:  # laid before the first fact
            self.stack.append(Remembered(fact.seat, fact.claim, fact.card, open=True))

    def _win(self, seat: int, count: int) -> None:
        self.piles.setdefault(seat, []).extend(self.stack[:count])
        _count(self.stack[:count], self._own, self._public)
        del self.stack[:count]
        self.stands = False

    def _peek(self, card: Card, whose: int | None) -> None:
        pile = self.stack if whose is None else self.piles.get(whose, [])
        if pile and pile[-1].card is None:
            pile[-1] = replace(pile[-1], card=card)
            self._own[card] += whose is not None


def _count(cards: list[Remembered], own: list[int], public: list[int]) -> None:
    for laid in cards:
        if laid.card is not None:
            own[laid.card] += 1
            if laid.open:
                public[laid.card] += 1
