"""Lessons: prepared positions and what the learner is asked to do there. Browser and terminal give the same ones.

A game has lessons if `lessons.json` lies beside its module. What they say are the messages `learn-<game>-<lesson>`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..core import AnyGame, registry
from .record import read, say

__all__ = ["Ask", "Lesson", "lessons_of"]


@dataclass(frozen=True, slots=True)
class Ask:
    """One thing that the learner is asked to do."""

    want: re.Pattern[str]
    """What counts as done, as a record writes an action after the name."""
    example: str
    """One such action."""
    then: tuple[str, ...]
    """What the others do then."""

    def fits(self, game: AnyGame, seat: int, action: Any) -> bool:
        return self.want.search(say(game, seat, action).partition(" ")[2]) is not None


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    id: str
    players: tuple[str, ...]
    """Clockwise; the learner sits in the first seat."""
    position: tuple[str, ...]
    """As a record writes it."""
    before: tuple[str, ...]
    """What the others do before anything is asked."""
    asks: tuple[Ask, ...]

    @property
    def message(self) -> str:
        """What to do; `.title` is its name, `.done` the result."""
        return f"learn-{self.game}-{self.id}"

    def begin(self) -> AnyGame:
        """The game, in its prepared position."""
        head = [f'format = 1\ngame = "{self.game}"\nplayers = {json.dumps(self.players)}\nseed = 7\nactions = []']
        return read("\n".join([*head, "[position]", *self.position])).game

    def named(self, learner: str) -> Lesson:
        """The same lesson with the learner's own name, which must be none of the others'."""
        own = re.compile(rf"\b{re.escape(self.players[0])}\b")

        def put(line: str) -> str:
            return own.sub(learner, line)

        asks = [Ask(re.compile(put(a.want.pattern)), put(a.example), tuple(map(put, a.then))) for a in self.asks]
        position, before = tuple(map(put, self.position)), tuple(map(put, self.before))
        return Lesson(self.game, self.id, (learner, *self.players[1:]), position, before, tuple(asks))


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """In their order; none for a game that has no lessons."""
    file = registry.game(game).words.with_name("lessons.json")
    if not file.is_file():
        return ()
    found = json.loads(file.read_text(encoding="utf-8"))
    return tuple(_read(game, tuple(found["players"]), lesson) for lesson in found["lessons"])


def _read(game: str, players: tuple[str, ...], lesson: Mapping[str, Any]) -> Lesson:
    asks = tuple(Ask(re.compile(ask["want"]), ask["try"], tuple(ask["then"])) for ask in lesson["asks"])
    return Lesson(game, lesson["id"], players, tuple(lesson["position"]), tuple(lesson["before"]), asks)
