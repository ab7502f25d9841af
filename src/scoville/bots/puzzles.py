"""Puzzles: points of games at which one answer is clearly the best. A game's own are its room `puzzles`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from ..core import ScovilleError, registry
from .explaining import Explanation
from .thinking import OptionValue

__all__ = ["Puzzle", "PuzzleRoom", "puzzle_room", "read_puzzles", "solution", "write_puzzles"]

MARGIN = 0.05
"""By so much the best answer beats every other, besides that their intervals do not meet."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One line of a file of puzzles."""

    index: int
    """Which game of the seed it was taken from."""
    record: str
    """The game up to there."""
    seat: int
    """Who is asked."""
    kind: str
    """What sort of answer is the best one."""
    options: tuple[tuple[str | None, float, float, int], ...]
    """The best first: as a record writes it after the name (None is to let things be), chance, error, playouts."""
    claims: tuple[dict[str, Any], ...] = ()
    """What the bot believes of what others have said."""

    @property
    def values(self) -> tuple[OptionValue, ...]:
        """The options with what they are worth."""
        return tuple(OptionValue(*option) for option in self.options)


class PuzzleRoom:
    """As it stands a game has no puzzles."""

    players: Sequence[int] = ()
    """How many sit at the tables whose games are searched for puzzles."""
    file: Path | None = None
    """Where the game's puzzles lie."""

    def asks(self, game: Any, seat: int) -> bool:
        """Whether this could be a puzzle: the seat has something to decide, and not too many answers."""
        return False

    def comes_true(self, game: Any, option: Any) -> bool:
        """Whether the best answer is right in fact as well: a player who answers well must not be told otherwise."""
        return True

    def kind_of(self, option: Any) -> str:
        """What sort of answer this is: a set of puzzles has no more than its share of each."""
        return type(option).__name__.lower()


def puzzle_room(game: str) -> PuzzleRoom:
    room: PuzzleRoom = registry.game(game).room("puzzles") or PuzzleRoom()
    return room


def solution(found: Explanation) -> OptionValue | None:
    """The answer that is clearly the best one, if there is one."""
    best, *others = found.options
    if not others or not best.known or not 0.05 < best.chance < 0.95:
        return None  # nothing to decide, or decided already
    for other in others:
        if not other.known or best.chance - other.chance < MARGIN or best.interval[0] <= other.interval[1]:
            return None
    return best


@lru_cache(maxsize=8)
def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    """ScovilleError if it holds something else."""
    if not file.exists():
        return ()
    try:
        return tuple(_read(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ScovilleError(f"{file}: This is not a file of puzzles.") from error


def _read(line: dict[str, Any]) -> Puzzle:
    options = tuple((action, chance, error, playouts) for action, chance, error, playouts in line.pop("options"))
    return Puzzle(**line | {"options": options, "claims": tuple(line["claims"])})


def write_puzzles(file: Path, puzzles: Iterable[Puzzle]) -> None:
    """Adds them to the file."""
    with file.open("a", encoding="utf-8") as out:
        for puzzle in puzzles:
            out.write(json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":")) + "\n")
