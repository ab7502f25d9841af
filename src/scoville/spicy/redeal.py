"""Deals again what a seat of SPICY cannot see: for search, the environments and the tests of secrecy.

The caller first says what is known, either card by card (`set_pool`, `hide`) or with `see`, which looks at a real
table. Every hidden card of the stack can be weighed by what the seat believes of its claim; all others are equally
likely.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ..core.dice import Dice
from .rules.cards import KINDS, NO_CLAIM
from .rules.codes import ANY, CARD_MASK, IN_PILE, SEAT_SHIFT
from .rules.state import State

__all__ = ["Redeal"]

MILLION = 1_000_000


class Redeal:
    """`table` holds what `seat` knows (-1: only what everybody sees); for other hands it has only their sizes."""

    def __init__(self, table: State, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.least_above = table.deck_n - table.below  # cards above the World's End card
        self.most_above = self.least_above
        self.hidden = 0
        self.place = [0] * 100  # the place in the stack, counted from the bottom, or IN_PILE
        self.by = [0] * 100
        self.claim = [0] * 100
        self.both = [0] * 100
        self.number = [0] * 100
        self.spice = [0] * 100
        self.dealt = [0] * 100
        self.pool = [0] * 32  # cards not known to lie anywhere
        self.rest = [0] * 32
        self.rest_n = 0
        self.piles = False  # whether the won cards are dealt too
        self.won = [0] * 32  # cards known to have been won
        self.next = [0] * 100  # the next cards of the deck, if they are known
        self.next_n = 0
        self.line = [0] * 100
        self.plain = -1  # one of the hidden cards, which is dealt without a belief

    # --- what is known -------------------------------------------------------------------------

    def set_pool(self, card: int, count: int) -> None:
        self.pool[card] = count

    def hide(self, place: int, by: int, claim: int, both: int, number: int, spice: int) -> None:
        """Adds an unknown laid card, with the chances in millionths that its claim is right in both, in its number, in
        its spice."""
        self.place[self.hidden] = place
        self.by[self.hidden] = by
        self.claim[self.hidden] = claim
        self.both[self.hidden] = both
        self.number[self.hidden] = number
        self.spice[self.hidden] = spice
        self.hidden += 1

    def see(self, keep_top: bool, keep_won: bool, next_cards: int) -> None:
        """Takes everything `seat` sees at a real table, and what else it should know: the top of the stack, the won
        cards, the next ones of the deck."""
        state = self.table
        self.hidden = 0
        self.least_above = self.most_above = state.deck_n - state.below
        self.piles = not keep_won
        self.next_n = min(next_cards, state.deck_n)
        for card in range(KINDS):
            self.won[card] = 0
            self.pool[card] = 0
            for other in range(state.n):
                if other != self.seat:
                    self.pool[card] += state.hands[other * KINDS + card]
        for i in range(state.deck_n - self.next_n):
            self.pool[state.deck[i]] += 1
        for i in range(self.next_n):
            self.next[i] = state.deck[state.deck_n - self.next_n + i]
        if self.piles:
            for i in range(state.won_n):
                self.pool[state.won[i] & CARD_MASK] += 1
        for i in range(state.stack_n):
            if state.stack[i] >> SEAT_SHIFT & 7 != self.seat and not (keep_top and i == state.stack_n - 1):
                self.pool[state.stack[i] & CARD_MASK] += 1
                self.hide(i, -1, ANY, 0, 0, 0)

    def know_won(self, card: int, count: int) -> None:
        """This many more of a card are known to have been won, but not in which pile they lie."""
        self.won[card] += count
        self.pool[card] -= count

    # --- dealing ---------------------------------------------------------------------------------

    def deal(self, state: State, dice: Dice) -> None:
        """Deals one table that fits into `state`, which may be the table itself."""
        if state is not self.table:
            state.copy_from(self.table)
        self.rest_n = 0
        for card in range(KINDS):
            self.rest[card] = self.pool[card]
            self.rest_n += self.pool[card]
        for i in range(self.hidden):
            card = self.take(ANY if i == self.plain else self.claim[i], self.truth_of(i, dice), dice)
            at = self.place[i]
            if at != IN_PILE:
                state.stack[at] = (state.stack[at] & ~CARD_MASK) | card
                if at == state.stack_n - 1:
                    state.top = card
            self.dealt[i] = card
        if self.piles:
            self.deal_won(state, dice)
        at = 0
        for card in range(KINDS):  # the rest, in any order, is the deck; the hands are drawn from it
            for _ in range(self.rest[card]):
                state.deck[at] = card
                at += 1
        for i in range(at - 1, 0, -1):
            j = dice.below(i + 1)
            card = state.deck[i]
            state.deck[i] = state.deck[j]
            state.deck[j] = card
        for seat in range(state.n):
            if seat != self.seat:
                for card in range(KINDS):
                    state.hands[seat * KINDS + card] = 0
                for _ in range(state.hand_n[seat]):
                    at -= 1
                    state.hands[seat * KINDS + state.deck[at]] += 1
        for i in range(self.next_n):
            state.deck[at] = self.next[i]
            at += 1
        state.deck_n = at
        state.below = at - self.least_above - dice.below(self.most_above - self.least_above + 1)

    def truth_of(self, i: int, dice: Dice) -> int:
        """Draws which traits of a hidden card's claim are right this time."""
        if self.claim[i] == ANY or i == self.plain:
            return 0
        roll = dice.below(MILLION)
        if roll < self.both[i]:
            return 3
        if roll < self.number[i]:
            return 1
        return 2 if roll < self.number[i] + self.spice[i] - self.both[i] else 0

    def take(self, claim: int, truth: int, dice: Dice) -> int:
        """A card from the rest that makes the claim true to this degree; any card if there is none, or no claim."""
        if claim == ANY:
            claim = NO_CLAIM
        count = 0
        if claim != NO_CLAIM:
            for card in range(KINDS):
                if self.table.tables.truth[card * 30 + claim] == truth:
                    count += self.rest[card]
        if count == 0:
            claim = NO_CLAIM
            count = self.rest_n
        k = dice.below(count)
        card = 0
        while True:
            if claim == NO_CLAIM or self.table.tables.truth[card * 30 + claim] == truth:
                k -= self.rest[card]
                if k < 0:
                    break
            card += 1
        self.rest[card] -= 1
        self.rest_n -= 1
        return card

    def deal_won(self, state: State, dice: Dice) -> None:
        """Deals the won cards in any order: those known to be there, and some of the rest."""
        left = 0
        for card in range(KINDS):
            for _ in range(self.won[card]):
                self.line[left] = card
                left += 1
        while left < state.won_n:
            self.line[left] = self.take(ANY, 0, dice)
            left += 1
        for i in range(left - 1, 0, -1):
            j = dice.below(i + 1)
            card = self.line[i]
            self.line[i] = self.line[j]
            self.line[j] = card
        for i in range(state.won_n):
            state.won[i] = (state.won[i] & ~CARD_MASK) + self.line[i]

    # --- for readers outside -----------------------------------------------------------------------

    def laid_by(self, i: int) -> int:
        """The seat that laid a hidden card, -1 if nobody knows."""
        return self.by[i]

    def hidden_top(self) -> int:
        """The number of the hidden card on top of the stack, -1 if the top is known."""
        for i in range(self.hidden):
            if self.place[i] == self.table.stack_n - 1:
                return i
        return -1

    def card_dealt(self, i: int) -> int:
        """What that card is this time."""
        return self.dealt[i]

    def shuffled_pool(self, dice: Dice) -> list[int]:
        """All cards not known to lie anywhere, in any order, to be put back later."""
        found = [card for card in range(KINDS) for _ in range(self.pool[card])]
        for i in range(len(found) - 1, 0, -1):
            j = dice.below(i + 1)
            found[i], found[j] = found[j], found[i]
        return found
