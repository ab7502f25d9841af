"""How a game begins: players, rules, seed, and a position if given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from ...core import BadSettings, stream
from .cards import Card, Claim
from .settings import Rules
from .state import State
from .tables import tables_for

__all__ = ["Laid", "Position", "Setup", "lay_out"]


@dataclass(frozen=True, slots=True)
class Laid:
    """A card that lies in the stack of a `Position`; `by` is the seat that laid it."""

    by: int
    card: Card
    claim: Claim
    copy: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """Where a game starts if not with a fresh deal. What you do not give is filled from the seed."""

    hands: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    deck: tuple[Card, ...] = ()
    worlds_end: int | None = None
    points: Mapping[int, int] = field(default_factory=dict)
    trophies: Mapping[int, int] = field(default_factory=dict)
    stack: tuple[Laid, ...] = ()
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
    state = State(tables_for(setup.rules), players)
    first = setup.first
    if first is None:  # S-FIRST
        first = stream(setup.seed, "first").below(players)
    if setup.position is None:
        state.deal(stream(setup.seed, "deal"), first, _above(setup, _draw_deck(setup)))
    else:
        _place(setup, setup.position, state)
        state.turn = first if setup.position.turn is None else setup.position.turn
    return state


def _draw_deck(setup: Setup) -> int:
    rules, players = setup.rules, len(setup.players)
    deck = rules.draw_deck(players)
    if deck < 1:
        raise BadSettings("too-few-spicy", cards=sum(rules.cards), hand=rules.hand, players=players)
    return deck


def _above(setup: Setup, deck: int) -> int:
    """How many of the deck's cards lie above the World's End card."""
    rules, position = setup.rules, setup.position
    if position is not None and position.worlds_end is not None:
        above = position.worlds_end
    else:
        above = deck - rules.below_worlds_end(len(setup.players)) if rules.worlds_end is None else rules.worlds_end
        shift = rules.worlds_end_jitter
        if shift and 1 <= above <= deck:  # SR-END-AT: "approximate", but always inside the deck
            above += stream(setup.seed, "worlds-end").below(2 * shift + 1) - shift
            above = min(max(above, 1), deck)
    if not 1 <= above <= deck:
        raise BadSettings("worlds-end-deck", deck=deck)
    return above


def _place(setup: Setup, position: Position, state: State) -> None:
    players = setup.players
    for seat, cards in position.hands.items():
        if not cards:
            raise BadSettings("empty-hand", name=players[seat])
    rules = setup.rules
    taken = position.trophies.values()
    if any(count >= rules.winning_trophies for count in taken) or sum(taken) >= rules.trophies:
        raise BadSettings("trophies-over")
    for below, laid in zip((None, *position.stack), position.stack, strict=False):
        if laid.copy and "copy-cat" not in rules.variants:
            raise BadSettings("copy-where")
        if laid.copy and below is not None and (below.claim != laid.claim or below.by == laid.by):
            raise BadSettings("copy-what")
        if not rules.cards[laid.claim]:
            raise BadSettings("claim", claim=str(laid.claim))

    free = Counter(dict(enumerate(rules.cards)))
    named = [card for cards in position.hands.values() for card in cards]
    named += [*position.deck, *(laid.card for laid in position.stack)]
    free.subtract(named)
    for kind, left in free.items():
        if left < 0:
            raise BadSettings(
                "named-too-often", card=str(Card(kind)), count=rules.cards[kind] - left, left=rules.cards[kind]
            )
    rest = sorted(free.elements())
    dice = stream(setup.seed, "deal")
    for i in range(len(rest) - 1, 0, -1):
        j = dice.below(i + 1)
        rest[i], rest[j] = rest[j], rest[i]

    def take(count: int, id: str, name: str) -> list[int]:
        if count > len(rest):
            raise BadSettings(id, name=name)
        return [rest.pop() for _ in range(count)]

    for seat, name in enumerate(players):
        for card in position.hands.get(seat) or take(rules.hand, "no-hand-left", name):
            state.put_hand(seat, card)
    for seat, name in enumerate(players):
        for card in take(position.points.get(seat, 0), "no-points-left", name):
            state.put_won(seat, card)
        for _ in range(position.trophies.get(seat, 0)):
            state.put_trophy(seat)
    for laid in position.stack:
        state.put_stack(laid.by, laid.card, laid.claim, laid.copy)
    for card in (*rest, *reversed(position.deck)):
        state.put_deck(card)
    state.below = state.deck_n - _above(setup, state.deck_n)
