"""Records on disk. Nothing is overwritten without consent.

A game that is saved while it is played grows in `FILE.part`, action by action, and becomes FILE when the person leaves
it. So everything shown is on disk, however the program ends.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from ...core import ScovilleError
from ...record.record import AnyGame, dump, opened, said_lines, setup_of
from ...server.local import LocalTable

__all__ = ["GrowingRecord", "Unsaved", "default_name", "free_path", "part_of", "write_record"]


class Unsaved(ScovilleError):
    """The record could not be written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path} could not be written: {reason}.")
        self.reason = reason


def default_name(game: AnyGame) -> str:
    seed = setup_of(game)[0]
    return f"{game.name}-{seed if isinstance(seed, str) else format(seed, 'x')}.toml"


def part_of(path: Path) -> Path:
    """Where the record grows during the game."""
    return path.with_name(path.name + ".part")


def free_path(path: Path) -> Path:
    """The path itself, or with the first number that makes it new: game.toml, game-2.toml."""
    found, count = path, 1
    while found.exists() or part_of(found).exists():
        count += 1
        found = path.with_stem(f"{path.stem}-{count}")
    return found


def write_record(path: Path, record: str, overwrite: bool = False) -> None:
    """Raises FileExistsError if the file exists and may not be overwritten, Unsaved if the system refuses."""
    try:
        with path.open("w" if overwrite else "x", encoding="utf-8") as file:
            file.write(record)
    except FileExistsError:
        raise
    except (OSError, ValueError) as error:
        raise _unsaved(path, error) from error


def _unsaved(path: Path, error: OSError | ValueError) -> Unsaved:
    return Unsaved(path, error.strerror if isinstance(error, OSError) and error.strerror else str(error))


class GrowingRecord:
    """The record of a game in progress. Every method raises Unsaved if the system refuses."""

    def __init__(self, path: Path, table: LocalTable, overwrite: bool) -> None:
        self.path = path
        self.part = part_of(path)
        self.overwrite = overwrite
        self._table = table
        self._file: TextIO | None = None
        self._written = 0

    def grow(self) -> None:
        """Adds what has been done since the last call. The system then has it, so it survives the end of this program.
        Waiting for the disk itself would only guard against a power cut, and every move would pay for it."""

        def write() -> None:
            game = self._table.game
            if self._file is None:
                self._begin()
            else:
                self._file.write("".join(line + "\n" for line in said_lines(game, self._written)))
                self._file.flush()
            self._written = len(game.history)

        self._try(write)

    def _begin(self) -> None:
        """Writes beside an older part first: that may hold the very game that continues here."""
        new = self.part.with_name(self.part.name + ".new")
        new.write_text(opened(self._table.game, self._table.live), encoding="utf-8")
        new.replace(self.part)
        self._file = self.part.open("a", encoding="utf-8")

    def finish(self) -> None:
        """Puts the whole record in its place and removes the part."""

        def write() -> None:
            self.close()
            if self.path.exists() and not self.overwrite:  # it was not there when the game began
                raise FileExistsError(17, f"it is there already; the game is in {self.part.name}")
            whole = self.part.with_name(self.part.name + ".new")
            whole.write_text(dump(self._table.game, self._table.live), encoding="utf-8")
            whole.replace(self.path)
            self.part.unlink(missing_ok=True)

        self._try(write)

    def close(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            file.close()

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
        except (OSError, ValueError) as error:
            try:
                self.close()  # a line may be half written; the next call writes the record anew
            except OSError:
                self._file = None
            raise _unsaved(self.path, error) from error
