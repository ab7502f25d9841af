"""The value of a SPICY table to a seat: the chance to win, in millionths, now or after a choice that is considered.

It follows from points, trophies, cards in hand and the distance of the World's End.
"""

from __future__ import annotations

from math import exp

from ..rules.codes import RUNNING
from ..rules.state import State
from ..rules.tables import Tables
from .codes import MILLION
from .weights import Weights

__all__ = ["Prospect"]

DECAY = 1024


class Prospect:
    """Looks only at the open table, so every seat may ask it about every seat."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.decay = [0] * 1024  # e to the power of -i / 64, in millionths
        for i in range(DECAY):
            self.decay[i] = round(MILLION * exp(-i / 64.0))  # in C a whole 64 would divide to a whole number
        self.hope = [0] * 16
        for i in range(16):
            self.hope[i] = weights.hope[i]
        self.first_trophy = weights.first_trophy
        self.near = weights.near
        self.spread = weights.spread
        self.spread_card = weights.spread_card
        self.lead = weights.lead
        self.n = 0
        # The table as it would be, and below as it is.
        self.left = 0  # cards above the World's End card
        self.leads = -1
        self.ended = False
        self.points = [0] * 6
        self.trophies = [0] * 6
        self.hands = [0] * 6
        self.worth = [0] * 6
        self.left0 = 0
        self.points0 = [0] * 6
        self.trophies0 = [0] * 6
        self.hands0 = [0] * 6

    def sit(self, state: State) -> None:
        """Takes the table as it is. Cards under a paw already count for its player (S-RAIDER)."""
        self.n = state.n
        self.left0 = state.deck_n - state.below
        for seat in range(state.n):
            self.points0[seat] = state.points[seat]
            self.trophies0[seat] = state.trophies[seat]
            self.hands0[seat] = state.hand_n[seat]
        if self.tables.paw[state.claim]:
            self.points0[state.by] += state.stack_n
        self.restore()

    def restore(self) -> None:
        self.left = self.left0
        self.ended = False
        self.leads = -1
        for seat in range(self.n):
            self.points[seat] = self.points0[seat]
            self.trophies[seat] = self.trophies0[seat]
            self.hands[seat] = self.hands0[seat]

    def lays_card(self, seat: int) -> None:
        """The table as it is, with one card less in a hand."""
        self.restore()
        self.hands[seat] -= 1

    def scores_one(self, seat: int) -> None:
        self.points[seat] += 1

    def draws(self, seat: int, count: int) -> None:
        if self.ended:
            return
        if count >= self.left:
            count = self.left
            self.ended = True  # S-END-WORLD
        self.hands[seat] += count
        self.left -= count

    def takes_trophy(self, state: State, seat: int) -> None:
        self.trophies[seat] += 1
        if self.trophies[seat] == self.tables.winning_trophies or state.trophies_taken + 1 == self.tables.trophies:
            self.ended = True  # S-END-2ND, S-END-3RD

    def chance(self, me: int) -> int:
        """The chance to win from the imagined table: a share of all seats' values, clearer as the end comes near."""
        best = 0
        if self.ended:
            ties = 0
            for seat in range(self.n):
                self.worth[seat] = self.points[seat] + 10 * self.trophies[seat] - self.hands[seat]
                if self.trophies[seat] >= self.tables.winning_trophies:
                    self.worth[seat] += 1000
                if seat == 0 or self.worth[seat] > best:
                    best = self.worth[seat]
                    ties = 0
                if self.worth[seat] == best:
                    ties += 1
            return MILLION // ties if self.worth[me] == best else 0
        far = self.left if self.left < self.near else self.near
        for seat in range(self.n):
            hopes = self.hope[self.hands[seat] if self.hands[seat] < 15 else 15]
            if self.trophies[seat] > 0 and self.trophies[seat] + 1 == self.tables.winning_trophies:
                hopes += self.first_trophy
            self.worth[seat] = 100 * self.points[seat] + 1000 * self.trophies[seat] - 100 * self.hands[seat]
            self.worth[seat] += hopes * far // self.near
            if seat == self.leads:
                self.worth[seat] += self.lead
            if seat == 0 or self.worth[seat] > best:
                best = self.worth[seat]
        scale = self.spread + self.spread_card * self.left
        every = 0
        part = 0
        for seat in range(self.n):
            behind = (best - self.worth[seat]) * 64 // scale
            if behind < DECAY:
                every += self.decay[behind]
                if seat == me:
                    part = self.decay[behind]
        return MILLION * part // every

    def standing(self, state: State, me: int) -> int:
        """The chance to win from the table as it is."""
        self.sit(state)
        if state.reason != RUNNING:
            self.ended = True
        return self.chance(me)

    def lift_paw(self, state: State) -> None:
        """The table as it is, with the cards under a paw belonging to nobody again."""
        self.restore()
        if self.tables.paw[state.claim]:
            self.points[state.by] -= state.stack_n

    def settle(self, state: State, seat: int, winner: int, loser: int, size: int, last: bool) -> None:
        """Settles a challenge of a card of `seat` that has left the hand: S-WIN-STACK, S-LOSE, SR-ORDER."""
        self.points[winner] += size
        if last and winner == seat:
            self.takes_trophy(state, seat)
        self.draws(loser, 2)
        if last and winner == seat:
            self.draws(seat, self.tables.hand)
        self.leads = loser
