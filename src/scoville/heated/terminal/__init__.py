"""HEATED at a terminal."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """Loads the room when somebody plays, because Textual takes a moment that no other command needs."""
    if name == "ROOM":
        from .room import ROOM  # noqa: PLC0415

        return ROOM
    raise AttributeError(name)
