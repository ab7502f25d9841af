"""A table of HEATED in the terminal: rounds of a match."""

from __future__ import annotations

from dataclasses import replace

from ...record import Live
from ...server.clock import HeldClock
from ...server.local import LocalTable, Opponents
from .. import Match

__all__ = ["MatchTable"]


class MatchTable(LocalTable):
    """Plays `rounds` of the match; None plays on without end."""

    def __init__(
        self, match: Match, opponents: Opponents, rounds: int | None = None, clock: HeldClock | None = None
    ) -> None:
        super().__init__(match.round, opponents, clock)
        self.match = match
        self.rounds = rounds

    @property
    def live(self) -> Live:
        won = dict(enumerate(self.match.wins)) if self.match.number > 1 or self.game.over else {}
        return replace(super().live, round=self.match.number, rounds=self.rounds, totals=won)
