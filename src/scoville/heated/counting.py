"""Counts random games of HEATED in a tight loop: game `index` has its own seed."""

from __future__ import annotations

from ..core.dice import Dice
from ..core.seeds import Seeds
from ..lab.counts import Counts
from .rules.arbiter import RandomTable

__all__ = ["count_games"]


def count_games(counts: Counts, table: RandomTable, seeds: Seeds, start: int, stop: int) -> None:
    """Games `start` to `stop` of a seed."""
    first = Dice(0, 0, 0, 1)
    deal = Dice(0, 0, 0, 1)
    luck = Dice(0, 0, 0, 1)
    dice = Dice(0, 0, 0, 1)
    for index in range(start, stop):
        seeds.game(index)
        seeds.sow(first, b"first")
        seeds.sow(deal, b"deal")
        seeds.sow(luck, b"luck")
        seeds.sow(dice, b"random")
        table.play(first.below(table.state.n), deal, luck, dice)
        counts.add(table.state.won, table.state.reason, table.actions, table.decisions)
