"""A dark and a light table. All colours are told apart by people of any colour vision; shapes help too."""

from __future__ import annotations

import os
from typing import Final

from textual.theme import Theme

__all__ = ["DARK", "LIGHT", "preferred_theme"]

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
        "chili": "#ff7043",
        "wasabi": "#2fd0a0",
        "pepper": "#7cb8ff",
        "heated-blue": "#6fb1ff",
        "heated-green": "#3ddc97",
        "heated-purple": "#d58cff",
        "heated-yellow": "#ffd84d",
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
        "chili": "#b83a00",
        "wasabi": "#00714f",
        "pepper": "#1558a8",
        "heated-blue": "#1558a8",
        "heated-green": "#00714f",
        "heated-purple": "#8a2bb0",
        "heated-yellow": "#7d5f00",
        "quiet": "#6d6254",
    },
)


def preferred_theme() -> str:
    """Light where the terminal says that its background is; dark otherwise."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if background in {"7", "15"} else DARK.name
