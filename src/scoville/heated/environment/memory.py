"""A HEATED table whose seats remember everything they have observed and decided: OpenSpiel's information state."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np

from ...core import stream
from ...core.seeds import Seeds
from ...environments.tables import make_tables
from .. import Rules
from .codec import OBSERVATION, describe
from .table import HeatedTable

__all__ = ["OWN_DECISION", "HeatedMemory", "Row"]

Row = tuple[int, int, int]
"""1 if something new begins; which number of the observation (from 1 on) has changed; its new value."""

OWN_DECISION: Final = OBSERVATION + 1
"""In place of a number of the observation: the seat's own decision."""

Anew = tuple[int, int]
"""A redeal that fits what this seat knows, with this seed."""


@lru_cache(maxsize=64)
def _table(rules: Rules, players: int) -> HeatedTable:
    """A table to clone for each game."""
    table = make_tables("heated", 1, players, rules, timed=False)[0]
    assert isinstance(table, HeatedTable)
    return table


class HeatedMemory:
    """Game `index` of a seed, as everywhere in the environments."""

    def __init__(self, rules: Rules, players: int, seed: int, index: int) -> None:
        self.start = (rules, players, seed, index)
        dealt = _table(rules, players)
        dealt.new_game(Seeds(seed), index)
        self.table = dealt.clone()
        self.players = players
        self.decisions = 0
        self.seen: list[list[Row]] = [[] for _ in range(players)]
        """By seat: what it observed, change by change, with its own decisions between."""
        self.now = [bytes(OBSERVATION)] * players
        """By seat: its present observation."""
        self.moves: list[int | Anew] = []
        """Everything done to this table; it is saved as this list and replayed."""
        self._observe()

    def clone(self) -> HeatedMemory:
        other: HeatedMemory = object.__new__(HeatedMemory)
        other.start, other.players, other.decisions = self.start, self.players, self.decisions
        other.table = self.table.clone()
        other.seen = [seen[:] for seen in self.seen]
        other.now = self.now[:]
        other.moves = self.moves[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> HeatedMemory:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.start, self.moves)

    # --- playing ------------------------------------------------------------------------------------

    def options(self) -> list[int]:
        """The possible decisions of the asked seat, in order."""
        return sorted(self.table.decisions())

    def decide(self, decision: int) -> None:
        self.seen[self.table.mover].append((1, OWN_DECISION, decision))
        self.table.act(decision)
        self.decisions += 1
        self.moves.append(decision)
        self._observe()

    def deal_anew(self, seat: int, number: int) -> None:
        """Deals everything `seat` does not know again, including luck to come. The memory of the others begins here:
        what they saw at the table before is not what they would have seen at this one."""
        table = self.table
        table.deal_anew(seat, stream(number, "resample"))
        table.state.dice = stream(number, "luck")
        table.reflexes.copy_from(stream(number, "random"))
        self.moves.append((seat, number))
        for other in range(self.players):
            if other != seat:
                self.seen[other] = []
                self.now[other] = bytes(OBSERVATION)
        self._observe()

    # --- knowing ------------------------------------------------------------------------------------

    def _observe(self) -> None:
        """Stores changes only: decisions of others that change nothing for a seat are not remembered, as it cannot see
        them."""
        for seat, before in enumerate(self.now):
            out = bytearray(OBSERVATION)
            self.table.write_observation(seat, memoryview(out))
            if out != before:
                self.now[seat] = bytes(out)
                changes = np.flatnonzero(np.frombuffer(out, np.uint8) != np.frombuffer(before, np.uint8)).tolist()
                self.seen[seat] += [(int(i == 0), place + 1, out[place]) for i, place in enumerate(changes)]

    def words(self, seat: int) -> str:
        """Everything `seat` has seen, as text: numbers of the observation and their new values."""
        found = []
        for new, number, value in self.seen[seat]:
            if number == OWN_DECISION:
                found.append(f"; {describe(value)}")
            else:
                found.append(f"{';' if new else ''} {number - 1}={value}")
        return "".join(found)[2:]


def _again(start: tuple[Rules, int, int, int], moves: list[int | Anew]) -> HeatedMemory:
    memory = HeatedMemory(*start)
    for move in moves:
        if isinstance(move, tuple):
            memory.deal_anew(*move)
        else:
            memory.decide(move)
    return memory
