"""Short phrases used in many places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fluent.runtime.types import fluent_number

from ..locales import Catalogue

__all__ = ["listing", "neither", "percent"]


def listing(catalogue: Catalogue, items: Sequence[str]) -> str:
    """`Ada, Bo and Cy`."""
    if len(items) < 2:
        return "".join(items)
    return catalogue.say("list-and", rest=", ".join(items[:-1]), last=items[-1])


def neither(catalogue: Catalogue, items: Sequence[str]) -> str:
    """The same after `without`: `purple or black cards`."""
    if len(items) < 2:
        return "".join(items)
    return catalogue.say("list-nor", rest=", ".join(items[:-1]), last=items[-1])


def percent(catalogue: Catalogue, share: float, digits: int = 0) -> str:
    """`44.2%`, or `44,2 %` in languages that write it so."""
    number = float(f"{share * 100:.{digits}f}")
    shown: Any = fluent_number(number, minimumFractionDigits=digits, maximumFractionDigits=digits, useGrouping=False)
    return catalogue.say("percent", number=shown)
