# cython: wraparound=False
"""What a seat of SPICY observes, in the layout of codec.py.

Ordinary Python; with a C compiler Cython builds this very file.
"""

from __future__ import annotations

from ..rules.cards import KINDS, NO_CARD, NO_CLAIM
from ..rules.codes import CARD_MASK, CLAIM_SHIFT, COPY_SHIFT, RUNNING, SEAT_SHIFT
from ..rules.options import begun, card_of, claim_of, under_of
from ..rules.state import State
from .choices import Choices
from .codec import (
    AT_ABOVE,
    AT_ASKED,
    AT_CHOSEN,
    AT_CHOSEN_CLAIM,
    AT_CHOSEN_TRAIT,
    AT_CHOSEN_UNDER,
    AT_CLAIM,
    AT_COPIED,
    AT_DECK,
    AT_GONE,
    AT_HAND,
    AT_HISTORY,
    AT_LAST_WAITS,
    AT_OWN_LAID,
    AT_PLAYERS,
    AT_REACTING,
    AT_STACK,
    AT_STAGE,
    AT_VARIANTS,
    CHALLENGE_NUMBER,
    CHALLENGE_WRONG,
    LAID_WIDTH,
    LONGEST_HISTORY,
    OPEN,
    PLAYER_WIDTH,
    SEATS,
    VARIANTS_N,
)

__all__ = ["Observer"]


class Observer:
    def __init__(self, state: State, variants: int, open_deck: bool) -> None:
        self.state = state
        self.variants = variants  # as bits
        self.open_deck = open_deck
        self.gone = [0] * 192  # [seat * KINDS + card]: how many a seat knows to be laid or won

    def clear(self) -> None:
        for i in range(192):
            self.gone[i] = 0

    def remember(self, seat: int, choice: int) -> None:
        """Stores what becomes certain through a choice of `seat`: own cards laid, a card revealed."""
        card = card_of(choice)
        if card != NO_CARD:
            self.gone[seat * KINDS + card] += 1
            for which in range(2):
                under = under_of(choice, which)
                if under != NO_CARD:
                    self.gone[seat * KINDS + under] += 1
        elif CHALLENGE_NUMBER <= begun(choice) <= CHALLENGE_WRONG:
            for other in range(self.state.n):
                if other != self.state.by:  # the player counted it when it was laid
                    self.gone[other * KINDS + self.state.top] += 1

    def know(self, seat: int, card: int, count: int) -> None:
        """Sets how many of a kind `seat` knows to be laid or won."""
        self.gone[seat * KINDS + card] = count

    def write(self, seat: int, out: memoryview) -> None:
        """Writes what `seat` may know, whoever is asked."""
        if len(out) < AT_VARIANTS:  # looked at once, so the C compiler leaves out the look at each place below it
            raise IndexError("too short for an observation")
        state = self.state  # read once before the loop, because in C a written byte might alias it
        start = AT_HAND
        gone = AT_GONE
        for i in range(KINDS):
            out[start + i] = state.hands[seat * KINDS + i]
            out[gone + i] = self.gone[seat * KINDS + i]
        other = seat
        for i in range(SEATS):
            if i == state.n:
                break
            start = AT_PLAYERS + i * PLAYER_WIDTH
            out[start] = 1
            out[start + 1] = state.hand_n[other]
            out[start + 2] = state.points[other]
            out[start + 3] = state.trophies[other]
            out[start + 7] = state.doubters >> other & 1
            if other == state.turn and state.reason == RUNNING:
                out[start + 4] = 1
            if state.stack_n > 0 and other == state.by:
                out[start + 5] = 1
                out[start + 6] = 1 if state.tables.paw[state.claim] else 0
            other += 1
            if other == state.n:
                other = 0
        if state.stack_n > 0:
            out[AT_CLAIM + state.claim] = 1
            out[AT_COPIED] = 1 if state.copied else 0
            self.write_stack(seat, out)
        out[AT_LAST_WAITS] = 1 if state.last_waits else 0
        out[AT_STACK] = state.stack_n
        out[AT_DECK] = state.deck_n
        if self.open_deck:
            out[AT_ABOVE] = state.deck_n - state.below
        if self.variants:
            start = AT_VARIANTS
            for i in range(VARIANTS_N):
                out[start + i] = self.variants >> i & 1

    def write_stack(self, seat: int, out: memoryview) -> None:
        state = self.state
        own = AT_OWN_LAID
        place = AT_HISTORY
        oldest = state.stack_n - LONGEST_HISTORY
        for i in range(state.stack_n - 1, -1, -1):
            laid = state.stack[i]
            by = (laid >> SEAT_SHIFT & 7) - seat
            if by == 0:
                out[own + (laid & CARD_MASK)] += 1
            if i >= oldest:
                claim = laid >> CLAIM_SHIFT & CARD_MASK
                if claim != NO_CLAIM:
                    out[place] = claim % 10 + 1
                    out[place + 1 + claim // 10] = 1
                out[place + 4 + (by if by >= 0 else by + state.n)] = 1
                out[place + 10] = laid >> COPY_SHIFT
                place += LAID_WIDTH

    def write_question(self, seat: int, choices: Choices, reacting: bool, out: memoryview) -> None:
        """Writes what `seat` is asked now, and what it has chosen so far."""
        out[AT_ASKED] = 1
        out[AT_REACTING] = 1 if reacting else 0
        if choices.stage == OPEN:
            return
        out[AT_STAGE + choices.stage - 1] = 1
        choice = choices.made[seat]
        card = card_of(choice)
        if card == NO_CARD:
            out[AT_CHOSEN_TRAIT + begun(choice) - CHALLENGE_NUMBER] = 1
            return
        out[AT_CHOSEN + card] = 1
        out[AT_CHOSEN_CLAIM + claim_of(self.state, choice)] = 1
        for which in range(2):
            under = under_of(choice, which)
            if under != NO_CARD:
                out[AT_CHOSEN_UNDER + under] += 1

    def copy_from(self, other: Observer) -> None:
        for i in range(192):
            self.gone[i] = other.gone[i]
