"""What one seat may know of a SPICY table. A field is hidden until somebody shows it here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ...core.game import seats_of
from . import codes
from .cards import CLAIMS, KINDS, Card, Claim
from .codes import CARD_MASK, CLAIM_SHIFT, COPY_SHIFT, RUNNING, SEAT_SHIFT
from .facts import Reason
from .settings import Rules
from .state import State

__all__ = [
    "REASONS",
    "LaidCard",
    "OwnView",
    "PlayerView",
    "View",
    "hand_of",
    "laid_cards",
    "look",
    "look_own",
    "waiting_in",
]


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card of the stack. `card` is None if the seat does not know it; `claim` is None for a card added under a 5."""

    by: int
    card: Card | None
    claim: Claim | None
    copy: bool


class PlayerView(NamedTuple):
    """What everybody sees of a player."""

    name: str
    hand: int
    points: int
    trophies: int
    score: int


class OwnView(NamedTuple):
    """What only a seat knows; `seat` is None for a spectator, who has no hand."""

    seat: int | None
    hand: tuple[Card, ...]
    stack: tuple[LaidCard, ...]
    """Bottom first; a seat knows the cards it laid itself."""


class View(NamedTuple):
    """A table as one seat knows it. The fields of `OwnView` are the seat's own; all others are the same for everybody.

    It is a named tuple because one is made for every decision, and a frozen dataclass takes several times as long.
    """

    seat: int | None
    hand: tuple[Card, ...]
    stack: tuple[LaidCard, ...]
    rules: Rules
    players: tuple[PlayerView, ...]
    deck: int
    above_worlds_end: int | None
    """How many cards can still be drawn; known only if the deck is open."""
    turn: int | None
    waiting: tuple[int, ...]
    paw: int | None
    reason: str | None
    winners: tuple[int, ...]

    @property
    def top(self) -> LaidCard | None:
        return self.stack[-1] if self.stack else None

    @property
    def variants(self) -> tuple[str, ...]:
        return self.rules.variants


REASONS: Final[dict[int, Reason]] = {
    codes.SECOND_TROPHY: "second-trophy",
    codes.THIRD_TROPHY: "third-trophy",
    codes.WORLDS_END: "worlds-end",
}
_CARDS: Final = tuple(map(Card, range(KINDS)))
_LAID: Final[dict[int, LaidCard]] = {}
"""By the state's number for a laid card, and the same with the card hidden; created when first needed, then shared."""
HIDDEN: Final = 1 << 14


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    return tuple([_CARDS[kind] for kind in state.hand_list(seat)])


def _laid_card(code: int) -> LaidCard:
    made = _LAID.get(code)
    if made is None:
        claim = code >> CLAIM_SHIFT & CARD_MASK
        made = _LAID[code] = LaidCard(
            by=code >> SEAT_SHIFT & 7,
            card=None if code & HIDDEN else _CARDS[code & CARD_MASK],
            claim=Claim(claim) if claim < CLAIMS else None,
            copy=bool(code >> COPY_SHIFT & 1),
        )
    return made


def laid_cards(state: State) -> tuple[LaidCard, ...]:
    """The whole stack, bottom first, all cards open."""
    return tuple([_laid_card(state.card_at(1, i)) for i in range(state.stack_n)])


def _seen_cards(state: State, seat: int | None) -> tuple[LaidCard, ...]:
    """The stack as `seat` knows it: its own cards."""
    me = -1 if seat is None else seat
    found = []
    for i in range(state.stack_n):
        code = state.card_at(1, i)
        found.append(_laid_card(code if code >> SEAT_SHIFT & 7 == me else code & ~CARD_MASK | HIDDEN))
    return tuple(found)


def waiting_in(state: State) -> tuple[int, ...]:
    """The seats that may still doubt the last card that waits."""
    return seats_of(state.doubters & (1 << state.n) - 1) if state.last_waits else ()


def look_own(state: State, seat: int) -> OwnView:
    """The seat's own part of a view."""
    return tuple.__new__(OwnView, (seat, hand_of(state, seat), _seen_cards(state, seat)))


def look(
    state: State,
    seat: int | None,
    rules: Rules,
    names: tuple[str, ...],
) -> View:
    """The only place that creates a view."""
    over = state.reason != RUNNING
    paw = state.paw()
    players = [
        tuple.__new__(PlayerView, (name, state.hand_size(i), state.points_of(i), state.trophies_of(i), state.score(i)))
        for i, name in enumerate(names)
    ]
    seen = (
        seat,
        () if seat is None else hand_of(state, seat),
        _seen_cards(state, seat),
        rules,
        tuple(players),
        state.deck_n,
        state.deck_n - state.below if rules.open_deck else None,
        None if over else state.turn,
        waiting_in(state),
        None if paw < 0 else paw,
        REASONS[state.reason] if over else None,
        seats_of(state.winners()) if over else (),
    )
    return tuple.__new__(View, seen)  # bypasses a constructor that would only name them
