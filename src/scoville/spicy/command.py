"""SPICY on the command line."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import click

from ..cli.game_command import Deal, Deck, GameCommand, Row, RuleTable
from ..cli.phrases import listing
from ..locales import Catalogue
from ..rulebook import Clause
from . import VARIANTS, Card, Rules, Spice, new, random_variants
from .clauses import table_values
from .rules.cards import COPIES, WILD_NUMBER, WILD_SPICE
from .rules.settings import MOST_VARIANTS, SIZES
from .words import card_words

if TYPE_CHECKING:
    from ..server.local import Opponents

__all__ = ["ROOM"]


class SpicyCommand(GameCommand):
    metavars = {"variants": "A,B|random"}  # noqa: RUF012
    more = {  # noqa: RUF012
        "companion": (
            click.option(
                "--draw", type=click.IntRange(0, MOST_VARIANTS), help="SPICY: SPICE IT UP cards.  [default: 1]"
            ),
        ),
    }

    def chosen(self, own: Mapping[str, Any], seed: int | str | None = None) -> Rules:
        if seed is None or (own.get("variants") or "").strip() != "random":
            rules: Rules = super().chosen(own, seed)
            return rules
        rules = super().chosen({**own, "variants": None}, seed)
        return replace(rules, variants=random_variants(seed, ranks=rules.ranks))  # S-UP-1

    def rule_table(self, words: Catalogue, players: int, clause: Clause | None, own: Mapping[str, Any]) -> RuleTable:
        return rule_table(words, players, self.chosen(own, secrets.randbelow(2**32)))

    def deck(self, words: Catalogue, own: Mapping[str, Any]) -> Deck:
        return Deck(list(card_rows(words)), {}, notes=[words.say("clause-S-OTHER")])

    def deal(self, names: tuple[str, ...], opponents: Opponents, seed: int | str, own: Mapping[str, Any]) -> Deal:
        self.chosen(own, seed)  # raises before anything is drawn if the settings are wrong
        seeds = [seed]

        from ..server.local import LocalTable  # noqa: PLC0415 - live tables take a moment that no other command needs

        def deal() -> LocalTable:
            seed = seeds.pop() if seeds else secrets.randbits(32)
            rules = self.chosen(own, seed)
            rules = replace(rules, variants=tuple(sorted(rules.variants, key=list(VARIANTS).index)))
            return LocalTable(new(names, seed, rules), opponents)

        return deal


def rule_table(words: Catalogue, players: int, rules: Rules) -> RuleTable:
    values = table_values(rules, players)
    cards = listing(words, [words.say(f"spicy-variant-{name}") for name in rules.variants])
    head = (
        words.say("rules-players", players=players),
        words.say(f"spicy-edition-{rules.edition}"),
        words.say("spicy-variants", cards=cards) if cards else words.say("rules-no-variants"),
        words.say(f"rules-manners-{rules.manners}"),
    )
    printed = Rules()
    smaller = any(getattr(rules, name) != getattr(printed, name) for name in SIZES)
    note = words.say("spicy-smaller", **_sizes(rules)) if smaller else ""
    return RuleTable(rules, values, head, "spicy-rules-more", note)


def _sizes(rules: Rules) -> dict[str, int]:
    counts = {name: int(getattr(rules, name)) for name in SIZES}
    return counts | {"all": sum(rules.cards), "low": min(3, rules.ranks), "winning": rules.winning_trophies}


# --- cards ---------------------------------------------------------------------------------------


def card_rows(words: Catalogue) -> Iterator[Row]:
    def row(title: str, cards: list[Card], does: str) -> Row:
        titles = tuple(card_words(words, card) for card in cards)
        return Row("", tuple(map(str, cards)), titles, title, tuple(COPIES[card] for card in cards), words.say(does))

    for spice in Spice:
        title = words.say("cards-spicy-numbers", spice=words.say(f"board-spice-{spice}"))
        yield row(title, [Card(f"{spice[0]}{number}") for number in range(1, 11)], "cards-spicy-does")
    for wild, does in ((WILD_SPICE, "cards-spicy-wild-spice-does"), (WILD_NUMBER, "cards-spicy-wild-number-does")):
        yield row(card_words(words, Card(wild)), [Card(wild)], does)


ROOM: Final = SpicyCommand
