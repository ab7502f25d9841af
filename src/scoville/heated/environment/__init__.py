"""HEATED for learning programs: decisions and views as numbers, and redeals of hidden cards."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """Loads the room when somebody asks for it, because its parts import one another."""
    if name == "ROOM":
        from .room import ROOM  # noqa: PLC0415

        return ROOM
    raise AttributeError(name)
