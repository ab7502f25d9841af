"""HEATED in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...cli.terminal.room import GameTerminal
from ...cli.terminal.table import Table
from ...locales import Catalogue
from .screen import HeatedScreen
from .table import HeatedTable

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

    def screen(self, table: Table[Any], words: Catalogue, saved_as: str | None) -> HeatedScreen:
        assert isinstance(table, HeatedTable)
        return HeatedScreen(table, words, saved_as)


ROOM: Final = HeatedTerminal()
