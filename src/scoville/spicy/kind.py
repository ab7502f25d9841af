"""SPICY as everything outside this folder knows it."""

from __future__ import annotations

from typing import Final

from ..core import GameKind
from .rules.game import REASONS, new
from .rules.settings import FEWEST_PLAYERS, MOST_PLAYERS, Rules

__all__ = ["GAME"]

GAME: Final = GameKind(
    name="spicy",
    new=new,
    rules=Rules,
    fewest=FEWEST_PLAYERS,
    most=MOST_PLAYERS,
    reasons=tuple(REASONS.values()),
    folder=__name__.rpartition(".")[0],
    place=1,
)
"""SPICY as the rest of Scoville knows it: its name, how many can play, why it can end."""
