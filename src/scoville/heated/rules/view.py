"""What one seat may know of a HEATED table. A field is hidden until somebody shows it here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from ...core import NOBODY
from ...core.game import seats_of
from . import codes
from .cards import CARDS, COLOUR_LIST, Card, Colour
from .codes import (
    A_TARGET,
    A_TARGET_AND_A_CARD,
    ALL_OTHERS,
    ANSWERS,
    DISCARDS,
    FACE_UP,
    FREE,
    KINDS,
    NO_CARD,
    SLAPS,
    TWO_PLAYERS,
)
from .facts import Reason
from .settings import Rules
from .state import State
from .tables import Tables

__all__ = [
    "REASONS",
    "OwnView",
    "PendingDraw",
    "PlayerView",
    "View",
    "hand_of",
    "hit_by",
    "look",
    "look_own",
    "pending_of",
    "seating",
    "turn_of",
]


@dataclass(frozen=True, slots=True)
class PendingDraw:
    """A draw that has not been taken yet: from which card, how many, and by whom."""

    card: str
    """draw2, draw4 or getting-heated."""
    count: int
    on: int


class PlayerView(NamedTuple):
    """What everybody sees of a player (H-COUNTS)."""

    name: str
    hand: int
    offers: bool
    """Whether a card lies face down before them, as help."""
    discards: int
    """How many cards they still have to discard."""
    owes: int
    """How many cards of a penalty for HEATED! they still have to draw."""


class OwnView(NamedTuple):
    """What only a seat knows; `seat` is None for a spectator, who has no hand."""

    seat: int | None
    hand: tuple[Card, ...]
    offered: Card | None
    """The card this seat offers as help."""


class View(NamedTuple):
    """A table as one seat knows it. The fields of `OwnView` are the seat's own; all others are the same for everybody.

    It is a named tuple because one is made for every decision, and a frozen dataclass of 23 fields takes six times as
    long.
    """

    seat: int | None
    hand: tuple[Card, ...]
    offered: Card | None
    rules: Rules
    players: tuple[PlayerView, ...]
    order: tuple[int, ...]
    """The seats in seating order, clockwise, from the first place."""
    direction: str
    top: Card
    colour: Colour
    pending: PendingDraw | None
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
    acting_on: tuple[int, ...]
    """The players it hits: those named with it, in that order, or those who have lost its race."""
    uncalled: tuple[int, ...]
    """The players who can be caught not having called HEATED!"""
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

REASONS: Final[dict[int, Reason]] = {
    codes.WENT_OUT: "went-out",
    codes.GAVE: "gave-last-card",
    codes.DISCARDED: "discarded-last-card",
    codes.DRY: "dry",
}

_CARDS: Final[list[Card | None]] = [None] * KINDS  # made when first needed


def _card(kind: int) -> Card:
    found = _CARDS[kind]
    if found is None:
        found = _CARDS[kind] = Card(kind)
    return found


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    return tuple([_card(kind) for kind in state.hand_list(seat)])


def seating(state: State) -> tuple[int, ...]:
    """Who sits where, clockwise, beginning at the place where seat 0 sat at the start (H-REORG)."""
    return tuple([state.seat_at(i) for i in range(state.n)])


def pending_of(state: State) -> PendingDraw | None:
    pending = state.pending
    return _pending(state.tables, pending.image, pending.draws, pending.on) if pending.draws else None


@lru_cache(maxsize=1024)
def _pending(tables: Tables, image: int, count: int, on: int) -> PendingDraw | None:
    for card in CARDS.values():
        if tables.image_of(card.kinds[0]) == image:
            return PendingDraw(card.word, count, on)
    return None


def turn_of(state: State) -> int | None:
    """The seat that still has to name a colour; otherwise the one whose turn is next (H-LATE-COLOUR)."""
    if state.reason:
        return None
    return state.turn.seat if state.pending.unnamed == NOBODY else state.pending.unnamed


def hit_by(state: State) -> tuple[int, ...]:
    """The targets of the acting card (H-GHOST: in their order); after a round of slaps, those who lost it."""
    if state.pending.raced:
        return seats_of(state.pending.losers)
    needs = state.tables.needs[state.effect.acts]
    if needs == ALL_OTHERS:
        return tuple([state.effect.named[i] for i in range(state.n - 1)])
    if needs == TWO_PLAYERS:
        return (state.effect.target, state.effect.second)
    return (state.effect.target,) if needs in {A_TARGET, A_TARGET_AND_A_CARD} else ()


def look_own(state: State, seat: int) -> OwnView:
    """The seat's own part of a view."""
    return tuple.__new__(OwnView, (seat, hand_of(state, seat), _offered(state, seat)))


def _offered(state: State, seat: int) -> Card | None:
    card = state.offer_of(seat)
    return None if card == NO_CARD else _card(card)


def look(
    state: State,
    seat: int | None,
    rules: Rules,
    names: tuple[str, ...],
) -> View:
    """The only place that creates a view."""
    phase = state.pending.phase
    unnamed = state.pending.unnamed
    acting = phase == ANSWERS or phase == SLAPS or phase == DISCARDS  # noqa: PLR1714
    players = [
        tuple.__new__(
            PlayerView,
            (name, state.hand_size(i), state.offer_of(i) != NO_CARD, state.discards_due(i), state.owes(i)),
        )
        for i, name in enumerate(names)
    ]
    seen = (
        seat,
        () if seat is None else hand_of(state, seat),
        None if seat is None else _offered(state, seat),
        rules,
        tuple(players),
        seating(state),
        "right" if state.turn.step < 0 else "left",
        _card(state.piles.top),
        COLOUR_LIST[state.piles.colour],
        pending_of(state),
        state.piles.draw_pile_n,
        state.piles.draw_pile_n > 0 and state.pile_card(0) >= FACE_UP,
        state.piles.discard_n,
        turn_of(state),
        seats_of(state.pending.asked & state.everyone()) if state.pending.asked else (),
        PHASES.get(phase) if phase != FREE else None,
        _card(state.effect.acts) if acting else None,
        state.effect.by if acting else None if unnamed == NOBODY else unnamed,
        hit_by(state) if acting else (),
        seats_of(state.calls.uncalled) if state.calls.uncalled else (),
        bool(state.calls.jump_in) and phase == FREE,
        REASONS.get(state.reason) if state.reason else None,
        seats_of(state.won & state.everyone()) if state.won else (),
    )
    return tuple.__new__(View, seen)  # bypasses a constructor that would only name them
