"""Powers of e in whole numbers: a machine's own `exp` may differ in its last digit."""

from __future__ import annotations

from typing import Final

__all__ = ["CHANCES", "FINE", "LOWEST", "STEP"]

FINE: Final = 10
"""Activations and ratings are counted in units of 2^-10."""
STEP: Final = 4
"""Chances are looked up for differences in steps of 2^-6."""
LOWEST: Final = 10 << FINE - STEP
"""What is rated this many steps below the best never happens."""


def _chances() -> list[int]:
    """2^20 · exp(-k / 64) for k from 0 on, in whole numbers throughout."""
    found, exact = [], 1 << 52
    for _ in range(LOWEST):
        found.append(exact >> 32)
        exact = exact * 4_228_380_000 >> 32  # 2^32 · exp(-1 / 64)
    return found


CHANCES: Final = _chances()
