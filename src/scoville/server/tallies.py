"""What a game counts about each player, for the page that shows people how they play: its room `tallies`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from ..core import AnyGame, Fact, registry

__all__ = ["Counts", "Measure", "Tallies", "tallies_of"]

Counts = dict[str, Any]
"""By measure: a share is `[hits, chances]`, a count `[sum, games]`, a time `[sum of milliseconds, how many, the
shortest]`, a favourite a dict of how often by word."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One thing that is counted. Its name on screen is the message `play-<game>-<name>`, with a `.help`."""

    name: str
    kind: Literal["share", "count", "time", "favourite"]
    words: str = ""
    """`favourite`: what a value is, as a field of a fact: card or claim."""


class Tallies:
    """The base class counts nothing."""

    measures: tuple[Measure, ...] = ()

    def counters(self, game: AnyGame) -> Sequence[Counts]:
        """Empty counts, by seat."""
        return [{} for _ in game.players]

    def note(self, counts: Sequence[Counts], game: AnyGame, seat: int, action: Any, facts: Sequence[Fact]) -> None:
        """Called after each action of a finished game with every fact of it, hidden cards included."""


def tallies_of(game: str) -> Tallies:
    found: Tallies = registry.game(game).room("tallies", Tallies())
    return found
