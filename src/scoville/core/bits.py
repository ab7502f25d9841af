"""Sets of small numbers as the bits of 64-bit words."""

from __future__ import annotations

from typing import Final

__all__ = ["lowest"]

MASK64: Final = 0xFFFF_FFFF_FFFF_FFFF
DE_BRUIJN: Final = 0x03F7_9D71_B4CB_0A89
"""Any six bits in a row are unique in it, so the top six of a product with a power of two identify that power."""
POWER = [0] * 64
for i in range(64):
    POWER[(DE_BRUIJN << i & MASK64) >> 58] = i


def lowest(word: int) -> int:
    """The index of the lowest set bit of a word that is not 0."""
    return POWER[((word & -word) * DE_BRUIJN & MASK64) >> 58]
