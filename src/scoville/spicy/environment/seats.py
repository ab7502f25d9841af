"""Agents and bots at one table of SPICY."""

from __future__ import annotations

from typing import Any

from ...bots import Bot
from ...core import Fact
from ...environments.seats import Seats
from .. import Accept, Pass, Spicy, option_codes
from ..bots.options import proper_options
from ..options import action_of, begun
from .codec import ENOUGH, encode
from .table import SpicyTable
from .tables import spicy_table

__all__ = ["SpicySeats"]


class SpicySeats(Seats):
    def __init__(self, game: Spicy) -> None:
        self.game: Spicy = game
        self.table: SpicyTable = spicy_table(game)

    def decide(self, decision: int) -> list[Fact]:
        table = self.table
        seat = table.mover
        if not table.choose(decision):
            return []
        choice = table.chosen(seat)
        if begun(choice) == option_codes.LET_BE:
            table.perform()
            return []
        action = action_of(self.game.state, seat, choice)
        table.remember(seat)
        facts = self.game.apply(seat, action)
        table.find_mover()
        return facts

    def ask(self, bot: Bot[Any, Any]) -> list[Fact]:
        seat, reacting = self.table.mover, self.table.arbiter.reacting()
        action = bot.choose(self.game.view(seat), proper_options(self.game, seat, reacting))
        if action is None and not reacting:
            action = Pass()  # a turn is never let be: S-TURN
        if action is None and self.game.waiting:
            action = Accept()  # S-LAST-WAIT
        facts = []
        for decision in encode(action):
            facts += self.decide(decision)
        if self.table.stage:  # it puts no more cards under the 5
            facts += self.decide(ENOUGH)
        return facts
