"""The program at the terminal: themes, one screen per game, another game after the last."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.app import App

from ...locales import Catalogue
from ...record import dump
from .room import terminal_of, terminals
from .saving import Unsaved, free_path, write_record
from .screen import TableScreen
from .table import Table
from .themes import DARK, LIGHT, preferred_theme, with_colours

__all__ = ["PlayApp"]


class PlayApp(App[None]):
    """`deal` sets up the next table; with `save` every game that was begun is written there when it is left."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, deal: Callable[[], Table[Any]], words: Catalogue, save: Path | None = None, overwrite: bool = False
    ) -> None:
        super().__init__()
        self.deal = deal
        self.words = words
        self.save = save
        self.overwrite = overwrite
        self.table_screen: TableScreen | None = None
        rooms = terminals()  # of all games: one style sheet names the colours of each
        for theme, colours in ((DARK, [room.dark for room in rooms]), (LIGHT, [room.light for room in rooms])):
            self.register_theme(with_colours(theme, ChainMap(*map(dict, colours))))
        self.theme = preferred_theme()

    def on_mount(self) -> None:
        self._open_table()

    def _open_table(self) -> None:
        if self.save is not None and not self.overwrite:
            self.save = free_path(self.save)
        saved_as = str(self.save) if self.save else None
        table = self.deal()
        self.table_screen = terminal_of(table.game).screen(table, self.words, saved_as)
        self.title = table.game.name.upper()
        self.push_screen(self.table_screen)

    def on_table_screen_over(self, message: TableScreen.Over) -> None:
        if not message.again:
            self.exit()
            return
        try:
            self.write()
        except Unsaved as error:
            self.notify(str(error), severity="error")
            return
        self.pop_screen()
        self._open_table()

    def write(self) -> Path | None:
        """Writes the record if that was asked for, and says where; raises Unsaved."""
        if self.save is not None and self.table_screen is not None:
            try:
                write_record(self.save, dump(self.table_screen.table.game), self.overwrite)
            except FileExistsError as error:  # not there when the game began
                raise Unsaved(self.save, "it is there already") from error
            self.overwrite = False  # the next game gets a file of its own
            self.table_screen = None
            return self.save
        return None

    def action_toggle_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    async def action_quit(self) -> None:
        """Ctrl+Q asks as q does."""
        self._ask_or_leave()

    def action_help_quit(self) -> None:
        """Ctrl+C too."""
        self._ask_or_leave()

    def _ask_or_leave(self) -> None:
        table = self.table_screen
        if table is not None and self.screen is table:
            table.ask_to_leave()
        elif table is None or table.table.game.over:
            self.exit()
