"""What a seat believes about a claim: the chances that its number and its spice are true, in millionths.

They are counted from the cards it has not seen: how likely the player held a card that makes the claim true, half
true or false, and how readily a player chooses such a card. What a player has shown of its habits counts too.
"""

from __future__ import annotations

from functools import cache
from math import exp

from ..rules.cards import KINDS, NO_CLAIM
from ..rules.codes import CARD_MASK, CLAIM_SHIFT, SEAT_SHIFT
from ..rules.state import State
from ..rules.tables import Tables
from .codes import EVERYBODY, MILLION
from .habits import Habits
from .weights import Odds, Weights

__all__ = ["Belief", "Knowledge"]


LONGEST = 12  # with this many cards a hand counts as long
FINENESS = 256
SEAT_MASK = 7  # of a laid card
STEPS = 5  # how far a claim goes up: this far and farther
HANDS = 4  # this many cards in hand and more


@cache
def holding_table() -> list[int]:
    found = []
    for share in range(FINENESS + 1):
        miss = MILLION
        for _ in range(LONGEST + 1):
            found.append(MILLION - miss)
            miss = miss * (FINENESS - share) // FINENESS
    return found


@cache
def odds_table(all_odds: tuple[Odds, Odds, Odds]) -> list[int]:
    return [
        round(1000 * exp((odds.number[number] + odds.step[step] + odds.hand[hand] + led * odds.leads) / 100.0))
        for odds in all_odds
        for number in range(10)
        for step in range(STEPS)
        for hand in range(HANDS)
        for led in range(2)
    ]


class Knowledge:
    """What each seat has seen of the cards that left the hands, and how everybody was seen to play."""

    def __init__(self) -> None:
        self.seen = [0] * (7 * 32)  # [seat * KINDS + card]; the last row is everybody
        self.copies = [0] * 32
        self.habits = Habits()

    def clone(self) -> Knowledge:
        """A copy, which costs much less than a new object."""
        other = Knowledge.__new__(Knowledge)
        other.seen = self.seen[:]
        other.copies = self.copies[:]
        other.habits = self.habits.clone()
        return other

    def note_laid(self, seat: int, card: int) -> None:
        self.seen[seat * KINDS + card] += 1

    def note_revealed(self, by: int, card: int) -> None:
        for seat in range(EVERYBODY + 1):
            if seat != by:  # the player who laid it knew it
                self.seen[seat * KINDS + card] += 1

    def copy_from(self, other: Knowledge) -> None:
        self.seen = other.seen[:]
        self.copies = other.copies[:]
        self.habits.copy_from(other.habits)

    def show(self, all: Knowledge, seat: int) -> None:
        """Takes what one seat knows from what all seats know."""
        for card in range(KINDS):
            self.seen[seat * KINDS + card] = all.seen[seat * KINDS + card]
            self.seen[EVERYBODY * KINDS + card] = all.seen[EVERYBODY * KINDS + card]
        self.habits.copy_from(all.habits)

    def set_copies(self, card: int, count: int) -> None:
        self.copies[card] = count

    def set_all(self, seat: int, copies: list[int], own: list[int], public: list[int]) -> None:
        """Sets how many of every kind there are, how many `seat` has seen and how many everybody has."""
        for card in range(KINDS):
            self.copies[card] = copies[card]
            for other in range(EVERYBODY + 1):
                self.seen[other * KINDS + card] = public[card]
            self.seen[seat * KINDS + card] = own[card]

    def set_seen(self, seat: int, card: int, count: int) -> None:
        self.seen[seat * KINDS + card] = count


