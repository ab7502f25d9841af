"""Determinised search: where each choice leads in many possible worlds, played on by the policy at every seat.

In every world the policy sees only what its seat would know there, so no choice profits from what nobody can know. All
choices meet the same worlds with the same luck. A playout ends with the game or, after some settled challenges, with
the policy's estimate of the chance to win.

Without `assume` every seat plays by the same policy. With it the other seats are players of several manners: who is
which is drawn anew for every world.
"""

from __future__ import annotations

from ...core.dice import Dice
from ..redeal import Redeal
from ..rules.arbiter import Arbiter
from ..rules.cards import KINDS, NO_CARD
from ..rules.codes import CARD_MASK, NUMBER, RUNNING, SPICE
from ..rules.state import State
from .belief import Knowledge
from .codes import CHALLENGE, MILLION
from .instinct import Instinct
from .playouts import perform, play_on
from .policy import Policy

__all__ = ["Search"]

MOST = 200
"""How many choices can be compared."""
BOTH = NUMBER | SPICE
TRIALS = 4
"""How many worlds one is drawn from, where the network weighs them."""
MANNERS = 4
"""How many kinds of players there can be in a world; the first is the policy itself."""


class Search:
    def __init__(
        self, policy: Policy, redeal: Redeal, shared: Knowledge, reacting: bool, dice: Dice, stacks_more: int
    ) -> None:
        self.policy = policy
        self.redeal = redeal
        self.shared = shared  # what everybody knows, and what this seat knows besides
        self.me = redeal.seat
        self.reacting = reacting
        self.stacks_more = stacks_more
        self.world = redeal.table.clone()
        self.state = redeal.table.clone()
        self.known = Knowledge()
        self.knowledge = Knowledge()
        self.arbiter = Arbiter(self.state)
        self.luck = dice
        self.dice = Dice(1, 2, 3, 4)
        self.candidates = 0
        self.playouts = 0
        self.acts = [0] * 200
        self.cards = [0] * 200
        self.claims = [0] * 200
        self.under1 = [0] * 200
        self.under2 = [0] * 200
        self.tried = [0] * 200
        self.out = [False] * 200
        self.sums = [0] * 200
        self.squares = [0.0] * 200
        self.mixed = False
        self.second = policy
        self.third = policy
        self.fourth = policy
        self.trusting = False
        self.instinct: Instinct | None = None
        self.before = self.world  # the table before the top card was laid; None of it counts unless `pondering`
        self.pondering = False
        self.trial = self.world
        self.kept = self.known
        self.shares = [0] * 24  # [seat * MANNERS + manner], in thousandths
        self.manner = [0] * 6

    def mix(self, second: Policy, third: Policy, fourth: Policy) -> None:
        """Besides the policy, the others may play like these. `assume` says how likely."""
        self.mixed = True
        self.second = second
        self.third = third
        self.fourth = fourth

    def trust(self, instinct: Instinct) -> None:
        """This seat, and others that play in the second manner, play by a network."""
        self.trusting = True
        self.instinct = instinct

    def ponder(self, before: State) -> None:
        """The top card is weighed by what the network would have laid for it. `before` is the table as it was then; the
        player's hand is filled in here."""
        self.pondering = True
        self.before = before
        self.trial = self.world.clone()
        self.kept = Knowledge()

    def assume(self, seat: int, manner: int, share: int) -> None:
        """How likely a seat plays in that manner, in thousandths."""
        self.shares[seat * MANNERS + manner] = share

    def add(self, act: int, card: int, claim: int, under1: int, under2: int) -> None:
        """Adds a choice to compare, encoded as for `perform`."""
        if self.candidates >= MOST:
            raise ValueError("too many choices to compare")
        self.acts[self.candidates] = act
        self.cards[self.candidates] = card
        self.claims[self.candidates] = claim
        self.under1[self.candidates] = under1
        self.under2[self.candidates] = under2
        self.candidates += 1

    def drop(self, i: int) -> None:
        """Stops trying a choice."""
        self.out[i] = True

    def dropped(self, i: int) -> bool:
        return self.out[i]

    def times(self, i: int) -> int:
        return self.tried[i]

    def mean(self, i: int) -> float:
        """The chance to win."""
        return self.sums[i] / (self.tried[i] * 1e6) if self.tried[i] > 0 else 0.0

    def spread(self, i: int) -> float:
        """The variance of one playout."""
        if self.tried[i] < 2:
            return 0.25
        mean = self.mean(i)
        return max(0.0, self.squares[i] / self.tried[i] - mean * mean)

    def run(self, worlds: int) -> None:
        """Tries every choice that is still compared in this many more worlds."""
        if self.trusting:
            assert self.instinct is not None
            self.instinct.sit(self.state)
        for _ in range(worlds):
            if self.mixed:
                self.draw_manners()
            if self.pondering and self.manner[self.world.by] == 1:
                self.deal_by_instinct()
            else:
                self.redeal.deal(self.world, self.luck)
                self.note_dealt()
            for i in range(self.candidates):
                if self.out[i]:
                    continue
                self.state.copy_from(self.world)
                self.knowledge.copy_from(self.known)
                self.dice.copy_from(self.luck)
                self.ask()
                perform(
                    self.knowledge,
                    self.arbiter,
                    self.state,
                    self.me,
                    self.acts[i],
                    self.cards[i],
                    self.claims[i],
                    self.under1[i],
                    self.under2[i],
                )
                if self.mixed:
                    self.play_mixed()
                else:
                    play_on(self.policy, self.knowledge, self.arbiter, self.state, self.dice, self.stacks_more)
                value = self.outcome()
                self.sums[i] += value
                self.squares[i] += value / 1e6 * (value / 1e6)
                self.tried[i] += 1
                self.playouts += 1
            self.luck.word()  # so that the next world has other luck

    def note_dealt(self) -> None:
        """What everybody would know in this world: the player who laid a card knows it."""
        self.known.copy_from(self.shared)
        for i in range(self.redeal.hidden):
            if self.redeal.laid_by(i) >= 0:
                self.known.note_laid(self.redeal.laid_by(i), self.redeal.card_dealt(i))

    def deal_by_instinct(self) -> None:
        """Deals a world in which the player of the top card would have made this claim: one of several, drawn by how
        readily the network makes the claim there."""
        instinct = self.instinct
        assert instinct is not None
        instinct.sit(self.before)
        by, top = self.before.turn, self.redeal.hidden_top()
        self.redeal.plain = top
        total = 0
        for trial in range(TRIALS):
            self.redeal.deal(self.trial, self.luck)
            self.note_dealt()
            laid = self.trial.top
            self.known.seen[by * KINDS + laid] -= 1
            for card in range(KINDS):
                self.before.hands[by * KINDS + card] = self.trial.hands[by * KINDS + card]
            self.before.hands[by * KINDS + laid] += 1
            likely = instinct.claims(self.known, by, self.trial.claim)
            total += likely
            if trial == 0 or self.luck.below(total) < likely:
                card = instinct.draw(self.luck)
                card = laid if card == NO_CARD else card
                self.world.copy_from(self.trial)
                self.world.hands[by * KINDS + laid] += 1
                self.world.hands[by * KINDS + card] -= 1
                self.world.top = card
                self.world.stack[self.world.stack_n - 1] = (
                    self.world.stack[self.world.stack_n - 1] & ~CARD_MASK
                ) | card
                self.known.seen[by * KINDS + card] += 1
                self.kept.copy_from(self.known)
        self.known.copy_from(self.kept)
        self.redeal.plain = -1
        instinct.sit(self.state)

    def top_truths(self, worlds: int) -> tuple[float, float, float]:
        """How often the top card is what was claimed, in both, in its number, in its spice, if the network laid it."""
        both, number, spice = 0, 0, 0
        for _ in range(worlds):
            self.deal_by_instinct()
            truth = self.world.tables.truth[self.world.top * 30 + self.world.claim]
            number += truth & 1
            spice += truth >> 1
            both += truth == BOTH
        return 1.0 * both / worlds, 1.0 * number / worlds, 1.0 * spice / worlds  # not divided as whole numbers in C

    def draw_manners(self) -> None:
        """Who plays how in this world; this seat itself plays by the policy."""
        for seat in range(self.state.n):
            self.manner[seat] = 0
            roll = self.luck.below(1000)
            if seat != self.me:
                for manner in range(1, MANNERS):
                    if roll >= 0 and roll < self.shares[seat * MANNERS + manner]:
                        self.manner[seat] = manner
                    roll -= self.shares[seat * MANNERS + manner]

    def play_mixed(self) -> None:
        """As `play_on`, with each seat in its manner."""
        stacks = 0
        seat = self.arbiter.seat()
        while seat >= 0 and stacks < self.stacks_more:
            if self.trusting and (seat == self.me or self.manner[seat] == 1):
                stacks += self.step_by_instinct(seat)
            elif self.manner[seat] == 0:
                stacks += self.step(self.policy, seat)
            elif self.manner[seat] == 1:
                stacks += self.step(self.second, seat)
            elif self.manner[seat] == 2:
                stacks += self.step(self.third, seat)
            else:
                stacks += self.step(self.fourth, seat)
            seat = self.arbiter.seat()

    def step(self, policy: Policy, seat: int) -> int:
        """One decision; returns 1 if it was a challenge."""
        policy.decide(self.knowledge, self.state, seat, self.arbiter.left > 0, self.dice)
        perform(
            self.knowledge,
            self.arbiter,
            self.state,
            seat,
            policy.act,
            policy.card,
            policy.claim,
            policy.under1,
            policy.under2,
        )
        return 1 if policy.act == CHALLENGE else 0

    def step_by_instinct(self, seat: int) -> int:
        """The same, by the network."""
        instinct = self.instinct
        assert instinct is not None
        instinct.decide(self.knowledge, seat, self.arbiter.left > 0, self.dice)
        perform(
            self.knowledge,
            self.arbiter,
            self.state,
            seat,
            instinct.act,
            instinct.card,
            instinct.claim,
            instinct.under1,
            instinct.under2,
        )
        return 1 if instinct.act == CHALLENGE else 0

    def ask(self) -> None:
        """Sets the arbiter to the moment when this seat is asked."""
        if self.reacting:
            self.arbiter.asked_about = self.arbiter.question()
            self.arbiter.line_up()
            if self.state.last_waits:  # S-LAST-WAIT: at a live table others before this seat may not have answered yet
                for i in range(self.arbiter.left - 1):
                    if self.arbiter.order[i] == self.me:
                        self.arbiter.order[i] = self.arbiter.order[i + 1]
                        self.arbiter.order[i + 1] = self.me
            while self.arbiter.left > 1 and self.arbiter.order[self.arbiter.left - 1] != self.me:
                self.arbiter.left -= 1
        else:
            self.arbiter.asked_about = self.arbiter.question()
            self.arbiter.left = 0

    def outcome(self) -> int:
        if self.state.reason == RUNNING:
            return self.policy.prospect.standing(self.state, self.me)
        bits = self.state.winners()
        if bits >> self.me & 1 == 0:
            return 0
        count = 0
        for seat in range(self.state.n):
            count += bits >> seat & 1
        return MILLION // count
