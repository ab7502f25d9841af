"""What one seat may know of a HEATED table. A field is hidden until somebody shows it here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from ..core import NOBODY
from ..core.game import seats_of
from . import codes
from .cards import CARDS, COLOUR_LIST, Card, Colour
from .codes import ANSWERS, DISCARDS, FACE_UP, FREE, NO_CARD, SLAPS
from .rules import Rules
from .state import State

__all__ = ["Pending", "PlayerView", "View", "hand_of", "look", "pending_of", "seating"]


@dataclass(frozen=True, slots=True)
class Pending:
    """A draw not yet taken."""

    card: str
    """draw2, draw4 or getting-heated."""
    count: int
    on: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player (H-COUNTS)."""

    name: str
    hand: int
    offers: bool
    """Whether a card lies face down before them, as help."""
    discards: int
    """How many cards they still have to discard."""
    owes: int
    """How many cards of a penalty for HEATED! they still have to draw."""


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat knows it; `seat` is None for a spectator, who has no hand."""

    seat: int | None
    rules: Rules
    hand: tuple[Card, ...]
    players: tuple[PlayerView, ...]
    order: tuple[int, ...]
    """The seats in seating order, clockwise, from the first place."""
    direction: str
    top: Card
    colour: Colour
    pending: Pending | None
    draw_pile: int
    trap_on_top: bool
    discard: int
    """How many cards lie below the top."""
    turn: int | None
    waiting: tuple[int, ...]
    phase: str | None
    """What blocks play: answers, slaps, discards, offers, choice, colour; None while the turn goes on."""
    acting: Card | None
    """The card that waits for answers, slaps or discards."""
    acting_by: int | None
    offered: Card | None
    """The card this seat offers as help."""
    uncalled: tuple[int, ...]
    """Who can be caught not having called HEATED!"""
    jump_in: bool
    reason: str | None
    winners: tuple[int, ...]


PHASES = {
    codes.ANSWERS: "answers",
    codes.SLAPS: "slaps",
    codes.DISCARDS: "discards",
    codes.OFFERS: "offers",
    codes.CHOICE: "choice",
    codes.NAMING: "colour",
}


_card = cache(Card)
_player = lru_cache(maxsize=4096)(PlayerView)
"""Most of them look as they did a moment ago."""


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    return tuple([_card(kind) for kind in state.hand_list(seat)])


def seating(state: State) -> tuple[int, ...]:
    """Who sits where, clockwise, beginning at the place where seat 0 sat at the start (H-REORG)."""
    return tuple([state.seat_at(i) for i in range(state.n)])


def pending_of(state: State) -> Pending | None:
    if not state.pend_n:
        return None
    for card in CARDS.values():
        if state.tables.image_of(card.kinds[0]) == state.pend_image:
            return Pending(card.word, state.pend_n, state.pend_on)
    return None


def look(
    state: State,
    seat: int | None,
    rules: Rules,
    names: tuple[str, ...],
    turn: int | None,
    waiting: tuple[int, ...],
    reason: str | None,
    winners: tuple[int, ...],
) -> View:
    """The one place where a view is made."""
    phase = state.phase
    acting = phase == ANSWERS or phase == SLAPS or phase == DISCARDS  # noqa: PLR1714
    offered = NO_CARD if seat is None else state.offer_of(seat)
    players = [
        _player(name, state.hand_size(i), state.offer_of(i) != NO_CARD, state.discards_due(i), state.owes(i))
        for i, name in enumerate(names)
    ]
    return View(  # by position: names would cost as much again
        seat,
        rules,
        () if seat is None else hand_of(state, seat),
        tuple(players),
        seating(state),
        "right" if state.step < 0 else "left",
        _card(state.top),
        COLOUR_LIST[state.colour],
        pending_of(state) if state.pend_n else None,
        state.pile_n,
        state.pile_n > 0 and state.pile_card(0) >= FACE_UP,
        state.heap_n,
        turn,
        waiting,
        PHASES.get(phase),
        _card(state.acts) if acting else None,
        state.by if acting else None if state.unnamed == NOBODY else state.unnamed,
        None if offered == NO_CARD else _card(offered),
        seats_of(state.liable) if state.liable else (),
        bool(state.jump) and phase == FREE,
        reason,
        winners,
    )
