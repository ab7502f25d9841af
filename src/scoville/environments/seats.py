"""A table whose seats are bots or an agent that learns: ids for the agent, views and options for the bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from .. import heated, spicy
from ..bots import Bot, proper_options
from ..core import Fact, stream
from ..heated.codes import SLAPPED
from ..heated.options import action_of as heated_action_of
from ..spicy import option_codes
from ..spicy.options import action_of, begun
from .heated_codec import (
    LATER,
    LET_BE,
)
from .heated_codec import encode as encode_heated
from .heated_table import HeatedTable
from .spicy_codec import ENOUGH, encode
from .spicy_table import SpicyTable
from .table import Table
from .tables import AnyRules, heated_table, names_of, rules_of, show, spicy_table

__all__ = ["HeatedSeats", "Seats", "SpicySeats", "seats_at"]


class Seats(ABC):
    """The game as objects and its table as numbers, of one state."""

    game: spicy.Spicy | heated.Heated
    table: Table

    @abstractmethod
    def decide(self, decision: int) -> list[Fact]:
        """One decision of the seat asked, which must be legal; the facts that followed."""

    @abstractmethod
    def ask(self, bot: Bot[Any, Any]) -> list[Fact]:
        """The seat asked is a bot: it acts."""

    def text(self) -> str:
        """What everybody sees, as text."""
        return show(self.table, self.game.rules)


class SpicySeats(Seats):
    def __init__(self, game: spicy.Spicy) -> None:
        self.game: spicy.Spicy = game
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
            action = spicy.Pass()  # a turn is never let be: S-TURN
        if action is None and self.game.waiting:
            action = spicy.Accept()  # S-LAST-WAIT
        facts = []
        for decision in encode(action):
            facts += self.decide(decision)
        if self.table.stage:  # it puts no more cards under the 5
            facts += self.decide(ENOUGH)
        return facts


class HeatedSeats(Seats):
    """Slaps and calls are reflexes, whose times come from the stream `random` of the seed, as in the laboratory."""

    def __init__(self, game: heated.Heated) -> None:
        self.game: heated.Heated = game
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
        if isinstance(action, heated.Play):
            table.arbiter.left = 0  # whoever was asked to jump in after this one is too late
        facts = self.game.apply(seat, action)
        while (what := table.arbiter.reflex()) >= 0:
            facts += self.game.apply(what >> 1, heated.Slap() if what & 1 == SLAPPED else heated.Call())
        table.find_mover()
        return facts

    def chosen(self, seat: int) -> heated.Action | None:
        """What the seat has chosen, as an action; None if it does not jump in."""
        draft = self.table.draft
        return None if draft.option == LET_BE else heated_action_of(self.game.state, seat, draft)

    def ask(self, bot: Bot[Any, Any]) -> list[Fact]:
        table = self.table
        seat, reacting, dare = table.mover, table.arbiter.reacting(), self.game.state.is_dare()
        options = [
            option
            for option in self.game.legal(seat)
            if (isinstance(option, heated.Play) if reacting else not isinstance(option, heated.Call | heated.Wonder))
            and (dare or not isinstance(option, heated.Slap))
        ]
        action = bot.choose(self.game.view(seat), options)
        table.list_options(seat)
        if action is None and not reacting:  # H-NO-IDLE: something has to be done
            return self.finish(table.option(0))
        decisions = encode_heated(action, seat, self.game.state.n)
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


def seats_at(game: str, players: int, rules: AnyRules | None, seed: int | str) -> Seats:
    given, names = rules_of(game, rules), names_of(players)
    if isinstance(given, spicy.Rules):
        return SpicySeats(spicy.new(names, seed, given))
    return HeatedSeats(heated.new(names, seed, given))
