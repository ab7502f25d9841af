# cython: wraparound=False
"""Many tables in lock-step: one decision at each, then the next seats' observations, written into fixed arrays.

Ordinary Python; with a C compiler Cython builds this very file. The arrays are plain buffers and need no NumPy here.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..core.dice import Dice
from ..core.options import Options
from ..core.seeds import Seeds
from .table import Table, clear

__all__ = ["Loop"]

MANY = 24
"""Options that are cleared one by one faster than a whole mask."""


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
        finals: memoryview,
    ) -> None:
        self.tables = list(tables)
        self.count = len(self.tables)
        self.players = self.tables[0].players
        self.actions = self.tables[0].actions
        self.observation = self.tables[0].observation
        for i, table in enumerate(self.tables):
            table.attach(
                observations[i * self.observation : (i + 1) * self.observation],
                masks[i * self.actions : (i + 1) * self.actions],
            )
        self.rewards = rewards
        self.dones = dones
        self.to_move = to_move
        self.indices = indices
        self.finals = finals

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
            clear(table.mask)
            self.show(table, i)

    def go_on(self, seeds: Seeds, taken: Sequence[Sequence[int]]) -> None:
        """Deals the games that `indices` numbers and takes these decisions at each table."""
        self.seeds = seeds
        for i in range(self.count):
            table = self.tables[i]
            table.new_game(seeds, self.indices[i])
            for decision in taken[i]:
                table.act(decision)
            clear(table.mask)
            self.show(table, i)

    def illegal(self, actions: memoryview) -> int:
        """The first table at which the action is not an option, or -1."""
        for i in range(self.count):
            table = self.tables[i]
            if not 0 <= actions[i] < self.actions or not table.options.has(actions[i]):
                return i
        return -1

    def replace(self, actions: memoryview, dice: Dice) -> None:
        """Puts any option in the place of an action that is none."""
        for i in range(self.count):
            table = self.tables[i]
            if not 0 <= actions[i] < self.actions or not table.options.has(actions[i]):
                actions[i] = table.options.draw(dice.below(table.options.n))

    def step(self, actions: memoryview) -> None:
        """Takes one decision at every table; all must be legal. Where a game ends, the next one is dealt at once."""
        for i in range(self.count):
            table = self.tables[i]
            if self.dones[i]:
                self.dones[i] = 0
                for seat in range(self.players):
                    self.rewards[i * self.players + seat] = 0.0
            unmark(table.mask, table.options)
            mover = table.mover
            table.act(actions[i])
            if table.mover < 0:
                self.dones[i] = 1
                table.write_observation(mover, self.finals[i * self.observation : (i + 1) * self.observation])
                for seat in range(self.players):
                    self.rewards[i * self.players + seat] = table.reward(seat)
                self.indices[i] = self.indices[i] + self.count
                table.new_game(self.seeds, self.indices[i])
            self.show(table, i)

    def show(self, table: Table, i: int) -> None:
        self.to_move[i] = table.mover
        table.write_observation(table.mover, table.seen)
        table.list_options(table.mover)
        mark(table.mask, table.options, 1)

    def sample(self, actions: memoryview, dice: Dice) -> None:
        """Any option of each asked seat, each equally likely."""
        for i in range(self.count):
            table = self.tables[i]
            actions[i] = table.options.draw(dice.below(table.options.n))

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

    def choose(
        self, logits: memoryview[float], short: bool, actions: memoryview, chances: memoryview[float], dice: Dice
    ) -> None:
        """An option of each asked seat, drawn with the chances e^logit, and the chance it had. The logits are those
        of all decisions, table after table; or if `short`, those of the options alone, as `write_legal` lists them."""
        at = 0
        for i in range(self.count):
            table = self.tables[i]
            options = table.options
            n = options.n
            first = at if short else i * self.actions
            most = -3.0e38
            for j in range(n):
                most = max(most, logits[first + (j if short else options.items[j])])
            total = 0.0
            for j in range(n):
                total += weight(logits[first + (j if short else options.items[j])] - most)
            left = dice.word() * 2.3283064365386963e-10 * total
            chosen = n - 1
            for j in range(n):
                left -= weight(logits[first + (j if short else options.items[j])] - most)
                if left < 0.0:
                    chosen = j
                    break
            chance = (
                weight(logits[first + (chosen if short else options.items[chosen])] - most) / total
                if total > 0.0
                else 0.0
            )
            if not chance > 0.0:  # no logit was a number: any option
                chosen = dice.below(n)
                chance = 1.0 / n
            actions[i] = options.draw(chosen)
            chances[i] = chance
            at += n

    def write_others(self, places: int, out: memoryview) -> None:
        """What the seat `places` clockwise of each asked seat observes."""
        for i in range(self.count):
            table = self.tables[i]
            seat = (table.mover + places) % self.players
            table.write_observation(seat, out[i * self.observation : (i + 1) * self.observation])


def mark(mask: memoryview, options: Options, value: int) -> None:
    for j in range(options.n):
        mask[options.items[j]] = value


def unmark(mask: memoryview, options: Options) -> None:
    """Clears the options. Most of a mask is 0: only what was set is cleared, unless that is more work."""
    if options.n > MANY:
        clear(mask)
    else:
        mark(mask, options, 0)


def weight(x: float) -> float:
    """e to the power of x, which is at most 0. Written out, so that it is quick in C and the same everywhere."""
    if not x > -43.0:
        return 0.0
    halvings = int(-x * 1.4426950408889634)
    rest = x + halvings * 0.6931471805599453
    series = 1.0
    for i in range(10, 0, -1):
        series = 1.0 + series * rest / i
    return series / (1 << halvings)
