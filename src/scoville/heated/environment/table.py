"""One HEATED table in sequenced play, with the decision numbers of codec.py.

Its parts: the arbiter says who is asked, `choices` what that seat may choose, `observer` what a seat may know, and
a redeal deals what it cannot see. Ordinary Python; with a C compiler Cython builds this very file.

If reaction time is part of the game, slaps, calls and jump-ins are decisions too: all seats that might react answer in
turn and unseen by the others; then the quickest counts. The rules (HR-SLAP, H-CALL) or a coin decide a tie.
"""

from __future__ import annotations

from ...core.dice import Dice
from ...core.seeds import Seeds
from ...environments.reactions import TICK
from ...environments.table import Table
from ..redeal import unseen_by
from ..rules.arbiter import Arbiter
from ..rules.codes import ANSWERS, DISCARDS, FREE, KINDS, OFFERS, RUNNING, SLAPS
from ..rules.option_codes import LET_BE, OFFER, OPEN, PLAY, SLAP
from ..rules.options import perform
from ..rules.state import State
from ..rules.verbs import call, slap
from .choices import Choices
from .codec import CALLING, DELAY, JUMPING, NO_RACE, OBSERVATION, SLAPPING, TIMED_ACTIONS
from .observer import Observer

__all__ = ["HeatedTable"]


