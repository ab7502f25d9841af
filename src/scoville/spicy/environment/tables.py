"""The table of a game of SPICY."""

from __future__ import annotations

from typing import Final

from ...core import stream
from .. import Spicy
from .codec import variant_bits
from .table import SpicyTable

__all__ = ["COIN", "spicy_table"]

COIN: Final = "reactions"
"""The stream of a game's seed that decides ties where reaction time counts."""


def spicy_table(game: Spicy, timed: bool = False) -> SpicyTable:
    """The table of a game; they share its state. `timed` makes reaction time part of the game."""
    return SpicyTable(game.state, variant_bits(game.rules), game.rules.open_deck, timed, stream(game.setup.seed, COIN))
