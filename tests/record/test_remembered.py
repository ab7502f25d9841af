"""A server reads what anybody sends: what it caches of that stays small."""

from __future__ import annotations

import pytest

from scoville import Refused, spicy
from scoville.record.record import read_action
from scoville.spicy.record import LONGEST_REMEMBERED, _remembered


def test_only_short_actions_are_remembered() -> None:
    game = spicy.new(["Ada", "Bo"], 1)
    before = _remembered.cache_info().currsize
    for length in range(LONGEST_REMEMBERED, 200):
        read_action(game, "plays w5 as c5 with " + "c1 " * length)
    assert _remembered.cache_info().currsize == before
    assert read_action(game, "plays w5 as c5") is read_action(game, "plays  w5 as c5")


def test_what_is_refused_is_refused_again() -> None:
    game = spicy.new(["Ada", "Bo"], 1)
    for _ in range(2):
        with pytest.raises(Refused, match="not an action of SPICY"):
            read_action(game, "juggles w5")
