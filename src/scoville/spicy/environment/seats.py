"""Agents and bots at one table of SPICY."""

from __future__ import annotations

from typing import Any

from ...bots import Bot
from ...core import Fact, stream
from ...environments.reactions import COIN
from ...environments.seats import Seats
from .. import Spicy
from ..driver import SpicyDriver
from ..rules import option_codes
from ..rules.options import action_of, begun
from .codec import ENOUGH, encode, variant_bits
from .table import SpicyTable

__all__ = ["SpicySeats", "spicy_table"]


def spicy_table(game: Spicy, timed: bool = False) -> SpicyTable:
    """The table of a game, on the same state. `timed` makes reaction time part of the game."""
    return SpicyTable(game.state, variant_bits(game.rules), game.rules.open_deck, timed, stream(game.setup.seed, COIN))


class SpicySeats(Seats):
    def __init__(self, game: Spicy) -> None:
        self.game: Spicy = game
        self.table: SpicyTable = spicy_table(game)
        self.driver = SpicyDriver(game, self.table.arbiter)

    def decide(self, decision: int) -> list[Fact]:
        table = self.table
        seat = table.mover
        if not table.choose(decision):
            return []
        choice = table.choices.of(seat)
        if begun(choice) == option_codes.LET_BE:
            table.perform()
            return []
        action = action_of(self.game.state, seat, choice)
        table.observer.remember(seat, choice)
        facts = self.game.apply(seat, action)
        table.find_mover()
        return facts

    def ask(self, bot: Bot[Any, Any]) -> list[Fact]:
        action = self.driver.answer(self.table.mover, bot)
        facts = []
        for decision in encode(action):
            facts += self.decide(decision)
        if self.table.choices.stage:  # it puts no more cards under the 5
            facts += self.decide(ENOUGH)
        return facts
