"""Small things that are said in many places."""

from __future__ import annotations

from collections.abc import Sequence

from ..core import BadRecord, BadSettings, Refused, ScovilleError
from ..locales import Catalogue

__all__ = ["explain", "listing", "neither", "percent", "reason"]


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


def explain(catalogue: Catalogue, game: str, refused: Refused) -> str:
    """Why something was refused, in the language of the catalogue: as that game says it, or as every game does."""
    for message in (f"refusal-{game}-{refused.id}", f"refusal-{refused.id}"):
        if catalogue.has(message):
            return catalogue.say(message, **refused.values)
    return str(refused)


def reason(catalogue: Catalogue, error: ScovilleError, game: str = "") -> str:
    """What is wrong with something written, in the language of the catalogue; in English where that is silent."""
    if isinstance(error, Refused):
        return explain(catalogue, game, error)
    if not isinstance(error, BadRecord | BadSettings) or not catalogue.has(f"bad-{error.id}"):
        return str(error)
    why = {} if error.why is None else {"why": reason(catalogue, error.why, getattr(error, "game", None) or game)}
    return catalogue.say(f"bad-{error.id}", **error.values, **why)
