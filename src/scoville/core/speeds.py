"""How fast a table plays: how long people have, and how long bots take. Every number of a speed stands here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

__all__ = ["SPEEDS", "Speed"]


@dataclass(frozen=True, slots=True)
class Speed:
    """In seconds."""

    turn: float
    """How long a person has for a turn at a live table."""
    window: float
    """How long play waits for an answer there."""
    slaps: float
    """How long everybody can slap."""
    grace: float
    """How long a person may be away before a bot stands in."""
    bot_turn: float
    """Beyond the floor, half of all bots' turns take no longer than this."""
    bot_reaction: float
    """The same for reactions."""
    alone_doubt: float
    """In the terminal, with bots alone: how long a new card can be doubted before play goes on."""
    alone_turn: float
    """About how long a bot takes for its turn there."""
    alone_reaction: float
    """About how much longer than it must a bot takes there to slap, call, jump in or answer."""
    alone_window: float
    """How long play waits there for the person's answer."""


SPEEDS: Final[Mapping[str, Speed]] = MappingProxyType(
    {
        "relaxed": Speed(120, 30, 8, 60, 3.6, 1.5, 4.0, 2.0, 1.0, 12),
        "live": Speed(40, 12, 5, 20, 2.2, 0.9, 2.2, 1.2, 0.6, 8),
        "blitz": Speed(12, 6, 3, 10, 1.0, 0.5, 0.9, 0.5, 0.3, 4),
    }
)
"""By name, as in records, on the command line, on the wire and in the catalogues (`web-speed-<name>`)."""
