"""How one seat of SPICY decides, by what that seat can know: its hand, the open table, the cards it has counted.

Every option is valued by the chance to win that it leads to, in millionths: a challenge by the belief about the top
card, a play by how the others will believe it. The same policy plays the `heuristic` bot and, at every seat, the
playouts of `search`.
"""

from __future__ import annotations

from ...core.dice import Dice
from ..rules.cards import KINDS, NO_CARD, NO_CLAIM
from ..rules.codes import NUMBER, SPICE, WRONG
from ..rules.state import State
from ..rules.tables import Tables
from .belief import Belief, Knowledge
from .codes import CHALLENGE, COPY, EVERYBODY, LET_BE, MILLION, PASS, PLAY, RASH
from .habits import Habits
from .prospect import Prospect
from .weights import Weights

__all__ = ["Policy"]

ENDING = 800_000  # how surely a player who gains by it ends the game, in millionths


class Policy:
    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.belief = Belief(tables, weights, weights.odds, weights.copy_false)
        # How the others may see a claim of this seat.
        self.seeming = Belief(tables, weights, weights.seeming, weights.copy_seems)
        self.prospect = Prospect(tables, weights)
        self.bluff = 100  # percent
        self.keep = [0] * 12
        for i in range(12):
            self.keep[i] = weights.keep[i]
        self.claim_worth = [0] * 10
        for i in range(10):
            self.claim_worth[i] = weights.claim[i]
        self.follow = weights.follow
        self.paw = weights.paw
        self.swap = weights.swap
        self.passing = weights.passing
        self.doubt_even = weights.doubt_even
        self.doubt_slope = weights.doubt_slope
        self.doubt_least = weights.doubt_least
        self.doubt_most = weights.doubt_most
        self.doubt_rate = weights.doubt_rate
        self.doubt_record = weights.doubt_record
        self.trait_slope = weights.trait_slope
        self.margin = weights.margin
        self.last_help = weights.last_help
        self.noise = weights.noise
        # What playing a card leads to: nobody doubts it, it is doubted and right, it is doubted and wrong.
        self.quiet = 0
        self.win = 0
        self.lose = 0
        self.point = 0  # the value of one more point
        self.even = 0  # how likely wrong a card must seem to the next player for a challenge to pay
        self.doubt = 0  # the chance that a claim is challenged
        self.named = 0  # the chance that its number is then named
        # The options, and the chosen one.
        self.options = 0
        self.acts = [0] * 1200  # 32 kinds with 30 claims, and a few more
        self.cards = [0] * 1200
        self.claims = [0] * 1200
        self.unders = [0] * 1200
        self.values = [0] * 1200
        self.act = LET_BE
        self.card = NO_CARD
        self.claim = NO_CLAIM
        self.under1 = NO_CARD
        self.under2 = NO_CARD
        self.value = 0

    def option(self, i: int, what: int) -> int:
        """For readers outside: 0 the act, 1 the card, 2 the claim (of a challenge: the trait), 3 the cards under it."""
        return (
            self.acts[i]
            if what == 0
            else self.cards[i]
            if what == 1
            else self.claims[i]
            if what == 2
            else self.unders[i]
        )

    def option_value(self, i: int) -> int:
        return self.values[i]

    # --- choosing -------------------------------------------------------------------------------------------------

    def add(self, act: int, card: int, claim: int, under: int, value: int) -> None:
        self.acts[self.options] = act
        self.cards[self.options] = card
        self.claims[self.options] = claim
        self.unders[self.options] = under
        self.values[self.options] = value
        self.options += 1

    def decide(self, knowledge: Knowledge, state: State, seat: int, reacting: bool, dice: Dice) -> None:
        self.weigh(knowledge, state, seat, reacting)
        self.pick(dice)

    def pick(self, dice: Dice) -> None:
        """Picks the best option, with some noise."""
        at = 0
        best = -MILLION
        for i in range(self.options):
            value = self.values[i]
            if self.noise > 0:
                value += dice.below(self.noise) * self.point // 100
            if i == 0 or value > best:
                best = value
                at = i
        self.act = self.acts[at]
        self.card = self.cards[at]
        self.claim = self.claims[at]
        self.under1 = self.unders[at] % 64 - 1
        self.under2 = self.unders[at] // 64 - 1
        self.value = self.values[at]

    def blend(self, one: int, other: int, share: int) -> int:
        """A point between `one` and `other`, `share` millionths of the way. C and Python divide negative numbers
        differently."""
        if other >= one:
            return one + (other - one) * share // MILLION
        return one - (one - other) * share // MILLION

    def weigh(self, knowledge: Knowledge, state: State, seat: int, reacting: bool) -> None:
        """Lists what `seat` may do, with the chance to win that each option leads to."""
        self.options = 0
        self.prospect.sit(state)
        self.point = -self.prospect.chance(seat)
        self.prospect.scores_one(seat)
        self.point += self.prospect.chance(seat)
        self.prospect.restore()
        going_on = -1
        if state.turn == seat and not state.last_waits:
            going_on = self.weigh_plays(knowledge, state, seat, False)
            self.prospect.restore()
            value = self.weigh_pass(state, seat) - self.passing * self.point // 100
            going_on = max(going_on, value)
            if reacting:
                self.options = 0  # a seat that reacts first decides about the card, then plays
            else:
                self.add(PASS, NO_CARD, NO_CLAIM, 0, value)
        if state.doubters >> seat & 1 or reacting:
            self.weigh_challenge(knowledge, state, seat, reacting, going_on)
        if state.copiers >> seat & 1:
            self.weigh_plays(knowledge, state, seat, True)

    def weigh_pass(self, state: State, seat: int) -> int:
        """A player who draws the last card but one lets the others end the game by passing too."""
        self.prospect.draws(seat, 1)
        value = self.prospect.chance(seat)
        if self.prospect.ended or self.prospect.left > 1:
            return value
        for other in range(state.n):
            if other != seat:
                self.prospect.restore()
                self.prospect.draws(seat, 1)
                theirs = self.prospect.chance(other)
                self.prospect.draws(other, 1)
                if self.prospect.chance(other) > theirs:
                    return self.blend(value, self.prospect.chance(seat), ENDING)
        return value

    # --- another's card -----------------------------------------------------------------------------------------

    def weigh_challenge(self, knowledge: Knowledge, state: State, seat: int, reacting: bool, going_on: int) -> None:
        """Values calling it wrong in either trait, by the belief about it, and letting it be."""
        margin = self.margin * self.point // 100  # a player who looks at a card first may want to be challenged
        margin = margin * (MILLION - knowledge.habits.blind(state.by)) // MILLION
        self.prospect.lift_paw(state)  # a challenge takes what lies under it
        self.prospect.settle(state, state.by, seat, state.by, state.stack_n, state.last_waits)
        win = self.prospect.chance(seat) - margin
        self.prospect.lift_paw(state)
        self.prospect.settle(state, state.by, state.by, seat, state.stack_n, state.last_waits)
        lose = self.prospect.chance(seat) - margin
        self.prospect.restore()
        let_be = going_on if going_on >= 0 else self.prospect.chance(seat)
        if state.doubters >> seat & 1:
            self.belief.judge_top(knowledge, state, seat)
            if state.last_waits:
                let_be = self.let_stand(state, seat, let_be)
            elif reacting:
                let_be = self.leave_to_others(knowledge.habits, state, seat, let_be)
            if state.copied:
                self.add(CHALLENGE, NO_CARD, WRONG, 0, self.blend(win, lose, self.belief.both))
            else:
                self.add(CHALLENGE, NO_CARD, NUMBER, 0, self.blend(win, lose, self.belief.number))
                self.add(CHALLENGE, NO_CARD, SPICE, 0, self.blend(win, lose, self.belief.spice))
        if reacting:
            self.add(LET_BE, NO_CARD, NO_CLAIM, 0, let_be)

    def leave_to_others(self, habits: Habits, state: State, seat: int, calm: int) -> int:
        """The value of letting a card be that somebody asked later may challenge rashly."""
        left = MILLION
        other = state.after(seat)
        winner = other
        while other != state.by:
            left = left * (MILLION - habits.rash(other) * RASH // MILLION) // MILLION
            other = state.after(other)
        if winner == state.by:
            return calm
        self.prospect.lift_paw(state)
        self.prospect.settle(state, state.by, winner, state.by, state.stack_n, False)
        caught = self.prospect.chance(seat)
        self.prospect.lift_paw(state)
        self.prospect.settle(state, state.by, state.by, winner, state.stack_n, False)
        right = self.prospect.chance(seat)
        self.prospect.restore()
        holds = self.belief.both if state.copied else (self.belief.number + self.belief.spice) // 2
        return self.blend(self.blend(caught, right, holds), calm, left)

    def let_stand(self, state: State, seat: int, open_still: int) -> int:
        """The value of accepting a last card: a trophy for its player, unless others challenge it."""
        self.prospect.takes_trophy(state, state.by)
        self.prospect.draws(state.by, self.tables.hand)
        stands = self.prospect.chance(seat)
        if state.doubters & ~(1 << seat) == 0 or open_still <= stands:
            return stands
        believed = min(self.belief.number, self.belief.spice)
        return self.blend(stands, open_still, (MILLION - believed) * self.last_help // 1000)

    # --- a card of one's own ---------------------------------------------------------------------------------------

    def foresee(self, state: State, seat: int) -> None:
        """What playing any card leads to, for this seat and, to predict its doubt, for the next."""
        after = state.after(seat)
        last = state.hand_n[seat] == 1
        size = self.size(state)
        self.prospect.lays_card(seat)
        if last:
            self.prospect.takes_trophy(state, seat)
            self.prospect.draws(seat, self.tables.hand)
        self.quiet = self.prospect.chance(seat)
        their_quiet = self.prospect.chance(after)
        self.prospect.lays_card(seat)
        self.prospect.settle(state, seat, seat, after, size, last)
        self.win = self.prospect.chance(seat)
        their_lose = self.prospect.chance(after)
        self.prospect.lays_card(seat)
        self.prospect.settle(state, seat, after, seat, size, last)
        self.lose = self.prospect.chance(seat)
        their_win = self.prospect.chance(after)
        self.even = MILLION
        if their_win > their_lose:
            self.even = 0
            if their_quiet > their_lose:
                self.even = MILLION * (their_quiet - their_lose) // (their_win - their_lose)

    def size(self, state: State) -> int:
        """The size of the stack with the next card on it, which lifts a paw."""
        return 1 if self.tables.paw[state.claim] else state.stack_n + 1

    def expect_doubt(self, knowledge: Knowledge, seat: int, claim: int, copy: bool) -> None:
        """The chance that one of the others challenges the claim, as they may believe it, and in which trait."""
        self.seeming.judge(claim, copy, knowledge.habits, seat)
        if copy:
            wrong = MILLION - self.seeming.both
            self.named = 0
        else:
            wrong = MILLION - min(self.seeming.number, self.seeming.spice)
            self.named = 500_000
            if self.seeming.spice >= self.seeming.number:
                self.named += (self.seeming.spice - self.seeming.number) * self.trait_slope // 1000
            else:
                self.named -= (self.seeming.number - self.seeming.spice) * self.trait_slope // 1000
            self.named = min(max(self.named, 0), MILLION)
        doubt = self.doubt_even * 1000
        if wrong >= self.even:
            doubt += (wrong - self.even) * self.doubt_slope // 1000
        else:
            doubt -= (self.even - wrong) * self.doubt_slope // 1000
        doubt = min(max(doubt, self.doubt_least * 1000), self.doubt_most * 1000)
        if not self.seeming.possible:
            doubt = self.doubt_most * 1000  # everybody has seen all such cards
        calm = MILLION
        for other in range(self.prospect.n):
            if other != seat:  # a player who has doubted much, or little, will again
                usual = self.doubt_record * 1000 + knowledge.habits.asked[other] * self.doubt_rate
                usual = doubt * (self.doubt_record + knowledge.habits.doubted[other]) * 1000 // (usual + 1)
                usual = self.blend(min(usual, MILLION), RASH, knowledge.habits.rash(other))
                calm = calm * (MILLION - usual) // MILLION
        self.doubt = MILLION - calm

    def weigh_plays(self, knowledge: Knowledge, state: State, seat: int, copy: bool) -> int:
        """Values every card with every claim (or the copied one); returns the best chance among them."""
        best = 0
        self.foresee(state, seat)
        self.seeming.look(knowledge, state, EVERYBODY, state.stack_n)
        self.seeming.expect(state.claim, state.hand_n[seat])
        for i in range(1 if copy else self.tables.claims_n[state.claim]):
            claim = state.claim if copy else self.tables.claims[state.claim * 30 + i]
            self.expect_doubt(knowledge, seat, claim, copy)
            for kind in range(KINDS):
                if state.hands[seat * KINDS + kind] > 0:
                    value = self.weigh_play(state, seat, kind, claim, copy)
                    best = max(best, value)
        return best

    def weigh_play(self, state: State, seat: int, card: int, claim: int, copy: bool) -> int:
        truth = self.tables.truth[card * 30 + claim]
        wrong = 0  # the chance that a challenge finds it wrong
        if copy:
            if truth != 3:
                wrong = MILLION
        else:
            if truth & 1 == 0:
                wrong += self.named
            if truth & 2 == 0:
                wrong += MILLION - self.named
        under = 0
        value = self.quiet
        if state.hand_n[seat] > 1:
            extra = self.claim_worth[claim % 10] - self.keep_of(card)
            extra += self.follow * self.followers(state, seat, claim, card)
            if self.tables.paw[claim]:
                extra += self.paw * self.size(state)
            if self.tables.under[claim] > 0:
                under = self.choose_under(state, seat, card, claim)
            value = value + self.point * extra // 100 if extra >= 0 else value - self.point * (-extra) // 100
        value = self.blend(value, self.blend(self.win, self.lose, wrong), self.doubt)
        if wrong > 0 and self.bluff > 100:  # at 200 % it likes a bluff as much as a point
            value += self.point * (self.bluff - 100) // 100
        elif wrong > 0 and self.bluff < 100:
            value -= self.point * (100 - self.bluff) // 100
        self.add(COPY if copy else PLAY, card, claim, under, value)
        return value

    def keep_of(self, card: int) -> int:
        return self.keep[card % 10] if card < 30 else self.keep[card - 20]

    def followers(self, state: State, seat: int, claim: int, card: int) -> int:
        """How many other cards in hand could truthfully follow the claim."""
        found = 0
        for kind in range(claim + 1, claim // 10 * 10 + 10):
            found += state.hands[seat * KINDS + kind]
        if card > claim and card < claim // 10 * 10 + 10:
            found -= 1
        return found

    def choose_under(self, state: State, seat: int, card: int, claim: int) -> int:
        """The cards to put under a 5: those worth less than an unknown one. Encoded as 1 + card, the second times
        64."""
        under = 0
        first = NO_CARD
        if self.prospect.left0 <= 2:  # drawing for them would end the game
            return 0
        for i in range(self.tables.under[claim]):
            worst = NO_CARD
            for kind in range(KINDS):
                left = state.hands[seat * KINDS + kind]
                if kind == card:
                    left -= 1
                if kind == first:
                    left -= 1
                if (
                    left > 0
                    and self.keep_of(kind) < self.swap
                    and (worst == NO_CARD or self.keep_of(kind) < self.keep_of(worst))
                ):
                    worst = kind
            if worst == NO_CARD:
                return under
            if i == 0:
                first = worst
                under = 1 + worst
            else:
                under += 64 * (1 + worst)
        return under
