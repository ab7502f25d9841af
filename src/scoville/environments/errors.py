"""What can go wrong in an environment."""

from __future__ import annotations

from ..core import ScovilleError

__all__ = ["IllegalAction"]


class IllegalAction(ScovilleError, ValueError):
    """A decision the seat asked may not take now. Nothing has changed; nothing else is done instead."""
