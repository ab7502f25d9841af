"""Plays the games of a balance study on any number of workers, always with the same counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from .arena import play_game
from .balance import Counts
from .balance_studies import Setting, Study
from .engines import run_tasks
from .measures import WHOLE, measures_of

__all__ = ["count_games", "run"]

CHUNK: Final = 10
"""Games per piece of work."""


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


def run(
    study: Study,
    games: int,
    workers: int = 1,
    engine: str = "processes",
    stop: Callable[[], bool] = lambda: False,
    played: Callable[[int], None] = lambda games: None,
) -> dict[str, Counts]:
    """Plays `games` games at each setting, or until `stop` says so; `played` is called for every piece."""
    counts = {setting.name: Counts() for setting in study.settings}
    for piece, counted in run_tasks(count_games, _pieces(study, games), workers, engine, stop):
        counts[piece.setting.name].merge(counted)
        played(counted.games)
    return counts


def _pieces(study: Study, games: int) -> Iterator[Piece]:
    """The settings take turns, so that an interrupted study has about as many games of each."""
    for start in range(0, games, CHUNK):
        for setting in study.settings:
            yield Piece(setting, start, min(start + CHUNK, games))
