"""How a game begins: players, rules, seed, and a position if given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from ...core import BadSettings, Dice, stream
from .cards import Card, Colour
from .codes import FACE_UP, NO_COLOUR, TRAP
from .settings import HAND, Rules
from .state import State
from .tables import tables_for

__all__ = ["Position", "Setup", "lay_out"]


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game starts if not with a fresh deal. What you do not give is filled from the seed."""

    hands: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    draw_pile: tuple[Card, ...] = ()
    """Next card first; the rest of the deck lies below."""
    face_up: tuple[int, ...] = ()
    """Which of these are face-up TRAPs."""
    top: Card | None = None
    colour: Colour | None = None
    discard: tuple[Card, ...] = ()
    """Below the top, next first."""
    direction: str | None = None
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game began: players, rules, seed, the seat that starts and the position."""

    players: tuple[str, ...]
    rules: Rules
    seed: int | str
    first: int | None = None
    position: Position | None = None


def lay_out(setup: Setup) -> State:
    """The state in which a setup begins; BadSettings says why there is none."""
    players = len(setup.players)
    state = State(tables_for(setup.rules, players), players, stream(setup.seed, "luck"))
    first = setup.first
    if first is None:  # H-FIRST
        first = stream(setup.seed, "first").below(players)
    dice = stream(setup.seed, "deal")
    if setup.position is None:
        state.deal(dice, first)
    else:
        _place(setup, setup.position, state, dice)
        state.turn.seat = first if setup.position.turn is None else setup.position.turn
    return state


def _place(setup: Setup, position: Position, state: State, dice: Dice) -> None:
    _check(setup, position, state)
    free = Counter(setup.rules.cards(len(setup.players)))
    named = Counter(card for cards in position.hands.values() for card in cards)
    named.update(position.draw_pile)
    named.update(position.discard)
    if position.top is not None:
        named[position.top] += 1
    for card, count in named.items():
        if count > free[card]:
            raise BadSettings("deck-too-often", card=str(Card(card)), count=count, left=free[card])
    free.subtract(named)
    for kind in sorted(free.elements()):
        state.put_draw_pile(kind)
    state.shuffle_draw_pile(dice)

    for seat, name in enumerate(setup.players):
        hand = position.hands.get(seat)
        if hand is None and state.piles.draw_pile_n < HAND:
            raise BadSettings("no-hand-left", name=name)
        for i in range(HAND if hand is None else len(hand)):
            state.put_hand(seat, _take_next(state) if hand is None else hand[i])
    if position.top is None:
        _flip(position, state, dice)
    else:
        state.piles.top = position.top
        code = state.tables.colour_of(position.top)
        state.piles.colour = code if position.colour is None else position.colour.code
    for card in position.discard:
        state.put_discard(card)
    for i in range(len(position.draw_pile) - 1, -1, -1):
        state.put_draw_pile(position.draw_pile[i] + (FACE_UP if i in position.face_up else 0))
    if position.direction == "left":
        state.turn.step = 1


def _take_next(state: State) -> int:
    card = state.pile_card(0)
    state.piles.draw_pile_n -= 1
    return card


def _flip(position: Position, state: State, dice: Dice) -> None:
    """H-FLIP from the remaining cards."""
    if position.colour is not None:
        raise BadSettings("colour-without-top")
    left = [state.pile_card(i) for i in range(state.piles.draw_pile_n)]
    if all(state.tables.colour_of(card) == NO_COLOUR for card in left):
        raise BadSettings("no-top-left")
    state.turn_up(dice)


def _check(setup: Setup, position: Position, state: State) -> None:
    """Checks that the given position is possible."""
    for seat, cards in position.hands.items():
        if not cards:
            raise BadSettings("empty-hand", name=setup.players[seat])
    for i in position.face_up:
        if state.tables.role_of(position.draw_pile[i]) != TRAP:
            raise BadSettings("face-up", card=str(position.draw_pile[i]))
    if position.direction not in {None, "right", "left"}:
        raise BadSettings("direction")
    if position.top is None:
        return
    if state.tables.is_white(position.top):
        raise BadSettings("white-top", card=str(position.top))
    code = state.tables.colour_of(position.top)
    if code == NO_COLOUR and position.colour is None:
        raise BadSettings("top-colour", card=str(position.top))
    if code != NO_COLOUR and position.colour is not None and position.colour.code != code:
        raise BadSettings("top-other-colour", card=str(position.top), colour=str(position.colour))
