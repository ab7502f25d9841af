"""Chances as bars."""

from __future__ import annotations

from rich.text import Text

from ..locales import Catalogue
from .phrases import percent

__all__ = ["BAR", "SHORT", "bar"]

BAR = 10
SHORT = 5
"""For three bars side by side within 80 columns."""


def bar(words: Catalogue, chance: float, length: int = BAR) -> Text:
    """A number beside its bar is easier to read."""
    full = round(chance * length)
    number = percent(words, chance, 1).rjust(7)
    return Text.assemble((f"{number} ", "bold"), ("█" * full, "red"), ("░" * (length - full), "dim"))
