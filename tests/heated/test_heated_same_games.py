"""Compiled and interpreted play the same games of HEATED."""

from __future__ import annotations

from pathlib import Path

import pytest
from both_builds import needs_compiler, same_games
from same_heated_games import CHUNKS, GAMES, PARTS
from sizes import LONG

from scoville.heated import MODES

SCRIPT = Path(__file__).with_name("same_heated_games.py")


@needs_compiler
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_compiled_and_interpreted_play_the_same_games(chunk: int) -> None:
    assert same_games(SCRIPT, chunk)["games"] == len(MODES) * 9 * GAMES * PARTS


def test_thousands_of_games_are_compared() -> None:
    assert len(MODES) * 9 * GAMES * PARTS * CHUNKS >= (10_000 if LONG else 2_500)
