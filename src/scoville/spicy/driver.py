"""Sequenced play of SPICY: the arbiter says who is asked (SR-RACE)."""

from __future__ import annotations

from ..bots.driver import Driver
from ..core import Dice, Journal
from . import Accept, Action, Arbiter, Card, Challenge, Claim, Copy, Pass, Play, Spicy, Trait
from .rules.arbiter import random_decision
from .rules.notes import (
    NOTE_CARD_PLAYED,
    NOTE_CARDS_ADDED,
    NOTE_CHALLENGED,
    NOTE_LAST_CARD_ACCEPTED,
    NOTE_LAST_CARD_PLAYED,
    NOTE_PASSED,
)

__all__ = ["SpicyDriver"]

TRAITS = {trait.code: trait for trait in Trait}


class SpicyDriver(Driver):
    def __init__(self, game: Spicy, arbiter: Arbiter) -> None:
        super().__init__(game)
        self.arbiter = arbiter

    def seat(self) -> int:
        return self.arbiter.seat()

    def reacting(self) -> bool:
        return self.arbiter.reacting()

    def decline(self) -> None:
        self.arbiter.decline()

    def at_random(self, seat: int, dice: Dice) -> Action | None:
        """What the arbiter's random play does here, tried on a copy; None if it declines."""
        game = self.game
        arbiter = self.arbiter
        copy = game.state.clone()
        copy.journal = Journal()
        random_decision(arbiter, copy, seat, dice)
        notes = copy.journal.drain()
        if not notes:
            return None
        kind, _, x, y, z = notes[0]
        if kind == NOTE_PASSED:
            return Pass()
        if kind == NOTE_LAST_CARD_ACCEPTED:
            return Accept()
        if kind == NOTE_CHALLENGED:
            return Challenge(TRAITS[y])
        assert kind == NOTE_CARD_PLAYED
        under = tuple(Card(note[2]) for note in notes if note[0] == NOTE_CARDS_ADDED)
        last = any(note[0] == NOTE_LAST_CARD_PLAYED for note in notes)
        return Copy(Card(x), under, last) if z else Play(Card(x), Claim(y), under, last)
