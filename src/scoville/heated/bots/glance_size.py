"""How many numbers glance.py shows of an option; compiled modules keep their numbers to themselves."""

from __future__ import annotations

from typing import Final

__all__ = ["GLANCE"]

GLANCE: Final = 224
