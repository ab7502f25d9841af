"""What a seat believes about a claim: the chance that its number and its spice are true.

Counted from the cards it has not seen: how likely it is that the player held a card that makes the claim, or any other
allowed one, true; against how likely a bluff with this very claim is, and with what kind of card. Chances are in
millionths.
"""

from __future__ import annotations

from ...spicy.cards import KINDS, NO_CLAIM
from ...spicy.codes import CARD_MASK, CLAIM_SHIFT
from ...spicy.state import State
from ...spicy.tables import Tables
from .codes import EVERYBODY, MILLION
from .weights import Weights

__all__ = ["Belief", "Knowledge"]


LONGEST = 12  # cards in hand from which on a hand counts as long
FINENESS = 256


class Knowledge:
    """What each seat has seen of the cards that left the hands, and how revealed claims turned out."""

    def __init__(self) -> None:
        self.seen = [0] * (7 * 32)  # [seat * KINDS + card]; the last row is everybody
        self.copies = [0] * 32
        self.told = [0] * 6  # challenges of this seat's cards that the card survived
        self.lied = [0] * 6
        self.asked = [0] * 6  # cards of others this seat could have challenged
        self.doubted = [0] * 6

    def note_asked(self, by: int) -> None:
        """A card of `by` lies on top: all others may challenge it."""
        for seat in range(EVERYBODY):
            if seat != by:
                self.asked[seat] += 1

    def note_laid(self, seat: int, card: int) -> None:
        self.seen[seat * KINDS + card] += 1

    def note_revealed(self, by: int, card: int, holds: bool, challenger: int) -> None:
        self.doubted[challenger] += 1
        for seat in range(EVERYBODY + 1):
            if seat != by:  # who laid it knew it
                self.seen[seat * KINDS + card] += 1
        if holds:
            self.told[by] += 1
        else:
            self.lied[by] += 1

    def copy_from(self, other: Knowledge) -> None:
        self.seen = other.seen[:]
        self.copies = other.copies[:]
        self.told = other.told[:]
        self.lied = other.lied[:]
        self.asked = other.asked[:]
        self.doubted = other.doubted[:]

    def set_copies(self, card: int, count: int) -> None:
        self.copies[card] = count

    def set_seen(self, seat: int, card: int, count: int) -> None:
        self.seen[seat * KINDS + card] = count

    def set_record(self, seat: int, told: int, lied: int, asked: int, doubted: int) -> None:
        self.told[seat] = told
        self.lied[seat] = lied
        self.asked[seat] = asked
        self.doubted[seat] = doubted


