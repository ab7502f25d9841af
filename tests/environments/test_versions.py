"""Compiled and interpreted code show the same, and a version still shows what it showed when it was made."""

from __future__ import annotations

from pathlib import Path

import pytest
from both_builds import needs_compiler, same_games
from same_vectors import TRACES, trace

from scoville.environments.room import environment_of

SCRIPT = Path(__file__).with_name("same_vectors.py")
SHOWN = {"spicy-v0": "6f3992367eae5a19", "heated-v0": "68ff05bb902a78aa"}


@needs_compiler
@pytest.mark.parametrize("chunk", [0, 1])
def test_compiled_and_interpreted_show_the_same(chunk: int) -> None:
    game = sorted(TRACES)[chunk]
    assert same_games(SCRIPT, chunk) == {game: trace(game)}


@pytest.mark.parametrize("game", ["heated", "spicy"])
def test_a_version_shows_what_it_always_showed(game: str) -> None:
    name = f"{game}-v{environment_of(game).version}"
    assert SHOWN.get(name) == trace(game), (
        f"{name} no longer shows what it did: raise its version in its room `environment`, "
        "and the names that carry it, and note here what the new one shows"
    )
