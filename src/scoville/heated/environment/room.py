"""HEATED for the environments: its tables, seats and words."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ...core import stream
from ...environments.reactions import COIN
from ...environments.room import GameEnvironment, names_of
from ...environments.table import Table
from .. import Heated, Rules, new
from ..rules.state import State
from ..rules.tables import tables_for
from . import codec
from .seats import HeatedSeats
from .table import HeatedTable

__all__ = ["ROOM"]


class HeatedEnvironment(GameEnvironment):
    fields = codec.FIELDS
    decisions = codec.DECISIONS
    overlooked = ("duty",)

    def describe(self, decision: int) -> str:
        return codec.describe(decision)

    def tables(self, count: int, players: int, rules: Rules, timed: bool) -> list[Table]:
        new(names_of(players), 0, rules)  # raises if the settings are wrong
        fresh = State(tables_for(rules, players), players, stream(0, "luck"))
        tables: list[Table] = []
        for i in range(count):
            dealt = new(names_of(players), i, rules).state
            dealt.journal = None
            table = HeatedTable(dealt, timed, stream(0, "random"), stream(0, COIN))
            table.fresh = fresh
            tables.append(table)
        return tables

    def factors(self, actions: int) -> list[tuple[int, ...]]:
        return [codec.factors(decision) for decision in range(actions)]

    def varied(self, rules: Rules) -> list[Rules]:
        return [rules, replace(rules, mode="chaos")]

    def seats(self, game: Heated) -> HeatedSeats:
        return HeatedSeats(game)

    def show(self, table: HeatedTable, rules: Rules | None) -> list[str]:
        names = names_of(table.players)
        game = new(names, 0, rules)
        game.state = table.state.clone()
        view = game.view(None)
        lines = [f"{each.name}: {each.hand} cards" for each in view.players]
        lines.append(f"top: {view.top}, colour: {view.colour}, draw pile: {view.draw_pile}")
        if view.pending is not None:
            lines.append(f"{names[view.pending.on]} faces {view.pending.count} cards")
        return [*lines, "over" if view.turn is None else f"turn: {names[view.turn]}"]

    def register_openspiel(self) -> None:
        from . import openspiel  # noqa: F401, PLC0415 - it registers as it is imported


ROOM: Final = HeatedEnvironment()
