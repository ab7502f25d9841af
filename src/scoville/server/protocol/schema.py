"""The JSON Schema of the protocol, made from the message types: `python -m scoville.server.protocol.schema`."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from .messages import (
    ClientMessage,
    Games,
    Joined,
    JoinTable,
    Listings,
    MakeTable,
    ReadReplay,
    ReadRules,
    Replay,
    Review,
    Reviewed,
    RulesPage,
    ServerMessage,
)
from .table import Fault, Table

__all__ = ["json_schema"]

ROOTS: dict[str, Any] = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "MakeTable": MakeTable,
    "JoinTable": JoinTable,
    "Joined": Joined,
    "Listings": Listings,
    "Games": Games,
    "Review": Review,
    "Reviewed": Reviewed,
    "ReadReplay": ReadReplay,
    "ReadRules": ReadRules,
    "Replay": Replay,
    "RulesPage": RulesPage,
    "Table": Table,
    "Fault": Fault,
}


def json_schema() -> str:
    """As it stands in docs/protocol.schema.json."""
    schemas, parts = msgspec.json.schema_components(list(ROOTS.values()), ref_template="#/$defs/{name}")
    named = {name: schema for name, schema in zip(ROOTS, schemas, strict=True) if name not in parts}
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of a live Scoville table",
        "$defs": named | dict(sorted(parts.items())),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(json_schema(), end="")
