"""The four printings of SPICY, each as what differs from the revised English one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

__all__ = ["DEFAULT_EDITION", "EDITIONS", "Edition"]


@dataclass(frozen=True, slots=True)
class Edition:
    """What a printing of the game says differently from the others."""

    id: str
    language: str
    most_variants: int  # S-UP-N, SR-UP-N
    variants_chosen: bool  # S-UP-1: chosen freely, or turned up at random
    first: str  # S-FIRST: who starts at a real table
    last_said: str  # S-LAST-SAY: before or after the declaration
    blind_loses: bool  # S-NO-TRAIT: whether the book knows a challenge that names no trait


_REVISED = Edition(
    id="en-revised",
    language="en",
    most_variants=2,
    variants_chosen=False,
    first="youngest",
    last_said="after",
    blind_loses=True,
)

EDITIONS: Final = {
    edition.id: edition
    for edition in (
        replace(_REVISED, id="en", most_variants=3),
        replace(_REVISED, id="de", language="de", variants_chosen=True),
        replace(
            _REVISED,
            id="fr",
            language="fr",
            most_variants=6,
            first="ate-spicy-last",
            last_said="before",
            blind_loses=False,
        ),
        _REVISED,
    )
}
"""The four printings of the game, by id."""
DEFAULT_EDITION: Final = _REVISED.id
