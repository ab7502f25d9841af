"""One key, as a lesson asks for it."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Press"]


@dataclass(frozen=True, slots=True)
class Press:
    key: str
    card: int | None = None
    """The card of the hand that it means."""
