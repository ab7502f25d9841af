"""One HEATED table in sequenced play, its decisions numbered as codec.py says.

The arbiter says who is asked; what that seat may choose, what it may know and what it cannot see are layers of their
own below. Ordinary Python; with a C compiler Cython builds this very file.

Where reaction time is part of the game, slaps, calls and jump-ins are decisions too: all who might react answer, each
in turn and unseen by the others, then the quickest counts. A tie is as the rules say (HR-SLAP, H-CALL), or a coin's.
"""

from __future__ import annotations

from ...core.dice import Dice
from ...core.seeds import Seeds
from ...environments.reactions import TICK
from ..arbiter import Arbiter
from ..codes import ANSWERS, DISCARDS, FREE, OFFERS, RUNNING, SLAPS
from ..option_codes import LET_BE, OFFER, OPEN, PLAY, SLAP
from ..options import perform
from ..state import State
from .codec import CALLING, JUMPING, NO_RACE, SLAPPING
from .redeal import HeatedRedeal

__all__ = ["HeatedTable"]


class HeatedTable(HeatedRedeal):
    def __init__(self, state: State, timed: bool, reflexes: Dice, coin: Dice) -> None:
        HeatedRedeal.__init__(self, state, timed, reflexes)
        self.coin = coin  # decides ties
        self.answered = 0  # who has answered in a race, as bits
        self.called_about = 0  # the card about which all were asked to call
        self.choice = [0] * 10  # by seat, in a race: what it does
        self.fresh: State | None = None  # an undealt table
        self.first_dice = Dice(0, 0, 0, 1)
        self.deal_dice = Dice(0, 0, 0, 1)
        self.luck_dice = Dice(0, 0, 0, 1)
        self.begin()

    def begin(self) -> None:
        """The state has been dealt."""
        self.arbiter = Arbiter(self.state, self.reflexes)
        self.stage = OPEN
        self.race = NO_RACE
        self.answered = 0
        self.called_about = -1
        self.find_mover()

    def deal_from(self, fresh: State) -> None:
        """New games are dealt here from an undealt table."""
        self.fresh = fresh

    def new_game(self, seeds: Seeds, index: int) -> None:
        """As `heated.new` deals it with the same seed; reflexes come from the stream `random`, as in the laboratory."""
        seeds.game(index)
        seeds.sow(self.first_dice, b"first")
        seeds.sow(self.deal_dice, b"deal")
        seeds.sow(self.luck_dice, b"luck")
        seeds.sow(self.reflexes, b"random")
        if self.timed:
            seeds.sow(self.coin, b"reactions")
        assert self.fresh is not None
        self.state.copy_from(self.fresh)
        self.state.dice = self.luck_dice
        self.state.deal(self.deal_dice, self.first_dice.below(self.state.n))
        self.begin()

    # --- who is asked ----------------------------------------------------------------------------

    def find_mover(self) -> None:
        if not self.timed:
            self.arbiter.let_react()
            self.mover = self.arbiter.seat()
            return
        while self.state.reason == RUNNING:
            self.find_race()
            if self.race == NO_RACE:
                return
            left = self.racing() & ~self.answered
            if left:
                seat = self.state.after(self.state.by)
                while not left >> seat & 1:
                    seat = self.state.after(seat)
                self.mover = seat
                if self.race == SLAPPING:  # whether is no question, how late is
                    self.begin_race(SLAP)
                return
            if self.settle():
                return
        self.mover = -1

    def find_race(self) -> None:
        """Whether several may react at once now, and to what; else who is asked."""
        if self.state.is_race():
            self.race = SLAPPING
        elif self.state.liable and self.called_about != self.state.landed:
            self.race = CALLING
        else:
            self.mover = self.arbiter.seat()
            self.race = JUMPING if self.arbiter.reacting() else NO_RACE

    def racing(self) -> int:
        """Who may react, as bits."""
        if self.race == SLAPPING:
            return self.state.asked
        if self.race == CALLING:
            return self.state.everyone()
        found = 0
        for i in range(self.arbiter.left):
            found |= 1 << self.arbiter.jumpers[i]
        return found

    def quickest(self) -> int:
        """Whose reaction comes first, or -1. A call against a player who calls at once comes second (H-CALL)."""
        first = -1
        ties = 0
        for seat in range(self.state.n):
            if not self.answered >> seat & 1 or self.choice[seat] == LET_BE:
                continue
            if first < 0 or self.delay[seat] < self.delay[first]:
                first = seat
                ties = 1
            elif self.delay[seat] == self.delay[first]:
                if self.race == CALLING and (self.state.liable >> seat & 1) != (self.state.liable >> first & 1):
                    if self.state.liable >> seat & 1:
                        first = seat
                        ties = 1
                    continue
                ties += 1
                if self.coin.below(ties) == 0:
                    first = seat
        return first

    def settle(self) -> bool:
        """All have answered. Whether the one who jumps in is asked for more."""
        if self.race == SLAPPING:
            for seat in range(self.state.n):
                if self.answered >> seat & 1:
                    self.state.slap(seat, self.delay[seat] * TICK * 1000)
            self.answered = 0
            return False
        first = self.quickest()
        if self.race == CALLING:
            self.called_about = self.state.landed
            while first >= 0 and self.state.liable:
                self.state.call(first)
                self.answered &= ~(1 << first)
                first = self.quickest()
            self.answered = 0
            return False
        self.answered = 0
        self.arbiter.left = 0
        if first < 0:
            return False
        self.race = NO_RACE
        self.mover = first
        self.go_on(first, self.choice[first])
        if self.stage != OPEN:
            return True
        self.enact(first)
        return False

    def waiting(self) -> int:
        if self.mover < 0:
            return 0
        if self.timed and self.race != NO_RACE:
            return self.racing() & ~self.answered
        if self.state.phase in {ANSWERS, SLAPS, DISCARDS, OFFERS}:
            return self.state.asked
        return 1 << self.mover

    def question(self) -> int:
        if self.mover < 0:
            return -1
        if self.race != NO_RACE or self.state.phase == FREE:
            return self.state.landed * 4 + self.race
        # One who says NO THANKS does not change what is asked of the others; one more GETTING HEATED does.
        asked = (self.state.acts * 10 + self.state.by) * 512 + self.state.pend_n
        return (asked * 16 + self.state.pc) * 8 + self.state.phase

    def winners(self) -> int:
        return self.state.won

    # --- doing -----------------------------------------------------------------------------------

    def act(self, decision: int) -> None:
        if self.choose(decision):
            self.perform()

    def perform(self) -> None:
        """What the seat asked has chosen; in a race it is kept until all have answered."""
        if self.timed and self.race != NO_RACE:
            self.answered |= 1 << self.mover
            self.choice[self.mover] = self.draft.option
        else:
            self.enact(self.mover)
        self.find_mover()

    def enact(self, seat: int) -> None:
        if self.draft.option == LET_BE:
            self.arbiter.decline()
            return
        if PLAY <= self.draft.option < OFFER:
            self.arbiter.left = 0  # whoever was asked to jump in after this one is too late
        perform(self.state, seat, self.draft, -1)

    # --- copying ---------------------------------------------------------------------------------

    def clone(self) -> HeatedTable:
        """An independent copy."""
        reflexes = Dice(self.reflexes.a, self.reflexes.b, self.reflexes.c, self.reflexes.d)
        coin = Dice(self.coin.a, self.coin.b, self.coin.c, self.coin.d)
        other = HeatedTable(self.state.clone(), self.timed, reflexes, coin)
        other.copy_from(self)
        return other

    def copy_from(self, other: HeatedTable) -> None:
        """All of another table of the same rules."""
        self.state.copy_from(other.state)
        self.reflexes.copy_from(other.reflexes)
        self.coin.copy_from(other.coin)
        self.arbiter.jumped_about = other.arbiter.jumped_about
        self.arbiter.raced_about = other.arbiter.raced_about
        self.arbiter.left = other.arbiter.left
        self.arbiter.declined = other.arbiter.declined
        self.mover = other.mover
        self.stage = other.stage
        self.race = other.race
        self.answered = other.answered
        self.called_about = other.called_about
        self.draft.copy_from(other.draft)
        for i in range(10):
            self.arbiter.jumpers[i] = other.arbiter.jumpers[i]
            self.arbiter.times[i] = other.arbiter.times[i]
            self.choice[i] = other.choice[i]
            self.delay[i] = other.delay[i]
