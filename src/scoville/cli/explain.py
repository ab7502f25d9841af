"""`scoville explain`: what the strongest bot thinks at a point of a game."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots import Explanation
from ..bots import explain as ask
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from ..notation import load, say
from .option_words import option_words
from .replay import read_text
from .story import card_words, claim_words

__all__ = ["command"]

BAR = 12


@click.command("explain", short_help="What the strongest bot thinks of a position.")
@click.argument("record", metavar="RECORD")
@click.option("--ply", type=int, metavar="N", help="After so many actions.  [default: where the record ends]")
@click.option("--seat", metavar="NAME", help="Whose eyes it looks through.  [default: who acted next]")
@click.option("--budget", default="2000ms", show_default=True, help="How long it thinks, or how many playouts: 20000.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of its own luck: playouts repeat exactly.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language.")
def command(
    record: str, ply: int | None, seat: str | None, budget: str, seed: int, as_json: bool, lang: str | None
) -> None:
    """What the strongest bot thinks at a point of a game, knowing only what that player knew: for every claim of SPICY
    the chance that number and spice are true, and for every option the chance to win. RECORD - is standard input."""
    game = load(read_text(record))
    found = ask(game, seat, ply, budget, seed)
    if as_json:
        click.echo(json.dumps(as_values(game, found), ensure_ascii=False))
    else:
        show(catalogue(lang or preferred_language()), game.players, found)


def as_values(game: Any, found: Explanation) -> dict[str, Any]:
    """The same for programs; options in the words of a record."""
    return {
        "game": found.game,
        "player": game.players[found.seat],
        "ply": found.ply,
        "claims": [
            {
                "by": game.players[laid.by],
                "claim": None if laid.claim is None else str(laid.claim),
                "copy": laid.copy,
                "card": None if laid.card is None else str(laid.card),
                "number": round(laid.number, 4),
                "spice": round(laid.spice, 4),
                "both": round(laid.both, 4),
            }
            for laid in found.claims
        ],
        "options": [
            {
                "action": None if value.option is None else say(game, found.seat, value.option),
                "chance": round(value.chance, 4),
                "error": round(value.error, 4),
                "playouts": value.playouts,
            }
            for value in found.options
        ],
    }


def show(words: Catalogue, players: tuple[str, ...], found: Explanation) -> None:
    console = Console(highlight=False)
    name = players[found.seat]
    console.print(Text(words.say("explain-title", name=name, ply=found.ply), style="bold"))
    if found.claims:
        table = Table(box=None, pad_edge=False, title=words.say("explain-claims", name=name), title_justify="left")
        for column in ("explain-claim", "explain-number", "explain-spice", "explain-known"):
            table.add_column(words.say(column), no_wrap=True)
        for laid in found.claims:
            claim = words.say("explain-under") if laid.claim is None else claim_words(words, laid.claim)
            by = words.say("explain-by", name=players[laid.by], claim=claim)
            card = "" if laid.card is None else card_words(words, laid.card)
            if laid.claim is None:
                table.add_row(Text(by), "", "", Text(card))
            else:
                table.add_row(Text(by), bar(laid.number), bar(laid.spice), Text(card))
        console.print(table)
    table = Table(box=None, pad_edge=False, title=words.say("explain-options", name=name), title_justify="left")
    table.add_column(words.say("explain-option"))
    table.add_column(words.say("explain-chance"), no_wrap=True)
    table.add_column("±", justify="right")
    table.add_column(words.say("explain-playouts"), justify="right")
    for value in found.options:
        text = Text(option_words(words, found.game, players, value.option))
        table.add_row(text, bar(value.chance), f"{value.error:.1%}", str(value.playouts))
    console.print(table)
    best = option_words(words, found.game, players, found.best.option)
    console.print(words.say("explain-best", name=name, option=best, chance=f"{found.best.chance:.0%}"), markup=False)


def bar(chance: float) -> Text:
    """A number is read more easily beside its picture."""
    full = round(chance * BAR)
    return Text.assemble((f"{chance:6.1%} ", "bold"), ("█" * full, "red"), ("░" * (BAR - full), "dim"))
