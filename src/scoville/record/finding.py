"""One result of checking the record of a live table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Finding"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked. Its text is `verify-<id>` or, if it does not hold, `verify-<id>-not`."""

    id: str
    holds: bool | None
    """None if it cannot be checked."""
    values: Mapping[str, str | int] = field(default_factory=dict)
