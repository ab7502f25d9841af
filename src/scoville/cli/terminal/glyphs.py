"""Drawn signs, five rows each, large enough to be read from across the room."""

from __future__ import annotations

from typing import Final

__all__ = ["beside", "doubled", "written"]

_DIGITS: Final = {
    "0": ("█▀▀█", "█  █", "█  █", "█  █", "█▄▄█"),
    "1": (" ▄█ ", "▀ █ ", "  █ ", "  █ ", " ▄█▄"),
    "2": ("▀▀▀█", "   █", "█▀▀▀", "█   ", "█▄▄▄"),
    "3": ("▀▀▀█", "   █", " ▀▀█", "   █", "▄▄▄█"),
    "4": ("█  █", "█  █", "▀▀▀█", "   █", "   █"),
    "5": ("█▀▀▀", "█   ", "▀▀▀█", "   █", "▄▄▄█"),
    "6": ("█▀▀▀", "█   ", "█▀▀█", "█  █", "█▄▄█"),
    "7": ("▀▀▀█", "   █", "  █ ", "  █ ", "  █ "),
    "8": ("█▀▀█", "█  █", "█▀▀█", "█  █", "█▄▄█"),
    "9": ("█▀▀█", "█  █", "▀▀▀█", "   █", "▄▄▄█"),
    "+": ("     ", "  █  ", "▄▄█▄▄", "  █  ", "     "),
    "!": ("██", "██", "██", "▄▄", "██"),
    "*": ("    ", "▀▄▄▀", " ██ ", "▀  ▀", "    "),
}


def written(text: str) -> tuple[str, ...]:
    """Digits, `+`, `!` and `*`, which stands for anything."""
    return tuple("  ".join(_DIGITS[sign][row] for sign in text) for row in range(5))


def beside(left: tuple[str, ...], right: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{one}    {other}" for one, other in zip(left, right, strict=True))


_QUARTERS: Final = {
    " ": ("  ", "  "),
    "█": ("██", "██"),
    "▀": ("██", "  "),
    "▄": ("  ", "██"),
    "▟": (" █", "██"),
    "▙": ("█ ", "██"),
    "▜": ("██", " █"),
    "▛": ("██", "█ "),
    "▐": (" █", " █"),
    "▌": ("█ ", "█ "),
}


def doubled(rows: tuple[str, ...]) -> tuple[str, ...]:
    """The same, twice as wide and high. A sign that is not made of blocks stays as it is."""
    found = []
    for row in rows:
        quarters = [_QUARTERS.get(sign, (f"{sign} ", "  ")) for sign in row]
        found += ["".join(upper for upper, _ in quarters), "".join(lower for _, lower in quarters)]
    return tuple(found)
