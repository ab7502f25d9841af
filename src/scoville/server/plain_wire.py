"""A game without rooms `wire` and `sights`, as messages: its facts, view and options as plain data.

A fact is its fields and its name as `fact`, an option its fields, its name as `option` and what to send as `action`.
The page says them with the game's own catalogue, `story-<game>-<fact>` and `option-<game>-<option>`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any, get_type_hints

import msgspec

from ..core import Fact, GameKind
from ..core.plain import PlainView, plain_name
from .game_wire import GameWire

__all__ = ["PlainSights", "PlainWire"]

Data = dict[str, Any]


class PlainWire(GameWire):
    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        hints = get_type_hints(kind.rules)
        fields = [(field.name, hints[field.name], field.default) for field in dataclasses.fields(kind.rules)]
        title, tags = kind.name.capitalize(), {"tag_field": "game", "tag": kind.name, "forbid_unknown_fields": True}
        self.rules = msgspec.defstruct(f"{title}Rules", fields, **tags)  # type: ignore[arg-type]
        self.sight = msgspec.defstruct(
            f"{title}Sight",
            [("facts", tuple[Data, ...]), ("view", PlainView), ("options", tuple[Data, ...])],
            **tags,  # type: ignore[arg-type]
        )

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        return {}

    def read_rules(self, rules: Any, seed: str) -> Any:
        return self.kind.rules(**msgspec.structs.asdict(rules))

    def write_rules(self, rules: Any) -> msgspec.Struct:
        return self.rules(**{field.name: getattr(rules, field.name) for field in dataclasses.fields(rules)})


class PlainSights:
    """What a seat sees is `Game.view` and `Fact.seen_by`, and nothing else."""

    def __init__(self, game: Any, facts: Sequence[Fact], asked: Sequence[int]) -> None:
        self._game = game
        self._facts = facts

    def of(self, seat: int | None) -> Any:
        game = self._game
        return {
            "game": game.name,
            "facts": [{"fact": plain_name(fact), **_fields(fact.seen_by(seat))} for fact in self._facts],
            "view": game.view(seat),
            "options": []
            if seat is None
            else [{"action": str(each), "option": plain_name(each), **_fields(each)} for each in game.legal(seat)],
        }


def _fields(thing: Any) -> Data:
    return {field.name: getattr(thing, field.name) for field in dataclasses.fields(thing)}
