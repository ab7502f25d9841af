"""A bot takes a human time, and the time reveals nothing."""

from __future__ import annotations

import inspect
from statistics import median

import pytest

from scoville.bots.pace import FLOOR, check_quickness, human_time
from scoville.core import BadSettings, stream


def times(middle: float, quickness: int = 100) -> list[float]:
    dice = stream(1, "pace")
    return [human_time(dice.below(1000) / 1000, middle, quickness) for _ in range(2000)]


def test_nobody_is_quicker_than_200_ms() -> None:
    assert FLOOR == 0.2
    assert min(times(0.0) + times(0.5, 1000) + times(2.0)) >= FLOOR
    assert human_time(0.0, 1.0) > FLOOR


def test_times_are_log_normal_around_the_median() -> None:
    found = [time - FLOOR for time in times(1.0)]
    assert 0.95 < median(found) < 1.05
    slow, quick = sum(time > 1.65 for time in found), sum(time < 1 / 1.65 for time in found)
    assert 200 < slow < 450
    assert 200 < quick < 450
    assert max(found) < 6, "nobody falls asleep"


def test_twice_as_quick_takes_half_as_long_beyond_the_floor() -> None:
    for time, half in zip(times(1.0), times(1.0, 200), strict=True):
        assert half - FLOOR == pytest.approx((time - FLOOR) / 2)


def test_time_is_made_of_luck_the_table_and_quickness_alone() -> None:
    """Neither a hand nor an option is an input."""
    assert list(inspect.signature(human_time).parameters) == ["part", "median", "quickness", "thinks"]


def test_who_thinks_takes_at_least_twice_as_long_as_that() -> None:
    assert all(human_time(part / 100, 0.02, thinks=0.2) == 0.4 for part in range(100))
    assert human_time(0.5, 1.0, thinks=0.2) == human_time(0.5, 1.0)


@pytest.mark.parametrize("percent", [0, 9, 1001, -100, True])
def test_quickness_is_a_percentage(percent: int) -> None:
    with pytest.raises(BadSettings, match="percent"):
        check_quickness(percent)
    assert check_quickness(150) == 150
