"""The versions of the environments: raised when the same seed and decisions no longer give the same play."""

from __future__ import annotations

from typing import Final

__all__ = ["VERSIONS"]

VERSIONS: Final = {"spicy": 0, "heated": 0}
