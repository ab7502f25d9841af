"""What every message is made of. Names on the wire are the rulebooks' words; unknown fields are refused."""

from __future__ import annotations

from typing import Annotated

import msgspec

__all__ = [
    "ActionText",
    "CardWord",
    "ClaimWord",
    "Message",
    "Name",
    "Part",
    "PersonId",
    "SeatNumber",
    "kebab",
]


def kebab(name: str) -> str:
    """CardPlayed is `card-played` on the wire."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message."""


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """A message, told apart by its `type`."""


CardWord = Annotated[str, msgspec.Meta(description="A card as a record writes it: w5, *s; b7, g-draw2, draw4.")]
ClaimWord = Annotated[str, msgspec.Meta(description="A claim as a record writes it: c2 is 2 chili.")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9, description="A seat, clockwise from 0.")]
PersonId = Annotated[str, msgspec.Meta(max_length=16, description="Somebody at this table. It is no secret.")]
Name = Annotated[
    str,
    msgspec.Meta(min_length=1, max_length=24, description="What somebody is called on screen, in any script."),
]
ActionText = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=300,
        description="An action as a record writes it after the name: `plays w5 as c2`, `plays ghost green on Cy Bo`. "
        "Players are named by their `word`.",
    ),
]
