"""Intervals: against values from the books, and by how often they are right."""

from __future__ import annotations

import pytest

from scoville.core import Dice, stream
from scoville.lab.statistics import clustered_share, look_level, mean, wilson


def test_wilson_as_in_the_books() -> None:
    """Newcombe 1998, table I, method 3."""
    for won, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        found = wilson(won, games)
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)
        assert found.value == won / games


def test_an_interval_without_games_says_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)
    assert (clustered_share([], 2).low, clustered_share([], 2).high) == (0, 1)


def test_mean_with_its_interval() -> None:
    found = mean(10, 4, 100)
    assert (round(found.low, 3), round(found.high, 3)) == (9.608, 10.392)


def tosses(dice: Dice, games: int, percent: int) -> int:
    return sum(dice.below(100) < percent for _ in range(games))


@pytest.mark.parametrize("percent", [5, 25, 50])
def test_wilson_holds_as_often_as_it_says(percent: int) -> None:
    dice = stream(percent, "coverage")
    held = 0
    for _ in range(600):
        found = wilson(tosses(dice, 80, percent), 80)
        held += found.low <= percent / 100 <= found.high
    assert 0.92 <= held / 600 <= 0.98


def test_games_of_one_deal_are_not_taken_for_many() -> None:
    """Where all games of a deal end alike, six of them tell no more than one."""
    dice = stream(1, "clusters")
    right = naive = 0
    for _ in range(400):
        deals = [float(dice.below(2)) for _ in range(60)]
        found = clustered_share(deals, 6)
        right += found.low <= 0.5 <= found.high
        plain = wilson(sum(deals) * 6, 360)
        naive += plain.low <= 0.5 <= plain.high
    assert right / 400 >= 0.93
    assert naive / 400 < 0.75


def test_deals_that_cancel_out_make_the_interval_narrower() -> None:
    """Duplicate deals pay: the first seat always wins, so each bot wins once in each deal."""
    even = [0.5] * 59 + [1.0]
    luck = [0.0, 1.0] * 30
    assert clustered_share(even, 2).half < clustered_share(luck, 2).half


def test_a_bot_that_always_wins_is_not_known_for_sure() -> None:
    found = clustered_share([1.0] * 50, 2)
    assert (found.value, found.high) == (1, 1)
    assert 0.9 < found.low < 0.95


def test_looking_often_costs_and_is_paid_for() -> None:
    """Two equal bots, looked at after 50, 100, 200 … deals until an interval misses one half."""
    assert sum(1 - look_level(look) for look in range(1, 2000)) < 0.05
    dice = stream(3, "looks")
    runs, paid, naive = 500, 0, 0
    for _ in range(runs):
        won = deals = 0
        missed_paid = missed_naive = False
        for look, reach in enumerate((50, 100, 200, 400, 800, 1600), 1):
            won += tosses(dice, reach - deals, 50)
            deals = reach
            one, other = wilson(won, deals, look_level(look)), wilson(won, deals)
            missed_paid |= not one.low <= 0.5 <= one.high
            missed_naive |= not other.low <= 0.5 <= other.high
        paid += missed_paid
        naive += missed_naive
    assert paid / runs <= 0.06
    assert naive / runs > 0.1
