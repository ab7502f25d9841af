"""What the seats of a SPICY table have chosen so far; their decisions are the options of spicy/rules/options.py.

Choices are made here and performed by the table. Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ...core.dice import Dice
from ...core.options import Options
from ...environments.reactions import DELAYS
from ..rules.cards import CLAIMS, NO_CARD
from ..rules.option_codes import ACCEPT, LET_BE, LETTING_BE, NOTHING, PLAY, PROPER, REACTIONS, WHOLE
from ..rules.options import advance, begun, card_of, list_options, under_of, with_under
from ..rules.state import State
from .codec import CARDS_UNDER, DELAY, HOW_LATE, OPEN

__all__ = ["Choices"]


class Choices:
    def __init__(self, state: State, timed: bool) -> None:
        self.state = state
        self.timed = timed  # whether reaction time is part of the game
        self.stage = OPEN  # what the asked seat decides next
        self.answered = 0  # the seats that have answered a question to several, as bits
        self.made = [0] * 6  # by seat: a choice of spicy/rules/options.py, and the delay
        self.delay = [0] * 6

    def list_options(self, options: Options, seat: int, asked: bool, reacting: bool) -> None:
        """`asked`: whether the table asks `seat` now."""
        if not asked or self.stage == OPEN:
            list_options(options, self.state, seat, NOTHING, REACTIONS + LETTING_BE if reacting else PROPER)
        elif self.stage == CARDS_UNDER:
            list_options(options, self.state, seat, self.made[seat], PROPER)
        else:
            options.n = 0
            for late in range(DELAYS):
                options.add(DELAY + late)

    def choose(self, seat: int, decision: int, reacting: bool) -> bool:
        """Takes one step. Returns whether the choice is complete."""
        if self.stage == HOW_LATE:
            self.delay[seat] = decision - DELAY
            self.stage = OPEN
            return True
        if self.stage == OPEN:
            self.made[seat] = NOTHING
            self.delay[seat] = 0
        self.made[seat] = advance(self.state, seat, self.made[seat], decision)
        if not self.made[seat] & WHOLE:
            self.stage = CARDS_UNDER
            return False
        self.stage = HOW_LATE if self.timed and reacting and self.reacts(seat) else OPEN
        return self.stage == OPEN

    def reacts(self, seat: int) -> bool:
        return begun(self.made[seat]) not in {LET_BE, ACCEPT}

    def quickest(self, coin: Dice) -> int:
        """The seat whose reaction comes first, or -1; the coin decides a tie."""
        first = -1
        ties = 0
        for seat in range(self.state.n):
            if self.answered >> seat & 1 and self.reacts(seat):
                if first < 0 or self.delay[seat] < self.delay[first]:
                    first = seat
                    ties = 1
                elif self.delay[seat] == self.delay[first]:
                    ties += 1
                    if coin.below(ties) == 0:
                        first = seat
        return first

    def of(self, seat: int) -> int:
        """The last choice of `seat`."""
        return self.made[seat]

    def choose_anew(self, seat: int, dice: Dice) -> None:
        """The same choice with other cards."""
        old = card_of(self.made[seat])
        if old == NO_CARD:
            return
        first = dice.below(self.state.hand_n[seat])
        card = self.state.nth_card(seat, first)
        choice = self.made[seat]
        change = (card - old) * (CLAIMS if begun(choice) >= PLAY else 1)
        self.made[seat] = with_under(choice + change, NO_CARD, NO_CARD)
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
            self.made[seat] = with_under(self.made[seat], under1, under2)

    def copy_from(self, other: Choices) -> None:
        self.stage = other.stage
        self.answered = other.answered
        for i in range(6):
            self.made[i] = other.made[i]
            self.delay[i] = other.delay[i]