class HeatedTable(Table):
    def __init__(self, state: State, timed: bool, reflexes: Dice, coin: Dice) -> None:
        Table.__init__(self, state.n, TIMED_ACTIONS if timed else DELAY, OBSERVATION)
        self.state = state
        self.reflexes = reflexes  # how quick the seats are where they do not choose it
        self.coin = coin  # decides ties
        self.choices = Choices(state, timed)
        self.observer = Observer(state)
        self.called_about = 0  # the card about which all were asked to call
        self.fresh: State | None = None  # where games are dealt from
        self.first_dice = Dice(0, 0, 0, 1)
        self.deal_dice = Dice(0, 0, 0, 1)
        self.luck_dice = Dice(0, 0, 0, 1)
        self.begin()

    def begin(self) -> None:
        """Call this after the state has been dealt."""
        self.arbiter = Arbiter(self.state, self.reflexes)
        self.choices.stage = OPEN
        self.choices.race = NO_RACE
        self.choices.answered = 0
        self.called_about = -1
        self.find_mover()

    def new_game(self, seeds: Seeds, index: int) -> None:
        """Deals as `heated.new` does with the same seed; reflexes come from the stream `random`, as in the
        laboratory."""
        seeds.game(index)
        seeds.sow(self.first_dice, b"first")
        seeds.sow(self.deal_dice, b"deal")
        seeds.sow(self.luck_dice, b"luck")
        seeds.sow(self.reflexes, b"random")
        if self.choices.timed:
            seeds.sow(self.coin, b"reactions")
        assert self.fresh is not None
        self.state.copy_from(self.fresh)
        self.state.dice = self.luck_dice
        self.state.deal(self.deal_dice, self.first_dice.below(self.state.n))
        self.begin()

    # --- who is asked ----------------------------------------------------------------------------

    def find_mover(self) -> None:
        if not self.choices.timed:
            self.arbiter.let_react()
            self.mover = self.arbiter.seat()
            return
        while self.state.reason == RUNNING:
            self.find_race()
            if self.choices.race == NO_RACE:
                return
            left = self.racing() & ~self.choices.answered
            if left:
                seat = self.state.after(self.state.effect.by)
                while not left >> seat & 1:
                    seat = self.state.after(seat)
                self.mover = seat
                if self.choices.race == SLAPPING:  # the question is how late, not whether
                    self.choices.begin_race(SLAP)
                return
            if self.settle():
                return
        self.mover = -1

    def find_race(self) -> None:
        """Finds out whether several may react at once now, and to what; otherwise who is asked."""
        if self.state.is_race():
            self.choices.race = SLAPPING
        elif self.state.calls.uncalled and self.called_about != self.state.turn.landed:
            self.choices.race = CALLING
        else:
            self.mover = self.arbiter.seat()
            self.choices.race = JUMPING if self.arbiter.reacting() else NO_RACE

    def racing(self) -> int:
        """The seats that may react, as bits."""
        if self.choices.race == SLAPPING:
            return self.state.pending.asked
        if self.choices.race == CALLING:
            return self.state.everyone()
        found = 0
        for i in range(self.arbiter.left):
            found |= 1 << self.arbiter.jumpers[i]
        return found

    def settle(self) -> bool:
        """Settles a race after all have answered. Returns whether the player who jumps in is asked for more."""
        if self.choices.race == SLAPPING:
            for seat in range(self.state.n):
                if self.choices.answered >> seat & 1:
                    slap(self.state, seat, self.choices.delay[seat] * TICK * 1000)
            self.choices.answered = 0
            return False
        first = self.choices.quickest(self.coin)
        if self.choices.race == CALLING:
            self.called_about = self.state.turn.landed
            while first >= 0 and self.state.calls.uncalled:
                call(self.state, first)
                self.choices.answered &= ~(1 << first)
                first = self.choices.quickest(self.coin)
            self.choices.answered = 0
            return False
        self.choices.answered = 0
        self.arbiter.left = 0
        if first < 0:
            return False
        self.choices.race = NO_RACE
        self.mover = first
        self.choices.go_on(first, self.choices.made[first])
        if self.choices.stage != OPEN:
            return True
        self.enact(first)
        return False

    def waiting(self) -> int:
        if self.mover < 0:
            return 0
        if self.choices.is_race():
            return self.racing() & ~self.choices.answered
        if self.state.pending.phase in {ANSWERS, SLAPS, DISCARDS, OFFERS}:
            return self.state.pending.asked
        return 1 << self.mover

    def question(self) -> int:
        if self.mover < 0:
            return -1
        if self.choices.race != NO_RACE or self.state.pending.phase == FREE:
            return self.state.turn.landed * 4 + self.choices.race
        # A NO THANKS does not change what the others are asked; another GETTING HEATED does.
        asked = (self.state.effect.acts * 10 + self.state.effect.by) * 512 + self.state.pending.draws
        return (asked * 16 + self.state.effect.pc) * 8 + self.state.pending.phase

    def winners(self) -> int:
        return self.state.won

    # --- what it may choose and know -------------------------------------------------------------

    def list_options(self, seat: int) -> None:
        self.options.n = 0
        if self.mover >= 0:
            self.choices.list_options(self.options, seat, seat == self.mover, self.is_asked_to_jump())

    def is_asked_to_jump(self) -> bool:
        return self.state.pending.phase == FREE and self.arbiter.left > 0 and self.state.calls.jump_in

    def fill_observation(self, seat: int, out: memoryview) -> None:
        self.observer.write(seat, out)
        if seat == self.mover:
            self.observer.write_question(seat, self.choices, self.is_asked_to_jump(), out)

    # --- doing -----------------------------------------------------------------------------------

    def act(self, decision: int) -> None:
        if self.choose(decision):
            self.perform()

    def choose(self, decision: int) -> bool:
        """Takes one step of the asked seat. Returns whether its choice is complete. Then call `perform`; a caller that
        performs the choice itself calls `find_mover` after."""
        return self.choices.choose(self.mover, decision)

    def perform(self) -> None:
        """Performs the choice of the asked seat; in a race it waits until all have answered."""
        if self.choices.is_race():
            self.choices.answered |= 1 << self.mover
            self.choices.made[self.mover] = self.choices.draft.option
        else:
            self.enact(self.mover)
        self.find_mover()

    def enact(self, seat: int) -> None:
        if self.choices.draft.option == LET_BE:
            self.arbiter.decline()
            return
        if PLAY <= self.choices.draft.option < OFFER:
            self.arbiter.left = 0  # seats asked after this one are too late to jump in
        perform(self.state, seat, self.choices.draft, -1)

    # --- dealing anew ----------------------------------------------------------------------------

    def deal_anew(self, seat: int, dice: Dice) -> None:
        """Deals the other hands and the draw pile again in a way that fits what `seat` sees; every hand keeps its size.

        What all have seen stays: the discards, and the place of a face-up TRAP. What another seat has begun to choose
        is begun again.
        """
        asked = -1 if self.choices.race == CALLING else self.mover
        journal = self.state.journal
        self.state.copy_from(unseen_by(self.state, seat, asked).deal(dice))
        self.state.journal = journal
        if self.mover != seat and self.choices.race != SLAPPING:
            self.choices.stage = OPEN
        if not self.choices.timed and self.is_asked_to_jump():
            self.line_up_anew(dice)

    def holds_playable(self, seat: int) -> bool:
        for card in range(KINDS):
            if self.state.can_play(seat, card):
                return True
        return False

    def line_up_anew(self, dice: Dice) -> None:
        """Lines up the other seats that could jump in, in any order; those before the asked seat have not done so."""
        last = 0
        for other in range(self.state.n):
            if other not in {self.mover, self.state.turn.seat} and self.holds_playable(other):
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

    # --- copying ---------------------------------------------------------------------------------

    def clone(self) -> HeatedTable:
        """An independent copy."""
        reflexes = Dice(self.reflexes.a, self.reflexes.b, self.reflexes.c, self.reflexes.d)
        coin = Dice(self.coin.a, self.coin.b, self.coin.c, self.coin.d)
        other = HeatedTable(self.state.clone(), self.choices.timed, reflexes, coin)
        other.copy_from(self)
        return other

    def copy_from(self, other: HeatedTable) -> None:
        """Copies another table of the same rules."""
        self.state.copy_from(other.state)
        self.reflexes.copy_from(other.reflexes)
        self.coin.copy_from(other.coin)
        self.arbiter.jumped_about = other.arbiter.jumped_about
        self.arbiter.raced_about = other.arbiter.raced_about
        self.arbiter.left = other.arbiter.left
        self.arbiter.declined = other.arbiter.declined
        for i in range(10):
            self.arbiter.jumpers[i] = other.arbiter.jumpers[i]
            self.arbiter.times[i] = other.arbiter.times[i]
        self.mover = other.mover
        self.called_about = other.called_about
        self.choices.copy_from(other.choices)
