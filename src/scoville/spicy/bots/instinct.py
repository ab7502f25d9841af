"""A small network that plays imagined seats: what `learned` would do, quickly enough for every step of a playout.

It is a network of `scoville learn` with narrow layers, in whole numbers. A seat sees through it what the environment
would show that seat, so nobody in an imagined world knows more than they could. Nothing negative is divided or shifted:
C and Python round it differently.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...bots import exponent
from ...core.dice import Dice
from ...core.options import Options
from ..environment.choices import Choices
from ..environment.codec import OBSERVATION
from ..environment.observer import Observer
from ..environment.reckoning import in_context, reckon
from ..rules import option_codes
from ..rules.cards import CLAIMS, KINDS, NO_CARD, NO_CLAIM
from ..rules.codes import NUMBER, SPICE, WRONG
from ..rules.options import begun, card_of, claim_of, under_of
from ..rules.state import State
from .belief import Knowledge
from .codes import CHALLENGE, COPY, LET_BE, MILLION, PASS, PLAY
from .instinct_size import INPUTS, MOST_PARTS, WIDTH

__all__ = ["Instinct"]

STEP = exponent.STEP
LOWEST = exponent.LOWEST
CHALLENGE_NUMBER = option_codes.CHALLENGE_NUMBER
CHALLENGE_SPICE = option_codes.CHALLENGE_SPICE
CHALLENGE_WRONG = option_codes.CHALLENGE_WRONG
PASSES = option_codes.PASS
COPIES = option_codes.COPY
UNDER = option_codes.UNDER
PLAYS = option_codes.PLAY
LEAST = 1000  # a real player may do otherwise: nothing is less likely than one in this many
RAISED = 1 << 50  # added before a shift, so that nothing negative is shifted


class Instinct:
    def __init__(self, state: State, variants: int, open_deck: bool) -> None:
        """A network that has learned nothing yet: `learn` each of its three layers, then `name_parts`."""
        self.state = state
        self.observer = Observer(state, variants, open_deck)
        self.choices = Choices(state, False)
        self.options = Options()
        self.view = memoryview(bytearray(INPUTS))
        self.first = [0] * 12416
        self.first_bias = [0] * 32
        self.second = [0] * 1024
        self.second_bias = [0] * 32
        self.third = [0] * 8192  # by part
        self.third_bias = [0] * 256
        self.rows = [0] * 5973
        self.chances = [0] * 640
        self.shift1 = 0
        self.shift2 = 0
        self.shift3 = 0
        self.sums = [0] * 32
        self.deep = [0] * 32
        self.felt = [0] * 32
        self.parts = [0] * 257
        self.fresh = [False] * 257
        self.rated = [0] * 1200
        self.with_card = [0] * 32
        self.with_any = 0
        for i in range(LOWEST):
            self.chances[i] = exponent.CHANCES[i]
        self.top = -1  # the claim that the seat saw on top
        self.act = LET_BE
        self.card = NO_CARD
        self.claim = NO_CLAIM
        self.under1 = NO_CARD
        self.under2 = NO_CARD

    def learn(self, layer: int, weights: Sequence[int], biases: Sequence[int], shift: int) -> None:
        """Takes the weights of a layer, those of each of its inputs one after the other."""
        if layer == 0:
            self.shift1 = shift
            for i in range(INPUTS * WIDTH):
                self.first[i] = weights[i]
            for i in range(WIDTH):
                self.first_bias[i] = biases[i]
        elif layer == 1:
            self.shift2 = shift
            for i in range(WIDTH * WIDTH):
                self.second[i] = weights[i]
            for i in range(WIDTH):
                self.second_bias[i] = biases[i]
        else:
            self.shift3 = shift
            for part in range(len(biases)):
                self.third_bias[part] = biases[part]
                for i in range(WIDTH):
                    self.third[part * WIDTH + i] = weights[i * len(biases) + part]

    def name_parts(self, rows: Sequence[int]) -> None:
        """Takes the three parts of every decision, MOST_PARTS for none."""
        for i in range(len(rows)):
            self.rows[i] = rows[i]

    def sit(self, state: State) -> None:
        """From now on it plays at this table."""
        self.state = state
        self.observer.state = state
        self.choices.state = state

    def decide(self, knowledge: Knowledge, seat: int, reacting: bool, dice: Dice) -> None:
        """Chooses for `seat`, as `Policy.decide` does."""
        for card in range(KINDS):
            self.observer.know(seat, card, knowledge.seen[seat * KINDS + card])
        while True:
            self.choices.list_options(self.options, seat, True, reacting)
            at = 0
            if self.options.n > 1:
                self.look(seat, reacting)
                at = self.pick(dice)
            if self.choices.choose(seat, self.options.item(at), reacting):
                break
        self.tell(self.choices.of(seat))

    def claims(self, knowledge: Knowledge, seat: int, claim: int) -> int:
        """How likely `seat`, on its turn, would claim this with one of its cards, in millionths. `draw` then says with
        which one."""
        for card in range(KINDS):
            self.observer.know(seat, card, knowledge.seen[seat * KINDS + card])
            self.with_card[card] = 0
        self.choices.list_options(self.options, seat, True, False)
        self.look(seat, False)
        whole = self.weigh()
        least = whole // LEAST + 1
        found = 0
        for i in range(self.options.n):
            option = self.options.item(i)
            if option >= PLAYS and (option - PLAYS) % CLAIMS == claim:
                self.with_card[(option - PLAYS) // CLAIMS] = self.rated[i] + least
                found += self.rated[i] + least
        self.with_any = found
        return found * MILLION // (whole + least * self.options.n)

    def draw(self, dice: Dice) -> int:
        """A card, as likely as the seat would play it with the claim it was asked for last; NO_CARD if it could not."""
        if self.with_any == 0:
            return NO_CARD
        left = dice.below(self.with_any)
        for card in range(KINDS):
            left -= self.with_card[card]
            if left < 0:
                return card
        return NO_CARD

    def tell(self, choice: int) -> None:
        """Says what was chosen in the terms of the policy."""
        option = begun(choice)
        self.card = card_of(choice)
        self.claim = claim_of(self.state, choice)
        self.under1 = under_of(choice, 0)
        self.under2 = under_of(choice, 1)
        if option >= PLAYS:
            self.act = PLAY
        elif COPIES <= option < UNDER:
            self.act = COPY
        elif CHALLENGE_NUMBER <= option <= CHALLENGE_WRONG:
            self.act = CHALLENGE
            self.claim = NUMBER if option == CHALLENGE_NUMBER else SPICE if option == CHALLENGE_SPICE else WRONG
        else:
            self.act = PASS if option == PASSES else LET_BE

    def look(self, seat: int, reacting: bool) -> None:
        """Runs the hidden layers on what `seat` sees."""
        for i in range(INPUTS):
            self.view[i] = 0
        self.observer.write(seat, self.view)
        self.observer.write_question(seat, self.choices, reacting, self.view)
        self.top = reckon(self.view, 0, self.view, OBSERVATION)
        for i in range(WIDTH):
            self.sums[i] = self.first_bias[i]
        for j in range(INPUTS):
            value = self.view[j]
            if value:
                at = j * WIDTH
                for i in range(WIDTH):
                    self.sums[i] += value * self.first[at + i]
        for i in range(WIDTH):
            self.deep[i] = self.second_bias[i]
        for j in range(WIDTH):
            if self.sums[j] > 0:
                felt = self.sums[j] >> self.shift1
                for i in range(WIDTH):
                    self.deep[i] += felt * self.second[j * WIDTH + i]
        for i in range(WIDTH):
            self.felt[i] = self.deep[i] >> self.shift2 if self.deep[i] > 0 else 0
        for i in range(MOST_PARTS):
            self.fresh[i] = False

    def part(self, i: int) -> int:
        """The rating of a part, worked out when it is first asked for."""
        if i == MOST_PARTS:
            return 0
        if not self.fresh[i]:
            found = self.third_bias[i]
            for j in range(WIDTH):
                found += self.felt[j] * self.third[i * WIDTH + j]
            self.parts[i] = ((found + RAISED) >> self.shift3) - (RAISED >> self.shift3)
            self.fresh[i] = True
        return self.parts[i]

    def pick(self, dice: Dice) -> int:
        """The place of one of the options, each as likely as the network thinks it should be."""
        left = dice.below(self.weigh())
        for i in range(self.options.n):
            left -= self.rated[i]
            if left < 0:
                return i
        return 0

    def weigh(self) -> int:
        """Works out how likely each option is, in proportion; returns the sum."""
        best = 0
        for i in range(self.options.n):
            row = in_context(self.options.item(i), self.top) * 3
            rating = self.part(self.rows[row]) + self.part(self.rows[row + 1]) + self.part(self.rows[row + 2])
            self.rated[i] = rating
            if i == 0 or rating > best:
                best = rating
        whole = 0
        for i in range(self.options.n):
            below = (best - self.rated[i]) >> STEP
            self.rated[i] = self.chances[below] if below < LOWEST else 0
            whole += self.rated[i]
        return whole
