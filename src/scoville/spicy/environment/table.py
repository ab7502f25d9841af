"""One SPICY table in sequenced play, with the decision numbers of codec.py.

Its parts: the arbiter says who is asked, `choices` what that seat may choose, `observer` what a seat may know, and
a redeal deals what it cannot see. Ordinary Python; with a C compiler Cython builds this very file.

If reaction time is part of the game, all seats that are asked about a card answer before anything happens, in turn
and unseen by the others. The quickest answer counts; a seeded coin decides a tie.
"""

from __future__ import annotations

from collections.abc import Callable

from ...core.dice import Dice
from ...core.seeds import Seeds
from ...environments.table import Table
from ..redeal import Redeal
from ..rules.arbiter import Arbiter
from ..rules.cards import KINDS
from ..rules.codes import CARD_MASK, SEAT_SHIFT
from ..rules.option_codes import LET_BE
from ..rules.options import begun, perform
from ..rules.state import State
from .choices import Choices
from .codec import DELAY, OBSERVATION, OPEN, SEATS, TIMED_ACTIONS
from .observer import Observer

__all__ = ["SpicyTable"]


class SpicyTable(Table):
    def __init__(self, state: State, variants: int, open_deck: bool, timed: bool, coin: Dice) -> None:
        Table.__init__(self, state.n, TIMED_ACTIONS if timed else DELAY, OBSERVATION)
        self.state = state
        self.choices = Choices(state, timed)
        self.observer = Observer(state, variants, open_deck)
        self.coin = coin  # decides ties
        self.fresh: State | None = None  # undealt; then the cards above World's End, or what gives their number
        self.above = 0
        self.above_of: Callable[[str], int] | None = None
        self.first_dice = Dice(0, 0, 0, 1)
        self.deal_dice = Dice(0, 0, 0, 1)
        self.begin()

    def begin(self) -> None:
        """Call this after the state has been dealt."""
        self.arbiter = Arbiter(self.state)
        self.choices.stage = OPEN
        self.choices.answered = 0
        self.observer.clear()
        self.find_mover()

    def new_game(self, seeds: Seeds, index: int) -> None:
        """Deals as `spicy.new` does with the same seed."""
        seeds.game(index)
        seeds.sow(self.first_dice, b"first")
        seeds.sow(self.deal_dice, b"deal")
        if self.choices.timed:
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
        if self.choices.timed and self.arbiter.left > 0 and self.mover >= 0:
            while self.waiting() == 0:
                self.settle()
                self.mover = self.arbiter.seat()
                if self.arbiter.left == 0 or self.mover < 0:
                    return
            i = self.arbiter.left - 1
            while not self.waiting() >> self.arbiter.order[i] & 1:
                i -= 1
            self.mover = self.arbiter.order[i]

    def waiting(self) -> int:
        if self.mover < 0:
            return 0
        if self.arbiter.left == 0:
            return 1 << self.mover
        found = 0
        for i in range(self.arbiter.left):
            found |= 1 << self.arbiter.order[i]
        return found & (self.state.doubters | self.state.copiers) & ~self.choices.answered

    def question(self) -> int:
        return self.arbiter.question() * 2 + (1 if self.state.stack_n > 0 and self.mover >= 0 else 0)

    def winners(self) -> int:
        return self.state.winners()

    # --- what it may choose and know -------------------------------------------------------------

    def list_options(self, seat: int) -> None:
        if self.mover < 0:
            self.options.n = 0
        else:
            self.choices.list_options(self.options, seat, seat == self.mover, self.arbiter.left > 0)

    def fill_observation(self, seat: int, out: memoryview) -> None:
        self.observer.write(seat, out)
        if seat == self.mover:
            self.observer.write_question(seat, self.choices, self.arbiter.left > 0, out)

    # --- doing -----------------------------------------------------------------------------------

    def act(self, decision: int) -> None:
        if self.choose(decision):
            self.perform()

    def choose(self, decision: int) -> bool:
        """Takes one step of the asked seat. Returns whether its choice is complete. Then call `perform`; a caller that
        performs the choice itself lets the observer `remember` before and calls `find_mover` after."""
        return self.choices.choose(self.mover, decision, self.arbiter.left > 0)

    def perform(self) -> None:
        """Performs the choice of the asked seat or, if reaction time counts, the quickest one once all have
        answered."""
        if self.choices.timed and self.arbiter.left > 0:
            self.choices.answered |= 1 << self.mover
        else:
            self.enact(self.mover)
        self.find_mover()

    def settle(self) -> None:
        """Performs the quickest reaction after all have answered."""
        first = self.choices.quickest(self.coin)
        answered = self.choices.answered
        self.choices.answered = 0
        if first >= 0:
            self.enact(first)
        elif self.state.last_waits:
            for seat in range(self.state.n):
                if answered >> seat & 1:
                    self.state.accept(seat)
        else:
            self.arbiter.declined += self.arbiter.left
            self.arbiter.left = 0

    def enact(self, seat: int) -> None:
        if begun(self.choices.made[seat]) == LET_BE:
            self.arbiter.decline()
        else:
            self.observer.remember(seat, self.choices.made[seat])
            perform(self.state, seat, self.choices.made[seat])

    # --- dealing anew ----------------------------------------------------------------------------

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """Deals hands, deck, stack and won cards again in a way that fits what `seat` knows; -1 knows no card at all.

        A choice that a seat has made but not performed is made again from its new hand. The pile that holds a revealed
        card may change.
        """
        redeal = Redeal(self.state, seat)
        redeal.see(False, False, 0)
        if seat >= 0:
            for card in range(KINDS):
                redeal.know_won(card, self.observer.gone[seat * KINDS + card])
            for i in range(self.state.stack_n):
                if self.state.stack[i] >> SEAT_SHIFT & 7 == seat:  # laid, not won
                    redeal.know_won(self.state.stack[i] & CARD_MASK, -1)
        redeal.deal(self.state, dice)
        for other in range(self.state.n):
            if other != seat and (
                self.choices.answered >> other & 1 or (other == self.mover and self.choices.stage != OPEN)
            ):
                self.choices.choose_anew(other, dice)

    # --- copying ---------------------------------------------------------------------------------

    def clone(self) -> SpicyTable:
        """An independent copy."""
        coin = Dice(0, 0, 0, 1)
        coin.copy_from(self.coin)
        observer, timed = self.observer, self.choices.timed
        other = SpicyTable(self.state.clone(), observer.variants, observer.open_deck, timed, coin)
        other.copy_play(self)
        return other

    def copy_from(self, other: SpicyTable) -> None:
        """Copies another table of the same rules."""
        self.state.copy_from(other.state)
        self.coin.copy_from(other.coin)
        self.copy_play(other)

    def copy_play(self, other: SpicyTable) -> None:
        self.arbiter.asked_about = other.arbiter.asked_about
        self.arbiter.left = other.arbiter.left
        self.arbiter.declined = other.arbiter.declined
        for i in range(SEATS):
            self.arbiter.order[i] = other.arbiter.order[i]
        self.mover = other.mover
        self.choices.copy_from(other.choices)
        self.observer.copy_from(other.observer)
