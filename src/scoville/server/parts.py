"""The parts of every message. Names on the wire are the rulebooks' words; unknown fields are refused."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ..core import registry
from ..core.facts import kebab

__all__ = [
    "ActionText",
    "CardWord",
    "CatNumber",
    "ClaimWord",
    "Message",
    "Name",
    "Part",
    "PersonId",
    "Players",
    "SeatNumber",
    "of_kind",
]


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message."""


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """A message; its `type` says which."""


def of_kind(kind: str) -> dict[str, str]:
    """What a value means, so that it can be put into words: the browser's types of facts are made with it."""
    return {"x-kind": kind}


CardWord = Annotated[
    str,
    msgspec.Meta(
        description="A card as a record writes it: w5, *s; b7, g-draw2, draw4.", extra_json_schema=of_kind("card")
    ),
]
ClaimWord = Annotated[
    str, msgspec.Meta(description="A claim as a record writes it: c2 is 2 chili.", extra_json_schema=of_kind("claim"))
]
FEWEST, MOST = registry.table_sizes()
Players = Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)]
SeatNumber = Annotated[
    int, msgspec.Meta(ge=0, le=MOST - 1, description="A seat, clockwise from 0.", extra_json_schema=of_kind("seat"))
]
PersonId = Annotated[str, msgspec.Meta(max_length=16, description="Somebody at this table. It is no secret.")]
Name = Annotated[
    str,
    msgspec.Meta(min_length=1, max_length=24, description="What somebody is called on screen, in any script."),
]
CatNumber = Annotated[
    int, msgspec.Meta(ge=0, le=9, description="Which of ten cats somebody is; a client draws them as it likes.")
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
