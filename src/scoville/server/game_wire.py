"""A game on the wire: its room `wire`. The protocol's messages are made of these types."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal

import msgspec

from ..core import Fact, registry
from ..core.settings import CHOICE, FLAG, NUMBER, OWN, SEVERAL, Setting, settings_of
from .fact_wire import FactWire

__all__ = ["GameWire", "Word", "rules_message", "wire_of"]

Word = Annotated[str, msgspec.Meta(max_length=40)]
_NONE: Final[Mapping[str, Any]] = MappingProxyType({})


def rules_message(game: str, rules: type[Any], own: Mapping[str, Any] = _NONE, more: Sequence[Any] = ()) -> Any:
    """The type of a table's rules, tagged `game`, with a field for every setting.

    `own` has the types of settings that only their game can write, `more` what else a table decides, both in the form
    that `msgspec.defstruct` takes.
    """
    fields = [own.get(each.name) or (each.name, _type_of(each), each.default) for each in settings_of(rules)]
    return msgspec.defstruct(
        f"{game.capitalize()}Rules",
        [*fields, *more],
        tag_field="game",
        tag=game,
        forbid_unknown_fields=True,
        module=__name__,
        namespace={"__doc__": f"The rules of a {game.upper()} table; see docs/record.md."},
    )


def __getattr__(name: str) -> Any:
    """The rules of a game by the name of their message: another process finds them by it."""
    game = name.removesuffix("Rules").lower()
    if name.endswith("Rules") and game in registry.games():
        return wire_of(game).rules
    raise AttributeError(name)


def _type_of(setting: Setting) -> Any:
    if setting.kind == OWN:
        raise TypeError(f"the room `wire` has no type for the setting {setting.name}")
    if setting.kind == FLAG:
        return bool
    if setting.kind == NUMBER:
        number = Annotated[int, msgspec.Meta(ge=setting.low, le=setting.high)]
        return number | None if setting.optional else number
    if setting.kind == CHOICE and setting.fixed:
        return Literal[setting.choices]
    if setting.kind == SEVERAL:
        limits = {"ge": min(setting.choices), "le": max(setting.choices)} if setting.numbers and setting.choices else {}
        item: Any = Annotated[int, msgspec.Meta(**limits)] if setting.numbers else Word
        return Annotated[tuple[item, ...], msgspec.Meta(max_length=setting.high or 100)]
    return Word


class GameWire(ABC):
    settings: type[Any]
    """The rules of the game; each of their fields is a setting."""
    rules: Any
    """The rules of a table as a message, made by `rules_message`."""
    sight: type[msgspec.Struct]
    """What one seat sees happen, sees and may do: `facts`, `view`, `options`; tagged likewise."""
    own: tuple[str, ...] = ("seat", "hand")
    """The fields of a view that only this seat sees, those of `Game.own_view`. Everybody sees the others."""
    facts: FactWire

    def choices(self) -> Mapping[str, tuple[str, ...]]:
        """The values of a rule that is one of several things."""
        return {each.name: tuple(map(str, each.choices)) for each in settings_of(self.settings) if each.choices}

    def most_variants(self) -> Mapping[str, int]:
        """How many variants are allowed, by the other choice it depends on."""
        return {}

    def read_rules(self, rules: Any, seed: str) -> Any:
        """The rules of the game from those of its table; the seed decides what the table leaves to luck."""
        return self.settings(
            **{each.name: self.read(each.name, getattr(rules, each.name)) for each in settings_of(self.settings)}
        )

    def write_rules(self, rules: Any) -> Any:
        """The rules of a game as its table's settings."""
        return self.rules(
            **{each.name: self.write(each.name, getattr(rules, each.name)) for each in settings_of(self.settings)}
        )

    def read(self, setting: str, value: Any) -> Any:
        """The value of a setting that the message writes differently."""
        return value

    def write(self, setting: str, value: Any) -> Any:
        return value

    def before_the_deal(self, rules: Any) -> Any:
        """The rules of a table without what luck will add to them."""
        return rules

    @abstractmethod
    def options(self, game: Any, seat: int | None) -> Any:
        """What a seat may do now, as a message, read from the options of the rules; a spectator may do nothing."""

    def open_cards(self, game: Any) -> tuple[str, ...]:
        """All cards on the table, open, for the review of a finished game."""
        return ()

    def deeds(self, game: Any, steps: Iterable[Sequence[Fact]]) -> list[dict[str, dict[str, int]]]:
        """What everybody did in a finished game, by seat: counts by name, in groups that are shown together."""
        return [{} for _ in game.players]


@cache
def wire_of(game: str) -> GameWire:
    """The room `wire` of a game; without one, everything is sent as plain data."""
    from .plain_wire import PlainWire  # noqa: PLC0415 - it is a GameWire itself

    kind = registry.game(game)
    wire: GameWire = kind.room("wire") or PlainWire(kind)
    return wire
