"""What a game is on the wire: its room `wire`. Below the protocol, whose messages are made of these types."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from ..core import registry

__all__ = ["GameWire", "wire_of"]


class GameWire(ABC):
    rules: type[msgspec.Struct]
    """The rules of a table, tagged `game` with the game's name."""
    sight: type[msgspec.Struct]
    """What one seat sees happen, then sees, then may do; tagged likewise."""

    @abstractmethod
    def choices(self) -> Mapping[str, tuple[str, ...]]:
        """What can be chosen for a rule that is one of several things."""

    def most_variants(self) -> Mapping[str, int]:
        """How many variants are allowed, by what else is chosen."""
        return {}

    @abstractmethod
    def read_rules(self, rules: Any, seed: str) -> Any:
        """The rules of the game from those of its table; the seed says what the table leaves to luck."""

    @abstractmethod
    def write_rules(self, rules: Any) -> msgspec.Struct:
        """The rules of a game as its table's settings say them."""

    def before_the_deal(self, rules: Any) -> Any:
        """The rules of a table without what luck will add to them."""
        return rules

    def open_cards(self, game: Any) -> tuple[str, ...]:
        """The cards on the table with all of them open, for who looks back at a finished game."""
        return ()


@cache
def wire_of(game: str) -> GameWire:
    """The room `wire` of a game; without one, everything is sent as plain data."""
    from .plain_wire import PlainWire  # noqa: PLC0415 - it is a GameWire itself

    kind = registry.game(game)
    wire: GameWire = kind.room("wire") or PlainWire(kind)
    return wire
