"""Counts random games of SPICY in a tight loop: game `index` has its own seed."""

from __future__ import annotations

from collections.abc import Callable

from ..core.dice import Dice
from ..core.seeds import Seeds
from ..lab.counts import Counts
from .rules.arbiter import RandomTable

__all__ = ["count_games"]


def count_games(
    counts: Counts,
    table: RandomTable,
    seeds: Seeds,
    start: int,
    stop: int,
    above: int,
    above_of: Callable[[str], int] | None,
) -> None:
    """Games `start` to `stop` of a seed; `above_of` gives the place of World's End if it depends on the game's seed."""
    first = Dice(0, 0, 0, 1)
    deal = Dice(0, 0, 0, 1)
    dice = Dice(0, 0, 0, 1)
    for index in range(start, stop):
        seeds.game(index)
        seeds.sow(first, b"first")
        seeds.sow(deal, b"deal")
        seeds.sow(dice, b"random")
        if above_of is not None:
            above = above_of(seeds.seed())
        table.play(first.below(table.state.n), deal, above, dice)
        counts.add(table.state.winners(), table.state.reason, table.actions, table.decisions)
