"""What can go wrong in an environment."""

from __future__ import annotations

from ..core import ScovilleError

__all__ = ["IllegalAction"]


class IllegalAction(ScovilleError, ValueError):
    """A decision that the seat asked may not take now. Nothing has changed, and nothing else is done instead."""
