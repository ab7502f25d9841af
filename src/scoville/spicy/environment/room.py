"""SPICY for the environments: its tables, seats and words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from ...core import stream
from ...environments.reactions import COIN
from ...environments.room import GameEnvironment, names_of
from ...environments.table import Table
from .. import VARIANTS, Rules, Spicy, new
from ..rules.cards import CLAIMS, KINDS
from ..rules.setup import Setup, lay_out
from ..rules.state import State
from ..rules.tables import tables_for
from . import codec
from .codec import variant_bits
from .seats import SpicySeats
from .table import SpicyTable

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["ROOM"]


class SpicyEnvironment(GameEnvironment):
    fields = codec.FIELDS
    decisions = codec.DECISIONS
    private = ("hand", "own_laid")

    def describe(self, decision: int) -> str:
        return codec.describe(decision)

    def tables(self, count: int, players: int, rules: Rules, timed: bool) -> list[Table]:
        first = new(names_of(players), 0, rules)  # raises if the settings are wrong
        fresh = State(tables_for(rules), players)

        def above_of(seed: int | str) -> int:
            dealt = lay_out(Setup(first.players, rules, seed))
            return dealt.deck_n - dealt.below

        tables: list[Table] = []
        for _ in range(count):
            table = SpicyTable(fresh.clone(), variant_bits(rules), rules.open_deck, timed, stream(0, COIN))
            table.fresh, table.above = fresh, above_of(0)
            table.above_of = above_of if rules.worlds_end_jitter else None
            tables.append(table)
        return tables

    def factors(self, actions: int) -> list[tuple[int, ...]]:
        return [codec.factors(decision) for decision in range(actions)]

    def factors_in_context(self) -> list[tuple[int, ...]]:
        return [codec.copy_factors(*divmod(each, CLAIMS)) for each in range(KINDS * CLAIMS)]

    def in_context(self, seen: NDArray[np.uint8], rows: NDArray[np.int64], decisions: NDArray[Any]) -> NDArray[Any]:
        from .senses import all_in_context  # noqa: PLC0415 - only learning needs NumPy

        return all_in_context(seen, rows, decisions)

    def reckon(self, seen: NDArray[np.uint8]) -> NDArray[np.uint8]:
        from .senses import reckon_all  # noqa: PLC0415 - as above

        return reckon_all(seen)

    def varied(self, rules: Rules) -> list[Rules]:
        """With no more SPICE IT UP cards, and with each of the others."""
        more = [name for name in VARIANTS if name not in rules.variants]
        return [rules, *(replace(rules, variants=(*rules.variants, name)) for name in more)]

    def seats(self, game: Spicy) -> SpicySeats:
        return SpicySeats(game)

    def show(self, table: SpicyTable, rules: Rules | None) -> list[str]:
        names = names_of(table.players)
        game = new(names, 0, rules)
        game.state = table.state.clone()
        view = game.view(None)
        lines = [
            f"{each.name}: {each.hand} cards, {each.points} points, {each.trophies} trophies" for each in view.players
        ]
        if view.top is not None:
            lines.append(f"stack of {len(view.stack)}: {names[view.top.by]} claims {view.top.claim}")
        return [*lines, "over" if view.turn is None else f"turn: {names[view.turn]}"]

    def register_openspiel(self) -> None:
        from . import openspiel  # noqa: F401, PLC0415 - it registers as it is imported


ROOM: Final = SpicyEnvironment()
