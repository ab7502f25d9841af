"""The table of a game of HEATED."""

from __future__ import annotations

from typing import Final

from ...core import Dice, stream
from .. import Heated
from .table import HeatedTable

__all__ = ["COIN", "heated_table"]

COIN: Final = "reactions"
"""The stream of a game's seed that decides ties where reaction time counts."""


def heated_table(game: Heated, reflexes: Dice, timed: bool = False) -> HeatedTable:
    """The table of a game; they share its state. `reflexes` say how quick the seats are where it is not chosen."""
    return HeatedTable(game.state, timed, reflexes, stream(game.setup.seed, COIN))
