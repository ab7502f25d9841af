"""How likely each seat of an imagined HEATED table is to win: a small network in whole numbers.

`search` plays a few decisions on and asks it, instead of playing every imagined game to its end. It sees all hands, so
it must only be asked about imagined tables. Nothing negative is divided or shifted: C and Python round it differently.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ...bots import exponent
from ...core.bits import lowest
from ..rules.codes import (
    ANSWERS,
    COLOURED,
    COPY,
    DISCARDS,
    FREE,
    KINDS,
    MERCY,
    NO_COLOUR,
    NO_THANKS,
    RUNNING,
    SPECIAL,
    TRAP,
    WORDS,
)
from ..rules.state import State
from .outlook_size import FEATURES, HIDDEN

__all__ = ["Outlook", "load_outlook"]

FINE = exponent.FINE
STEP = exponent.STEP
LOWEST = exponent.LOWEST

# What is summed up of each hand.
SUMS = 10
FITS = 0  # cards that go on the top card
WILDS = 1
REFUSALS = 2  # NO THANKS
SPARES = 3  # MERCY
COPIES = 4
TRAPS = 5
ACTIONS = 6
COLOURS = 7  # how many of the four
LONGEST = 8  # cards of the colour with the most
AWAY = 9  # turns until its own

# How many cards of each special kind, and of each coloured action, a hand has.
SPECIALS = 24
COUNTED = 32
OWN = 64  # where the features of the own ones begin, and of the others' specials
THEIRS = 96


class Outlook:
    def __init__(self, first: Sequence[int], biases: Sequence[int], shift: int, last: Sequence[int]) -> None:
        """`first` has the weights of each feature, one after the other. The sums are shifted right by `shift`, which
        leaves units of 2^-10; `last` has the same units."""
        self.first = [0] * 3840
        self.biases = [0] * 32
        self.last = [0] * 32
        self.chances = [0] * 640
        self.seen = [0] * 120
        self.hidden = [0] * 32
        self.sums = [0] * 100
        self.kinds = [0] * 320
        self.rated = [0] * 10
        self.shift = shift
        for i in range(FEATURES * HIDDEN):
            self.first[i] = first[i]
        for i in range(HIDDEN):
            self.biases[i] = biases[i]
            self.last[i] = last[i]
        for i in range(LOWEST):
            self.chances[i] = exponent.CHANCES[i]

    def chance(self, state: State, seat: int) -> float:
        """The chance of `seat` to win; once the game has ended, its share of the win."""
        if state.reason != RUNNING:
            won = 0
            for other in range(state.n):
                won += state.won >> other & 1
            return 1.0 * (state.won >> seat & 1) / won
        self.sum_up(state)
        best = 0
        for other in range(state.n):
            self.look(state, other)
            self.rated[other] = self.rate()
            if other == 0 or self.rated[other] > best:
                best = self.rated[other]
        whole = 0
        own = 0
        for other in range(state.n):
            below = (best - self.rated[other]) >> (FINE + STEP)
            part = self.chances[below] if below < LOWEST else 0
            whole += part
            if other == seat:
                own = part
        return 1.0 * own / whole  # in C, two whole numbers would give a whole number

    def rate(self) -> int:
        """The rating of what was looked at last, in units of 2^-20."""
        for i in range(HIDDEN):
            self.hidden[i] = self.biases[i]
        for j in range(FEATURES):
            value = self.seen[j]
            if value == 1:
                for i in range(HIDDEN):
                    self.hidden[i] += self.first[j * HIDDEN + i]
            elif value:
                for i in range(HIDDEN):
                    self.hidden[i] += value * self.first[j * HIDDEN + i]
        found = 0
        for i in range(HIDDEN):
            if self.hidden[i] > 0:
                found += (self.hidden[i] >> self.shift) * self.last[i]
        return found

    # --- what it sees -----------------------------------------------------------------------------------

    def sum_up(self, state: State) -> None:
        """Sums up all hands."""
        other = state.turn.seat
        for i in range(state.n):
            self.sums[other * SUMS + AWAY] = i
            other = state.after(other)
        for seat in range(state.n):
            at = seat * SUMS
            for i in range(AWAY):
                self.sums[at + i] = 0
            for i in range(COUNTED):
                self.kinds[seat * COUNTED + i] = 0
            colours = 0  # eight bits for each
            for word in range(WORDS):
                left = state.piles.kinds[seat * WORDS + word]
                while left:
                    card = word * 64 + lowest(left)
                    left &= left - 1
                    count = state.piles.hands[seat * KINDS + card]
                    role = state.tables.role[card]
                    colour = state.tables.colour[card]
                    if card >= SPECIAL:
                        self.kinds[seat * COUNTED + card - SPECIAL] = min(count, 4)
                    elif card >= COLOURED:
                        self.kinds[seat * COUNTED + SPECIALS + ((card - COLOURED) & 7)] += count
                    if colour != NO_COLOUR:
                        colours += count << (8 * colour)
                        if state.tables.ops_n[card] > 0:
                            self.sums[at + ACTIONS] += count
                        if state.matches(card):
                            self.sums[at + FITS] += count
                    elif role == NO_THANKS:
                        self.sums[at + REFUSALS] += count
                    elif role == MERCY:
                        self.sums[at + SPARES] += count
                    elif role == COPY:
                        self.sums[at + COPIES] += count
                    elif role == TRAP:
                        self.sums[at + TRAPS] += count
                    else:
                        self.sums[at + WILDS] += count
            for i in range(4):
                count = colours >> (8 * i) & 255
                if count > 0:
                    self.sums[at + COLOURS] += 1
                    self.sums[at + LONGEST] = max(self.sums[at + LONGEST], count)

    def look(self, state: State, seat: int) -> None:
        """The features of one seat, after `sum_up`."""
        for i in range(FEATURES):
            self.seen[i] = 0
        at = seat * SUMS
        held = state.piles.hand_n[seat]
        if held > 0:
            self.seen[min(held, 7) - 1] = 1
        self.seen[7] = min(held, 20)
        self.seen[8] = min(self.sums[at + FITS], 6)
        self.seen[9] = 1 if self.sums[at + FITS] > 0 else 0
        self.seen[10] = min(self.sums[at + WILDS], 4)
        self.seen[11] = 1 if self.sums[at + WILDS] > 0 else 0
        self.seen[12] = min(self.sums[at + REFUSALS], 3)
        self.seen[13] = min(self.sums[at + SPARES], 3)
        self.seen[14] = min(self.sums[at + COPIES], 3)
        self.seen[15] = min(self.sums[at + TRAPS], 3)
        self.seen[16] = min(self.sums[at + ACTIONS], 6)
        self.seen[17] = self.sums[at + COLOURS]
        self.seen[18] = min(self.sums[at + LONGEST], 10)
        self.seen[19] = 1 if held == 1 and self.sums[at + WILDS] == 1 else 0
        self.seen[20] = 1 if held == 2 and self.sums[at + WILDS] > 0 else 0
        self.seen[21 + min(self.sums[at + AWAY], 4)] = 1
        self.seen[26] = 1 if self.sums[at + AWAY] == state.n - 1 else 0
        if state.pending.draws > 0:
            self.seen[62] = min(state.pending.draws, 20)
            if state.pending.on == seat:
                self.seen[27] = min(state.pending.draws, 20)
                self.seen[28] = 1
                self.seen[29] = 1 if state.has_stack(seat) or self.sums[at + REFUSALS] > 0 else 0
        self.seen[30] = state.calls.uncalled >> seat & 1
        if state.pending.phase == DISCARDS:
            self.seen[31] = min(state.pending.discards[seat], 5)
        if state.pending.phase != FREE:
            self.seen[32] = state.pending.asked >> seat & 1
            self.seen[33] = 1 if state.effect.by == seat else 0
            if state.pending.phase == ANSWERS:
                self.seen[34] = state.pending.asked >> seat & 1
                self.seen[61] = 1
        else:
            self.seen[60] = 1
        for i in range(COUNTED):
            self.seen[OWN + i] = min(self.kinds[seat * COUNTED + i], 4)
        self.look_at_others(state, seat)

    def look_at_others(self, state: State, seat: int) -> None:
        least = 100
        first = seat  # the other with the fewest cards
        cards = 0
        for other in range(state.n):
            if other == seat:
                continue
            at = other * SUMS
            held = state.piles.hand_n[other]
            cards += held
            if held < least:
                least = held
                first = other
            for i in range(SPECIALS):
                self.seen[THEIRS + i] += self.kinds[other * COUNTED + i]
            self.seen[40] += 1 if held <= 2 else 0
            self.seen[49] += 1 if self.sums[at + FITS] > 0 else 0
            self.seen[50] += self.sums[at + WILDS]
            self.seen[51] += self.sums[at + REFUSALS]
        self.seen[50] = min(self.seen[50], 10)
        self.seen[51] = min(self.seen[51], 6)
        if least <= 3:
            self.seen[35 + max(least, 1) - 1] = 1
        else:
            self.seen[38 if least <= 5 else 39] = 1
        self.seen[41] = min(cards // (state.n - 1), 20)
        after = state.after(seat)
        at = after * SUMS
        held = state.piles.hand_n[after]
        self.seen[42] = 1 if held == 1 else 0
        self.seen[43] = 1 if held == 2 else 0
        self.seen[44] = min(held, 10)
        self.seen[45] = 1 if self.sums[at + FITS] > 0 else 0
        self.seen[46] = 1 if self.sums[at + WILDS] > 0 else 0
        self.seen[47] = 1 if self.sums[at + REFUSALS] > 0 else 0
        for other in range(state.n):
            if state.after(other) == seat:
                self.seen[48] = min(state.piles.hand_n[other], 10)
        self.seen[52] = 1 if state.n == 2 else 0
        self.seen[53] = 1 if state.n == 3 else 0
        self.seen[54] = state.n
        self.seen[55] = min(state.piles.hand_n[state.turn.seat], 10)
        self.seen[56] = 1 if self.sums[state.turn.seat * SUMS + FITS] > 0 else 0
        self.seen[57] = 1 if self.sums[first * SUMS + WILDS] > 0 else 0
        self.seen[58] = 1 if self.sums[first * SUMS + FITS] > 0 else 0
        self.seen[59] = min(self.sums[first * SUMS + AWAY], 5)
        self.seen[63] = min(state.piles.draw_pile_n // 8, 20)

    def write(self, state: State, out: memoryview) -> None:
        """The features of all seats, for learning."""
        self.sum_up(state)
        for seat in range(state.n):
            self.look(state, seat)
            for i in range(FEATURES):
                out[seat * FEATURES + i] = self.seen[i]


FILE: Final = Path(__file__).with_name("outlook.json")


@lru_cache(maxsize=4)
def load_outlook(file: Path = FILE) -> Outlook:
    stored: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return Outlook(stored["first"], stored["biases"], stored["shift"], stored["last"])
