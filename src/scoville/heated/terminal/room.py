"""HEATED in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cli.terminal.room import GameTerminal
from ...locales import Catalogue
from ...server.local import LocalTable
from .screen import HeatedScreen
from .table import MatchTable

__all__ = ["ROOM"]


class HeatedTerminal(GameTerminal):
    dark: Mapping[str, str] = {
        "heated-blue": "#6fb1ff",
        "heated-green": "#3ddc97",
        "heated-purple": "#d58cff",
        "heated-yellow": "#ffd84d",
    }
    light: Mapping[str, str] = {
        "heated-blue": "#1558a8",
        "heated-green": "#00714f",
        "heated-purple": "#8a2bb0",
        "heated-yellow": "#7d5f00",
    }

    def screen(self, table: LocalTable, words: Catalogue) -> HeatedScreen:
        assert isinstance(table, MatchTable)
        return HeatedScreen(table, words)


ROOM: Final = HeatedTerminal()