class Belief:
    """Ask in three steps: `look` as a seat, `expect` a claim from a hand, `judge` what was claimed."""

    def __init__(self, tables: Tables, weights: Weights, all_odds: tuple[Odds, Odds, Odds], copy_false: int) -> None:
        self.tables = tables
        self.holding = [0] * (257 * 13)  # [share of the unseen * 13 + hand]
        for i, chance in enumerate(holding_table()):
            self.holding[i] = chance
        self.odds = [0] * 1200  # [truth * 400 + situation]: beside a true claim, in thousandths
        for i, chance in enumerate(odds_table(all_odds)):
            self.odds[i] = chance
        self.copy_true = weights.copy_true
        self.copy_false = copy_false
        self.record = weights.record
        self.suspicion = 100  # percent
        self.unseen = [0] * 32
        self.same = [0] * 32  # by claim: how many cards of the stack are declared the same
        self.total = 0
        self.hand = 0
        self.before = NO_CLAIM
        self.possible = True  # whether the claim can be true in both
        self.both = 0
        self.number = 0
        self.spice = 0

    def look(self, knowledge: Knowledge, state: State, seat: int, below: int) -> None:
        """Counts what `seat` has not seen, and what the others claim of the lowest `below` cards of the stack."""
        self.total = 0
        for kind in range(KINDS):
            count = knowledge.copies[kind] - knowledge.seen[seat * KINDS + kind]
            if seat < EVERYBODY:
                count -= state.hands[seat * KINDS + kind]
            self.unseen[kind] = count
            self.total += count
            self.same[kind] = 0
        for i in range(below):
            if (state.stack[i] >> SEAT_SHIFT & SEAT_MASK) != seat:  # it knows its own cards
                self.same[state.stack[i] >> CLAIM_SHIFT & CARD_MASK] += 1

    def situation(self, claim: int) -> int:
        """Describes a claim: its number, how far it goes up (0 for a lead, a wrap or a new spice), the hand, whether it
        leads."""
        step = claim - self.before
        if self.before == NO_CLAIM or step <= 0 or claim // 10 != self.before // 10:
            step = claim % 10 + 1
        step = step if step < STEPS else STEPS
        hand = self.hand if self.hand < HANDS else HANDS
        led = 1 if self.before == NO_CLAIM else 0
        return ((claim % 10 * STEPS + step - 1) * HANDS + hand - 1) * 2 + led

    def holds(self, halves: int) -> int:
        """The chance that a hand holds at least one of this many unseen cards, counted in halves."""
        if self.total <= 0:
            return 0
        return self.holding[(halves * FINENESS // self.total + 1) // 2 * (LONGEST + 1) + self.hand]

    def expect(self, before: int, hand: int) -> None:
        """A player with this many cards in hand is about to claim something on `before`."""
        self.before = before
        self.hand = hand if hand < LONGEST else LONGEST

    def judge(self, claim: int, copy: bool, habits: Habits, by: int) -> None:
        """The chances that a claim of `by` is true in `both`, its `number`, its `spice`.

        A player who claims something holds a card for it: a true one, one that is half right, or any. How likely a hand
        holds each is counted. Which one the player then chooses depends on the situation, the player and the judge's
        temper.
        """
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
        # Equal claims share the cards that could make them true; about every second one below uses one.
        true = self.holds(max(0, 2 * exact - self.same[claim])) * (self.copy_true if copy else 1000)
        at = self.situation(claim)
        by_none = self.holds(2 * none) * (self.copy_false if copy else self.odds[at])
        by_number = self.holds(2 * numbers) * (self.copy_false if copy else self.odds[400 + at])
        by_spice = self.holds(2 * spices) * (self.copy_false if copy else self.odds[800 + at])
        self.possible = exact > 0
        caught = (self.record + 10 * habits.lied[by]) * self.suspicion
        trusted = (self.record + 10 * habits.told[by]) * 100
        by_none = by_none * caught // trusted
        by_number = by_number * caught // trusted
        by_spice = by_spice * caught // trusted
        ways = true + by_none + by_number + by_spice + 1
        self.both = MILLION * true // ways
        self.number = MILLION * (true + by_number) // ways
        self.spice = MILLION * (true + by_spice) // ways
        if self.total > 0:
            self.blend_blind(habits.blind(by), exact, exact + numbers, exact + spices)

    def blend_blind(self, share: int, exact: int, numbers: int, spices: int) -> None:
        """This share of such claims, in millionths, is made with any card."""
        self.both = self.both * (MILLION - share) // MILLION + share * exact // self.total
        self.number = self.number * (MILLION - share) // MILLION + share * numbers // self.total
        self.spice = self.spice * (MILLION - share) // MILLION + share * spices // self.total

    def judge_top(self, knowledge: Knowledge, state: State, seat: int) -> None:
        """The top card of the stack, as `seat` sees it."""
        self.judge_laid(
            knowledge,
            state,
            seat,
            state.stack_n - 1,
            self.claim_under(state),
            state.hand_n[state.by] + 1,
            state.claim,
            state.copied,
            state.by,
        )

    def judge_laid(
        self,
        knowledge: Knowledge,
        state: State,
        seat: int,
        below: int,
        before: int,
        hand: int,
        claim: int,
        copy: bool,
        by: int,
    ) -> None:
        """Judges a claim on `before`, with `below` cards under it in the stack, by a player who had this many cards."""
        self.look(knowledge, state, seat, below)
        self.expect(before, hand)
        self.judge(claim, copy, knowledge.habits, by)

    def claim_under(self, state: State) -> int:
        """What the top card was played on. Once a paw is lifted nothing lies under it: then it was a 4."""
        under = state.stack_n - 2
        while under >= 0 and (state.stack[under] >> CLAIM_SHIFT & CARD_MASK) == NO_CLAIM:
            under -= 1
        if under >= 0:
            return state.stack[under] >> CLAIM_SHIFT & CARD_MASK
        if self.tables.fits(state.claim, NO_CLAIM):
            return NO_CLAIM
        return state.claim // 10 * 10 + 3 if state.claim % 10 > 3 else NO_CLAIM
