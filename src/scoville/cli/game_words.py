"""A game in words: facts as sentences, options in brief. A game provides its own as its room `words`."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from ..core import AnyGame, Fact, registry
from ..core.facts import FactField, shape_of
from ..core.plain import SEATS, plain_name
from ..locales import Catalogue
from .phrases import listing

__all__ = ["GameWords", "Values", "option_words", "plain_values", "tell", "words_of"]

Values = dict[str, str | int]


class GameWords:
    """The base class uses the messages `story-<game>-<fact>` and `option-<game>-<action>` with their fields.
    Without such a message it uses `str` of the object."""

    def __init__(self, game: str = "") -> None:
        self.game = game

    def tell(self, catalogue: Catalogue, players: Sequence[str], fact: Fact) -> str:
        """Everything the fact holds, as a sentence; for a seat, pass `fact.seen_by(seat)`."""
        message = f"story-{self.game}-{shape_of(type(fact)).word}"
        return catalogue.say(message, **self.values(catalogue, players, fact)) if catalogue.has(message) else str(fact)

    def values(self, catalogue: Catalogue, players: Sequence[str], fact: Fact) -> Values:
        """The fields of a fact as the values of its message; `count` is the length of a field with several items."""
        found: Values = {}
        for field in shape_of(type(fact)).fields:
            value = getattr(fact, field.name)
            if isinstance(value, tuple):
                found.setdefault("count", len(value))
            found[field.name] = self._value(catalogue, players, value, field)
        return found

    def _value(self, catalogue: Catalogue, players: Sequence[str], value: Any, field: FactField) -> str | int:
        if isinstance(value, tuple):
            each = [self._value(catalogue, players, item, field) for item in value]
            return "hidden" if None in value else listing(catalogue, list(map(str, each)))
        if value is None:
            return "hidden" if field.secret else "nobody"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if type(value) is int:
            return players[value] if field.seats else value
        return self.word(catalogue, value)

    def word(self, catalogue: Catalogue, value: Any) -> str:
        """A card, or any other value of a fact's field, in words."""
        return str(value)

    def option(self, catalogue: Catalogue, players: Sequence[str], option: Any) -> str:
        """`5 wasabi as 2 chili`, `challenge the spice`."""
        message = f"option-{self.game}-{plain_name(option)}"
        return (
            catalogue.say(message, **plain_values(catalogue, players, option))
            if catalogue.has(message)
            else str(option)
        )

    def ending(self, game: Any) -> Fact | None:
        """The fact with which a finished game ended."""
        return None

    def at_table(self, catalogue: Catalogue, rules: Any) -> Catalogue:
        """The words of a table with these rules."""
        return catalogue


def words_of(game: str | AnyGame) -> GameWords:
    name = game if isinstance(game, str) else game.name
    room: GameWords = registry.game(name).room("words") or GameWords(name)
    return room


def plain_values(catalogue: Catalogue, players: Sequence[str], thing: Any) -> dict[str, str | int]:
    """The fields of an action as the values of its message."""

    def value(name: str, of: Any) -> str | int:
        if isinstance(of, tuple):
            return listing(catalogue, ["?" if one is None else str(value(name, one)) for one in of])
        if of is None or isinstance(of, bool):
            return {None: "hidden", True: "yes", False: "no"}[of]
        if isinstance(of, int):
            return players[of] if name in SEATS else of
        return str(of)

    return {field.name: value(field.name, getattr(thing, field.name)) for field in dataclasses.fields(thing)}


def tell(catalogue: Catalogue, game: AnyGame, fact: Fact, viewer: int | None = None) -> str:
    """A fact as a sentence, as the seat `viewer` may know it; None shows everything the fact holds.

    For a spectator pass what the fact shows them: `tell(…, fact.seen_by(None))`.
    """
    return words_of(game).tell(catalogue, game.players, fact if viewer is None else fact.seen_by(viewer))


def option_words(catalogue: Catalogue, game: str, players: Sequence[str], option: Any) -> str:
    """An option in words, for a list of options with their values; None is to let things be."""
    return catalogue.say("option-wait") if option is None else words_of(game).option(catalogue, players, option)
