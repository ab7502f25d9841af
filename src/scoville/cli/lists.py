"""Lists as people write them on the command line: `a,b`."""

from __future__ import annotations

__all__ = ["split"]


def split(text: str | None) -> tuple[str, ...]:
    """`a, b` as a and b."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())
