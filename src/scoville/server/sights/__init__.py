"""A game as one seat may see it, as messages. Made from the rules' own views, never around them."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Fact
from ...heated import Heated
from ...spicy import Spicy
from ..protocol import Sight
from .heated import heated_options, heated_sight
from .spicy import spicy_options, spicy_sight

__all__ = ["heated_options", "sight_of", "spicy_options"]


def sight_of(game: Spicy | Heated, seat: int | None, facts: Sequence[Fact], asked: Sequence[int]) -> Sight:
    """`asked` is who is shown as still deciding: declining is never published (decision 7 of the design)."""
    if isinstance(game, Spicy):
        return spicy_sight(game, seat, facts, asked)
    return heated_sight(game, seat, facts, asked)
