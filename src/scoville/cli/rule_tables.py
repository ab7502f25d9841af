"""A table as the options of `scoville rules` and `scoville cards` describe it, for either game."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from .. import heated, spicy
from ..heated.clauses import table_values as heated_values
from ..heated.rules import RACE
from ..locales import Catalogue
from ..rulebook import Clause, Values
from ..spicy.clauses import table_values as spicy_values
from ..spicy.editions import DEFAULT_EDITION
from ..spicy.rules import GUIDED
from .lists import house_rules, split
from .phrases import listing

__all__ = ["SIZES", "RuleTable", "heated_rules", "heated_table", "spicy_table"]

SIZES = ("hand", "ranks", "spices", "copies", "wilds", "trophies")
"""What makes a game of SPICY smaller than the printed one."""


@dataclass(frozen=True, slots=True)
class RuleTable:
    rules: Any
    values: Values
    """What the texts vary with."""
    head: tuple[str, ...]
    """The table in a few words."""
    more: str
    """The message with what to read next."""
    note: str = ""
    """What to know before reading."""


def spicy_table(
    words: Catalogue,
    players: int,
    edition: str | None,
    variants: str | None,
    manners: str | None,
    worlds_end: int | None,
    **sizes: int | None,
) -> RuleTable:
    chosen = split(variants)
    if chosen == ("random",):
        chosen = spicy.random_variants(secrets.randbelow(2**32))
    given: dict[str, Any] = {name: size for name, size in sizes.items() if size is not None}
    rules = spicy.Rules(edition or DEFAULT_EDITION, chosen, manners or GUIDED, worlds_end, **given)
    values = spicy_values(rules, players)
    cards = listing(words, [words.say(f"spicy-variant-{name}") for name in rules.variants])
    head = (
        words.say("rules-players", players=players),
        words.say(f"spicy-edition-{rules.edition}"),
        words.say("spicy-variants", cards=cards) if cards else words.say("rules-no-variants"),
        words.say(f"rules-manners-{rules.manners}"),
    )
    printed = spicy.Rules()
    smaller = any(getattr(rules, name) != getattr(printed, name) for name in SIZES)
    note = words.say("spicy-smaller", **_sizes(rules)) if smaller else ""
    return RuleTable(rules, values, head, "rules-more", note)


def _sizes(rules: spicy.Rules) -> dict[str, int]:
    counts = {name: int(getattr(rules, name)) for name in SIZES}
    return counts | {"all": sum(rules.cards), "low": min(3, rules.ranks), "winning": rules.winning_trophies}


def heated_rules(mode: str | None, add: str | None, house: str | None = None, call: str | None = None) -> heated.Rules:
    """BadSettings if there is no such table. House rules are written `1,4`."""
    numbers = house_rules(house)
    return heated.Rules(mode or heated.Rules().mode, add=split(add), house=numbers, heated_call=call or RACE)


def heated_table(
    words: Catalogue,
    players: int,
    mode: str | None,
    add: str | None,
    house: str | None,
    call: str | None,
    clause: Clause | None = None,
) -> RuleTable:
    """If only `clause` is asked for and no mode, the first mode in which it applies."""
    if clause is not None and mode is None:
        everything = (heated_rules(name, add, "1,2,3,4,5,6", call) for name in heated.MODES)
        mode = next((rules.mode for rules in everything if clause.applies(rules, players)), None)
    rules = heated_rules(mode, add, house, call)
    values = heated_values(rules, players)
    numbers = listing(words, [str(number) for number in sorted(rules.house)])
    head = (
        words.say("rules-players", players=players),
        words.say(f"heated-mode-{rules.mode}"),
        words.say("heated-deck", count=values["deck"]),
        words.say("heated-house", numbers=numbers) if numbers else words.say("heated-no-house"),
        words.say(f"heated-call-{rules.heated_call}"),
    )
    return RuleTable(rules, values, head, "heated-rules-more")
