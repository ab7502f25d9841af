"""Agents and bots at one table of HEATED."""

from __future__ import annotations

from typing import Any

from ...bots import Bot
from ...core import Dice, Fact, stream
from ...environments.reactions import COIN
from ...environments.seats import Seats
from .. import Action, Heated, Play
from ..driver import HeatedDriver
from ..rules.lister import action_of
from .codec import LATER, LET_BE, encode
from .table import HeatedTable

__all__ = ["HeatedSeats", "heated_table"]


def heated_table(game: Heated, reflexes: Dice, timed: bool = False) -> HeatedTable:
    """The table of a game, on the same state. `reflexes` decides how quick the seats are where they do not choose
    it."""
    return HeatedTable(game.state, timed, reflexes, stream(game.setup.seed, COIN))


class HeatedSeats(Seats):
    """Slaps and calls are reflexes, whose times come from the stream `random` of the seed, as in the laboratory."""

    def __init__(self, game: Heated) -> None:
        self.game: Heated = game
        self.table: HeatedTable = heated_table(game, stream(game.setup.seed, "random"))
        self.driver = HeatedDriver(game, self.table.arbiter)

    def decide(self, decision: int) -> list[Fact]:
        table = self.table
        seat = table.mover
        if not table.choose(decision):
            return []
        action = self.chosen(seat)
        if action is None:
            table.perform()
            return []
        if isinstance(action, Play):
            table.arbiter.left = 0  # seats asked after this one are too late to jump in
        facts = self.game.apply(seat, action)
        while (reflex := self.driver.reflex()) is not None:
            facts += self.game.apply(*reflex)
        table.find_mover()
        return facts

    def chosen(self, seat: int) -> Action | None:
        """What the seat has chosen, as an action; None if it does not jump in."""
        draft = self.table.choices.draft
        return None if draft.option == LET_BE else action_of(self.game.state, seat, draft)

    def ask(self, bot: Bot[Any, Any]) -> list[Fact]:
        table = self.table
        seat = table.mover
        action = self.driver.answer(seat, bot)
        decisions = encode(action, seat, self.game.state.n)
        facts: list[Fact] = []
        for i, decision in enumerate(decisions):
            table.list_options(seat)
            if not table.has_option(decision) and table.has_option(LATER):
                facts += self.decide(LATER)
            facts += self.decide(decision)
            if not table.choices.stage and (i + 1 == len(decisions) or decisions[i + 1] != decision):
                return facts  # the rest of an order is no choice
        return facts + self.decide(LATER)  # only the colour is still to be named
