"""A match: several rounds of HEATED, each started by the winner of the one before (H-FIRST)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ...core import BadSettings, stream
from .game import Heated, new
from .settings import Rules

__all__ = ["Match"]


class Match:
    """Several rounds; the winner of one starts the next. `round` is the game being played.

    Once it is over, `next_round` deals another.
    """

    def __init__(
        self, players: Sequence[str], seed: int | str, rules: Rules | None = None, *, first: int | None = None
    ) -> None:
        self.seed = seed
        self.rules = rules or Rules()
        self.round = new(players, seed, self.rules, first=first)
        self.players = self.round.players
        self.played: list[Heated] = []
        """The rounds that are over."""
        self._earlier = 0
        self._won_earlier = (0,) * len(self.players)

    @classmethod
    def resumed(cls, round: Heated, number: int, won: Sequence[int]) -> Self:
        """A match that continues with its round `number`; `won` counts the rounds before it by seat."""
        match = cls(round.players, round.setup.seed, round.rules)
        match.round = round
        match._earlier, match._won_earlier = number - 1, tuple(won)
        return match

    @property
    def number(self) -> int:
        """The number of the present round, from 1."""
        return self._earlier + len(self.played) + 1

    @property
    def wins(self) -> tuple[int, ...]:
        """Rounds won by each seat, including the present one once it is over; a shared win counts for all."""
        rounds = [*self.played, self.round]
        return tuple(won + sum(seat in game.winners for game in rounds) for seat, won in enumerate(self._won_earlier))

    def next_round(self) -> Heated:
        """The next round, with its own seed; among several winners the seed decides who starts."""
        if not self.round.over:
            raise BadSettings.plain("Finish this round before you begin the next.")
        dice = stream(self.seed, f"round/{self.number}")
        seed = dice.word() << 32 | dice.word()
        winners = self.round.winners
        self.played.append(self.round)
        self.round = new(self.players, seed, self.rules, first=winners[dice.below(len(winners))])
        return self.round
