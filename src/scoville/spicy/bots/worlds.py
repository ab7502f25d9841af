"""Tables as they could be: what a seat knows stays, all else is dealt anew, laid cards as that seat believes them."""

from __future__ import annotations

from ...core.dice import Dice
from ..cards import KINDS, NO_CLAIM
from ..codes import CARD_MASK
from ..state import State
from .belief import Knowledge
from .codes import IN_PILE, MILLION

__all__ = ["Worlds"]


class Worlds:
    """`table` and `knowledge` hold what is known; `hide` says where a card lies that is not."""

    def __init__(self, table: State, knowledge: Knowledge, me: int, least_above: int, most_above: int) -> None:
        self.table = table
        self.knowledge = knowledge
        self.me = me
        self.least_above = least_above  # cards above the World's End card
        self.most_above = most_above
        self.hidden = 0
        self.place = [0] * 100  # in the stack at so many from the bottom, or IN_PILE
        self.by = [0] * 100
        self.claim = [0] * 100
        self.both = [0] * 100
        self.number = [0] * 100
        self.spice = [0] * 100
        self.pool = [0] * 32  # what is not known to lie anywhere
        self.rest = [0] * 32
        self.rest_n = 0

    def set_pool(self, card: int, count: int) -> None:
        self.pool[card] = count

    def hide(self, place: int, by: int, claim: int, both: int, number: int, spice: int) -> None:
        """A laid card that `me` does not know, with what it believes of its claim."""
        self.place[self.hidden] = place
        self.by[self.hidden] = by
        self.claim[self.hidden] = claim
        self.both[self.hidden] = both
        self.number[self.hidden] = number
        self.spice[self.hidden] = spice
        self.hidden += 1

    def truth_of(self, i: int, dice: Dice) -> int:
        """Which traits of a hidden card's claim are right in this world."""
        roll = dice.below(MILLION)
        if roll < self.both[i]:
            return 3
        if roll < self.number[i]:
            return 1
        return 2 if roll < self.number[i] + self.spice[i] - self.both[i] else 0

    def take(self, claim: int, truth: int, dice: Dice) -> int:
        """A card from the rest that makes the claim so true; any card if there is none such, or no claim."""
        count = 0
        if claim != NO_CLAIM:
            for kind in range(KINDS):
                if self.table.tables.truth[kind * 30 + claim] == truth:
                    count += self.rest[kind]
        if count == 0:
            claim = NO_CLAIM
            count = self.rest_n
        k = dice.below(count)
        kind = 0
        while True:
            if claim == NO_CLAIM or self.table.tables.truth[kind * 30 + claim] == truth:
                k -= self.rest[kind]
                if k < 0:
                    break
            kind += 1
        self.rest[kind] -= 1
        self.rest_n -= 1
        return kind

    def imagine(self, state: State, knowledge: Knowledge, dice: Dice) -> None:
        """One world into `state` and what everybody would know there into `knowledge`."""
        state.copy_from(self.table)
        knowledge.copy_from(self.knowledge)
        self.rest_n = 0
        for kind in range(KINDS):
            self.rest[kind] = self.pool[kind]
            self.rest_n += self.pool[kind]
        for i in range(self.hidden):
            card = self.take(self.claim[i], self.truth_of(i, dice), dice)
            at = self.place[i]
            if at != IN_PILE:
                state.stack[at] = (state.stack[at] & ~CARD_MASK) | card
                if at == state.stack_n - 1:
                    state.top = card
            if self.by[i] >= 0:
                knowledge.note_laid(self.by[i], card)
        at = 0
        for kind in range(KINDS):  # the rest, in any order, is the deck; the hands are drawn from it
            for _ in range(self.rest[kind]):
                state.deck[at] = kind
                at += 1
        for i in range(at - 1, 0, -1):
            j = dice.below(i + 1)
            card = state.deck[i]
            state.deck[i] = state.deck[j]
            state.deck[j] = card
        for seat in range(state.n):
            if seat != self.me:
                state.hands[seat * KINDS] = 0  # they were only counted
                for _ in range(state.hand_n[seat]):
                    at -= 1
                    state.hands[seat * KINDS + state.deck[at]] += 1
        state.deck_n = at
        state.below = at - self.least_above - dice.below(self.most_above - self.least_above + 1)
