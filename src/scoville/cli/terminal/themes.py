"""A dark and a light theme. People of any colour vision can tell all colours apart; shapes help too."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from textual.theme import Theme

__all__ = ["DARK", "LIGHT", "preferred_theme", "with_colours"]

DARK: Final = Theme(
    name="scoville-dark",
    primary="#e69f00",
    secondary="#8a6d3b",
    accent="#f0c35a",
    warning="#f0e442",
    error="#ff8a65",
    success="#4cc9a4",
    foreground="#ece5d8",
    background="#14110f",
    surface="#1d1916",
    panel="#2a2420",
    dark=True,
    variables={
        "quiet": "#9a8f82",
    },
)
LIGHT: Final = Theme(
    name="scoville-light",
    primary="#8a5a00",
    secondary="#a9895a",
    accent="#8a5a00",
    warning="#7a5c00",
    error="#a83200",
    success="#00664a",
    foreground="#2a2420",
    background="#faf6ee",
    surface="#fffdf8",
    panel="#efe7d8",
    dark=False,
    variables={
        "quiet": "#6d6254",
    },
)


def preferred_theme() -> str:
    """Light if the terminal says that its background is light; dark otherwise."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if background in {"7", "15"} else DARK.name


def with_colours(theme: Theme, colours: Mapping[str, str]) -> Theme:
    """The same with a game's own colours."""
    return replace(theme, variables={**theme.variables, **colours})
