"""`scoville play`: a game in the terminal against bots."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Callable
from pathlib import Path

import click

from ..bots import make_bot
from ..core import BadSettings, ScovilleError, check_names, quote, stream
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from ..spicy import EDITIONS, VARIANTS, Rules, new, random_variants
from ..spicy.rules import FEWEST_PLAYERS, GUIDED, MANNERS, MOST_PLAYERS
from .terminal.table import SPEEDS, Table

__all__ = ["command", "seat_names"]

BOT_NAMES = ("Ancho", "Cayenne", "Serrano", "Poblano", "Habanero", "Pasilla")
"""Chilis; one more than there are other players, in case the person is called like one of them."""


class Seed(click.ParamType[int | str]):
    """As in a record: a whole number or a hexadecimal text."""

    name = "seed"

    def convert(self, value: int | str, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        if isinstance(value, int):
            return value
        if not re.fullmatch("[0-9a-fA-F]{1,256}", value):
            self.fail(
                f"{quote(value)} is neither a whole number nor a hexadecimal text of at most 256 digits", param, ctx
            )
        return int(value) if value.isdecimal() else value


def seat_names(person: str, players: int) -> list[str]:
    """The person sits in seat 0."""
    return [person, *(name for name in BOT_NAMES if name != person)][:players]


@click.command("play", short_help="Play against bots in the terminal.")
@click.argument("game", type=click.Choice(["spicy", "heated"]), default="spicy")
@click.option("--players", type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS), default=4, show_default=True, metavar="N")
@click.option("--name", help="Your name at the table.")
@click.option("--edition", type=click.Choice(list(EDITIONS)), help="Which printed rules.  [default: en-revised]")
@click.option("--variants", default="", help="SPICE IT UP cards, separated by commas, or 'random' for one.")
@click.option("--manners", type=click.Choice(MANNERS), default=GUIDED, show_default=True)
@click.option("--seed", type=Seed(), help="Deals the same cards again.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the table.")
@click.option(
    "--speed", type=click.Choice(list(SPEEDS)), default="relaxed", show_default=True, help="How fast bots act."
)
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write the record there.")
def command(
    game: str,
    players: int,
    name: str | None,
    edition: str | None,
    variants: str,
    manners: str,
    seed: int | str | None,
    lang: str | None,
    speed: str,
    save: Path | None,
) -> None:
    """Play SPICY in the terminal against bots."""
    words = catalogue(lang or (EDITIONS[edition].language if edition else preferred_language()))
    if game == "heated":
        raise ScovilleError(words.say("terminal-no-heated"))
    person = _person(words) if name is None else name
    names = check_names(seat_names(person, players), FEWEST_PLAYERS, MOST_PLAYERS)
    printed = edition or Rules().edition
    rules_for = _rules(printed, variants, manners)
    first_seed = secrets.randbits(32) if seed is None else seed
    rules_for(first_seed)  # says what is wrong before anything is drawn
    if save is not None and not save.parent.is_dir():
        raise ScovilleError(words.say("terminal-no-folder", folder=str(save.parent)))
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise ScovilleError(words.say("terminal-no-terminal"))
    overwrite = save is not None and save.exists()
    if overwrite:
        click.confirm(words.say("terminal-overwrite", file=str(save)), abort=True)
    _play(words, names, rules_for, first_seed, speed, save, overwrite)


def _person(words: Catalogue) -> str:
    """The user's name if it can be a player's."""
    user = (os.environ.get("USER") or os.environ.get("USERNAME") or "").capitalize()
    try:
        check_names([user], 1, 1)
    except BadSettings:
        return words.say("terminal-guest")
    return user if len(user) <= 12 else words.say("terminal-guest")


def _rules(edition: str, variants: str, manners: str) -> Callable[[int | str], Rules]:
    """The rules for a seed: SPICE IT UP cards may be turned up from it (S-UP-1)."""

    def rules_for(seed: int | str) -> Rules:
        if variants.strip() == "random":
            return Rules(edition, random_variants(seed), manners)
        chosen = [word.strip() for word in variants.split(",") if word.strip()]
        return Rules(edition, tuple(sorted(chosen, key=_printed_order)), manners)

    return rules_for


def _printed_order(variant: str) -> int:
    return list(VARIANTS).index(variant) if variant in VARIANTS else len(VARIANTS)


def _play(
    words: Catalogue,
    names: tuple[str, ...],
    rules_for: Callable[[int | str], Rules],
    first_seed: int | str,
    speed: str,
    save: Path | None,
    overwrite: bool,
) -> None:
    from .terminal.app import PlayApp  # noqa: PLC0415 - Textual takes a moment that no other command needs

    seeds = [first_seed]

    def deal() -> Table:
        seed = seeds.pop() if seeds else secrets.randbits(32)
        game = new(names, seed, rules_for(seed))
        bots = {seat: make_bot("spicy", "casual", stream(seed, f"bot-{seat}")) for seat in range(1, len(names))}
        return Table(game, 0, bots, stream(seed, "arbiter"), SPEEDS[speed])

    app = PlayApp(deal, words, save, overwrite)
    try:
        app.run()
    finally:
        saved = app.write()
        if saved is not None:
            click.echo(words.say("terminal-saved-as", file=str(saved)))
