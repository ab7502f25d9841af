"""The terminal program: themes, one screen per game, and another game after the last."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable
from pathlib import Path

from textual.app import App

from ...locales import Catalogue
from ...server.local import LocalTable
from .room import terminal_of, terminals
from .saving import GrowingRecord, Unsaved, free_path
from .screen import TableScreen
from .themes import DARK, LIGHT, preferred_theme, with_colours

__all__ = ["PlayApp"]


class PlayApp(App[None]):
    """`deal` sets up the next table; with `save` every game is written there as it is played."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self, deal: Callable[[], LocalTable], words: Catalogue, save: Path | None = None, overwrite: bool = False
    ) -> None:
        super().__init__()
        self.deal = deal
        self.words = words
        self.save = save
        self.overwrite = overwrite
        self.table_screen: TableScreen | None = None
        self.growing: GrowingRecord | None = None
        self.unsaved = False
        """Whether the last attempt to write the record has failed."""
        rooms = terminals()  # of all games, because one style sheet names the colours of each
        for theme, colours in ((DARK, [room.dark for room in rooms]), (LIGHT, [room.light for room in rooms])):
            self.register_theme(with_colours(theme, ChainMap(*map(dict, colours))))
        self.theme = preferred_theme()

    def on_mount(self) -> None:
        self._open_table()

    def _open_table(self) -> None:
        if self.save is not None and not self.overwrite:
            self.save = free_path(self.save)
        table = self.deal()
        self.table_screen = terminal_of(table.game).screen(table, self.words)
        if self.save is not None:
            self.growing = GrowingRecord(self.save, table, self.overwrite)
            self.overwrite = False  # the next game gets its own file
            table.kept = self._grow
            self._grow()
        self.title = table.game.name.upper()
        self.push_screen(self.table_screen)

    def _grow(self) -> None:
        """Saves the game. The screen says that it is saved only while that is true."""
        if self.growing is None or self.table_screen is None:
            return
        try:
            self.growing.grow()
        except Unsaved as error:
            if not self.unsaved:  # once, not after every action
                self.notify(str(error), severity="error", timeout=20)
            self.unsaved, self.table_screen.saved_as = True, None
        else:
            self.unsaved, self.table_screen.saved_as = False, str(self.growing.path)

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
        """Finishes the record if there is one and returns its place; raises Unsaved."""
        if self.growing is None:
            return None
        self.growing.finish()
        path, self.growing, self.table_screen = self.growing.path, None, None
        return path

    def action_toggle_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    async def action_quit(self) -> None:
        """Ctrl+Q asks like q."""
        self._ask_or_leave()

    def action_help_quit(self) -> None:
        """Ctrl+C asks too."""
        self._ask_or_leave()

    def _ask_or_leave(self) -> None:
        table = self.table_screen
        if table is not None and self.screen is table:
            table.ask_to_leave()
        elif table is None or table.table.game.over:
            self.exit()
