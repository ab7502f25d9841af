"""An evening with the printed cards: who plays, what they chose, every game so far. It is written after each entry."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import msgspec

from ..core import ScovilleError
from .pad import Sheet

__all__ = ["Evening", "Unreadable", "same_name"]

MOST_STEPS = 300


class Unreadable(ScovilleError):
    """The file holds no evening."""


@dataclass(slots=True)
class Evening:
    game: str
    names: tuple[str, ...]
    asked: dict[str, str]
    seed: str
    sheets: tuple[Sheet, ...] = ()
    """The games that are over."""
    now: Sheet = field(default_factory=Sheet)
    past: list[tuple[tuple[Sheet, ...], Sheet]] = field(default_factory=list)
    """The games as they were before each entry, the newest last."""

    def enter(self, sheets: tuple[Sheet, ...], now: Sheet) -> None:
        """Makes an entry that can be taken back."""
        self.past = [*self.past, (self.sheets, self.now)][-MOST_STEPS:]
        self.sheets, self.now = sheets, now

    def undo(self) -> bool:
        """Takes the last entry back. Returns whether there was one."""
        if not self.past:
            return False
        self.sheets, self.now = self.past.pop()
        return True

    def draw_again(self) -> None:
        """Draws again with the same choices."""
        self.seed = new_seed()

    def draw_lot(self) -> None:
        self.asked["lot"] = new_seed()

    def write(self, file: Path) -> None:
        """Writes everything or nothing, so that a lost connection or a full disk does no damage. Raises OSError."""
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f"{file.name}.part")
        part.write_bytes(msgspec.json.encode(self))
        os.replace(part, file)

    @classmethod
    def read(cls, file: Path, game: str) -> Self:
        """Raises OSError, or Unreadable if it is no evening of this game."""
        try:
            found = msgspec.json.decode(file.read_bytes(), type=cls)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Unreadable(str(file)) from None
        sheets = (*found.sheets, found.now, *(one for sheets, now in found.past for one in (*sheets, now)))
        seats = len(found.names)
        fits = all(
            all(len(counts) == seats for counts in sheet.counts.values())
            and all(0 <= one < seats for one in sheet.named)
            for sheet in sheets
        )
        if found.game != game or not fits:
            raise Unreadable(str(file))
        return found

    @classmethod
    def begin(cls, game: str, names: tuple[str, ...], asked: dict[str, str], seed: str = "") -> Self:
        return cls(game, names, asked, seed or new_seed())


def new_seed() -> str:
    return f"{secrets.randbits(64):x}"


def same_name(names: Iterable[str]) -> str | None:
    """A name that two players have, whatever its capitals: nobody could tell their scores apart."""
    seen: set[str] = set()
    for name in names:
        if name.casefold() in seen:
            return name
        seen.add(name.casefold())
    return None
