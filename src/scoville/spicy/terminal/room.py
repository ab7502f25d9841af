"""SPICY in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...cli.terminal.room import GameTerminal
from ...locales import Catalogue
from ...server.local import LocalTable
from .screen import SpicyScreen

__all__ = ["ROOM"]


class SpicyTerminal(GameTerminal):
    dark: Mapping[str, str] = {"chili": "#ff7043", "wasabi": "#2fd0a0", "pepper": "#7cb8ff"}
    light: Mapping[str, str] = {"chili": "#b83a00", "wasabi": "#00714f", "pepper": "#1558a8"}

    def screen(self, table: LocalTable, words: Catalogue) -> SpicyScreen:
        return SpicyScreen(table, words)


ROOM: Final = SpicyTerminal()
