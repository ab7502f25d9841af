"""The plain bot of HEATED: any kind of action, then any of that kind."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.bot import Bot
from ...core import Dice
from .. import Action, View
from .heuristic import any_option

__all__ = ["HeatedRandomBot"]


class HeatedRandomBot(Bot[View, Action]):
    """Chooses at random."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: View, options: Sequence[Action]) -> Action | None:
        return any_option(view, options, self.dice)
