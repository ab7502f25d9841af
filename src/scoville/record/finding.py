"""One result of checking the record of a live table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Finding"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that `prove` looked at. `holds` is None where it cannot be checked.

    The catalogues say it as `verify-<id>` or, if it does not hold, `verify-<id>-not`.
    """

    id: str
    holds: bool | None
    """None if it cannot be checked."""
    values: Mapping[str, str | int] = field(default_factory=dict)
