"""A table of HEATED dealt anew as it might be for all one seat knows.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ...core.dice import Dice
from ..codes import ANYTHING, DISCARDS, DRAW_ON, FACE_UP, FREE, KINDS, NO_CARD, PLAY_TAKEN, RUNNING
from ..state import State
from .codec import CALLING, OPEN, SLAPPING
from .sight import HeatedSight

__all__ = ["HeatedRedeal"]


class HeatedRedeal(HeatedSight):
    def __init__(self, state: State, timed: bool, reflexes: Dice) -> None:
        HeatedSight.__init__(self, state, timed, reflexes)
        self.cards = [0] * 512

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """The other hands and the draw pile as they might be for all `seat` sees, every hand keeping its size.

        What all have seen stays: the discards, where a TRAP lies face up. What another seat has begun to choose is
        begun again. Whoever must do something now can do it; else the hands need not fit what their players have
        done: one who had to draw may hold a match.
        """
        left = 0
        for other in range(self.state.n):
            if other != seat:
                for card in range(KINDS):
                    for _ in range(self.state.hands[other * KINDS + card]):
                        self.cards[left] = card
                        left += 1
                    self.state.hands[other * KINDS + card] = 0
        for i in range(self.state.pile_n):
            if self.state.pile[i] < FACE_UP:
                self.cards[left] = self.state.pile[i]
                left += 1
        for i in range(left - 1, 0, -1):
            j = dice.below(i + 1)
            card = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = card
        for i in range(self.state.pile_n):
            if self.state.pile[i] < FACE_UP:
                left -= 1
                self.state.pile[i] = self.cards[left]
        for other in range(self.state.n):
            if other != seat:
                for _ in range(self.state.hand_n[other]):
                    left -= 1
                    i = other * KINDS + self.cards[left]
                    self.state.hands[i] = self.state.hands[i] + 1
                if self.state.offers[other] > 0 and self.state.hand_n[other] > 0:
                    self.state.offers[other] = 1 + self.state.nth_card(other, dice.below(self.state.hand_n[other]))
        if self.mover != seat and self.race != SLAPPING:
            self.stage = OPEN
        for other in range(self.state.n):
            if other != seat and not self.is_able(other):
                self.make_able(other, seat, dice)
        if not self.timed and self.is_asked_to_jump():
            self.line_up_anew(dice)

    def is_able(self, seat: int) -> bool:
        """Whether `seat` holds what play waits for: a colour to discard, a card it must play, one to jump in with."""
        state = self.state
        if state.reason != RUNNING:
            return True
        if state.phase == DISCARDS:
            return state.must[seat] == 0 or state.must_colour < 0 or state.has_colour(seat, state.must_colour)
        if state.phase != FREE:
            return True
        if seat == self.mover and seat != state.turn:  # it jumps in, or is asked to call
            return self.race == CALLING or self.holds_playable(seat)
        if seat != state.turn or state.duty in {ANYTHING, DRAW_ON}:
            return True
        return (state.pend_n > 0 and state.duty != PLAY_TAKEN) or self.holds_playable(seat)

    def holds_playable(self, seat: int) -> bool:
        for card in range(KINDS):
            if self.state.hands[seat * KINDS + card] > 0 and self.state.can_play(seat, card):
                return True
        return False

    def make_able(self, seat: int, knower: int, dice: Dice) -> None:
        """A card of `seat` changes places with one that `knower` cannot see either, and that `seat` needs; nobody
        becomes unable by it. There is one, for at the real table everybody is able."""
        state = self.state
        own = state.nth_card(seat, dice.below(state.hand_n[seat]))
        state.hands[seat * KINDS + own] -= 1
        found = 0
        where = -1  # a place in the draw pile
        whose = -1
        wanted = NO_CARD
        for card in range(KINDS):
            state.hands[seat * KINDS + card] += 1
            fits = self.is_able(seat)
            state.hands[seat * KINDS + card] -= 1
            if not fits:
                continue
            for i in range(state.pile_n):
                if state.pile[i] == card:
                    found += 1
                    if dice.below(found) == 0:
                        where = i
                        whose = -1
                        wanted = card
            for other in range(state.n):
                if other not in {seat, knower} and state.hands[other * KINDS + card] > 0:
                    state.hands[other * KINDS + card] -= 1
                    if self.is_able(other):
                        found += 1
                        if dice.below(found) == 0:
                            whose = other
                            wanted = card
                    state.hands[other * KINDS + card] += 1
        if found == 0:
            state.hands[seat * KINDS + own] += 1
            return
        state.hands[seat * KINDS + wanted] += 1
        if whose >= 0:
            state.hands[whose * KINDS + wanted] -= 1
            state.hands[whose * KINDS + own] += 1
        else:
            state.pile[where] = own

    def line_up_anew(self, dice: Dice) -> None:
        """Who else could jump in, in any order; whoever comes before the seat asked has not done so."""
        last = 0
        for other in range(self.state.n):
            if other not in {self.mover, self.state.turn} and self.holds_playable(other):
                self.arbiter.jumpers[last] = other
                last += 1
        for i in range(last - 1, 0, -1):
            j = dice.below(i + 1)
            other = self.arbiter.jumpers[i]
            self.arbiter.jumpers[i] = self.arbiter.jumpers[j]
            self.arbiter.jumpers[j] = other
        last = dice.below(last + 1)
        self.arbiter.jumpers[last] = self.mover
        self.arbiter.left = last + 1
