"""A game as one seat may see it, as messages: facts, view and options. Each game makes them in its room `sights`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..core import AnyGame, Fact, registry
from .plain_wire import PlainSights

__all__ = ["Sights", "sights_of"]


class Sights(Protocol):
    """A game as it is now and what has just happened, for one seat after the other."""

    def of(self, seat: int | None) -> Any:
        """The game's message `Sight`, or the same encoded already."""


def sights_of(game: AnyGame, facts: Sequence[Fact], asked: Sequence[int]) -> Sights:
    """`asked` is who is shown as still deciding: declining is never published (decision 7 of the design)."""
    made: Sights = registry.kind_of(game).room("sights", PlainSights)(game, facts, asked)
    return made
