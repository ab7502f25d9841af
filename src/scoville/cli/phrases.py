"""Small things that are said in many places."""

from __future__ import annotations

from collections.abc import Sequence

from ..core import Refused
from ..locales import Catalogue

__all__ = ["explain", "listing", "percent"]


def listing(catalogue: Catalogue, items: Sequence[str]) -> str:
    """`Ada, Bo and Cy`."""
    if len(items) < 2:
        return "".join(items)
    return catalogue.say("list-and", rest=", ".join(items[:-1]), last=items[-1])


def percent(catalogue: Catalogue, share: float, digits: int = 0) -> str:
    """`44.2%`; `44,2 %` where people write it so."""
    number = f"{share * 100:.{digits}f}"
    return catalogue.say("percent", number=number if catalogue.language == "en" else number.replace(".", ","))


def explain(catalogue: Catalogue, game: str, refused: Refused) -> str:
    """Why something was refused, in the language of the catalogue: as that game says it, or as every game does."""
    for message in (f"refusal-{game}-{refused.id}", f"refusal-{refused.id}"):
        if catalogue.has(message):
            return catalogue.say(message, **refused.values)
    return str(refused)
