"""SPICY in the laboratory."""

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
from . import Arbiter, Rules, Spicy, new
from .bots.heuristic import policy_for
from .bots.known import policy_table
from .bots.playouts import PolicyTable
from .bots.policy import Policy
from .counting import count_games
from .driver import SpicyDriver
from .rules.arbiter import RandomTable
from .rules.game import REASONS
from .rules.setup import Setup, lay_out
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

    def unwatched(
        self, rules: Rules, names: tuple[str, ...], bots: tuple[str, ...], seed: str, shuffled: bool
    ) -> Ended | None:
        seated = self.seated(rules, bots)
        if seated is None:
            return None
        table, policies = seated
        state = lay_out(Setup(names, rules, seed))
        arbiter = Arbiter(state, stream(seed, "race") if shuffled else None)
        if not table.play(arbiter, policies, [stream(seed, f"bot/{seat}/{bot}") for seat, bot in enumerate(bots)]):
            return None
        winners = seats_of(state.winners())
        scores = tuple([state.score(seat) for seat in range(len(names))])
        return Ended(winners, scores, table.actions, table.decisions, REASONS[state.reason])

    def seat(self, rules: Rules, bots: tuple[str, ...]) -> tuple[PolicyTable, list[Policy]] | None:
        policies = []
        for bot in bots:
            policy = policy_for(make_bot("spicy", bot, stream(0, "check")), rules, len(bots))
            if policy is None:
                return None
            policies.append(policy)
        return policy_table(rules, len(bots)), policies

    def count(self, rules: Rules, names: tuple[str, ...], seed: int | str, start: int, stop: int) -> Tally:
        def above_of(seed: str) -> int:
            return new(names, seed, rules).above_worlds_end

        counts, table = Counts(), RandomTable(State(tables_for(rules), len(names)))
        jitter = above_of if rules.worlds_end_jitter else None
        count_games(counts, table, Seeds(seed), start, stop, above_of("0"), jitter)
        return self.tally(counts, len(names), REASONS)


ROOM: Final = SpicySequence()
