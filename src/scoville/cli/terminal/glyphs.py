"""Drawn signs: digits and spices large enough to be read from across the room.

A spice has a shape of its own, so that nothing depends on colour alone; none is round, or 1 would read 10.
"""

from __future__ import annotations

from typing import Final

from ...spicy import Spice

__all__ = ["SIGN", "big", "doubled"]

SIGN: Final = {Spice.CHILI: "▲", Spice.WASABI: "■", Spice.PEPPER: "◆"}

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
    "*": ("    ", "▀▄▄▀", " ██ ", "▀  ▀", "    "),
}

_SPICES: Final = {
    Spice.CHILI: ("    ▄    ", "   ▟█▙   ", "  ▟███▙  ", " ▟█████▙ ", "▟███████▙"),
    Spice.WASABI: ("▐███████▌", "▐███████▌", "▐███████▌", "▐███████▌", "▐███████▌"),
    Spice.PEPPER: ("   ▟█▙   ", " ▟█████▙ ", "█████████", " ▜█████▛ ", "   ▜█▛   "),
}
_ANY_SPICE: Final = ("   ▲     ", "         ", " ■     ◆ ", "         ", "         ")


def _number(number: int | None) -> tuple[str, ...]:
    """Five rows; None is the wild number."""
    digits = "*" if number is None else str(number)
    return tuple("  ".join(_DIGITS[digit][row] for digit in digits) for row in range(5))


def big(number: int | None, spice: Spice | None) -> tuple[str, ...]:
    """Number and spice side by side, five rows."""
    sign = _ANY_SPICE if spice is None else _SPICES[spice]
    return tuple(f"{left}    {right}" for left, right in zip(_number(number), sign, strict=True))


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
    """The same, twice as wide and as high. A sign that is no block stays as it is."""
    found = []
    for row in rows:
        quarters = [_QUARTERS.get(sign, (f"{sign} ", "  ")) for sign in row]
        found += ["".join(upper for upper, _ in quarters), "".join(lower for _, lower in quarters)]
    return tuple(found)
