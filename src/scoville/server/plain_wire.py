"""Messages for a game without a room `wire`: its facts, view and options as plain data.

A fact is its fields and its name as `fact`; an option is its fields, its name as `option` and the text to send as
`action`. The page words them with the game's own catalogue, `story-<game>-<fact>` and `option-<game>-<option>`.
"""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec

from ..core import GameKind
from ..core.plain import PlainView, plain_name
from .fact_wire import FactWire
from .game_wire import GameWire, rules_message

__all__ = ["PlainWire"]

Data = dict[str, Any]


class PlainWire(GameWire):
    def __init__(self, kind: GameKind) -> None:
        self.settings = kind.rules
        self.rules = rules_message(kind.name, kind.rules)
        self.facts = FactWire(kind.name.capitalize(), kind.folder)
        self.sight = msgspec.defstruct(
            f"{kind.name.capitalize()}Sight",
            [
                ("facts", tuple[self.facts.any, ...]),  # type: ignore[name-defined]
                ("view", PlainView),
                ("options", tuple[Data, ...]),
            ],
            tag_field="game",
            tag=kind.name,
            forbid_unknown_fields=True,
        )

    def options(self, game: Any, seat: int | None) -> list[Data]:
        legal = [] if seat is None else game.legal(seat)
        return [{"action": str(each), "option": plain_name(each), **_fields(each)} for each in legal]


def _fields(thing: Any) -> Data:
    return {field.name: getattr(thing, field.name) for field in dataclasses.fields(thing)}
