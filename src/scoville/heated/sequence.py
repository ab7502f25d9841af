"""HEATED in the laboratory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..bots import Bot
from ..core import Dice, stream
from ..core.seeds import Seeds
from ..lab.counts import Counts
from ..lab.sequence import SequencedPlay, Watch
from ..lab.tally import Tally
from . import Arbiter, Heated, Rules
from .counting import count_games
from .driver import HeatedDriver
from .rules.arbiter import RandomTable
from .rules.game import REASONS
from .rules.state import State
from .rules.tables import tables_for

__all__ = ["ROOM"]


class HeatedSequence(SequencedPlay):
    def play(
        self, game: Heated, bots: Mapping[int, Bot[Any, Any]], dice: Dice, seen: Watch, race: Dice | None = None
    ) -> int:
        return HeatedDriver(game, Arbiter(game.state, dice)).play(bots, dice, seen)

    def scores(self, game: Heated) -> tuple[int, ...]:
        """The cards left in each hand."""
        return tuple(game.state.hand_size(seat) for seat in range(len(game.players)))

    def count(self, rules: Rules, names: tuple[str, ...], seed: int | str, start: int, stop: int) -> Tally:
        counts, players = Counts(), len(names)
        fresh = State(tables_for(rules, players), players, stream(0, "luck"))
        count_games(counts, RandomTable(fresh), Seeds(seed), start, stop)
        return self.tally(counts, players, REASONS)


ROOM: Final = HeatedSequence()
