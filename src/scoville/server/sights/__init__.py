"""A game as one seat may see it, as messages: facts, view and options."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import Fact
from ...heated import Heated
from ...heated.sights import HeatedSights, heated_options
from ...spicy import Spicy
from ...spicy.sights import SpicySights, spicy_options
from ..umpire import AnyGame

__all__ = ["HeatedSights", "SpicySights", "heated_options", "sights_of", "spicy_options"]


def sights_of(game: AnyGame, facts: Sequence[Fact], asked: Sequence[int]) -> SpicySights | HeatedSights:
    """`asked` is who is shown as still deciding: declining is never published (decision 7 of the design)."""
    if isinstance(game, Spicy):
        return SpicySights(game, facts, asked)
    assert isinstance(game, Heated)
    return HeatedSights(game, facts, asked)
