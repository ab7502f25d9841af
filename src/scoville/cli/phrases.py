"""Small things that are said in many places."""

from __future__ import annotations

from collections.abc import Sequence

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
    """`44.2%`; `44,2 %` where people write it so."""
    number = f"{share * 100:.{digits}f}"
    return catalogue.say("percent", number=number if catalogue.language == "en" else number.replace(".", ","))
