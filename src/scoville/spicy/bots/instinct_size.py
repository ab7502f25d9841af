"""The size of the network of instinct.py; compiled modules keep their numbers to themselves."""

from __future__ import annotations

from typing import Final

from ..environment.codec import OBSERVATION, RECKONED

__all__ = ["INPUTS", "MOST_PARTS", "WIDTH"]

INPUTS: Final = OBSERVATION + RECKONED
WIDTH: Final = 32
"""Of both hidden layers."""
MOST_PARTS: Final = 256
