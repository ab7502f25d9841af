"""`learned` in HEATED: it does what its network likes best; at tables that the network does not know, it plays as
`heuristic` does."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Dice
from .. import Action, View
from .heuristic import HeatedHeuristicBot
from .opinion import Opinion, considered, load_opinion
from .trained import knows

__all__ = ["HeatedLearnedBot"]


class HeatedLearnedBot(HeatedHeuristicBot):
    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.opinion: Opinion = load_opinion()

    def _consider(self, view: View, options: Sequence[Action]) -> Action | None:
        if not knows(view.rules):
            return super()._consider(view, options)
        _, state, seat, listed, *_ = self._compared(view, options)
        found = considered(state, listed)
        rated = self.opinion.rate(state, seat, found, self.memory.lacks)
        return found[rated.index(max(rated))]
