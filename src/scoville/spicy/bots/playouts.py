"""Plays on from any position with the policy at every seat, each by what it knows itself."""

from __future__ import annotations

from ...core.dice import Dice
from ..rules.arbiter import Arbiter
from ..rules.cards import NO_CARD
from ..rules.state import State
from .belief import Knowledge
from .codes import CHALLENGE, COPY, LET_BE, PASS
from .policy import Policy

__all__ = ["perform", "play_on"]


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
