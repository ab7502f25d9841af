"""The spices as signs.

Each has its own shape, so that nothing depends on colour alone; none is round, or 1 would look like 10.
"""

from __future__ import annotations

from typing import Final

from ...cli.terminal.glyphs import beside, written
from .. import Spice

__all__ = ["SIGN", "big"]

SIGN: Final = {Spice.CHILI: "▲", Spice.WASABI: "■", Spice.PEPPER: "◆"}

_SPICES: Final = {
    Spice.CHILI: ("    ▄    ", "   ▟█▙   ", "  ▟███▙  ", " ▟█████▙ ", "▟███████▙"),
    Spice.WASABI: ("▐███████▌", "▐███████▌", "▐███████▌", "▐███████▌", "▐███████▌"),
    Spice.PEPPER: ("   ▟█▙   ", " ▟█████▙ ", "█████████", " ▜█████▛ ", "   ▜█▛   "),
}
_ANY_SPICE: Final = ("   ▲     ", "         ", " ■     ◆ ", "         ", "         ")


def big(number: int | None, spice: Spice | None) -> tuple[str, ...]:
    """Number and spice side by side; None is wild."""
    sign = _ANY_SPICE if spice is None else _SPICES[spice]
    return beside(written("*" if number is None else str(number)), sign)
