"""One SPICY table in sequenced play, its decisions numbered as codec.py says.

The arbiter says who is asked; what that seat may choose, what it may know and what it cannot see are layers of their
own below. Ordinary Python; with a C compiler Cython builds this very file.

Where reaction time is part of the game, all who are asked about a card answer before anything happens, each in turn
and unseen by the others: the quickest answer counts, a tie is decided by a coin of the seed.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.dice import Dice
from ...core.seeds import Seeds
from ..arbiter import Arbiter
from ..cards import KINDS
from ..option_codes import LET_BE
from ..options import begun, perform
from ..state import State
from .codec import OPEN, SEATS
from .redeal import SpicyRedeal

__all__ = ["SpicyTable"]


class SpicyTable(SpicyRedeal):
    def __init__(self, state: State, variants: int, open_deck: bool, timed: bool, coin: Dice) -> None:
        SpicyRedeal.__init__(self, state, variants, open_deck, timed)
        self.coin = coin  # decides ties
        self.fresh: State | None = None  # an undealt table, the cards above World's End, or who says how many
        self.above = 0
        self.above_of: Callable[[str], int] | None = None
        self.first_dice = Dice(0, 0, 0, 1)
        self.deal_dice = Dice(0, 0, 0, 1)
        self.begin()

    def begin(self) -> None:
        """The state has been dealt."""
        self.arbiter = Arbiter(self.state)
        self.stage = OPEN
        self.answered = 0
        for i in range(SEATS * KINDS):
            self.gone[i] = 0
        self.find_mover()

    def deal_from(self, fresh: State, above: int, above_of: Callable[[str], int] | None) -> None:
        """How new games are dealt here: from an undealt table, with so many cards above World's End."""
        self.fresh = fresh
        self.above = above
        self.above_of = above_of

    def new_game(self, seeds: Seeds, index: int) -> None:
        """As `spicy.new` deals it with the same seed."""
        seeds.game(index)
        seeds.sow(self.first_dice, b"first")
        seeds.sow(self.deal_dice, b"deal")
        if self.timed:
            seeds.sow(self.coin, b"reactions")
        if self.above_of is not None:
            self.above = self.above_of(seeds.seed())
        assert self.fresh is not None
        self.state.copy_from(self.fresh)
        self.state.deal(self.deal_dice, self.first_dice.below(self.state.n), self.above)
        self.begin()

    # --- who is asked ----------------------------------------------------------------------------

    def find_mover(self) -> None:
        self.mover = self.arbiter.seat()
        if self.timed and self.arbiter.left > 0 and self.mover >= 0:
            while (self.asked() & ~self.answered) == 0:
                self.settle()
                self.mover = self.arbiter.seat()
                if self.arbiter.left == 0 or self.mover < 0:
                    return
            i = self.arbiter.left - 1
            while not (self.asked() & ~self.answered) >> self.arbiter.order[i] & 1:
                i -= 1
            self.mover = self.arbiter.order[i]

    def asked(self) -> int:
        """Who is asked the same thing at once, as bits: whoever is still to be asked about the top card."""
        if self.mover < 0:
            return 0
        if self.arbiter.left == 0:
            return 1 << self.mover
        found = 0
        for i in range(self.arbiter.left):
            found |= 1 << self.arbiter.order[i]
        return found & (self.state.doubters | self.state.copiers)

    def waiting(self) -> int:
        return self.asked() & ~self.answered

    def question(self) -> int:
        return self.arbiter.question() * 2 + (1 if self.state.stack_n > 0 and self.mover >= 0 else 0)

    def winners(self) -> int:
        return self.state.winners()

    # --- doing -----------------------------------------------------------------------------------

    def act(self, decision: int) -> None:
        if self.choose(decision):
            self.perform()

    def perform(self) -> None:
        """What the seat asked has chosen, or where reaction time counts: what the quickest has, once all answered."""
        if self.timed and self.arbiter.left > 0:
            self.answered |= 1 << self.mover
        else:
            self.remember(self.mover)
            self.enact(self.mover)
        self.find_mover()

    def settle(self) -> None:
        """All have answered: the quickest reaction happens, a tie is decided by the coin."""
        first = -1
        ties = 0
        for seat in range(self.state.n):
            if self.answered >> seat & 1 and self.reacts(seat):
                if first < 0 or self.delay[seat] < self.delay[first]:
                    first = seat
                    ties = 1
                elif self.delay[seat] == self.delay[first]:
                    ties += 1
                    if self.coin.below(ties) == 0:
                        first = seat
        answered = self.answered
        self.answered = 0
        if first >= 0:
            self.remember(first)
            self.enact(first)
        elif self.state.last_waits:
            for seat in range(self.state.n):
                if answered >> seat & 1:
                    self.state.accept(seat)
        else:
            self.arbiter.declined += self.arbiter.left
            self.arbiter.left = 0

    def enact(self, seat: int) -> None:
        if begun(self.choice[seat]) == LET_BE:
            self.arbiter.decline()
        else:
            perform(self.state, seat, self.choice[seat])

    # --- copying ---------------------------------------------------------------------------------

    def clone(self) -> SpicyTable:
        """An independent copy."""
        coin = Dice(0, 0, 0, 1)
        coin.copy_from(self.coin)
        other = SpicyTable(self.state.clone(), self.variants, self.open_deck, self.timed, coin)
        other.copy_play(self)
        return other

    def copy_from(self, other: SpicyTable) -> None:
        """All of another table of the same rules."""
        self.state.copy_from(other.state)
        self.coin.copy_from(other.coin)
        self.copy_play(other)

    def copy_play(self, other: SpicyTable) -> None:
        self.arbiter.asked_about = other.arbiter.asked_about
        self.arbiter.left = other.arbiter.left
        self.arbiter.declined = other.arbiter.declined
        self.mover = other.mover
        self.stage = other.stage
        self.answered = other.answered
        for i in range(SEATS):
            self.arbiter.order[i] = other.arbiter.order[i]
            self.choice[i] = other.choice[i]
            self.delay[i] = other.delay[i]
        for i in range(SEATS * KINDS):
            self.gone[i] = other.gone[i]
