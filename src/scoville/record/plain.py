"""How a game without a room `record` is written: its rules field by field, its actions as `str` writes them."""

from __future__ import annotations

import dataclasses
import json
from typing import Any, Final

from ..core import BadSettings, GameKind, Refused
from ..core.plain import PlainGame
from .fields import Fields
from .record import AnyGame, Dialect

__all__ = ["PlainDialect"]

HIDDEN: Final = "?"
_READ: Final = {bool: Fields.flag, int: Fields.whole, str: Fields.text}


class PlainDialect(Dialect):
    """For a `PlainGame`; any other game brings a dialect of its own."""

    def __init__(self, kind: GameKind) -> None:
        if not (isinstance(kind.new, type) and issubclass(kind.new, PlainGame)):
            raise BadSettings("no-room", game=kind.title, room="record")
        self.kind = kind

    def begin(self, players: tuple[str, ...], first: int | None, seed: int | str, header: Fields) -> AnyGame:
        return self.kind.new(players, seed, self._read_rules(header.table("rules")), first=first)

    def _read_rules(self, table: Fields | None) -> Any:
        if table is None:
            return self.kind.rules()
        given = {}
        for field in dataclasses.fields(self.kind.rules):
            if field.name in table:
                given[field.name] = _READ[type(field.default)](table, field.name)
        table.done()
        return self.kind.rules(**given)

    def write_setup(self, game: Any) -> tuple[int | str, int | None, dict[str, str], dict[str, str]]:
        rules = {
            field.name: json.dumps(getattr(game.rules, field.name))  # which is TOML too
            for field in dataclasses.fields(self.kind.rules)
            if getattr(game.rules, field.name) != field.default
        }
        return game.seed, game.first, rules, {}

    def read_action(self, game: Any, words: list[str]) -> Any:
        action = game.named(" ".join(words))
        if action is None:
            raise Refused("no-action")
        return action

    def write_action(self, game: AnyGame, action: Any) -> str:
        return str(action)

    def picture(self, game: Any, seat: int | None) -> dict[str, Any]:
        view = game.view(seat)
        seats = range(len(game.players))
        return {
            "game": game.name,
            "over": view.reason is not None,
            "reason": view.reason,
            "winners": [game.players[i] for i in view.winners],
            "turn": None if view.turn is None else game.players[view.turn],
            "waiting": [game.players[i] for i in view.waiting],
            "players": {
                game.players[i]: {"hand": list(game.hand(i)) if seat in {None, i} else [HIDDEN] * view.players[i]}
                for i in seats
            },
            "table": dict(view.table),
        }
