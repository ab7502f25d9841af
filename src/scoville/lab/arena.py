"""Whole games between bots: one at a time through the facade, or many at once if all play at random.

In the laboratory the bot `random` is the plain uniform play of the arbiter: every choice is equally likely. It
draws from the game's stream `random`, as the arbiter itself does; every other bot has the stream `bot/SEAT/NAME`. So a
table of `random` bots can be counted in C, and each of its games is still the very game `play_game` plays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..bots import Bot, make_bot, sit_down
from ..bots.naming import name_of_dice
from ..core import stream
from .sequence import Watch, sequence_of
from .spec import RANDOM, TableSpec
from .tally import Tally

__all__ = ["GameResult", "Watch", "check_bots", "play_chunk", "play_game"]


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game ended."""

    index: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    """As the game counts them: points, or cards left in each hand."""
    actions: int
    decisions: int
    """Every question the arbiter asked, answered or let be; reflexes do not count."""
    reason: str


def check_bots(spec: TableSpec) -> None:
    """Raises BadSettings if there is no such bot, and BotFailed if one cannot be created."""
    for bot in spec.bots:
        if bot != RANDOM:
            make_bot(spec.game, bot, stream(0, "check"))


def play_game(spec: TableSpec, index: int, watch: Watch | None = None, again: int = 0) -> GameResult:
    """Play game number `index` of a table. `watch(game, seat, action, facts)` is called after every action.

    A watcher can dump the game as a record. A game that nobody watches is played in C if its bots can be: it is the
    same game. With another number for `again`, the bots have other dice for the same deal.
    """
    seed = spec.seed_of(index)
    sequence = sequence_of(spec.game)
    if watch is None and not again:
        ended = sequence.unwatched(spec.rules, spec.names, spec.bots, seed, spec.shuffled)
        if ended is not None:
            return GameResult(index, *ended)
    game = spec.new(index)
    other = f"/again/{again}" if again else ""
    dice = stream(seed, f"random{other}")
    bots: dict[int, Bot[Any, Any]] = {
        seat: make_bot(spec.game, bot, stream(seed, f"bot/{seat}/{name_of_dice(bot)}{other}"))
        for seat, bot in enumerate(spec.bots)
        if bot != RANDOM
    }
    sit_down(bots, game)
    seen = watch or (lambda game, seat, action, facts: None)
    race = stream(seed, "race") if spec.shuffled else None
    decisions = sequence.play(game, bots, dice, seen, race)
    scores = sequence.scores(game)
    return GameResult(index, game.winners, scores, len(game.history), decisions, str(game.reason))


def play_chunk(spec: TableSpec, start: int, stop: int) -> Tally:
    """Play games `start` to `stop` and count them. Chunks add up: however you split the games, the sum is the same."""
    if spec.counted:
        counted = sequence_of(spec.game).count(spec.rules, spec.names, spec.seed, start, stop)
        if counted is not None:
            return counted
    tally = Tally()
    for index in range(start, stop):
        result = play_game(spec, index)
        tally.add(result.winners, result.actions, result.decisions, result.reason)
    return tally
