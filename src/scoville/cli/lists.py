"""Lists as they are written on the command line: `a,b` and `1,2`."""

from __future__ import annotations

from typing import Any

__all__ = ["house_rules", "split"]


def split(text: str | None) -> tuple[str, ...]:
    """`a, b` as a and b."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def house_rules(text: str | None) -> tuple[Any, ...]:
    """`1,4` as numbers; what is none stays as it is written, for the rules to refuse."""
    return tuple(int(part) if part.isascii() and part.isdecimal() and len(part) < 4 else part for part in split(text))
