"""Many games at one table, in chunks that can be played anywhere and in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from ..core import BadSettings, ScovilleError, registry
from ..core.amounts import how_many
from .arena import check_bots, play_chunk
from .engines import run_tasks
from .resuming import SAVED_EVERY, Chunk, Done, check_same, read_resumed, write_resumed
from .sequence import sequence_of
from .spec import TableSpec
from .statistics import mean, wilson
from .tally import Tally

__all__ = ["Simulation", "read_resumed"]

CHUNK_OF_BOTS: Final = 10
"""Games in one chunk; for random bots the game decides."""
QUANTILES: Final = (0, 5, 25, 50, 75, 95, 100)


@dataclass(slots=True)
class Simulation:
    """Games 0 to `games` of a table. `run` plays the missing ones and adds to the tally."""

    spec: TableSpec
    games: int
    tally: Tally = field(default_factory=Tally)
    done: Done = field(default_factory=Done)
    seconds: float = 0.0
    file: Path | None = None

    def __post_init__(self) -> None:
        if self.games < 1:
            raise BadSettings.plain("Play at least one game.")
        check_bots(self.spec)

    @property
    def complete(self) -> bool:
        return self.tally.games == self.games

    @property
    def chunk(self) -> int:
        """Always the same for a table, so that a run can be resumed with other workers."""
        return sequence_of(self.spec.game).chunk if self.spec.counted else CHUNK_OF_BOTS

    def missing(self) -> Iterator[Chunk]:
        """The chunks still to be played. A run that was made longer may already have part of a chunk."""
        return self.done.missing(self.games, self.chunk)

    def run(
        self,
        workers: int = 1,
        engine: str = "processes",
        stop: Callable[[], bool] = lambda: False,
        played: Callable[[Tally], None] = lambda tally: None,
    ) -> None:
        """Plays until everything is done or `stop` says so; `played` is called for every chunk."""
        before, start = self.seconds, perf_counter()
        saved = start
        try:
            with closing(run_tasks(partial(_play, self.spec), self.missing(), workers, engine, stop)) as results:
                for chunk, tally in results:
                    self.tally += tally
                    self.done.add(*chunk)
                    now = perf_counter()
                    self.seconds = before + now - start
                    played(tally)
                    if now - saved > SAVED_EVERY:
                        self.save()
                        saved = perf_counter()
        finally:
            self.seconds = before + perf_counter() - start
            self.save()

    # --- the file to resume from -----------------------------------------------------------

    def about(self) -> dict[str, Any]:
        """What must be the same for a run to be continued."""
        return {**self.spec.as_json(), "chunk": self.chunk}

    def save(self) -> None:
        """Writes the whole file or nothing: a half-written file never replaces a good one."""
        progress = {"seconds": self.seconds, "done": self.done.ranges, "tally": self.tally.as_json()}
        write_resumed(self.file, {**self.about(), **progress})

    def resume(self, written: dict[str, Any]) -> None:
        """Takes over an earlier run; raises BadSettings if it was a different one, ScovilleError for a damaged file."""
        check_same(self.file, written, self.about())
        tally = Tally.from_json(written.get("tally"))
        try:
            ranges = [(int(start), int(stop)) for start, stop in written["done"]]
            seconds = float(written["seconds"])
        except (KeyError, TypeError, ValueError):
            raise ScovilleError(f"{self.file} is not a file to resume from.") from None
        seats, reasons = set(range(self.spec.players)), set(registry.game(self.spec.game).reasons)
        if not all(winners and seats.issuperset(winners) for winners in tally.winners) or not reasons.issuperset(
            tally.reasons
        ):
            raise ScovilleError(f"{self.file} counts what cannot happen in this game.")
        try:
            done = Done(ranges)
        except ValueError:
            raise ScovilleError(f"{self.file} does not add up: some games are done twice or never were.") from None
        if tally.games != done.count or not 0 <= seconds < 1e12:
            raise ScovilleError(f"{self.file} does not add up: its games are not those it says are done.")
        if done.end > self.games:
            raise BadSettings.plain(f"{self.file} holds more than the {how_many(self.games, 'game')} asked for now.")
        self.tally, self.done, self.seconds = tally, done, seconds

    # --- what came out ----------------------------------------------------------------------

    def wins_by_bot(self) -> dict[str, Fraction]:
        won = dict.fromkeys(self.spec.bots, Fraction(0))
        for bot, wins in zip(self.spec.bots, self.tally.wins(self.spec.players), strict=True):
            won[bot] += wins
        return won

    def as_json(self) -> dict[str, Any]:
        tally, games = self.tally, self.tally.games
        seats = tally.wins(self.spec.players)
        bots = self.wins_by_bot()
        length = mean(float(tally.mean_length()), float(tally.variance_of_length()), games)
        return {
            **{name: value for name, value in self.about().items() if name != "chunk"},
            "complete": self.complete,
            "games": games,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds) if self.seconds else 0,
            "wins": {
                "by_seat": [_number(won) for won in seats],
                "by_bot": {bot: _number(won) for bot, won in bots.items()},
                "shared": tally.shared(),
            },
            "win_share": {
                "level": 0.95,
                "by_seat": [wilson(float(won), games).as_json() for won in seats],
                "by_bot": {bot: wilson(float(won), games).as_json() for bot, won in bots.items()},
            },
            "length": {
                "mean": round(length.value, 6),
                "low": round(length.low, 6),
                "high": round(length.high, 6),
                "quantiles": {str(percent): tally.quantile(Fraction(percent, 100)) for percent in QUANTILES},
            },
            "reasons": dict(sorted(tally.reasons.items())),
        }


def _play(spec: TableSpec, chunk: Chunk) -> Tally:
    return play_chunk(spec, *chunk)


def _number(won: Fraction) -> int | float:
    return int(won) if won.denominator == 1 else round(float(won), 6)
