"""Tables for learning, made from games or from rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, SupportsIndex

from ..core import BadSettings, quote, registry
from ..core.settings import settings_of
from .fields import highs
from .room import environment_of, names_of
from .seats import Seats
from .table import Table

__all__ = ["describe", "first_game", "highs_of", "in_words", "make_tables", "names_of", "rules_of", "seats_at", "show"]


def first_game() -> str:
    """The default game."""
    return next(iter(registry.games()))


def describe(game: str, decision: int) -> str:
    """A decision in words."""
    return environment_of(game).describe(decision)


def in_words(game: str, decision: object, actions: int) -> str:
    """A decision as a sentence that refuses it names it: `33 (play b3)`."""
    if isinstance(decision, SupportsIndex) and 0 <= int(decision) < actions:
        return f"{int(decision)} ({describe(game, int(decision))})"
    return quote(str(decision))


def highs_of(game: str) -> list[int]:
    """The largest value of every number of an observation."""
    return highs(environment_of(game).fields)


def show(game: str, table: Table, rules: Any) -> str:
    """What everybody sees of a table, as text."""
    return "\n".join(environment_of(game).show(table, rules))


def rules_of(game: str, rules: Any) -> Any:
    """These rules, or the game's usual ones; raises BadSettings unless the game exists and they are its rules.

    Settings by name are rules too: `{"hand": 4}`.
    """
    kind = registry.game(game)
    if rules is None:
        return kind.rules()
    if isinstance(rules, Mapping):
        known = [setting.name for setting in settings_of(kind.rules)]
        for name in rules:
            if name not in known:
                said = f"{kind.title} has no setting {quote(str(name))}; there are {', '.join(known)}."
                raise BadSettings.plain(said)
        return kind.rules(**rules)
    kind.check_rules(rules)
    return rules


def make_tables(game: str, count: int, players: int, rules: Any, timed: bool) -> list[Table]:
    """Tables at which `new_game` deals. BadSettings says why this many cannot play with these settings."""
    return environment_of(game).tables(count, players, rules_of(game, rules), timed)


def seats_at(game: str, players: int, rules: Any, seed: int | str) -> Seats:
    return environment_of(game).seats(registry.game(game).new(names_of(players), seed, rules_of(game, rules)))
