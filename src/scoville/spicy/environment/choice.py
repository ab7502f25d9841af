"""What a seat of SPICY may choose, its decisions numbered as codec.py says.

The first layer of a table: a choice is made here and done elsewhere. Ordinary Python; with a C compiler Cython builds
this very file.
"""

from __future__ import annotations

from ...environments.reactions import DELAYS
from ...environments.table import Table
from ..arbiter import Arbiter
from ..cards import CLAIMS, KINDS, NO_CARD, NO_CLAIM
from ..state import State
from .codec import (
    ACCEPT,
    CARDS_UNDER,
    CHALLENGE_NUMBER,
    CHALLENGE_SPICE,
    CHALLENGE_WRONG,
    COPY,
    DELAY,
    ENOUGH,
    HOW_LATE,
    LET_BE,
    OBSERVATION,
    OPEN,
    PASS,
    PLAY,
    TIMED_ACTIONS,
    UNDER,
)

__all__ = ["SpicyChoice"]


class SpicyChoice(Table):
    def __init__(self, state: State, timed: bool) -> None:
        Table.__init__(self, state.n, TIMED_ACTIONS if timed else DELAY, OBSERVATION)
        self.state = state
        self.timed = timed  # reaction time is part of the game
        self.arbiter = Arbiter(state)
        self.stage = OPEN
        self.answered = 0  # who has answered what is asked of several, as bits
        self.choice = [0] * 6  # by seat: the first of its decisions, cards put under, the delay
        self.under1 = [0] * 6
        self.under2 = [0] * 6
        self.delay = [0] * 6

    # --- what may be chosen ----------------------------------------------------------------------

    def list_options(self, seat: int) -> None:
        self.options_n = 0
        if self.mover < 0:
            return
        if seat == self.mover and self.stage != OPEN:
            if self.stage == CARDS_UNDER:
                self.add_option(ENOUGH)
                for card in range(KINDS):
                    if self.may_add(seat, card):
                        self.add_option(UNDER + card)
            else:
                for late in range(DELAYS):
                    self.add_option(DELAY + late)
            return
        state = self.state
        tables = state.tables
        reacting = self.arbiter.left > 0
        hand = seat * KINDS
        self.add_option(ACCEPT if state.last_waits else LET_BE if reacting else PASS)
        if state.doubters >> seat & 1:
            if state.copied:
                self.add_option(CHALLENGE_WRONG)
            else:
                self.add_option(CHALLENGE_NUMBER)
                self.add_option(CHALLENGE_SPICE)
        if state.copiers >> seat & 1:
            for card in range(KINDS):
                if state.hands[hand + card] > 0:
                    self.add_option(COPY + card)
        if not reacting:
            found = self.options_n
            first = state.claim * CLAIMS
            claims = tables.claims_n[state.claim]
            for card in range(KINDS):
                if state.hands[hand + card] > 0:
                    play = PLAY + card * CLAIMS
                    for i in range(first, first + claims):
                        self.options[found] = play + tables.claims[i]
                        found += 1
            self.options_n = found

    def may_add(self, seat: int, card: int) -> bool:
        """Whether it may go under the card chosen. Each set of cards is chosen one way: in card order."""
        left = self.state.hands[seat * KINDS + card]
        if card == self.chosen_card(seat):
            left -= 1
        if self.under1[seat] != NO_CARD:
            if card < self.under1[seat]:
                return False
            if card == self.under1[seat]:
                left -= 1
        return left > 0

    # --- choosing --------------------------------------------------------------------------------

    def chosen_card(self, seat: int) -> int:
        decision = self.choice[seat]
        if decision >= PLAY:
            return (decision - PLAY) // CLAIMS
        return decision - COPY if COPY <= decision < UNDER else NO_CARD

    def chosen_claim(self, seat: int) -> int:
        decision = self.choice[seat]
        if decision >= PLAY:
            return (decision - PLAY) % CLAIMS
        return self.state.claim if COPY <= decision < UNDER else NO_CLAIM

    def choose(self, decision: int) -> bool:
        """One step: whether the choice is complete. Then `perform` follows, or whoever does it otherwise calls
        `remember` before and `find_mover` after."""
        seat = self.mover
        if self.stage == OPEN:
            self.choice[seat] = decision
            self.under1[seat] = NO_CARD
            self.under2[seat] = NO_CARD
            self.delay[seat] = 0
            if self.most_under(seat) > 0 and self.can_add(seat):
                self.stage = CARDS_UNDER
                return False
        elif self.stage == CARDS_UNDER:
            if decision != ENOUGH:
                if self.under1[seat] == NO_CARD:
                    self.under1[seat] = decision - UNDER
                    if self.most_under(seat) > 1 and self.can_add(seat):
                        return False
                else:
                    self.under2[seat] = decision - UNDER
        else:
            self.delay[seat] = decision - DELAY
            self.stage = OPEN
            return True
        self.stage = OPEN
        if self.timed and self.arbiter.left > 0 and self.reacts(seat):
            self.stage = HOW_LATE
            return False
        return True

    def reacts(self, seat: int) -> bool:
        return self.choice[seat] not in {LET_BE, ACCEPT}

    def most_under(self, seat: int) -> int:
        if self.chosen_card(seat) == NO_CARD:
            return 0
        return self.state.tables.under[self.chosen_claim(seat)]

    def can_add(self, seat: int) -> bool:
        for card in range(KINDS):
            if self.may_add(seat, card):
                return True
        return False

    def chosen(self, seat: int) -> list[int]:
        """The decisions `seat` has taken last, all that make up its action but ENOUGH."""
        added = [UNDER + card for card in (self.under1[seat], self.under2[seat]) if card != NO_CARD]
        return [self.choice[seat], *added]
