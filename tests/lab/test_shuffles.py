"""Deals are fair: every card in every place as often as any other, by a test that finds unfair ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from scipy.stats import chi2  # type: ignore[import-untyped,unused-ignore]

from scoville import heated, spicy
from scoville.core import Dice, stream
from scoville.lab import TableSpec
from scoville.spicy.rules.cards import COPIES, DECK

UNLIKELY = 1e-3
Counted = dict[tuple[int, int], int]  # how often a card lay in a place


def fairness(counted: Counted, cards: dict[int, float], places: dict[int, int], deals: int) -> float:
    """The p-value of chi-square over card × place. `cards` and `places` say how many there are in a deal.

    A deal is drawn without putting back, so a cell varies by N / (N - 1) more than Pearson's statistic takes it to.
    """
    total = sum(places.values())
    statistic = 0.0
    for card, copies in cards.items():
        for place, room in places.items():
            expected = deals * copies * room / total
            statistic += (counted.get((card, place), 0) - expected) ** 2 / expected
    freedom = (len(cards) - 1) * (len(places) - 1)
    return float(chi2.sf(statistic * (total - 1) / total, freedom))


def count(counted: Counted, place: int, card: int) -> None:
    counted[card, place] = counted.get((card, place), 0) + 1


# --- SPICY ----------------------------------------------------------------------------------


SPICY_CARDS = {card: float(copies) for card, copies in enumerate(COPIES) if copies}


def spicy_fairness(deals: Sequence[tuple[list[list[int]], list[int]]], players: int) -> float:
    """A hand is one place with room for six; every position in the deck is one."""
    counted: Counted = {}
    for hands, deck in deals:
        for seat, hand in enumerate(hands):
            for card in hand:
                count(counted, -1 - seat, card)
        for place, card in enumerate(deck):
            count(counted, place, card)
    places = {-1 - seat: 6 for seat in range(players)} | dict.fromkeys(range(100 - 6 * players), 1)
    return fairness(counted, SPICY_CARDS, places, len(deals))


def spicy_deal(spec: TableSpec, index: int) -> tuple[list[list[int]], list[int]]:
    state = spicy.new(spec.names, spec.seed_of(index), spicy.Rules()).state
    hands = [[state.nth_card(seat, i) for i in range(6)] for seat in range(spec.players)]
    return hands, [state.card_at(0, i) for i in range(state.deck_n)]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_SPICY_every_card_lies_everywhere_equally_often(seed: int) -> None:
    spec = TableSpec("spicy", 4, spicy.Rules(), ("random",) * 4, seed)
    p = spicy_fairness([spicy_deal(spec, index) for index in range(1500)], 4)
    assert UNLIKELY < p < 1 - UNLIKELY


def any_place(cards: list[int], dice: Dice) -> None:
    """Well known and wrong: every card changes places with any card."""
    for i in range(len(cards)):
        j = dice.below(len(cards))
        cards[i], cards[j] = cards[j], cards[i]


def never_stays(cards: list[int], dice: Dice) -> None:
    """Off by one: no card may stay where it is."""
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i)
        cards[i], cards[j] = cards[j], cards[i]


def bottom_forgotten(cards: list[int], dice: Dice) -> None:
    """Stops a step early: the last pair is never parted."""
    for i in range(len(cards) - 1, 1, -1):
        j = 1 + dice.below(i)
        cards[i], cards[j] = cards[j], cards[i]


def fair(cards: list[int], dice: Dice) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def shuffled_by(shuffle: Callable[[list[int], Dice], None], index: int) -> tuple[list[list[int]], list[int]]:
    cards = [int(card) for card in DECK]
    shuffle(cards, stream(index, "deal"))
    return [cards[6 * seat : 6 * seat + 6] for seat in range(4)], cards[24:]


@pytest.mark.parametrize("bad", [any_place, never_stays, bottom_forgotten])
def test_a_bad_shuffle_is_found(bad: Callable[[list[int], Dice], None]) -> None:
    assert spicy_fairness([shuffled_by(bad, index) for index in range(1500)], 4) < 1e-6
    assert spicy_fairness([shuffled_by(fair, index) for index in range(1500)], 4) > UNLIKELY


# --- HEATED ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_HEATED_every_card_is_dealt_to_every_seat_equally_often(seed: int) -> None:
    players, deals = 4, 2000
    spec = TableSpec("heated", players, heated.Rules(), ("random",) * players, seed)
    cards = {kind: float(copies) for kind, copies in heated.Rules().cards(players).items()}
    counted: Counted = {}
    for index in range(deals):
        state = heated.new(spec.names, spec.seed_of(index)).state
        for card, copies in cards.items():
            held = [state.held(seat, card) for seat in range(players)]
            for seat, number in enumerate(held):
                counted[card, seat] = counted.get((card, seat), 0) + number
            counted[card, players] = counted.get((card, players), 0) + int(copies) - sum(held)
    places = dict.fromkeys(range(players), 7) | {players: int(sum(cards.values())) - 7 * players}
    assert UNLIKELY < fairness(counted, cards, places, deals) < 1 - UNLIKELY


def heated_pile_fairness(piles: Sequence[Sequence[int]]) -> float:
    """Card × position in the draw pile, below the card that was turned up (H-FLIP: a coloured one, so not any)."""
    counted: Counted = {}
    cards: dict[int, float] = {}
    for pile in piles:
        for place, card in enumerate(pile):
            count(counted, place, card)
            cards[card] = cards.get(card, 0) + 1 / len(piles)
    return fairness(counted, cards, dict.fromkeys(range(len(piles[0])), 1), len(piles))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_HEATED_every_card_lies_everywhere_in_the_draw_pile_equally_often(seed: int) -> None:
    spec = TableSpec("heated", 4, heated.Rules(), ("random",) * 4, seed)
    piles = []
    for index in range(1500):
        state = heated.new(spec.names, spec.seed_of(index)).state
        piles.append([state.pile_card(i) for i in range(state.piles.draw_pile_n)])
    assert heated_pile_fairness(piles) > UNLIKELY


def test_HEATED_a_black_card_turned_up_must_not_go_to_the_bottom() -> None:
    """The same test finds even this: uncoloured cards that were turned up lie at the bottom."""
    piles = []
    for index in range(3000):
        game = heated.new(["Ada", "Bo", "Cy", "Di"], index)
        pile = [game.state.piles.top, *(game.state.pile_card(i) for i in range(game.state.piles.draw_pile_n))]
        fair(pile, stream(index, "again"))
        while heated.Card(pile[0]).colour is None:
            pile.append(pile.pop(0))
        piles.append(pile[1:])
    assert heated_pile_fairness(piles) < UNLIKELY


def test_HEATED_a_badly_shuffled_pile_is_found() -> None:
    for shuffle, low, high in ((any_place, 0, 1e-6), (fair, UNLIKELY, 1)):
        piles = []
        for index in range(1500):
            pile = sorted(heated.Rules().cards(4).elements())
            shuffle(pile, stream(index, "deal"))
            piles.append(pile)
        assert low <= heated_pile_fairness(piles) < high
