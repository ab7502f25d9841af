"""Whole games between bots, one at a time through the facade, or many at once where all play at random.

In the laboratory the bot `random` is the plain uniform play of the arbiter: any choice, each as likely as another. It
draws from the game's stream `random`, as the arbiter itself does; every other bot has the stream `bot/SEAT/NAME`. So a
table of `random` bots can be counted in C, and each of its games is still the very game `play_game` plays.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .. import spicy
from ..bots import Bot, make_bot, sit_down
from ..core import Fact, stream
from ..core.seeds import Seeds
from ..heated import sequence as heated_seats
from ..heated.arbiter import RandomTable as HeatedTable
from ..heated.game import REASONS as HEATED_REASONS
from ..heated.state import State as HeatedState
from ..heated.tables import tables_for as heated_tables_for
from ..spicy import sequence as spicy_seats
from ..spicy.arbiter import RandomTable as SpicyTable
from ..spicy.game import REASONS as SPICY_REASONS
from ..spicy.state import State as SpicyState
from ..spicy.tables import tables_for as spicy_tables_for
from .counts import Counts, count_heated, count_spicy
from .spec import RANDOM, TableSpec
from .tally import Tally

__all__ = ["GameResult", "Watch", "check_bots", "play_chunk", "play_game", "reasons_of"]

Watch = Callable[[Any, int, Any, list[Fact]], None]
"""Called after every action with the game, who acted, the action and the facts that followed."""


@dataclass(frozen=True, slots=True)
class GameResult:
    index: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """Of SPICY; of HEATED the cards left in each hand."""
    actions: int
    decisions: int
    """Every question the arbiter asked, let be or not; slaps and calls of HEATED are reflexes and not counted."""
    reason: str


def check_bots(spec: TableSpec) -> None:
    """Raises BadSettings if there is no such bot, and BotFailed if one cannot be made."""
    for bot in spec.bots:
        if bot != RANDOM:
            make_bot(spec.game, bot, stream(0, "check"))


def reasons_of(game: str) -> set[str]:
    """Why a game can end."""
    return set((SPICY_REASONS if game == "spicy" else HEATED_REASONS).values())


def play_game(spec: TableSpec, index: int, watch: Watch | None = None) -> GameResult:
    """Game `index` of a table. Its actions are in `game.history` for whoever watches: it can be dumped as a record."""
    game = spec.new(index)
    seed = spec.seed_of(index)
    dice = stream(seed, "random")
    bots: dict[int, Bot[Any, Any]] = {
        seat: make_bot(spec.game, bot, stream(seed, f"bot/{seat}/{bot}"))
        for seat, bot in enumerate(spec.bots)
        if bot != RANDOM
    }
    sit_down(bots, game)
    seen = watch or (lambda game, seat, action, facts: None)
    if isinstance(game, spicy.Spicy):
        race = stream(seed, "race") if spec.shuffled else None
        decisions = spicy_seats.play(game, bots, dice, seen, race)
        scores = game.scores
    else:
        decisions = heated_seats.play(game, bots, dice, seen)
        scores = tuple(game.state.hand_size(seat) for seat in range(spec.players))
    return GameResult(index, game.winners, scores, len(game.history), decisions, str(game.reason))


def play_chunk(spec: TableSpec, start: int, stop: int) -> Tally:
    """Games `start` to `stop`. Chunks add up: however the games are split, the sum is the same."""
    if spec.counted:
        return _count(spec, start, stop)
    tally = Tally()
    for index in range(start, stop):
        result = play_game(spec, index)
        tally.add(result.winners, result.actions, result.decisions, result.reason)
    return tally


def _count(spec: TableSpec, start: int, stop: int) -> Tally:
    counts = Counts()
    rules = spec.rules
    if isinstance(rules, spicy.Rules):

        def above_of(seed: str) -> int:
            return spicy.new(spec.names, seed, rules).above_worlds_end

        spicy_table = SpicyTable(SpicyState(spicy_tables_for(rules), spec.players))
        jitter = above_of if rules.worlds_end_jitter else None
        count_spicy(counts, spicy_table, Seeds(spec.seed), start, stop, above_of("0"), jitter)
    else:
        fresh = HeatedState(heated_tables_for(rules, spec.players), spec.players, stream(0, "luck"))
        count_heated(counts, HeatedTable(fresh), Seeds(spec.seed), start, stop)
    reasons = SPICY_REASONS if spec.game == "spicy" else HEATED_REASONS
    tally = Tally(counts.games, counts.decisions)
    for bits, count in counts.by_winners().items():
        tally.winners[tuple(seat for seat in range(spec.players) if bits >> seat & 1)] = count
    tally.lengths.update(counts.by_length())
    tally.reasons.update({reasons[code]: count for code, count in counts.by_reason().items()})
    return tally
