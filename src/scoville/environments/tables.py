"""Tables to learn at, made from games or from rules."""

from __future__ import annotations

from typing import Final, SupportsIndex

from .. import heated, spicy
from ..core import BadSettings, Dice, quote, stream
from ..heated import Heated
from ..heated.environment import codec as heated_codec
from ..heated.environment.table import HeatedTable
from ..heated.state import State as HeatedState
from ..heated.tables import tables_for as heated_tables_for
from ..spicy import Spicy
from ..spicy.environment import codec as spicy_codec
from ..spicy.environment.codec import variant_bits
from ..spicy.environment.table import SpicyTable
from ..spicy.setup import Setup, lay_out
from ..spicy.state import State
from ..spicy.tables import tables_for
from .fields import highs
from .table import Table

__all__ = [
    "COIN",
    "GAMES",
    "AnyRules",
    "describe",
    "heated_table",
    "highs_of",
    "in_words",
    "make_tables",
    "names_of",
    "rules_of",
    "show",
    "spicy_table",
]

COIN: Final = "reactions"
"""The stream of a game's seed that decides ties where reaction time counts."""
GAMES: Final = ("spicy", "heated")

AnyRules = spicy.Rules | heated.Rules


def names_of(players: int) -> tuple[str, ...]:
    return tuple(f"player_{seat}" for seat in range(players))


def describe(game: str, decision: int) -> str:
    """A decision in words."""
    return spicy_codec.describe(decision) if game == "spicy" else heated_codec.describe(decision)


def in_words(game: str, decision: object, actions: int) -> str:
    """What was given as one of so many decisions, for a sentence that refuses it: `33 (play b3)`."""
    if isinstance(decision, SupportsIndex) and 0 <= int(decision) < actions:
        return f"{int(decision)} ({describe(game, int(decision))})"
    return quote(str(decision))


def highs_of(game: str) -> list[int]:
    """The largest value of every number of an observation."""
    return highs(spicy_codec.FIELDS if game == "spicy" else heated_codec.FIELDS)


def show(table: Table, rules: AnyRules | None) -> str:
    """What everybody sees of a table, as text."""
    names = names_of(table.players)
    return "\n".join(
        _show_spicy(table, names, rules) if isinstance(table, SpicyTable) else _show_heated(table, names, rules)
    )


def _show_spicy(table: SpicyTable, names: tuple[str, ...], rules: AnyRules | None) -> list[str]:
    assert rules is None or isinstance(rules, spicy.Rules)
    game = spicy.new(names, 0, rules)
    game.state = table.state.clone()
    view = game.view(None)
    lines = [f"{each.name}: {each.hand} cards, {each.points} points, {each.trophies} trophies" for each in view.players]
    if view.top is not None:
        lines.append(f"stack of {len(view.stack)}: {names[view.top.by]} claims {view.top.claim}")
    return [*lines, "over" if view.turn is None else f"turn: {names[view.turn]}"]


def _show_heated(table: Table, names: tuple[str, ...], rules: AnyRules | None) -> list[str]:
    assert isinstance(table, HeatedTable)
    assert rules is None or isinstance(rules, heated.Rules)
    game = heated.new(names, 0, rules)
    game.state = table.state.clone()
    view = game.view(None)
    lines = [f"{each.name}: {each.hand} cards" for each in view.players]
    lines.append(f"top: {view.top}, colour: {view.colour}, draw pile: {view.draw_pile}")
    if view.pending is not None:
        lines.append(f"{names[view.pending.on]} faces {view.pending.count} cards")
    return [*lines, "over" if view.turn is None else f"turn: {names[view.turn]}"]


def spicy_table(game: Spicy, timed: bool = False) -> SpicyTable:
    """The table of a game; they share its state. `timed` makes reaction time part of the game."""
    return SpicyTable(game.state, variant_bits(game.rules), game.rules.open_deck, timed, stream(game.setup.seed, COIN))


def heated_table(game: Heated, reflexes: Dice, timed: bool = False) -> HeatedTable:
    """The table of a game; they share its state. `reflexes` say how quick the seats are where it is not chosen."""
    return HeatedTable(game.state, timed, reflexes, stream(game.setup.seed, COIN))


def rules_of(game: str, rules: AnyRules | None) -> AnyRules:
    """These, or a game's own; BadSettings unless there is that game, and they are its rules."""
    if game not in GAMES:
        raise BadSettings(f"There are the games {' and '.join(GAMES)}.")
    usual = spicy.Rules() if game == "spicy" else heated.Rules()
    if rules is not None and not isinstance(rules, type(usual)):
        raise BadSettings(f"These are not rules of {game.upper()}.")
    return rules or usual


def make_tables(game: str, count: int, players: int, rules: AnyRules | None, timed: bool) -> list[Table]:
    """Tables at which `new_game` deals. BadSettings says why so many cannot play so."""
    given = rules_of(game, rules)
    if isinstance(given, spicy.Rules):
        return _spicy_tables(count, players, given, timed)
    return _heated_tables(count, players, given, timed)


def _heated_tables(count: int, players: int, rules: heated.Rules, timed: bool) -> list[Table]:
    heated.new(names_of(players), 0, rules)  # says what is wrong
    fresh = HeatedState(heated_tables_for(rules, players), players, stream(0, "luck"))
    tables: list[Table] = []
    for i in range(count):
        dealt = heated.new(names_of(players), i, rules).state
        dealt.journal = None
        table = HeatedTable(dealt, timed, stream(0, "random"), stream(0, COIN))
        table.deal_from(fresh)
        tables.append(table)
    return tables


def _spicy_tables(count: int, players: int, rules: spicy.Rules, timed: bool) -> list[Table]:
    first = spicy.new(names_of(players), 0, rules)  # says what is wrong
    fresh = State(tables_for(rules), players)

    def above_of(seed: int | str) -> int:
        dealt = lay_out(Setup(first.players, rules, seed))
        return dealt.deck_n - dealt.below

    tables: list[Table] = []
    for _ in range(count):
        table = SpicyTable(fresh.clone(), variant_bits(rules), rules.open_deck, timed, stream(0, COIN))
        table.deal_from(fresh, above_of(0), above_of if rules.worlds_end_jitter else None)
        tables.append(table)
    return tables
