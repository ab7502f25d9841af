"""SPICY for programs that learn: decisions and views as numbers, hidden cards dealt anew."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """The room is opened when somebody asks for it: its parts import one another."""
    if name == "ROOM":
        from .room import ROOM  # noqa: PLC0415

        return ROOM
    raise AttributeError(name)
