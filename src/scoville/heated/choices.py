"""What a seat could do, listed: no fewer than all legal actions in their canonical form.

Some choices are too many to list. Then the list holds some and `apply` takes all:

- GHOST PEPPER SPRAY with five others or more: the others in turn order, either way round, from any of them on;
- a discard with more than 200 different choices: so many neighbouring cards of the sorted hand, from any on;
- `Draw(count)`: listed only while the seat holds a MERCY, without which nobody gains by pausing; of a draw for a
  playable card `Draw(1)` alone;
- a groundless call, slap or question that no house rule punishes changes nothing and is not listed;
- the card that wins is listed with nothing named (H-WIN), whatever it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from . import codes
from .actions import Accept, Action, Ask, Call, Decline, Discard, Draw, Name, Offer, Play, Slap, Take, Wonder
from .cards import COLOUR_LIST, Card, Colour
from .state import State
from .view import hand_of

__all__ = ["candidates"]

MOST_DISCARDS: Final = 200
MOST_ORDERED: Final = 4


def candidates(state: State, seat: int) -> Iterator[Action]:
    if state.reason:
        return
    if state.can_accept(seat):
        yield Accept()
    if state.can_ask(seat):
        yield Ask()
    if state.can_draw(seat):
        yield Draw()
    hand = hand_of(state, seat)
    for card in dict.fromkeys(hand):
        if state.can_play(seat, card):
            yield from _plays(state, seat, card, hand)
    if state.unnamed == seat:
        yield from map(Name, COLOUR_LIST)
    if state.can_draw(seat) and any(state.tables.role_of(card) == codes.MERCY for card in hand):
        yield from map(Draw, range(1, state.pend_n or 2))
    if state.phase == codes.OFFERS:
        yield Decline()
        yield from map(Offer, dict.fromkeys(hand))
    if state.can_take(seat):
        yield from map(Take, (None, *range(state.n)))
    if state.is_asked(seat) and (due := state.discards_due(seat)):
        yield from map(Discard, _discards(state, hand, due))
    if state.tables.house3 or (state.phase == codes.SLAPS and state.is_asked(seat)):
        yield Slap()
    if state.tables.house2 or state.liable:
        yield Call()
    if state.tables.house1:
        yield Wonder()


def _plays(state: State, seat: int, card: Card, hand: tuple[Card, ...]) -> Iterator[Play]:
    tables = state.tables
    acts = state.top if tables.role_of(card) == codes.COPY else card
    if state.goes_out(seat, acts):
        yield Play(card)
        return
    colours: tuple[Colour | None, ...] = (None,)
    if tables.colour_of(acts) == codes.NO_COLOUR and not tables.is_white(acts):
        colours = (*COLOUR_LIST, None) if tables.is_late(acts) else COLOUR_LIST
    others = [other for other in range(state.n) if other != seat]
    for colour in colours:
        match tables.needs_of(acts):
            case codes.NOTHING:
                yield Play(card, colour)
            case codes.A_TARGET:
                for other in range(state.n):
                    yield Play(card, colour, (other,))
            case codes.A_TARGET_AND_A_CARD:
                for other in others:
                    for given in dict.fromkeys(hand):
                        yield Play(card, colour, (other,), given)
            case codes.TWO_PLAYERS:
                for one, two in combinations(range(state.n), 2):
                    yield Play(card, colour, (one, two))
            case codes.ALL_OTHERS:
                for order in _orders(state, seat, others):
                    yield Play(card, colour, order)
            case codes.A_PLACE:
                for at in range(state.pile_n + 1):
                    yield Play(card, colour, at=at)


def _orders(state: State, seat: int, others: list[int]) -> list[tuple[int, ...]]:
    if len(others) <= MOST_ORDERED:
        return list(permutations(others))
    line = []
    other = state.seat_after(seat)
    while other != seat:
        line.append(other)
        other = state.seat_after(other)
    turned = [(*line[i:], *line[:i]) for i in range(len(line))]
    return [*turned, *(order[::-1] for order in turned)]


def _discards(state: State, hand: tuple[Card, ...], due: int) -> list[tuple[Card, ...]]:
    fit = [card for card in hand if state.must_colour < 0 or state.tables.colour_of(card) == state.must_colour]
    found: dict[tuple[Card, ...], None] = {}
    for i, cards in enumerate(combinations(fit, due)):
        found[cards] = None
        if len(found) > MOST_DISCARDS or i > 20 * MOST_DISCARDS:
            turned = [*fit, *fit]
            return list(dict.fromkeys(tuple(sorted(turned[i : i + due])) for i in range(len(fit))))
    return list(found)
