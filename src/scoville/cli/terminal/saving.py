"""Records on disk. Nothing is overwritten unless somebody said so."""

from __future__ import annotations

from pathlib import Path

from ...core import ScovilleError
from ...record.record import AnyGame, setup_of

__all__ = ["Unsaved", "default_name", "free_path", "write_record"]


class Unsaved(ScovilleError):
    """The record could not be written."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path} could not be written: {reason}.")
        self.reason = reason


def default_name(game: AnyGame) -> str:
    seed = setup_of(game)[0]
    return f"{game.name}-{seed if isinstance(seed, str) else format(seed, 'x')}.toml"


def free_path(path: Path) -> Path:
    """The path itself, or with the first number that makes it new: game.toml, game-2.toml."""
    found, count = path, 1
    while found.exists():
        count += 1
        found = path.with_stem(f"{path.stem}-{count}")
    return found


def write_record(path: Path, record: str, overwrite: bool = False) -> None:
    """FileExistsError if it is there and may not be overwritten; Unsaved if the system refuses."""
    try:
        with path.open("w" if overwrite else "x", encoding="utf-8") as file:
            file.write(record)
    except FileExistsError:
        raise
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Unsaved(path, reason) from error
