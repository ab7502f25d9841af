"""Puzzles of SPICY: somebody has declared a card. Do you believe it?"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ..bots.puzzles import PuzzleRoom
from . import Accept, Challenge, Spicy
from .bots.options import proper_options
from .rules.codes import WRONG

__all__ = ["ROOM"]

FEWEST = 3
"""Cards in the stack; for fewer nobody takes a risk."""


class SpicyPuzzles(PuzzleRoom):
    players = (3, 4, 5)
    file = Path(__file__).with_name("puzzles.jsonl")

    def asks(self, game: Spicy, seat: int) -> bool:
        """Out of turn, or before a trophy, where the only choice is to believe or to challenge."""
        if len(game.stack) < FEWEST or game.stack[-1].by == seat:
            return False
        options = proper_options(game, seat)
        return len(options) > 1 and all(isinstance(option, Challenge | Accept) for option in options)

    def comes_true(self, game: Spicy, option: Any) -> bool:
        laid = game.stack[-1]
        assert laid.card is not None  # a referee sees all
        assert laid.claim is not None  # the top card always has one
        trait = option.trait.code if isinstance(option, Challenge) else WRONG
        return game.state.tables.holds(laid.card, laid.claim, trait) != isinstance(option, Challenge)

    def truth(self, game: Spicy) -> Any:
        return game.stack[-1].card

    def kind_of(self, option: Any) -> str:
        return str(option.trait) if isinstance(option, Challenge) else "believe"


ROOM: Final = SpicyPuzzles()
