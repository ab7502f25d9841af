"""The fast seeds are the ones everybody else computes."""

from __future__ import annotations

import pytest

from scoville.core import Dice, game_seed, stream
from scoville.core.seeds import Seeds


@pytest.mark.parametrize("seed", [0, 7, 2**64, "00c0ffee", "f" * 20, "f" * 40, "e" * 256])
def test_seeds_and_streams_are_those_of_the_games(seed: int | str) -> None:
    """Long seeds make texts of more than one block: the standard library hashes those."""
    seeds = Seeds(seed)
    dice = Dice(0, 0, 0, 1)
    for index in (*range(300), 10**6, 10**12, 10**18):
        seeds.game(index)
        assert seeds.seed() == game_seed(seed, index)
        for name in ("first", "deal", "luck", "random"):
            seeds.sow(dice, name.encode())
            same = stream(game_seed(seed, index), name)
            assert (dice.a, dice.b, dice.c, dice.d) == (same.a, same.b, same.c, same.d)


def test_leading_zeros_are_left_out() -> None:
    """One game in 16 has one."""
    short = [index for index in range(400) if len(game_seed(5, index)) < 32]
    assert 10 < len(short) < 45
    seeds = Seeds(5)
    for index in short:
        seeds.game(index)
        assert seeds.seed() == game_seed(5, index)
