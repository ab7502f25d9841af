"""Puzzles of HEATED: it is your turn and several cards fit, or a card is aimed at you."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ..bots.puzzles import PuzzleRoom, Reason
from . import Accept, Ask, Draw, Heated, Play
from .bots.options import heated_options
from .bots.reasons import heated_reasons

__all__ = ["ROOM"]

FEWEST, MOST = 3, 6
"""Answers: with two there is little to think about, and nobody wants to read more than six."""


class HeatedPuzzles(PuzzleRoom):
    players = (3, 4, 5)
    file = Path(__file__).with_name("puzzles.jsonl")

    def asks(self, game: Heated, seat: int) -> bool:
        if game.turn != seat and seat not in game.waiting:
            return False
        if len(game.hand(seat)) < 2:
            return False  # a last card that fits is always played
        options = heated_options(game, seat)
        decides = all(isinstance(option, Play | Draw | Ask | Accept) for option in options)
        return decides and FEWEST <= len(options) <= MOST

    def reasons(self, game: Heated, seat: int, best: Any, other: Any, seed: int | str) -> tuple[Reason, ...]:
        return heated_reasons(game, seat, best, other, seed)

    def kind_of(self, option: Any) -> str:
        """Cards without a number are separate kinds: each is another idea."""
        if not isinstance(option, Play):
            return super().kind_of(option)
        if option.card.number is not None:
            return "number"
        word = str(option.card)
        return word if option.card.colour is None else word.partition("-")[2]


ROOM: Final = HeatedPuzzles()
