"""SPICY in the laboratory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..bots import Bot
from ..core import Dice
from ..core.seeds import Seeds
from ..lab.counts import Counts
from ..lab.sequence import SequencedPlay, Watch
from ..lab.tally import Tally
from . import Arbiter, Rules, Spicy, new
from .counting import count_games
from .driver import SpicyDriver
from .rules.arbiter import RandomTable
from .rules.game import REASONS
from .rules.state import State
from .rules.tables import tables_for

__all__ = ["ROOM"]


class SpicySequence(SequencedPlay):
    shuffles = True  # SR-RACE
    chunk = 20_000

    def play(
        self, game: Spicy, bots: Mapping[int, Bot[Any, Any]], dice: Dice, seen: Watch, race: Dice | None = None
    ) -> int:
        return SpicyDriver(game, Arbiter(game.state, race)).play(bots, dice, seen)

    def scores(self, game: Spicy) -> tuple[int, ...]:
        return game.scores

    def count(self, rules: Rules, names: tuple[str, ...], seed: int | str, start: int, stop: int) -> Tally:
        def above_of(seed: str) -> int:
            return new(names, seed, rules).above_worlds_end

        counts, table = Counts(), RandomTable(State(tables_for(rules), len(names)))
        jitter = above_of if rules.worlds_end_jitter else None
        count_games(counts, table, Seeds(seed), start, stop, above_of("0"), jitter)
        return self.tally(counts, len(names), REASONS)


ROOM: Final = SpicySequence()
