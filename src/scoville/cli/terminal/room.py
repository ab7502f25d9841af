"""What a game's table looks like in the terminal: its room `terminal`."""

from __future__ import annotations

from collections.abc import Mapping

from ...core import AnyGame, registry
from ...locales import Catalogue
from ...server.local import LocalTable
from .plain import PlainScreen
from .screen import TableScreen

__all__ = ["GameTerminal", "terminal_of", "terminals"]


class GameTerminal:
    dark: Mapping[str, str] = {}
    """Colours by name, on a dark table and on a light one."""
    light: Mapping[str, str] = {}

    def screen(self, table: LocalTable, words: Catalogue) -> TableScreen:
        """By default, the screen of any plain game."""
        return PlainScreen(table, words)


def terminal_of(game: AnyGame) -> GameTerminal:
    room: GameTerminal = registry.kind_of(game).room("terminal") or GameTerminal()
    return room


def terminals() -> list[GameTerminal]:
    """The rooms of all games that have one."""
    return [room for kind in registry.games().values() if (room := kind.room("terminal")) is not None]
