"""Sequenced play of HEATED: reflexes first, then the arbiter says who is asked."""

from __future__ import annotations

from typing import Final

from ..bots.driver import Driver
from ..core import Dice, Journal
from . import (
    Accept,
    Action,
    Arbiter,
    Ask,
    Call,
    Card,
    Decline,
    Discard,
    Draw,
    Heated,
    Name,
    Offer,
    Play,
    Slap,
    Take,
    Wonder,
)
from .rules import codes
from .rules.arbiter import random_decision
from .rules.cards import COLOUR_LIST
from .rules.notes import (
    NOTE_CARD_OFFERED,
    NOTE_CARD_PLAYED,
    NOTE_CARD_TAKEN,
    NOTE_CARDS_DISCARDED,
    NOTE_CARDS_DRAWN,
    NOTE_HELP_ASKED,
    NOTE_PENALTY_DUE,
    NOTE_SLAPPED,
    NOTE_TRAP_SPRUNG,
)
from .rules.state import State

__all__ = ["HeatedDriver", "random_action"]

SLAPPING: Final = Slap()
CALLING: Final = Call()
NO_ANSWERS: Final = frozenset({Call, Wonder})
REFLEXES: Final = frozenset({Call, Wonder, Slap})


class HeatedDriver(Driver):
    def __init__(self, game: Heated, arbiter: Arbiter) -> None:
        super().__init__(game)
        self.arbiter = arbiter

    def reflex(self) -> tuple[int, Action] | None:
        what = self.arbiter.reflex()
        return None if what < 0 else (what >> 1, SLAPPING if what & 1 == codes.SLAPPED else CALLING)

    def seat(self) -> int:
        return self.arbiter.seat()

    def reacting(self) -> bool:
        return self.arbiter.reacting()

    def decline(self) -> None:
        self.arbiter.decline()

    def options(self, seat: int) -> list[Action]:
        """Leaves out slaps and calls, which are reflexes, unless a slap is the question."""
        legal: list[Action] = self.game.legal(seat)
        if self.arbiter.reacting():
            return [option for option in legal if type(option) is Play]
        reflexes = NO_ANSWERS if self.game.state.is_dare() else REFLEXES
        while legal and type(legal[-1]) in reflexes:  # `legal` lists them last
            legal.pop()
        return legal

    def at_random(self, seat: int, dice: Dice) -> Action | None:
        return random_action(self.game, self.arbiter, seat, dice)


def random_action(game: Heated, arbiter: Arbiter, seat: int, dice: Dice) -> Action | None:
    """What the arbiter's random play does here, tried on a copy; None if it declines."""
    state = game.state
    copy = state.clone()
    copy.journal = Journal()
    declined = arbiter.declined
    random_decision(arbiter, copy, seat, dice)
    if arbiter.declined > declined:
        return None
    drawn = {NOTE_PENALTY_DUE, NOTE_CARDS_DRAWN, NOTE_TRAP_SPRUNG}  # HR-CALL-DRAW: a penalty may come before the action
    notes = [note for note in copy.journal.drain() if note[1] == seat and note[0] not in drawn]
    kind, x = (notes[0][0], notes[0][2]) if notes else (0, 0)
    if kind == NOTE_CARD_PLAYED:
        return _played(state, copy, arbiter, seat, Card(x))
    match state.pending.phase:
        case codes.FREE:
            return Ask() if kind == NOTE_HELP_ASKED else Draw()
        case codes.OFFERS:
            return Offer(Card(x)) if kind == NOTE_CARD_OFFERED else Decline()
        case codes.CHOICE:
            return Take(notes[0][3]) if kind == NOTE_CARD_TAKEN else Take(None)
        case codes.DISCARDS:
            thrown = [note[2] for note in notes if note[0] == NOTE_CARDS_DISCARDED]
            return Discard(tuple(map(Card, thrown[: state.discards_due(seat)])))
        case codes.NAMING:
            return Name(COLOUR_LIST[x])
        case codes.SLAPS:
            return Slap() if kind == NOTE_SLAPPED else Accept()
    return Accept()


def _played(state: State, after: State, arbiter: Arbiter, seat: int, card: Card) -> Play:
    """The card with what the random play named."""
    tables = state.tables
    acts = state.piles.top if tables.role_of(card) == codes.COPY else card
    if state.goes_out(seat, acts):
        return Play(card)  # H-WIN: nothing is named any more
    colour = None if arbiter.colour == codes.NO_COLOUR else COLOUR_LIST[arbiter.colour]
    giving = None if arbiter.giving == codes.NO_CARD else Card(arbiter.giving)
    match tables.needs_of(acts):
        case codes.A_TARGET | codes.A_TARGET_AND_A_CARD:
            return Play(card, colour, (arbiter.target,), giving)
        case codes.TWO_PLAYERS:
            return Play(card, colour, (arbiter.target, arbiter.second))
        case codes.ALL_OTHERS:
            return Play(card, colour, tuple(after.named_at(i) for i in range(state.n - 1)))
        case codes.A_PLACE:
            return Play(card, colour, at=arbiter.at)
    return Play(card, colour)
