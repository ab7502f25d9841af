"""How to write a game without a room `record`: its rules field by field, its actions with `str`."""

from __future__ import annotations

from typing import Any, Final

from ..core import BadSettings, GameKind, Refused
from ..core.plain import PlainGame
from .fields import Fields
from .record import AnyGame, Dialect
from .settings import read_settings, write_settings

__all__ = ["PlainDialect"]

HIDDEN: Final = "?"


class PlainDialect(Dialect):
    """For a `PlainGame`; any other game brings its own dialect."""

    def __init__(self, kind: GameKind) -> None:
        if not (isinstance(kind.new, type) and issubclass(kind.new, PlainGame)):
            raise BadSettings("no-room", game=kind.title, room="record")
        self.kind = kind

    def begin(self, players: tuple[str, ...], first: int | None, seed: int | str, header: Fields) -> AnyGame:
        rules = read_settings(self.kind.rules, header.table("rules"))
        return self.kind.new(players, seed, rules, first=first)

    def write_setup(self, game: Any) -> tuple[int | str, int | None, dict[str, str], dict[str, str]]:
        return game.seed, game.first, write_settings(game.rules), {}

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
