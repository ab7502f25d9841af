"""Plays on from any position with the policy at every seat, each by what it knows itself."""

from __future__ import annotations

from ...core.dice import Dice
from ...core.options import MOST_ACTIONS
from ..rules.arbiter import Arbiter
from ..rules.cards import KINDS, NO_CARD
from ..rules.codes import CARD_MASK, SEAT_SHIFT
from ..rules.state import State
from .belief import Knowledge
from .codes import CHALLENGE, COPY, EVERYBODY, LET_BE, PASS
from .policy import Policy

__all__ = ["PolicyTable", "perform", "play_on"]

SEAT_MASK = 7  # of a laid card


def perform(
    knowledge: Knowledge,
    arbiter: Arbiter,
    state: State,
    seat: int,
    act: int,
    card: int,
    claim: int,
    under1: int,
    under2: int,
) -> None:
    """Performs a choice (for a challenge `claim` is the trait), and everybody learns what they can see of it."""
    if act == LET_BE:
        if state.last_waits:
            state.accept(seat)
        else:
            arbiter.decline()
    elif act == PASS:
        state.pass_turn()
    elif act == CHALLENGE:
        top = state.top
        by = state.by
        truth = state.tables.truth[top * 30 + state.claim]
        knowledge.habits.note_challenge(by, seat)
        knowledge.habits.note_revealed(by, truth, truth & claim == claim)
        knowledge.note_revealed(by, top)
        state.challenge(seat, claim)
    else:
        if state.stack_n > 0:
            knowledge.habits.note_let_be(state.by)
        state.play(seat, card, claim, act == COPY, under1, under2)
        knowledge.note_laid(seat, card)
        if under1 != NO_CARD:
            knowledge.note_laid(seat, under1)
        if under2 != NO_CARD:
            knowledge.note_laid(seat, under2)


def play_on(policy: Policy, knowledge: Knowledge, arbiter: Arbiter, state: State, dice: Dice, stacks_more: int) -> None:
    """Plays to the end of the game, or until this many challenges are settled."""
    stacks = 0
    seat = arbiter.seat()
    while seat >= 0 and stacks < stacks_more:
        policy.decide(knowledge, state, seat, arbiter.left > 0, dice)
        if policy.act == CHALLENGE:
            stacks += 1
        perform(
            knowledge,
            arbiter,
            state,
            seat,
            policy.act,
            policy.card,
            policy.claim,
            policy.under1,
            policy.under2,
        )
        seat = arbiter.seat()


class PolicyTable:
    """Whole games in which a policy plays every seat: it decides what `HeuristicBot` does, without views and facts.

    A policy never gets the table. It gets what `show` copies for its seat.
    """

    def __init__(self, fresh: State, copies: list[int], dealt: int, above: int, jitter: int, is_open: bool) -> None:
        """`dealt` and `above` are the cards left after the deal and those of them above World's End, as the rules say;
        `is_open` says whether everybody sees where it lies."""
        self.nothing = Knowledge()
        for card in range(KINDS):
            self.nothing.set_copies(card, copies[card])
        self.knowledge = self.nothing.clone()
        self.known = [fresh.clone() for _ in range(EVERYBODY)]  # by seat: nobody's place ever holds another's cards
        self.told = [self.nothing.clone() for _ in range(EVERYBODY)]
        self.dealt = dealt
        self.above = above
        self.jitter = jitter
        self.is_open = is_open
        self.decisions = 0
        self.actions = 0

    def play(self, arbiter: Arbiter, policies: list[Policy], dice: list[Dice]) -> bool:
        """Plays the game of an arbiter to its end, each seat by its policy and dice.

        False if a seat had more options than are listed: which of them a bot is offered is not known here.
        """
        state = arbiter.state
        knowledge = self.knowledge
        knowledge.copy_from(self.nothing)
        self.decisions = 0
        seat = arbiter.seat()
        while seat >= 0:
            if self.has_too_many(state, seat):
                return False
            known = self.known[seat]
            told = self.told[seat]
            self.show(known, state, seat)
            told.show(knowledge, seat)
            policy = policies[seat]
            policy.decide(told, known, seat, arbiter.left > 0, dice[seat])
            self.decisions += 1
            under1 = policy.under1
            under2 = policy.under2
            if under2 != NO_CARD and under2 < under1:  # as an action lists them
                under1 = policy.under2
                under2 = policy.under1
            perform(knowledge, arbiter, state, seat, policy.act, policy.card, policy.claim, under1, under2)
            seat = arbiter.seat()
        self.actions = self.decisions - arbiter.declined
        return True

    def has_too_many(self, state: State, seat: int) -> bool:
        """Whether there may be more options than are listed, cards under a 5 left out."""
        if state.hand_n[seat] * (state.tables.claims_n[state.claim] + 1) + 4 <= MOST_ACTIONS:
            return False
        kinds = 0
        for card in range(KINDS):
            if state.hands[seat * KINDS + card] > 0:
                kinds += 1
        return kinds * (state.tables.claims_n[state.claim] + 1) + 4 > MOST_ACTIONS

    def show(self, known: State, state: State, seat: int) -> None:
        """Copies what `seat` may know of the table. As in a view, everything is hidden that is not named here."""
        known.turn = state.turn
        known.deck_n = state.deck_n
        known.below = state.deck_n - self.left(state)
        known.claim = state.claim
        known.by = state.by
        known.copied = state.copied
        known.doubters = state.doubters
        known.copiers = state.copiers
        known.last_waits = state.last_waits
        known.trophies_taken = state.trophies_taken
        known.stack_n = state.stack_n
        for i in range(state.stack_n):
            known.stack[i] = state.stack[i]
            if (state.stack[i] >> SEAT_SHIFT & SEAT_MASK) != seat:
                known.stack[i] = state.stack[i] & ~CARD_MASK
        for other in range(state.n):
            known.hand_n[other] = state.hand_n[other]
            known.points[other] = state.points[other]
            known.trophies[other] = state.trophies[other]
        for card in range(KINDS):
            known.hands[seat * KINDS + card] = state.hands[seat * KINDS + card]

    def left(self, state: State) -> int:
        """How many cards can be drawn, as everybody knows it (SR-END-AT)."""
        if self.is_open:
            return state.deck_n - state.below
        left = self.above - (self.dealt - state.deck_n)
        least = min(max(left - self.jitter, 1), state.deck_n)
        most = min(max(left + self.jitter, 1), state.deck_n)
        return (least + most) // 2
