"""`scoville cards`: a deck, card by card, with how many there are and what they do."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from .. import heated, spicy
from ..core import BadSettings
from ..heated.rules import FEWEST_PLAYERS, MOST_PLAYERS
from ..heated.words import heated_card_words
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from ..spicy.cards import COPIES, WILD_NUMBER, WILD_SPICE
from ..spicy.words import card_words
from .rule_tables import heated_rules

__all__ = ["command"]

WIDEST = 110
"""Wider tables are hard to read."""
FAMILIES = ("number", "coloured", "black", "white")
ADVICE = ("spice-mix", "ghost")
"""Cards the manual gives advice on: messages `heated-advice-<word>`."""


@dataclass(frozen=True, slots=True)
class Row:
    """One or more kinds of card that do the same, as one line of the list."""

    group: str
    """The heading it stands under."""
    cards: tuple[str, ...]
    """As in a record."""
    titles: tuple[str, ...]
    """One for each card."""
    title: str
    """One for all."""
    counts: tuple[int, ...]
    help: str

    @property
    def tokens(self) -> str:
        """`trap`, `b/g/p/y-cool`, `b0 … y9`."""
        if len(self.cards) == 1:
            return self.cards[0]
        if len({card[1:] for card in self.cards}) == 1:
            return "/".join(card[0] for card in self.cards) + self.cards[0][1:]
        return f"{self.cards[0]} … {self.cards[-1]}"


@click.command(name="cards", short_help="List the cards of a deck.")
@click.argument("game", type=click.Choice(("spicy", "heated")))
@click.option("--mode", type=click.Choice(heated.MODES), help="HEATED: the deck that is played.  [default: regular]")
@click.option("--add", metavar="A,B", help="HEATED: cards of the expansion added to the mode, as in spice-mix,ghost.")
@click.option("--players", type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS), help="HEATED.  [default: 4]")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language.")
@click.option("--json", "as_json", is_flag=True, help="Print the deck as JSON, every card by itself.")
def command(game: str, mode: str | None, add: str | None, players: int | None, lang: str | None, as_json: bool) -> None:
    """Lists the cards of a deck with how many there are and what they do."""
    words = catalogue(lang or preferred_language())
    if game == "spicy":
        for option, value in (("--mode", mode), ("--add", add), ("--players", players)):
            if value is not None:
                raise click.UsageError(f"{option} is for HEATED; SPICY has one deck.")
        table: dict[str, Any] = {}
        rows, notes = list(spicy_rows(words)), [words.say("clause-S-OTHER")]
    else:
        seats = players or 4
        try:
            rules = heated_rules(mode, add)
            deck = rules.deck_for(seats)
        except BadSettings as error:
            raise click.UsageError(str(error)) from error
        table = {"mode": rules.mode, "add": list(rules.add), "players": seats}
        rows, notes = list(heated_rows(words, deck)), advice(words, rules, seats)
    if as_json:
        warnings = notes if game == "heated" else []
        click.echo(json.dumps({"game": game, **table, **listed(rows), "warnings": warnings}, ensure_ascii=False))
    else:
        show(words, game, table, rows, notes)


# --- what is in a deck ---------------------------------------------------------------------------


def spicy_rows(words: Catalogue) -> Iterator[Row]:
    def row(title: str, cards: list[spicy.Card], does: str) -> Row:
        titles = tuple(card_words(words, card) for card in cards)
        return Row("", tuple(map(str, cards)), titles, title, tuple(COPIES[card] for card in cards), words.say(does))

    for spice in spicy.Spice:
        title = words.say("cards-spicy-numbers", spice=words.say(f"board-spice-{spice}"))
        yield row(title, [spicy.Card(f"{spice[0]}{number}") for number in range(1, 11)], "cards-spicy-does")
    for wild, does in ((WILD_SPICE, "cards-spicy-wild-spice-does"), (WILD_NUMBER, "cards-spicy-wild-number-does")):
        yield row(card_words(words, spicy.Card(wild)), [spicy.Card(wild)], does)


def heated_rows(words: Catalogue, deck: Counter[int]) -> Iterator[Row]:
    """One row for all numbers, one for each other printed card, by family."""

    def row(family: str, message: str, title: str, kinds: Iterable[int]) -> Row:
        cards = [heated.Card(kind) for kind in sorted(kinds) if deck[kind]]
        titles = tuple(heated_card_words(words, card) for card in cards)
        counts = tuple(deck[card] for card in cards)
        return Row(family, tuple(map(str, cards)), titles, title, counts, words.say(f"{message}.help"))

    for family in FAMILIES:
        printed = [card for card in heated.CARDS.values() if card.family == family and any(deck[k] for k in card.kinds)]
        if family == "number" and printed:
            kinds = [kind for card in printed for kind in card.kinds]
            yield row(family, "card-heated-number", words.say("card-heated-numbers"), kinds)
        else:
            for card in printed:
                message = f"card-heated-{card.word}"
                yield row(family, message, words.say(message), card.kinds)


def advice(words: Catalogue, rules: heated.Rules, players: int) -> list[str]:
    """The manual's advice against this deck, in the reader's language."""
    english = {catalogue("en").say(f"heated-advice-{word}"): f"heated-advice-{word}" for word in ADVICE}
    return [words.say(english[warning]) if warning in english else warning for warning in rules.warnings(players)]


# --- showing it ------------------------------------------------------------------------------------


def listed(rows: Iterable[Row]) -> dict[str, Any]:
    cards = [
        {"card": card, "title": title, "count": count, "help": row.help}
        for row in rows
        for card, title, count in zip(row.cards, row.titles, row.counts, strict=True)
    ]
    return {"total": sum(entry["count"] for entry in cards), "cards": cards}


def show(words: Catalogue, game: str, table: dict[str, Any], rows: list[Row], notes: list[str]) -> None:
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    head = [game.upper()]
    if table:
        head += [words.say(f"heated-mode-{table['mode']}"), words.say("rules-players", players=table["players"])]
    console.print(Text(" · ".join(head), "bold red"))
    grid = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(words.say("cards-card"), no_wrap=True)
    grid.add_column(words.say("cards-title"))
    grid.add_column(words.say("cards-count"), justify="right")
    grid.add_column(words.say("cards-help"), ratio=1)
    for group, members in groupby(rows, key=lambda row: row.group):
        block = list(members)
        if game == "heated":
            grid.add_row()
            count = sum(sum(row.counts) for row in block)
            grid.add_row("", Text(words.say(f"heated-family-{group}"), "bold"), Text(str(count), "bold"), "")
        for row in block:
            grid.add_row(Text(row.tokens), Text(row.title), str(sum(row.counts)), Text(row.help))
    console.print(grid)
    console.print(Text(words.say("cards-total", count=sum(sum(row.counts) for row in rows)), "bold"))
    for note in notes:
        console.print(Text(" ".join(note.split()), "yellow" if game == "heated" else ""))
