"""HEATED in the laboratory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ..bots import Bot, make_bot
from ..core import Dice, stream
from ..core.game import seats_of
from ..core.seeds import Seeds
from ..lab.counts import Counts
from ..lab.sequence import Ended, SequencedPlay, Watch
from ..lab.tally import Tally
from . import Arbiter, Heated, Rules
from .bots.heuristic import policy_of
from .bots.policy import Policy
from .bots.table import PolicyTable
from .counting import count_games
from .driver import HeatedDriver
from .rules.arbiter import RandomTable
from .rules.game import REASONS
from .rules.setup import Setup, lay_out
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

    def unwatched(
        self, rules: Rules, names: tuple[str, ...], bots: tuple[str, ...], seed: str, shuffled: bool
    ) -> Ended | None:
        seated = self.seated(rules, bots)
        if seated is None:
            return None
        table, policies = seated
        state = lay_out(Setup(names, rules, seed))
        arbiter = Arbiter(state, stream(seed, "random"))
        if not table.play(arbiter, policies, [stream(seed, f"bot/{seat}/{bot}") for seat, bot in enumerate(bots)]):
            return None
        winners = seats_of(state.won & state.everyone())
        scores = tuple([state.hand_size(seat) for seat in range(len(names))])
        return Ended(winners, scores, table.actions, table.decisions, REASONS[state.reason])

    def seat(self, rules: Rules, bots: tuple[str, ...]) -> tuple[PolicyTable, list[Policy]] | None:
        policies = []
        for bot in bots:
            policy = policy_of(make_bot("heated", bot, stream(0, "check")))
            if policy is None:
                return None
            policies.append(policy)
        return PolicyTable(State(tables_for(rules, len(bots)), len(bots), stream(0, "luck"))), policies

    def count(self, rules: Rules, names: tuple[str, ...], seed: int | str, start: int, stop: int) -> Tally:
        counts, players = Counts(), len(names)
        fresh = State(tables_for(rules, players), players, stream(0, "luck"))
        count_games(counts, RandomTable(fresh), Seeds(seed), start, stop)
        return self.tally(counts, players, REASONS)


ROOM: Final = HeatedSequence()
