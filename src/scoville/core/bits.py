"""Sets of small numbers as the bits of 64-bit words."""

from __future__ import annotations

from typing import Final

__all__ = ["lowest"]

MASK64: Final = 0xFFFF_FFFF_FFFF_FFFF
DE_BRUIJN: Final = 0x03F7_9D71_B4CB_0A89
"""Every six bits in a row of it are others, so the top six of a product with a power of two tell which power it was."""
POWER = [0] * 64
for i in range(64):
    POWER[(DE_BRUIJN << i & MASK64) >> 58] = i


def lowest(word: int) -> int:
    """The number of the lowest bit of a word that is not 0."""
    return POWER[((word & -word) * DE_BRUIJN & MASK64) >> 58]
