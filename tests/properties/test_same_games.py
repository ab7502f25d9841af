"""Compiled and interpreted play the same games of SPICY."""

from __future__ import annotations

from pathlib import Path

import pytest
from both_builds import needs_compiler, same_games
from same_games import CHUNKS, GAMES
from sizes import LONG
from walks import VARIANT_SETS

SCRIPT = Path(__file__).with_name("same_games.py")


@needs_compiler
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_compiled_and_interpreted_play_the_same_games(chunk: int) -> None:
    assert same_games(SCRIPT, chunk)["games"] == len(VARIANT_SETS[chunk::CHUNKS]) * 5 * (GAMES + 1)


def test_thousands_of_games_are_compared() -> None:
    assert len(VARIANT_SETS) == 64
    assert len(VARIANT_SETS) * 5 * GAMES >= (10_000 if LONG else 2_500)
