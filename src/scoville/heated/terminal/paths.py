"""The options of a seat, step by step, as the state lists them. A path is the steps taken so far."""

from __future__ import annotations

from ...core.options import Options
from .. import Action, Heated
from ..rules.choice import Choice
from ..rules.lister import action_of
from ..rules.option_codes import DISCARD, GIVE, REFLEXES
from ..rules.options import list_options

__all__ = ["Path", "Paths"]

Path = tuple[int, ...]


class Paths:
    def __init__(self, game: Heated, seat: int) -> None:
        self._state = game.state
        self.seat = seat
        self._options = Options()

    def _choice(self, path: Path) -> Choice:
        choice = Choice()
        for option in path:
            choice.advance(self._state, self.seat, option)
        return choice

    def steps(self, path: Path = ()) -> list[int]:
        """The possible next steps; empty once the path is a whole action."""
        choice = self._choice(path)
        if choice.is_whole():
            return []
        list_options(self._options, self._state, self.seat, choice, REFLEXES)
        return self._options.as_list()

    def stage(self, path: Path) -> int:
        """What the next step decides."""
        return int(self._choice(path).stage)

    def action(self, path: Path) -> Action:
        """A whole path as an action."""
        action: Action = action_of(self._state, self.seat, self._choice(path))
        return action

    def discardable(self) -> set[int]:
        """The cards that can be part of a discard. Each step lists those that leave enough for the rest, so the path
        that discards the lowest first meets all of them."""
        found: set[int] = set()
        path: Path = ()
        while thrown := [option for option in self.steps(path) if DISCARD <= option < GIVE]:
            found.update(option - DISCARD for option in thrown)
            path = (*path, thrown[0])
        return found
