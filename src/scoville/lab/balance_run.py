"""Plays the games of a balance study on any number of workers, always with the same counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Generic, TypeVar

from .. import __version__
from ..core import BadSettings, ScovilleError
from ..core.amounts import how_many
from .arena import play_game
from .balance import Counts
from .balance_studies import Setting, Study
from .engines import run_tasks
from .luck import LuckCounts, count_deals
from .measures import WHOLE, measures_of
from .resuming import SAVED_EVERY, Done, check_same, write_resumed
from .spec import rules_as_json

__all__ = ["LuckRun", "StudyRun", "count_games", "run"]

CHUNK: Final = 10
"""Games per piece of work."""
CHUNK_OF_DEALS: Final = 2
Sort = TypeVar("Sort", Counts, LuckCounts)


@dataclass(frozen=True, slots=True)
class Piece:
    """Games `start` to `stop` of a setting."""

    setting: Setting
    start: int
    stop: int


def count_games(piece: Piece) -> Counts:
    counts = Counts()
    for index in range(piece.start, piece.stop):
        spec = piece.setting.spec_of(index)
        watch = measures_of(spec.game).watcher()
        result = play_game(spec, index, watch)
        counted = watch.counted()
        for bot in set(spec.bots):
            won = sum(spec.bots[seat] == bot for seat in result.winners)
            counted[f"wins_{bot}"] = (won * WHOLE // len(result.winners), WHOLE)
        counts.add(counted)
    return counts


def count_luck(piece: Piece) -> LuckCounts:
    return count_deals(piece.setting, piece.start, piece.stop)


class Run(Generic[Sort]):
    """`games` games at each setting of a study. `run` plays the missing ones; a file keeps what was counted."""

    what: str
    chunk: int
    counts_type: type[Sort]
    work: Callable[[Piece], Sort]

    def __init__(self, study: Study, games: int, file: Path | None = None) -> None:
        self.study = study
        self.games = games
        self.file = file
        self.seconds = 0.0
        self.counts: dict[str, Sort] = {setting.name: self.counts_type() for setting in study.settings}
        self.done = {setting.name: Done() for setting in study.settings}

    @property
    def complete(self) -> bool:
        return all(done.count >= self.games for done in self.done.values())

    @property
    def played(self) -> int:
        """Over all settings."""
        return sum(done.count for done in self.done.values())

    def run(
        self,
        workers: int = 1,
        engine: str = "processes",
        stop: Callable[[], bool] = lambda: False,
        played: Callable[[int], None] = lambda games: None,
    ) -> None:
        """Plays until everything is done or `stop` says so; `played` is called for every piece."""
        before, start = self.seconds, perf_counter()
        saved = start
        try:
            with closing(run_tasks(type(self).work, self._pieces(), workers, engine, stop)) as results:
                for piece, counted in results:
                    self.counts[piece.setting.name].merge(counted)
                    self.done[piece.setting.name].add(piece.start, piece.stop)
                    self.seconds = before + perf_counter() - start
                    played(counted.games)
                    if perf_counter() - saved > SAVED_EVERY:
                        self.save()
                        saved = perf_counter()
        finally:
            self.seconds = before + perf_counter() - start
            self.save()

    def _pieces(self) -> Iterator[Piece]:
        """The settings take turns, so that an interrupted study has about as many games of each."""
        settings = {setting.name: setting for setting in self.study.settings}
        missing = {name: list(done.missing(self.games, self.chunk)) for name, done in self.done.items()}
        for i in range(max(map(len, missing.values()))):
            for name, chunks in missing.items():
                if i < len(chunks):
                    yield Piece(settings[name], *chunks[i])

    # --- the file to resume from -----------------------------------------------------------

    def about(self) -> dict[str, Any]:
        """What must be the same for a run to be continued."""
        settings = {
            setting.name: [
                {"players": spec.players, "bots": spec.bots, "rules": rules_as_json(spec.rules), "seed": spec.seed}
                for spec in setting.specs
            ]
            for setting in self.study.settings
        }
        about = {"scoville": __version__, "game": self.study.game, self.what: self.study.name, "settings": settings}
        return {**about, "chunk": self.chunk}

    def save(self, **more: Any) -> None:
        """Writes the whole file or nothing. It holds sums, so it stays short."""
        progress = {
            name: {"done": done.ranges, "counts": self.counts[name].as_json()} for name, done in self.done.items()
        }
        kept = {"seconds": self.seconds, "progress": progress, **self.more, **more}
        write_resumed(self.file, {**self.about(), **kept})

    more: Mapping[str, Any] = {}
    """What else the file holds."""

    def resume(self, written: Mapping[str, Any]) -> None:
        """Takes over an earlier run; raises BadSettings if it was a different one, ScovilleError for a damaged file."""
        check_same(self.file, written, self.about())
        try:
            seconds = float(written["seconds"])
            kept = {name: written["progress"][name] for name in self.done}
            done = {name: Done(each["done"]) for name, each in kept.items()}
            counts = {name: self.counts_type.from_json(each["counts"]) for name, each in kept.items()}
            right = 0 <= seconds < 1e12 and all(done[name].count == counts[name].games for name in done)
        except (KeyError, TypeError, ValueError, AttributeError):
            right = False
        if not right:
            raise ScovilleError(f"{self.file} is not a file to resume from.")
        if any(each.end > self.games for each in done.values()):
            raise BadSettings.plain(f"{self.file} holds more than the {how_many(self.games, 'game')} asked for now.")
        self.seconds, self.done, self.counts = seconds, done, counts


class StudyRun(Run[Counts]):
    """What a study measures."""

    what = "study"
    chunk = CHUNK
    counts_type = Counts
    work = staticmethod(count_games)


class LuckRun(Run[LuckCounts]):
    """Luck against skill at each setting; `games` are deals."""

    what = "luck"
    chunk = CHUNK_OF_DEALS
    counts_type = LuckCounts
    work = staticmethod(count_luck)


def run(
    study: Study,
    games: int,
    workers: int = 1,
    engine: str = "processes",
    stop: Callable[[], bool] = lambda: False,
    played: Callable[[int], None] = lambda games: None,
) -> dict[str, Counts]:
    """Plays `games` games at each setting, or until `stop` says so; `played` is called for every piece."""
    made = StudyRun(study, games)
    made.run(workers, engine, stop, played)
    return made.counts
