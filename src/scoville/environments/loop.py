"""Many tables in lock-step: one decision at each, then the next seats' observations, written into fixed arrays.

Ordinary Python; with a C compiler Cython builds this very file. The arrays are plain buffers and need no NumPy here.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.dice import Dice
from ..core.seeds import Seeds
from .table import Table

__all__ = ["Loop"]


class Loop:
    def __init__(
        self,
        tables: Sequence[Table],
        observations: memoryview,
        masks: memoryview,
        rewards: memoryview[float],
        dones: memoryview,
        to_move: memoryview,
        indices: memoryview,
    ) -> None:
        self.tables = list(tables)
        self.count = len(self.tables)
        self.players = self.tables[0].players
        self.actions = self.tables[0].actions
        self.observation = self.tables[0].observation
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.dones = dones
        self.to_move = to_move
        self.indices = indices

    def start(self, seeds: Seeds) -> None:
        """Deals game `i` at table `i`. Each later game there has the number of the one before plus the number of
        tables."""
        self.seeds = seeds
        for i in range(self.count):
            self.indices[i] = i
            table = self.tables[i]
            table.new_game(seeds, i)
            self.dones[i] = 0
            for seat in range(self.players):
                self.rewards[i * self.players + seat] = 0.0
            self.show(table, i)

    def illegal(self, actions: memoryview) -> int:
        """The first table at which the action is not an option, or -1."""
        for i in range(self.count):
            if not 0 <= actions[i] < self.actions or not self.masks[i * self.actions + actions[i]]:
                return i
        return -1

    def step(self, actions: memoryview) -> None:
        """Takes one decision at every table; all must be legal. Where a game ends, the next one is dealt at once."""
        for i in range(self.count):
            table = self.tables[i]
            if self.dones[i]:
                self.dones[i] = 0
                for seat in range(self.players):
                    self.rewards[i * self.players + seat] = 0.0
            table.act(actions[i])
            if table.mover < 0:
                self.dones[i] = 1
                for seat in range(self.players):
                    self.rewards[i * self.players + seat] = table.reward(seat)
                self.indices[i] = self.indices[i] + self.count
                table.new_game(self.seeds, self.indices[i])
            self.show(table, i)

    def show(self, table: Table, i: int) -> None:
        self.to_move[i] = table.mover
        table.write_observation(table.mover, self.observations, i * self.observation)
        table.write_mask(table.mover, self.masks, i * self.actions)

    def sample(self, actions: memoryview, dice: Dice) -> None:
        """Any option of each asked seat, each equally likely."""
        for i in range(self.count):
            table = self.tables[i]
            actions[i] = table.options.items[dice.below(table.options.n)]

    def write_legal(self, ids: memoryview, counts: memoryview) -> int:
        """The options of each asked seat, one table after the other, and how many each has. Returns the total; writes
        no ids if there is too little room for them."""
        total = 0
        for i in range(self.count):
            table = self.tables[i]
            counts[i] = table.options.n
            total += table.options.n
        if total > len(ids):
            return total
        at = 0
        for i in range(self.count):
            table = self.tables[i]
            for j in range(table.options.n):
                ids[at] = table.options.items[j]
                at += 1
        return total

    def write_others(self, places: int, out: memoryview) -> None:
        """What the seat `places` clockwise of each asked seat observes."""
        for i in range(self.count):
            table = self.tables[i]
            seat = (table.mover + places) % self.players
            table.write_observation(seat, out, i * self.observation)
