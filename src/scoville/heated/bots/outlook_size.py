"""The size of the network of outlook.py; compiled modules keep their numbers to themselves."""

from __future__ import annotations

from typing import Final

__all__ = ["FEATURES", "HIDDEN"]

FEATURES: Final = 120
"""Numbers that it sees of each seat."""
HIDDEN: Final = 32
