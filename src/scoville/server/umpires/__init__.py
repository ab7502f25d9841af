"""What the live table asks of a game, one umpire for each."""

from __future__ import annotations

from ...heated.umpire import HeatedUmpire
from ...spicy.umpire import SpicyUmpire
from ..umpire import Occasion, Umpire, Window

__all__ = ["UMPIRES", "HeatedUmpire", "Occasion", "SpicyUmpire", "Umpire", "Window"]

UMPIRES: dict[str, Umpire] = {"spicy": SpicyUmpire(), "heated": HeatedUmpire()}
