"""Reaction time as part of the game: a player chooses how late to react, in ticks."""

from __future__ import annotations

from typing import Final

from .fields import Decision

__all__ = ["COIN", "DELAYS", "TICK", "delay_decisions", "delay_words"]

COIN: Final = "reactions"
"""The stream of a game's seed that decides ties."""
DELAYS: Final = 10
"""The delays to choose from: 0 to 9 ticks."""
TICK: Final = 100
"""Milliseconds in a tick: longer than the 30 ms within which slaps count as simultaneous (HR-SLAP)."""


def delay_decisions(start: int) -> Decision:
    return Decision(start, DELAYS, f"{start} + ticks: react after this many ticks of {TICK} ms; only with `reactions`")


def delay_words(ticks: int) -> str:
    return f"after {ticks * TICK} ms"
