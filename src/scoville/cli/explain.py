"""`scoville explain`: what the strongest bot thinks at a point of a game."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from ..bots import Explanation, OptionValue
from ..bots import explain as ask
from ..core import BadRecord, BadSettings, Refused, ScovilleError
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from ..locales.sentences import sentence
from ..record import read, say
from .bars import bar
from .choices import OneOf
from .game_board import board_of
from .game_words import option_words, words_of
from .output import Output
from .phrases import percent
from .replay import read_text, shown

__all__ = ["command"]

LITTLE, MUCH = 0.05, 0.15


@click.command("explain", short_help="Show what the strongest bot thinks of a position.")
@click.argument("record", metavar="RECORD")
@click.option("--ply", type=int, metavar="N", help="After this many actions.  [default: the end of the record]")
@click.option("--seat", metavar="NAME", help="The player to think for.  [default: the one who acted next]")
@click.option("--budget", default="2000ms", show_default=True, help="How long to think, or how many playouts: 20000.")
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    help="Seed of the bot's luck; with a number of playouts the result repeats exactly.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
@click.option("--lang", type=OneOf("language", LANGUAGES), help="The language.")
def command(
    record: str, ply: int | None, seat: str | None, budget: str, seed: int, as_json: bool, lang: str | None
) -> None:
    """Show what the strongest bot thinks at a point of a game, knowing only what that player knew: the chance that each
    claim is true, what is known of the other hands, and the chance to win with each option. RECORD - is
    standard input."""
    words = catalogue(lang or preferred_language())
    try:
        game: Any
        game, plies = read(read_text(record)).plies()
        if ply is not None and 0 <= ply < len(plies):
            ply = plies[ply]
        found = ask(game, seat, ply, budget, seed)
    except BadRecord as error:
        raise ScovilleError(f"{shown(record)}: {sentence(error, words.language)}") from error
    except (BadSettings, Refused) as error:
        raise BadSettings.plain(sentence(error, words.language)) from error
    if as_json:
        click.echo(json.dumps(as_values(game, found), ensure_ascii=False))
    else:
        show(words_of(game).at_table(words, game.rules), game.players, found)


def as_values(game: Any, found: Explanation) -> dict[str, Any]:
    """The same for programs, with options in the words of a record."""
    return {
        "game": found.game,
        "player": game.players[found.seat],
        "ply": found.ply,
        "claims": [claim.as_values(game.players) for claim in found.claims],
        "claims_margin": found.claims_margin if found.claims else 0.0,
        "hands": [hand.as_values(game.players) for hand in found.hands],
        "assumes": [one.as_values(game.players) for one in found.assumes],
        "options": [
            {
                "action": None if value.option is None else say(game, found.seat, value.option),
                "chance": round(value.chance, 4),
                "error": round(value.error, 4),
                "interval": [round(end, 4) for end in value.interval],
                "playouts": value.playouts,
            }
            for value in found.options
        ],
    }


def show(words: Catalogue, players: tuple[str, ...], found: Explanation) -> None:
    console = Output(highlight=False)
    name = players[found.seat]
    console.print(Text(words.say("explain-title", name=name, ply=found.ply), style="bold"))
    for belief in board_of(found.game).beliefs(words, players, found):
        console.print(belief, markup=False)
    if found.claims and found.claims_margin:
        off = percent(words, found.claims_margin)
        console.print(words.say("explain-claims-margin", margin=off), markup=False, style="dim")
    console.print(_options(words, players, found, name))
    best = option_words(words, found.game, players, found.best.option)
    chance = percent(words, found.best.chance)
    console.print(words.say("explain-best", name=name, option=best, chance=chance), markup=False)
    for one in found.assumes:
        manners = [words.say(f"explain-as-{manner}", share=percent(words, share)) for manner, share in one.shares]
        plays = words.say("explain-assumes", name=players[one.seat], manners=", ".join(manners))
        console.print(plays, markup=False, style="dim")
    if found.best.margin:
        off = percent(words, found.best.margin)
        console.print(words.say("explain-margin", margin=off), markup=False, style="dim")


def _options(words: Catalogue, players: tuple[str, ...], found: Explanation, name: str) -> Table:
    table = Table(box=None, pad_edge=False, title=words.say("explain-options", name=name), title_justify="left")
    table.add_column(words.say("explain-option"))
    table.add_column(words.say("explain-chance"), no_wrap=True)
    table.add_column(words.say("explain-between"), justify="right", no_wrap=True)
    table.add_column(words.say("explain-playouts"), justify="right")
    table.add_column("", no_wrap=True)
    for value in found.options:
        text = Text(option_words(words, found.game, players, value.option))
        verdict = words.say(f"explain-{_how_good(value, found.best)}")
        # An option that was hardly tried has a number, but it means nothing.
        low, high = (percent(words, end) for end in value.interval)
        chance, between = (bar(words, value.chance), f"{low} – {high}") if value.known else ("", "")
        table.add_row(text, chance, between, str(value.playouts), verdict)
    return table


def _how_good(value: OptionValue, best: OptionValue) -> str:
    """How an option compares with the best one; if they differ by less than chance, it says so."""
    if not value.known:
        return "hardly-tried"
    worse = best.chance - value.chance
    if value is best:
        return "the-best"
    if not best.surely_beats(value):
        return "as-good"
    return "little-worse" if worse < LITTLE else "worse" if worse < MUCH else "much-worse"
