"""SPICY on the command line."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import click

from ..cli.game_command import Deal, Deck, GameCommand, Row, RuleTable
from ..cli.lists import split
from ..cli.phrases import listing
from ..cli.terminal.table import Opponents
from ..core import stream
from ..locales import Catalogue
from ..rulebook import Clause
from . import EDITIONS, VARIANTS, Card, Rules, Spice, new, random_variants
from .cards import COPIES, WILD_NUMBER, WILD_SPICE
from .clauses import table_values
from .editions import DEFAULT_EDITION
from .rules import GUIDED, MANNERS, SIZES
from .terminal.table import SpicyTable
from .words import card_words

__all__ = ["ROOM"]

SIZE_OPTIONS: Final = (
    click.option("--hand", type=int, metavar="N", help="SPICY: how many cards are dealt, and drawn after a trophy."),
    click.option("--ranks", type=int, metavar="N", help="SPICY, smaller: the highest number."),
    click.option("--spices", type=int, metavar="N", help="SPICY, smaller: how many spices."),
    click.option("--copies", type=int, metavar="N", help="SPICY, smaller: how many of every card."),
    click.option("--wilds", type=int, metavar="N", help="SPICY, smaller: how many wild spices, and wild numbers."),
    click.option("--trophies", type=int, metavar="N", help="SPICY, smaller: how many trophies."),
)


class SpicyCommand(GameCommand):
    lab = (
        click.option("--edition", type=click.Choice(list(EDITIONS)), help="SPICY: which printed rules."),
        click.option("--variants", metavar="A,B", help="SPICY: SPICE IT UP cards."),
        click.option(
            "--manners", type=click.Choice(MANNERS), help=f"SPICY: how offences are met.  [default: {GUIDED}]"
        ),
        click.option(
            "--worlds-end", type=int, metavar="N", help="SPICY: how many cards lie above the World's End card."
        ),
        click.option("--worlds-end-jitter", type=int, metavar="N", help="SPICY: by how many cards it may be shifted."),
        *SIZE_OPTIONS,
    )
    rules = (
        click.option("--edition", type=click.Choice(list(EDITIONS)), help="SPICY: the printing that is played."),
        click.option("--variants", metavar="A,B|random", help=f"SPICY: SPICE IT UP cards: {', '.join(VARIANTS)}."),
        click.option("--manners", type=click.Choice(MANNERS), help=f"SPICY.  [default: {MANNERS[0]}]"),
        click.option("--worlds-end", type=click.IntRange(1, 100), help="SPICY: cards above the World's End card."),
        *SIZE_OPTIONS,
    )
    play = (
        click.option(
            "--edition", type=click.Choice(list(EDITIONS)), help="SPICY: which printed rules.  [default: en-revised]"
        ),
        click.option("--variants", help="SPICY: SPICE IT UP cards, separated by commas, or 'random' for one."),
        click.option("--manners", type=click.Choice(MANNERS), help="SPICY.  [default: guided]"),
    )

    def language(self, own: Mapping[str, Any]) -> str | None:
        edition = own.get("edition")
        return EDITIONS[edition].language if edition else None

    def lab_rules(self, own: Mapping[str, Any]) -> Rules:
        given = dict(own)
        if "variants" in given:
            given["variants"] = split(given["variants"])
        return Rules(**given)

    def rule_table(self, words: Catalogue, players: int, clause: Clause | None, own: Mapping[str, Any]) -> RuleTable:
        return rule_table(words, players, **own)

    def deck(self, words: Catalogue, own: Mapping[str, Any]) -> Deck:
        return Deck(list(card_rows(words)), {}, notes=[words.say("clause-S-OTHER")])

    def deal(self, names: tuple[str, ...], opponents: Opponents, seed: int | str, own: Mapping[str, Any]) -> Deal:
        rules_for = _rules_for(own["edition"] or DEFAULT_EDITION, own["variants"] or "", own["manners"] or GUIDED)
        return _deal(names, opponents, rules_for, seed)


def rule_table(
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
        chosen = random_variants(secrets.randbelow(2**32))
    given: dict[str, Any] = {name: size for name, size in sizes.items() if size is not None}
    rules = Rules(edition or DEFAULT_EDITION, chosen, manners or GUIDED, worlds_end, **given)
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
    return RuleTable(rules, values, head, "rules-more", note)


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


# --- the terminal --------------------------------------------------------------------------------


def _rules_for(edition: str, variants: str, manners: str) -> Callable[[int | str], Rules]:
    """The rules for a seed: SPICE IT UP cards may be turned up from it (S-UP-1)."""

    def rules_for(seed: int | str) -> Rules:
        if variants.strip() == "random":
            return Rules(edition, random_variants(seed), manners)
        return Rules(edition, tuple(sorted(split(variants), key=_printed_order)), manners)

    return rules_for


def _printed_order(variant: str) -> int:
    return list(VARIANTS).index(variant) if variant in VARIANTS else len(VARIANTS)


def _deal(
    names: tuple[str, ...],
    opponents: Opponents,
    rules_for: Callable[[int | str], Rules],
    first_seed: int | str,
) -> Deal:
    rules_for(first_seed)  # says what is wrong before anything is drawn
    seeds = [first_seed]

    def deal() -> SpicyTable:
        seed = seeds.pop() if seeds else secrets.randbits(32)
        game = new(names, seed, rules_for(seed))
        return SpicyTable(game, 0, opponents.seated(seed), stream(seed, "arbiter"), opponents.pace)

    return deal


ROOM: Final = SpicyCommand