class Belief:
    """Asked in three steps: `look` with a seat's eyes, `expect` from a hand on a claim, `judge` what was claimed."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.holding = [0] * (257 * 13)  # [share of the unseen * 13 + hand]
        for share in range(FINENESS + 1):
            miss = MILLION
            for hand in range(LONGEST + 1):
                self.holding[share * (LONGEST + 1) + hand] = MILLION - miss
                miss = miss * (FINENESS - share) // FINENESS
        self.truth_step = [0] * 10
        self.bluff_step = [0] * 10
        self.bluff_number = [0] * 10
        for i in range(10):
            self.truth_step[i] = weights.truth_step[i]
            self.bluff_step[i] = weights.bluff_step[i]
            self.bluff_number[i] = weights.bluff_number[i]
        self.bluff_anyway = weights.bluff_anyway
        self.half_spice = weights.half_spice
        self.half_number = weights.half_number
        self.fully_false = weights.fully_false
        self.copy_true = weights.copy_true
        self.copy_false = weights.copy_false
        self.record = weights.record
        self.suspicion = 100  # percent
        self.unseen = [0] * 32
        self.total = 0
        self.hand = 0
        self.before = NO_CLAIM
        self.available = 0  # the chance that something true could be claimed
        self.truths = 0
        self.bluffs = 0
        self.both = 0
        self.number = 0
        self.spice = 0

    def look(self, knowledge: Knowledge, state: State, seat: int) -> None:
        """Count what `seat` has not seen."""
        self.total = 0
        for kind in range(KINDS):
            count = knowledge.copies[kind] - knowledge.seen[seat * KINDS + kind]
            if seat < EVERYBODY:
                count -= state.hands[seat * KINDS + kind]
            self.unseen[kind] = count
            self.total += count

    def step(self, claim: int) -> int:
        """How far a claim goes up; a lead, a wrap or a new spice counts from 0."""
        if self.before == NO_CLAIM or claim <= self.before or claim // 10 != self.before // 10:
            return claim % 10 + 1 if claim % 10 < 9 else 9
        return claim - self.before

    def exact(self, claim: int) -> int:
        """Unseen cards that make it wholly true; they are all of its spice."""
        found = 0
        for kind in range(claim // 10 * 10, claim // 10 * 10 + 10):
            if self.tables.truth[kind * 30 + claim] == 3:
                found += self.unseen[kind]
        return found

    def holds(self, count: int) -> int:
        """The chance that a hand holds at least one of `count` unseen cards."""
        if self.total <= 0:
            return 0
        return self.holding[(count * 2 * FINENESS // self.total + 1) // 2 * (LONGEST + 1) + self.hand]

    def expect(self, before: int, hand: int) -> None:
        """Someone with so many cards in hand is to claim something on `before`."""
        self.before = before
        self.hand = hand if hand < LONGEST else LONGEST
        self.truths = 0
        self.bluffs = 0
        every = 0
        for i in range(self.tables.claims_n[before]):
            claim = self.tables.claims[before * 30 + i]
            exact = self.exact(claim)
            every += exact
            self.truths += exact * self.truth_step[self.step(claim)]
            self.bluffs += self.bluff_step[self.step(claim)]
        self.available = self.holds(every if every < self.total else self.total)

    def judge(self, claim: int, copy: bool, told: int, lied: int) -> None:
        """The chances that a claim is true in `both`, its `number`, its `spice`, with its player's record."""
        none = 0
        numbers = 0
        spices = 0
        exact = 0
        for kind in range(KINDS):
            truth = self.tables.truth[kind * 30 + claim]
            if truth == 0:
                none += self.unseen[kind]
            elif truth == 1:
                numbers += self.unseen[kind]
            elif truth == 2:
                spices += self.unseen[kind]
            else:
                exact += self.unseen[kind]
        if copy:
            true = self.holds(exact) * self.copy_true // 1000
            false = MILLION * self.copy_false // 1000
        else:
            true = 0
            if self.truths > 0:
                true = self.available * exact * self.truth_step[self.step(claim)] // self.truths
            false = (MILLION - self.available) * self.bluff_number[claim % 10] + self.available * self.bluff_anyway
            false = false // 1000 * self.bluff_step[self.step(claim)] // (self.bluffs + 1)
        false = false * (self.record + 10 * lied) // (self.record + 10 * told) * self.suspicion // 100
        if true + false <= 0:
            false = 1
        self.both = MILLION * true // (true + false)
        by_spice = self.holds(spices) * self.half_spice
        by_number = self.holds(numbers) * self.half_number
        by_none = self.holds(none) * self.fully_false
        ways = by_spice + by_number + by_none + 1
        self.number = self.both + (MILLION - self.both) * by_number // ways
        self.spice = self.both + (MILLION - self.both) * by_spice // ways

    def judge_top(self, knowledge: Knowledge, state: State, seat: int) -> None:
        """The top card of the stack, as `seat` sees it."""
        self.judge_laid(
            knowledge,
            state,
            seat,
            self.claim_under(state),
            state.hand_n[state.by] + 1,
            state.claim,
            state.copied,
            state.by,
        )

    def judge_laid(
        self, knowledge: Knowledge, state: State, seat: int, before: int, hand: int, claim: int, copy: bool, by: int
    ) -> None:
        """A claim on `before` by someone who had so many cards then."""
        self.look(knowledge, state, seat)
        self.expect(before, hand)
        self.judge(claim, copy, knowledge.told[by], knowledge.lied[by])

    def claim_under(self, state: State) -> int:
        """What the top card was played on. Under a lifted paw lies nothing any more: it was a 4 then."""
        under = state.stack_n - 2
        while under >= 0 and (state.stack[under] >> CLAIM_SHIFT & CARD_MASK) == NO_CLAIM:
            under -= 1
        if under >= 0:
            return state.stack[under] >> CLAIM_SHIFT & CARD_MASK
        if self.tables.fits(state.claim, NO_CLAIM):
            return NO_CLAIM
        return state.claim // 10 * 10 + 3 if state.claim % 10 > 3 else NO_CLAIM
