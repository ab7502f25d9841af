"""A table of SPICY dealt anew as it might be for all one seat knows.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ...core.dice import Dice
from ..cards import CLAIMS, KINDS, NO_CARD
from ..codes import CARD_MASK, SEAT_SHIFT
from ..option_codes import PLAY
from ..options import begun, under_of, with_under
from ..state import State
from .codec import OPEN
from .sight import SpicySight

__all__ = ["SpicyRedeal"]


class SpicyRedeal(SpicySight):
    def __init__(self, state: State, variants: int, open_deck: bool, timed: bool) -> None:
        SpicySight.__init__(self, state, variants, open_deck, timed)
        self.known = [0] * 32  # what is known of the won cards, what is hidden, as a line
        self.hidden = [0] * 32
        self.cards = [0] * 100

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """Hands, deck, stack and won cards as they might be for all `seat` knows; -1 knows no card at all.

        What a seat has chosen but not done yet is chosen anew from its new hand. In which pile a card lies that was
        revealed is not kept.
        """
        for card in range(KINDS):
            self.known[card] = 0 if seat < 0 else self.gone[seat * KINDS + card]
            self.hidden[card] = 0
            for other in range(self.state.n):
                if other != seat:
                    self.hidden[card] += self.state.hands[other * KINDS + card]
                    self.state.hands[other * KINDS + card] = 0
        for i in range(self.state.deck_n):
            self.hidden[self.state.deck[i]] += 1
        for i in range(self.state.won_n):
            self.hidden[self.state.won[i] & CARD_MASK] += 1
        for i in range(self.state.stack_n):
            card = self.state.stack[i] & CARD_MASK
            if self.state.stack[i] >> SEAT_SHIFT & 7 == seat:
                self.known[card] -= 1
            else:
                self.hidden[card] += 1
        left = 0
        for card in range(KINDS):
            for _ in range(self.hidden[card] - self.known[card]):
                self.cards[left] = card
                left += 1
        self.mix(left, dice)
        for other in range(self.state.n):
            if other != seat:
                for _ in range(self.state.hand_n[other]):
                    left -= 1
                    i = other * KINDS + self.cards[left]
                    self.state.hands[i] = self.state.hands[i] + 1
        for i in range(self.state.deck_n):
            left -= 1
            self.state.deck[i] = self.cards[left]
        for i in range(self.state.stack_n):
            if self.state.stack[i] >> SEAT_SHIFT & 7 != seat:
                left -= 1
                self.state.stack[i] = (self.state.stack[i] & ~CARD_MASK) + self.cards[left]
        if self.state.stack_n > 0:
            self.state.top = self.state.stack[self.state.stack_n - 1] & CARD_MASK
        for card in range(KINDS):
            for _ in range(self.known[card]):
                self.cards[left] = card
                left += 1
        self.mix(left, dice)
        for i in range(self.state.won_n):
            self.state.won[i] = (self.state.won[i] & ~CARD_MASK) + self.cards[i]
        for other in range(self.state.n):
            if other != seat and (self.answered >> other & 1 or (other == self.mover and self.stage != OPEN)):
                self.choose_anew(other, dice)

    def mix(self, count: int, dice: Dice) -> None:
        for i in range(count - 1, 0, -1):
            j = dice.below(i + 1)
            card = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = card

    def choose_anew(self, seat: int, dice: Dice) -> None:
        """The same choice with other cards."""
        old = self.chosen_card(seat)
        if old == NO_CARD:
            return
        first = dice.below(self.state.hand_n[seat])
        card = self.state.nth_card(seat, first)
        choice = self.choice[seat]
        change = (card - old) * (CLAIMS if begun(choice) >= PLAY else 1)
        self.choice[seat] = with_under(choice + change, NO_CARD, NO_CARD)
        if under_of(choice, 0) != NO_CARD:
            second = dice.below(self.state.hand_n[seat] - 1)
            if second >= first:
                second += 1
            under1 = self.state.nth_card(seat, second)
            under2 = NO_CARD
            if under_of(choice, 1) != NO_CARD:
                third = 0
                while third in {first, second}:
                    third += 1
                under2 = self.state.nth_card(seat, third)
                if under2 < under1:
                    under1, under2 = under2, under1
            self.choice[seat] = with_under(self.choice[seat], under1, under2)
