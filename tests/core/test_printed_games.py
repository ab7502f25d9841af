"""`print(game)` and `repr(game)`, of every registered game and of one from outside."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scoville import load
from scoville.core import registry
from scoville.core.kind import AnyGame

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "cheat"
PLAYERS = ("Ada", "Bo", "Cy")


def a_game(name: str) -> AnyGame:
    if name != "cheat":
        return registry.game(name).new(PLAYERS, 5)
    sys.path.insert(0, str(EXAMPLE))
    try:
        from cheat import Cheat
    finally:
        sys.path.remove(str(EXAMPLE))
    game: AnyGame = Cheat(PLAYERS, 5)
    return game


@pytest.mark.parametrize("name", [*registry.games(), "cheat"])
def test_a_printed_game_shows_the_table(name: str) -> None:
    game = a_game(name)
    for step in range(400):
        printed, short = str(game), repr(game)
        assert short.startswith(f"<{type(game).__name__}: Ada, Bo, Cy; {step} action")
        assert len(short) < 120
        assert "\n" not in short
        lines = printed.splitlines()
        assert lines[0].startswith(f"{name.upper()}, ")
        for seat, player in enumerate(PLAYERS):
            line = next(line for line in lines[1:] if line[2:].startswith(player.ljust(3)))
            assert all(str(card) in line for card in game.hand(seat))  # type: ignore[attr-defined]
            if not game.over:
                assert line.startswith(">") == (seat == game.turn and seat not in game.waiting)
        if game.over:
            assert "won by" in printed
            assert "won by" in short
            return
        seat = game.may_act()[0]
        game.apply(seat, game.legal(seat)[-1])


def test_a_stack_is_printed_with_what_was_said() -> None:
    game = load(
        """
format = 1
game = "spicy"
players = ["Ada", "Bo"]
actions = ["Ada plays c8 as w2"]
[position]
hands = { Ada = "c8 w5", Bo = "w1" }
deck = "p9 p9"
turn = "Ada"
"""
    )
    assert "stack: Ada c8 as w2" in str(game)
    assert repr(game) == "<Spicy: Ada, Bo; 1 action; Bo's turn>"
    assert "> Bo   w1  (0 won, 0 trophies)" in str(game)
