"""The lessons of a game, one after the other, and how far somebody has come with them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path

from ...core.speeds import ALONE
from ...locales import Catalogue
from ...record.lessons import lessons_of
from ...server.local import Opponents
from ..game_command import command_of
from .room import terminal_of
from .screen import TableScreen
from .tutor import BREATH, Tutor

__all__ = ["Progress", "School"]


class Progress:
    """Which lessons somebody has done, in the user's own folder for data. Where that cannot be written, nothing is
    remembered, and the lessons are given all the same."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or user_data_path("scoville", appauthor=False) / "lessons.json"

    def _read(self) -> dict[str, list[str]]:
        with suppress(OSError, ValueError):
            found = json.loads(self.file.read_text(encoding="utf-8"))
            if isinstance(found, dict):
                return {game: ids for game, ids in found.items() if isinstance(ids, list)}
        return {}

    def is_new(self, game: str) -> bool:
        """Whether this person has never been offered the lessons of this game."""
        return game not in self._read()

    def done(self, game: str) -> list[str]:
        return self._read().get(game, [])

    def note(self, game: str, *done: str) -> None:
        """The lessons were offered, and these are done."""
        found = self._read()
        found[game] = [*found.get(game, []), *(each for each in done if each not in found.get(game, []))]
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(found), encoding="utf-8")


class School:
    """`person` is the learner's name at the table."""

    def __init__(self, game: str, words: Catalogue, person: str, progress: Progress, breath: float = BREATH) -> None:
        self.game = game
        self.words = words
        self.progress = progress
        self.breath = breath
        lessons = lessons_of(game)
        name = person if person not in lessons[0].players[1:] else words.say("terminal-guest")
        self.lessons = tuple(lesson.named(name) for lesson in lessons)
        self.at = _first_open([lesson.id for lesson in lessons], progress.done(game))
        progress.note(game)

    def screen(self) -> TableScreen:
        """The table of the lesson that is due."""
        lesson = self.lessons[self.at]
        begun = lesson.begin()
        table = command_of(self.game).go_on(begun, None, Opponents((), ALONE["relaxed"]))()
        tutor = Tutor(self.words, lesson, self.at + 1, len(self.lessons), self.breath)
        screen = terminal_of(begun).screen(table, self.words)
        screen.tutor = tutor
        return screen

    def go(self, screen: TableScreen, step: str) -> bool:
        """From a lesson to another; False if the lessons are over for now."""
        if screen.tutor is not None and screen.tutor.done:
            self.progress.note(self.game, screen.tutor.lesson.id)
        self.at = min(max(self.at + {"next": 1, "back": -1}.get(step, 0), 0), len(self.lessons) - 1)
        return step in {"next", "back", "again"}


def _first_open(lessons: Sequence[str], done: Sequence[str]) -> int:
    """The first that is not done; the very first if all are."""
    return next((at for at, lesson in enumerate(lessons) if lesson not in done), 0)
