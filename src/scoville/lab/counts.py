"""Random games counted in a tight loop: game `index` has its own seed, and nothing is kept of it but numbers."""

from __future__ import annotations

from collections.abc import Callable

from ..core.dice import Dice
from ..core.seeds import Seeds
from ..heated.arbiter import RandomTable as HeatedTable
from ..spicy.arbiter import RandomTable as SpicyTable

__all__ = ["Counts", "count_heated", "count_spicy"]

LONGEST = 4096  # longer games are counted one by one


class Counts:
    """How often: each set of winners (seats as bits), each reason for the end, each length in actions."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.winners = [0] * 1024
        self.reasons = [0] * 8
        self.lengths = [0] * 4096
        self.longer: dict[int, int] = {}

    def add(self, winners: int, reason: int, actions: int, decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.winners[winners] += 1
        self.reasons[reason] += 1
        if actions < LONGEST:
            self.lengths[actions] += 1
        else:
            self.longer[actions] = self.longer.get(actions, 0) + 1

    def by_winners(self) -> dict[int, int]:
        return {i: self.winners[i] for i in range(1024) if self.winners[i] > 0}

    def by_reason(self) -> dict[int, int]:
        return {i: self.reasons[i] for i in range(8) if self.reasons[i] > 0}

    def by_length(self) -> dict[int, int]:
        return {i: self.lengths[i] for i in range(LONGEST) if self.lengths[i] > 0} | self.longer


def count_spicy(
    counts: Counts,
    table: SpicyTable,
    seeds: Seeds,
    start: int,
    stop: int,
    above: int,
    above_of: Callable[[str], int] | None,
) -> None:
    """Games `start` to `stop` of a seed; `above_of` says where World's End lies if that depends on the game's seed."""
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


def count_heated(counts: Counts, table: HeatedTable, seeds: Seeds, start: int, stop: int) -> None:
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
