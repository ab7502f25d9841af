"""Puzzles: points of games with one clearly best answer. A game's own are its room `puzzles`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ..core import ScovilleError, registry
from .explaining import Explanation
from .thinking import OptionValue

__all__ = [
    "Puzzle",
    "PuzzleRoom",
    "Reason",
    "puzzle_room",
    "puzzles_of",
    "read_puzzles",
    "solution",
    "today",
    "write_puzzles",
]

DAY: Final = 86_400
STRIDE: Final = 7919
"""A prime: the puzzles of two days in a row come from different games."""

MARGIN = 0.05
"""The best answer beats every other by at least this much, and their intervals do not overlap."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something measured on imagined tables that speaks for the best answer and against the next best."""

    reason: str
    """What was measured. Its sentence is `puzzle-reason-<game>-<reason>`."""
    best: float
    """After the best answer."""
    other: float
    """After the next best."""
    seat: int | None = None
    """The player it is about, if it is about one."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One line of a file of puzzles."""

    index: int
    """The number of the game, within the seed, that it was taken from."""
    record: str
    """The game up to this point."""
    seat: int
    """The seat that is asked."""
    kind: str
    """The kind of the best answer."""
    options: tuple[tuple[str | None, float, float, int], ...]
    """The best first: as a record writes it after the name (None is to let things be), chance, error, playouts."""
    claims: tuple[dict[str, Any], ...] = ()
    """The bot's beliefs about what others have said."""
    reasons: tuple[Reason, ...] = ()
    """Why the best answer beats the next best, the clearest reason first."""

    @property
    def values(self) -> tuple[OptionValue, ...]:
        """The options with their values."""
        return tuple(OptionValue(*option) for option in self.options)

    @property
    def answers(self) -> tuple[str | None, ...]:
        """What can be answered, in an order that does not show which is best; to let things be comes last."""
        return tuple(sorted((action for action, *_ in self.options), key=lambda action: (action is None, action)))


class PuzzleRoom:
    """The base class has no puzzles."""

    players: Sequence[int] = ()
    """Sizes of the tables whose games are searched for puzzles."""
    file: Path | None = None
    """The file with the game's puzzles."""

    def asks(self, game: Any, seat: int) -> bool:
        """Whether this could be a puzzle: the seat has something to decide, and not too many answers."""
        return False

    def comes_true(self, game: Any, option: Any) -> bool:
        """Whether the best answer is also right in fact: a player who answers well must not be told otherwise."""
        return True

    def truth(self, game: Any) -> Any:
        """The card that the answer was about; None if nothing is hidden behind it."""
        return None

    def reasons(self, game: Any, seat: int, best: Any, other: Any, seed: int | str) -> tuple[Reason, ...]:
        """Why `best` is better than `other`, as far as it can be measured."""
        return ()

    def kind_of(self, option: Any) -> str:
        """The kind of an answer: a set of puzzles has a limited share of each."""
        return type(option).__name__.lower()


def puzzle_room(game: str) -> PuzzleRoom:
    room: PuzzleRoom = registry.game(game).room("puzzles") or PuzzleRoom()
    return room


def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    file = puzzle_room(game).file
    return () if file is None else read_puzzles(file)


def today(count: int, now: float) -> int:
    """The number of the puzzle of the day, from 1: the same for everybody, and another one tomorrow."""
    return int(now // DAY) * STRIDE % count + 1


def solution(found: Explanation) -> OptionValue | None:
    """The clearly best answer, if there is one."""
    best, *others = found.options
    if not others or not best.known or not 0.05 < best.chance < 0.95:
        return None  # nothing to decide, or decided already
    for other in others:
        if not other.known or best.chance - other.chance < MARGIN or best.sampled[0] <= other.sampled[1]:
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
    reasons = tuple(Reason(**reason) for reason in line.get("reasons", ()))
    return Puzzle(**line | {"options": options, "claims": tuple(line["claims"]), "reasons": reasons})


def write_puzzles(file: Path, puzzles: Iterable[Puzzle], anew: bool = False) -> None:
    """Appends puzzles to the file, or writes it anew."""
    with file.open("w" if anew else "a", encoding="utf-8") as out:
        for puzzle in puzzles:
            out.write(json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":")) + "\n")
