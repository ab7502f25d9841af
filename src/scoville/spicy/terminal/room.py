"""SPICY in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...cli.terminal.room import GameTerminal
from ...cli.terminal.table import Table
from ...locales import Catalogue
from .screen import SpicyScreen
from .table import SpicyTable

__all__ = ["ROOM"]


class SpicyTerminal(GameTerminal):
    dark: Mapping[str, str] = {"chili": "#ff7043", "wasabi": "#2fd0a0", "pepper": "#7cb8ff"}
    light: Mapping[str, str] = {"chili": "#b83a00", "wasabi": "#00714f", "pepper": "#1558a8"}

    def screen(self, table: Table[Any], words: Catalogue, saved_as: str | None) -> SpicyScreen:
        assert isinstance(table, SpicyTable)
        return SpicyScreen(table, words, saved_as)


ROOM: Final = SpicyTerminal()
