"""The programs at the terminal: themes, lessons, one screen per game, another game after the last."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Sequence
from pathlib import Path

from textual.app import App
from textual.content import Content

from ...locales import Catalogue
from ...record.lessons import lessons_of
from ...server.local import LocalTable
from ..spaces import hold_no_break_spaces
from .dialogs import Ask
from .room import terminal_of, terminals
from .saving import GrowingRecord, Unsaved, free_path
from .school import Progress, School
from .screen import TableScreen
from .themes import DARK, LIGHT, preferred_theme, with_colours
from .tutor import BREATH

__all__ = ["LessonsApp", "PlayApp", "TerminalApp"]

hold_no_break_spaces()


class TerminalApp(App[str]):
    """What playing and learning share. `progress` remembers the lessons that were done; without it nothing is."""

    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    breath = BREATH
    """Seconds before somebody acts in a lesson."""

    def __init__(self, words: Catalogue, progress: Progress | None = None) -> None:
        super().__init__()
        self.words = words
        self.progress = progress
        self.school: School | None = None
        rooms = terminals()  # of all games, because one style sheet names the colours of each
        for theme, colours in ((DARK, [room.dark for room in rooms]), (LIGHT, [room.light for room in rooms])):
            self.register_theme(with_colours(theme, ChainMap(*map(dict, colours))))
        self.theme = preferred_theme()

    def open_lessons(self, game: str, person: str) -> None:
        """In front of whatever there is."""
        self.school = School(game, self.words, person, self.progress or Progress(), self.breath)
        self.push_screen(self.school.screen())

    def on_table_screen_lesson_over(self, message: TableScreen.LessonOver) -> None:
        if self.school is None or not isinstance(self.screen, TableScreen):
            return
        goes_on = self.school.go(self.screen, message.step)
        self.pop_screen()
        if goes_on:
            self.push_screen(self.school.screen())
        else:
            self.school = None
            self.after_lessons(message.step == "play")

    def after_lessons(self, play: bool) -> None:
        """The person leaves them, perhaps to `play`."""

    def action_toggle_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    async def action_quit(self) -> None:
        """Ctrl+Q asks like q."""
        self.ask_or_leave()

    def action_help_quit(self) -> None:
        """Ctrl+C asks too."""
        self.ask_or_leave()

    def ask_or_leave(self) -> None:
        if isinstance(self.screen, TableScreen):
            self.screen.ask_to_leave()


class LessonsApp(TerminalApp):
    """Lessons and nothing else. It ends with the name of the game the person wants to play now, if any."""

    def __init__(self, games: Sequence[str], person: str, words: Catalogue, progress: Progress) -> None:
        super().__init__(words, progress)
        self.games = tuple(games)
        self.person = person
        self.game = ""

    def on_mount(self) -> None:
        if len(self.games) == 1:
            self._learn("1")
        else:
            self._ask_which()

    def _ask_which(self) -> None:
        say = self.words.say
        assert self.progress is not None
        choices, enter = [], ""
        for number, game in enumerate(self.games, start=1):
            done, all_of_them = len(self.progress.done(game)), len(lessons_of(game))
            if not enter and done < all_of_them:
                enter = str(number)  # the first game that is not learnt yet
            choices.append(
                (str(number), str(number), say("terminal-lessons-of", game=game.upper(), done=done, count=all_of_them))
            )
        choices.append(("escape", say("terminal-key-esc"), say("terminal-quit")))
        also = {"q": "escape", "enter": enter or "1"}
        self.push_screen(
            Ask(say("terminal-lessons"), Content(say("terminal-lessons-which")), choices, also), self._learn
        )

    def _learn(self, answer: str | None) -> None:
        if answer is None or not answer.isdecimal():
            self.exit()
        else:
            self.game = self.games[int(answer) - 1]
            self.open_lessons(self.game, self.person)

    def after_lessons(self, play: bool) -> None:
        self.exit(self.game if play else None)

    def ask_or_leave(self) -> None:
        if isinstance(self.screen, TableScreen):
            self.screen.ask_to_leave()
        else:
            self.exit()


class PlayApp(TerminalApp):
    """`deal` sets up the next table; with `save` every game is written there as it is played. With `progress` somebody
    who is new to the game is offered its lessons first."""

    def __init__(
        self,
        deal: Callable[[], LocalTable],
        words: Catalogue,
        save: Path | None = None,
        overwrite: bool = False,
        progress: Progress | None = None,
    ) -> None:
        super().__init__(words, progress)
        self.deal = deal
        self.save = save
        self.overwrite = overwrite
        self.table_screen: TableScreen | None = None
        self.growing: GrowingRecord | None = None
        self.unsaved = False
        """Whether the last attempt to write the record has failed."""

    def on_mount(self) -> None:
        self._open_table()
        self._welcome()

    def _welcome(self) -> None:
        assert self.table_screen is not None
        game = self.table_screen.table.game
        if (
            self.progress is None
            or game.history
            or not self.table_screen.lessons
            or not self.progress.is_new(game.name)
        ):
            return
        self.progress.note(game.name)
        say = self.words.say
        body = Content(say("terminal-new", count=len(lessons_of(game.name))))
        choices = [
            ("l", "l", say("terminal-new-lessons")),
            ("enter", say("terminal-key-enter"), say("terminal-new-play")),
        ]
        self.push_screen(Ask(say("terminal-new-title", game=game.name.upper()), body, choices), self._welcomed)

    def _welcomed(self, answer: str | None) -> None:
        if answer == "l":
            self.on_table_screen_lessons_wanted()

    def on_table_screen_lessons_wanted(self) -> None:
        assert self.table_screen is not None
        game = self.table_screen.table.game
        self.open_lessons(game.name, game.players[self.table_screen.me])

    def _open_table(self) -> None:
        if self.save is not None and not self.overwrite:
            self.save = free_path(self.save)
        table = self.deal()
        self.table_screen = terminal_of(table.game).screen(table, self.words)
        self.table_screen.lessons = bool(lessons_of(table.game.name))
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

    def ask_or_leave(self) -> None:
        table = self.table_screen
        if isinstance(self.screen, TableScreen):
            self.screen.ask_to_leave()
        elif table is None or table.table.game.over:
            self.exit()
