"""A game as everything outside its folder knows it: a name, the number of players, its rules, and its rooms.

A game's folder has a room for every layer that needs something of the game: `record` (how it is written), `clauses`
(its rulebook), `umpire` (live tables), `bots` and so on. A room is the module of that name in the folder, and the
layer uses its `ROOM`. It loads when first needed. Each layer defines what its room must answer, and has a default.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .errors import BadSettings
from .game import Game

__all__ = ["AnyGame", "GameKind"]

AnyGame = Game[Any, Any]
"""A game in progress, whichever it is."""


@dataclass(frozen=True)
class GameKind:
    """A game that can be played. A game in progress is a `Game`; `registry.kind_of(game)` gives its kind."""

    name: str
    """One lower-case word: in records, on the command line, on the wire."""
    new: Callable[..., AnyGame]
    """`new(players, seed, rules=None, *, first=None)` deals a game."""
    rules: type[Any]
    """The type of its rules; without arguments it makes the usual ones. Raises BadSettings."""
    fewest: int
    most: int
    """Numbers of players."""
    reasons: tuple[str, ...]
    """Why a game can end, as `Game.reason` gives it."""
    folder: str
    """The package that holds its rooms, or the one module that holds all of it."""
    rooms: Mapping[str, Any] = field(default_factory=dict)
    """Rooms that are not modules of the folder, for a game small enough for one file."""
    place: int = 100
    """Its place in lists of games, from small to large; then by name."""
    _found: dict[str, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Rooms already loaded, cached because every action at a live table asks for some."""

    @property
    def title(self) -> str:
        """The name as it is written in a sentence."""
        return self.name.upper()

    @property
    def words(self) -> Path:
        """The folder with the game's own catalogues, one subfolder per language, as in `scoville/locales`."""
        return Path(sys.modules[self.folder].__file__ or "").parent / "locales"

    def room(self, name: str, default: Any = None) -> Any:
        """What this game gives a layer, imported when first asked for; `default` if the game has no such room."""
        if name not in self._found:
            self._found[name] = self._find(name)
        found = self._found[name]
        return default if found is None else found

    def _find(self, name: str) -> Any:
        if name in self.rooms:
            return self.rooms[name]
        module = f"{self.folder}.{name}"
        # A folder is a package; a game in one module has no submodules to look for.
        if module not in sys.modules and (
            not hasattr(sys.modules[self.folder], "__path__") or find_spec(module) is None
        ):
            return None
        return import_module(module).ROOM

    def needed(self, name: str) -> Any:
        """A room without which the caller can do nothing; raises BadSettings if this game has none."""
        found = self.room(name)
        if found is None:
            raise BadSettings("no-room", game=self.title, room=name)
        return found

    def check_rules(self, rules: object) -> None:
        """Raises BadSettings unless these are rules of this game."""
        if not isinstance(rules, self.rules):
            raise BadSettings("other-rules", game=self.title)

    def check_players(self, players: int) -> None:
        """Raises BadSettings unless this many can play."""
        if not self.fewest <= players <= self.most:
            raise BadSettings("game-players", game=self.title, fewest=self.fewest, most=self.most, players=players)
