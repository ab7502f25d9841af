"""What a game's table looks like in the terminal: its room `terminal`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core import AnyGame, registry
from ...locales import Catalogue
from .plain import PlainScreen, PlainTable
from .screen import TableScreen
from .table import Table

__all__ = ["GameTerminal", "terminal_of", "terminals"]


class GameTerminal:
    dark: Mapping[str, str] = {}
    """Colours by name, on a dark table and on a light one."""
    light: Mapping[str, str] = {}

    def screen(self, table: Table[Any], words: Catalogue, saved_as: str | None) -> TableScreen:
        """As it stands, the screen of any plain game."""
        assert isinstance(table, PlainTable)
        return PlainScreen(table, words, saved_as)


def terminal_of(game: AnyGame) -> GameTerminal:
    room: GameTerminal = registry.kind_of(game).room("terminal") or GameTerminal()
    return room


def terminals() -> list[GameTerminal]:
    """Those of all games that have one."""
    return [room for kind in registry.games().values() if (room := kind.room("terminal")) is not None]
