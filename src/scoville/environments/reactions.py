"""Reaction time as part of the game: how late one reacts is chosen, in ticks."""

from __future__ import annotations

from typing import Final

__all__ = ["DELAYS", "TICK"]

DELAYS: Final = 10
"""The delays to choose from: 0 to 9 ticks."""
TICK: Final = 100
"""Milliseconds in a tick: longer than the 30 ms within which slaps are at once (HR-SLAP)."""
