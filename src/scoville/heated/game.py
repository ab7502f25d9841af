"""A game of HEATED for those who use it: verifies, speaks in objects, raises sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Self

from ..core import NOBODY, Act, BadSettings, Expire, Fact, Game, Journal, check_names, check_seed
from . import codes
from .actions import Action, Play
from .cards import COLOUR_LIST, Card, Colour
from .choices import candidates
from .facts import CardPlayed, GameEnded
from .judge import judge
from .notes import facts_from
from .performing import perform
from .rules import FEWEST_PLAYERS, MOST_PLAYERS, Rules
from .setup import Position, Setup, lay_out
from .view import Pending, View, hand_of, look, pending_of, seating

__all__ = ["Heated", "new"]

REASONS: Final = {
    codes.WENT_OUT: "went-out",
    codes.GAVE: "gave-last-card",
    codes.DISCARDED: "discarded-last-card",
    codes.DRY: "dry",
}


def new(
    players: Sequence[str],
    seed: int | str,
    rules: Rules | None = None,
    *,
    first: int | None = None,
    position: Position | None = None,
) -> Heated:
    """A new game. Everything that is not given comes from the seed; `first` is the seat that starts."""
    # `Bo takes nothing`, `… on Bo giving b3`
    names = check_names(players, FEWEST_PLAYERS, MOST_PLAYERS, reserved=("nothing", "giving"))
    check_seed(seed)
    if first is not None and not 0 <= first < len(names):
        raise BadSettings("There is no seat {seat} at a table of {seats}.", "first-seat", seat=first, seats=len(names))
    return Heated(Setup(names, rules or Rules(), seed, first, position))


class Heated(Game[Action, View]):
    """A game of HEATED in progress."""

    name = "heated"

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players = setup.players
        self.rules = setup.rules
        self.history: list[Act[Action]] = []
        self.state = lay_out(setup)
        self.state.journal = Journal()

    # --- what everybody sees ---------------------------------------------------------------

    @property
    def reason(self) -> str | None:
        return REASONS.get(self.state.reason)

    @property
    def winners(self) -> tuple[int, ...]:
        return self._seats(self.state.won)

    @property
    def turn(self) -> int | None:
        """Who has still to name a colour, or else whose turn is next (H-LATE-COLOUR)."""
        if self.state.reason:
            return None
        return self.state.turn if self.state.unnamed == NOBODY else self.state.unnamed

    @property
    def waiting(self) -> tuple[int, ...]:
        return self._seats(self.state.asked)

    @property
    def top(self) -> Card:
        return Card(self.state.top)

    @property
    def colour(self) -> Colour:
        return COLOUR_LIST[self.state.colour]

    @property
    def direction(self) -> str:
        return "right" if self.state.step < 0 else "left"

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in seating order, clockwise, from the first place."""
        return seating(self.state)

    @property
    def pending(self) -> Pending | None:
        return pending_of(self.state)

    # --- what only the referee sees ------------------------------------------------------------

    def hand(self, who: int | str) -> tuple[Card, ...]:
        """A hand in card order. For referees, tests and finished games: players get a view."""
        return hand_of(self.state, self.seat(who))

    @property
    def draw_pile(self) -> tuple[Card, ...]:
        """Next card first."""
        return tuple(Card(self.state.pile_card(i) % codes.FACE_UP) for i in range(self.state.pile_n))

    @property
    def face_up(self) -> tuple[int, ...]:
        """Which cards of the draw pile are TRAPs lying face up."""
        return tuple(i for i in range(self.state.pile_n) if self.state.pile_card(i) >= codes.FACE_UP)

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard pile below its top, next first."""
        return tuple(Card(self.state.heap_card(i)) for i in range(self.state.heap_n))

    # --- looking, copying ----------------------------------------------------------------------

    def view(self, seat: int | str | None) -> View:
        who = None if seat is None else self.seat(seat)
        return look(self.state, who, self.rules, self.players, self.turn, self.waiting, self.reason, self.winners)

    def anew(self) -> Self:
        return type(self)(self.setup)

    def clone(self) -> Self:
        other = object.__new__(type(self))
        other.setup = self.setup
        other.players = self.players
        other.rules = self.rules
        other.history = self.history[:]
        other.state = self.state.clone()
        other.state.journal = Journal()
        return other

    # --- what may be done --------------------------------------------------------------------

    def verify(self, seat: int, action: Action | Expire) -> None:
        judge(self.state, self.players, seat, action)

    def legal(self, seat: int | str) -> list[Action]:
        """Everything `seat` may do now, each thing once, as choices.py lists it; `apply` takes every form."""
        who = self.seat(seat)
        return [action for action in candidates(self.state, who) if self.accepts(who, action)]

    def may_act(self) -> tuple[int, ...]:
        seats = range(len(self.players))
        return tuple(
            seat for seat in seats if any(self.accepts(seat, action) for action in candidates(self.state, seat))
        )

    # --- doing it --------------------------------------------------------------------------------

    def _perform(self, seat: int, action: Action | Expire, time: float | None) -> list[Fact]:
        """The times of slaps count (HR-SLAP)."""
        self.verify(seat, action)
        perform(self.state, seat, action, time)
        facts = self._facts()
        if isinstance(action, Play):
            for i, fact in enumerate(facts):
                if isinstance(fact, CardPlayed):  # a penalty may come before it (HR-CALL-DRAW)
                    facts[i] = replace(fact, on=action.on)
                    break
        return facts

    def _facts(self) -> list[Fact]:
        journal = self.state.journal
        assert journal is not None
        facts = facts_from(journal.drain(), len(self.players))
        if self.reason:
            facts.append(GameEnded(self.reason, self.winners))
        return facts
