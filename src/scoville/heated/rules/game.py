"""A game of HEATED for its users: verifies, speaks in objects, raises sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Self

from ...core import Act, BadSettings, Expire, Fact, Game, Journal, check_names, check_seed
from ...core.options import Options
from . import codes
from .actions import Accept, Action, Discard, Play
from .cards import COLOUR_LIST, Card, Colour
from .facts import GameEnded, Reason
from .judge import judge
from .lister import Lister
from .notes import NOTES
from .option_codes import REFLEXES
from .options import may_do
from .performing import perform
from .settings import FEWEST_PLAYERS, MOST_PLAYERS, Rules
from .setup import Position, Setup, lay_out
from .view import REASONS, OwnView, PendingDraw, View, hand_of, look, look_own, pending_of, seating, turn_of

__all__ = ["REASONS", "Heated", "new"]


def new(
    players: Sequence[str],
    seed: int | str,
    rules: Rules | None = None,
    *,
    first: int | None = None,
    position: Position | None = None,
) -> Heated:
    """Deal a new game. Everything you do not give comes from the seed; `first` is the seat that starts."""
    # `Bo takes nothing`, `… on Bo giving b3`
    names = check_names(players, FEWEST_PLAYERS, MOST_PLAYERS, reserved=("nothing", "giving"))
    check_seed(seed)
    if first is not None and not 0 <= first < len(names):
        raise BadSettings("first-seat", seat=first, seats=len(names))
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
        self._lister = Lister()
        self._options = Options()

    # --- what everybody sees ---------------------------------------------------------------

    @property
    def reason(self) -> Reason | None:
        return REASONS.get(self.state.reason)

    @property
    def winners(self) -> tuple[int, ...]:
        return self._seats(self.state.won)

    @property
    def turn(self) -> int | None:
        """The seat that still has to name a colour; otherwise the one whose turn is next (H-LATE-COLOUR)."""
        return turn_of(self.state)

    @property
    def waiting(self) -> tuple[int, ...]:
        return self._seats(self.state.pending.asked)

    @property
    def top(self) -> Card:
        return Card(self.state.piles.top)

    @property
    def colour(self) -> Colour:
        return COLOUR_LIST[self.state.piles.colour]

    @property
    def direction(self) -> str:
        return "right" if self.state.turn.step < 0 else "left"

    @property
    def order(self) -> tuple[int, ...]:
        """The seats in seating order, clockwise, from the first place."""
        return seating(self.state)

    @property
    def pending(self) -> PendingDraw | None:
        return pending_of(self.state)

    # --- what only the referee sees ------------------------------------------------------------

    def hand(self, who: int | str) -> tuple[Card, ...]:
        """A hand in card order. For referees, tests and finished games; players get a view."""
        return hand_of(self.state, self.seat(who))

    @property
    def draw_pile(self) -> tuple[Card, ...]:
        """Next card first."""
        return tuple(Card(self.state.pile_card(i) % codes.FACE_UP) for i in range(self.state.piles.draw_pile_n))

    @property
    def face_up(self) -> tuple[int, ...]:
        """The positions of face-up TRAPs in the draw pile."""
        return tuple(i for i in range(self.state.piles.draw_pile_n) if self.state.pile_card(i) >= codes.FACE_UP)

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard pile below its top, next first."""
        return tuple(Card(self.state.heap_card(i)) for i in range(self.state.piles.discard_n))

    # --- looking, copying ----------------------------------------------------------------------

    def lies(self) -> list[str]:
        top = f"top: {self.top}, colour {self.colour}, going {self.direction}"
        return [top, f"draw pile: {len(self.draw_pile)}, discarded below the top: {len(self.discard)}"]

    def view(self, seat: int | str | None) -> View:
        return look(self.state, None if seat is None else self.seat(seat), self.rules, self.players)

    def own_view(self, seat: int) -> OwnView:
        return look_own(self.state, seat)

    def anew(self) -> Self:
        return type(self)(self.setup)

    def become(self, other: Self) -> bool:
        self.state = other.state
        self.history.append(other.history[-1])
        return True

    def clone(self) -> Self:
        other = object.__new__(type(self))
        other.setup = self.setup
        other.players = self.players
        other.rules = self.rules
        other.history = self.history[:]
        other.state = self.state.clone()
        other.state.journal = Journal()
        other._lister = Lister()
        other._options = Options()
        return other

    def unasked(self) -> tuple[int, Accept] | None:
        """HR-MERCY: the answer of a card's own player, which earlier versions did not ask for, if only it is
        missing."""
        if self.state.pending.phase == codes.ANSWERS and self.waiting == (self.state.effect.by,):
            return self.state.effect.by, Accept()
        return None

    # --- what may be done --------------------------------------------------------------------

    def verify(self, seat: int, action: Action | Expire) -> None:
        judge(self.state, self.players, seat, action)

    def legal(self, seat: int | str) -> list[Action]:
        """Everything `seat` may do now, each thing once and in one form; `apply` takes every form (see `canonical`).

        No list is longer than 200 actions; `apply` takes the others too. If a card can be played in more ways than
        there is room for, some of them are listed, evenly spread, with the same share for each card. Besides:

        - GHOST PEPPER SPRAY with five others or more: the others in turn order, either way round, from any of them on;
        - a discard with more than 200 different choices: neighbouring cards of the sorted hand, from any on;
        - `Draw(count)`: listed only while the seat holds a MERCY, because otherwise nobody gains by pausing; of a draw
          for a playable card only `Draw(1)`;
        - a groundless call, slap or question that no house rule punishes changes nothing and is not listed;
        - the card that wins is listed with nothing named (H-WIN), whatever it is.
        """
        return self._lister.actions(self.state, self.seat(seat), REFLEXES)

    def may_act(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(self.players)) if may_do(self._options, self.state, seat)])

    def canonical(self, seat: int | str, action: Action) -> Action:
        """The same action in the form that options lead to. It must be one that `apply` would do."""
        if isinstance(action, Discard):
            return Discard(tuple(sorted(action.cards)))
        if not isinstance(action, Play):
            return action
        tables, state = self.state.tables, self.state
        acts = state.piles.top if tables.role_of(action.card) == codes.COPY else action.card
        if state.goes_out(self.seat(seat), acts):
            return Play(action.card)
        on = tuple(sorted(action.on)) if tables.needs_of(acts) == codes.TWO_PLAYERS else action.on
        at = None if action.at is None else min(action.at, state.piles.draw_pile_n)  # HR-TRAP
        return replace(action, on=on, at=at)

    # --- doing it --------------------------------------------------------------------------------

    def _perform(self, seat: int, action: Action | Expire, time: float | None) -> list[Fact]:
        """The times of slaps count (HR-SLAP)."""
        state = self.state
        if seat < 0 or not self._lister.perform(state, seat, action, time):  # an option needs no second judgement
            self.verify(seat, action)
            perform(state, seat, action, time)
        facts = NOTES.read(state.journal, action.on if type(action) is Play else None)
        if state.reason:
            facts.append(GameEnded(REASONS[state.reason], self.winners))
        return facts
