"""`scoville cards`: a deck, card by card, with counts and effects."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import groupby
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from .choices import OneOf
from .game_command import Deck, Row, command_of, game_names, game_options, own_options
from .output import Output

__all__ = ["command"]

WIDEST = 110
"""Wider tables are hard to read."""


@click.command(name="cards", short_help="List the cards of a deck.")
@click.argument("game", type=OneOf("game", game_names()))
@game_options("cards")
@click.option("--lang", type=OneOf("language", LANGUAGES), help="The language.")
@click.option("--json", "as_json", is_flag=True, help="Print the deck as JSON, every card by itself.")
def command(game: str, lang: str | None, as_json: bool, **options: Any) -> None:
    """List the cards of a deck, how many there are and what they do."""
    words = catalogue(lang or preferred_language())
    own = own_options(game, "cards", options)
    deck = command_of(game).deck(words, own)
    if as_json:
        others = listed(deck.others)["cards"]
        told = {"game": game, **deck.table, **listed(deck.rows), "others": others, "warnings": list(deck.warnings)}
        click.echo(json.dumps(told, ensure_ascii=False))
    else:
        show(words, game, deck)


def listed(rows: Iterable[Row]) -> dict[str, Any]:
    cards = [
        {"card": card, "title": title, "count": count, "help": row.help}
        for row in rows
        for card, title, count in zip(row.cards, row.titles, row.counts, strict=True)
    ]
    return {"total": sum(entry["count"] for entry in cards), "cards": cards}


def show(words: Catalogue, game: str, deck: Deck) -> None:
    console = Output(highlight=False)
    console.width = min(console.width, WIDEST)
    console.print(Text(" · ".join([game.upper(), *deck.head]), "bold red"))
    grid = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    grid.add_column(words.say("cards-card"), no_wrap=True)
    grid.add_column(words.say("cards-title"))
    grid.add_column(words.say("cards-count"), justify="right")
    grid.add_column(words.say("cards-help"), ratio=1)
    for group, members in groupby(deck.rows, key=lambda row: row.group):
        block = list(members)
        if group:
            grid.add_row()
            count = sum(sum(row.counts) for row in block)
            grid.add_row("", Text(words.say(f"{game}-family-{group}"), "bold"), Text(str(count), "bold"), "")
        for row in block:
            grid.add_row(Text(row.tokens), Text(row.title), str(sum(row.counts)), Text(row.help))
    if deck.others:
        grid.add_row()
        grid.add_row("", Text(words.say(f"{game}-cards-others"), "bold"))
        for row in deck.others:
            grid.add_row(Text(row.tokens), Text(row.title), "–", Text(row.help))
    console.print(grid)
    console.print(Text(words.say("cards-total", count=sum(sum(row.counts) for row in deck.rows)), "bold"))
    for style, notes in (("", deck.notes), ("yellow", deck.warnings)):
        for note in notes:
            console.print(Text(" ".join(note.split()), style))
