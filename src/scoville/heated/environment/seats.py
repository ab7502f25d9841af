"""Agents and bots at one table of HEATED."""

from __future__ import annotations

from typing import Any

from ...bots import Bot
from ...core import Fact, stream
from ...environments.seats import Seats
from .. import Action, Call, Heated, Play, Slap, Wonder
from ..codes import SLAPPED
from ..options import action_of
from .codec import LATER, LET_BE, encode
from .table import HeatedTable
from .tables import heated_table

__all__ = ["HeatedSeats"]


class HeatedSeats(Seats):
    """Slaps and calls are reflexes, whose times come from the stream `random` of the seed, as in the laboratory."""

    def __init__(self, game: Heated) -> None:
        self.game: Heated = game
        self.table: HeatedTable = heated_table(game, stream(game.setup.seed, "random"))

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
            table.arbiter.left = 0  # whoever was asked to jump in after this one is too late
        facts = self.game.apply(seat, action)
        while (what := table.arbiter.reflex()) >= 0:
            facts += self.game.apply(what >> 1, Slap() if what & 1 == SLAPPED else Call())
        table.find_mover()
        return facts

    def chosen(self, seat: int) -> Action | None:
        """What the seat has chosen, as an action; None if it does not jump in."""
        draft = self.table.draft
        return None if draft.option == LET_BE else action_of(self.game.state, seat, draft)

    def ask(self, bot: Bot[Any, Any]) -> list[Fact]:
        table = self.table
        seat, reacting, dare = table.mover, table.arbiter.reacting(), self.game.state.is_dare()
        options = [
            option
            for option in self.game.legal(seat)
            if (isinstance(option, Play) if reacting else not isinstance(option, Call | Wonder))
            and (dare or not isinstance(option, Slap))
        ]
        action = bot.choose(self.game.view(seat), options)
        table.list_options(seat)
        if action is None and not reacting:  # H-NO-IDLE: something has to be done
            return self.finish(table.option(0))
        decisions = encode(action, seat, self.game.state.n)
        facts: list[Fact] = []
        for i, decision in enumerate(decisions):
            table.list_options(seat)
            if not table.has_option(decision) and table.has_option(LATER):
                facts += self.decide(LATER)
            facts += self.decide(decision)
            if not table.stage and (i + 1 == len(decisions) or decisions[i + 1] != decision):
                return facts  # what is left of an order is no choice
        return facts + self.decide(LATER)  # nothing but the colour is still to be named

    def finish(self, decision: int) -> list[Fact]:
        """A decision and, if it begins something, the first that may follow, until all is chosen."""
        facts = self.decide(decision)
        while self.table.stage:
            self.table.list_options(self.table.mover)
            facts += self.decide(self.table.option(0))
        return facts
