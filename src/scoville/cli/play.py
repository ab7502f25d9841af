"""`scoville play`: a game in the terminal against bots."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Any

import click

from ..bots.pace import check_quickness
from ..core import BadSettings, ScovilleError, check_names
from ..core.registry import games
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from .game_command import Deal, command_of, game_names, game_options, own_options
from .seed import Seed
from .terminal.table import SPEEDS, Opponents

__all__ = ["command", "seat_names"]

BOT_NAMES = (
    *("Ancho", "Cayenne", "Serrano", "Poblano", "Habanero", "Pasilla"),
    *("Jalapeno", "Guajillo", "Chipotle", "Piquin"),
)
"""Chilis; one more than there are other players, in case the person is called like one of them."""


def seat_names(person: str, players: int) -> list[str]:
    """The person sits in seat 0."""
    return [person, *(name for name in BOT_NAMES if name != person)][:players]


@click.command("play", short_help="Play against bots in the terminal.")
@click.argument("game", type=click.Choice(game_names()), default=game_names()[0])
@click.option(
    "--players",
    type=click.IntRange(min(kind.fewest for kind in games().values()), max(kind.most for kind in games().values())),
    default=4,
    show_default=True,
    metavar="N",
    help="You and the bots.",
)
@click.option(
    "--bots",
    default="cat",
    show_default=True,
    metavar="A,B",
    help="Who you play against: kitten, cat or tiger, with a mood as in cat:bold; fewer than seats take turns.",
)
@click.option("--name", help="Your name at the table.")
@game_options("play")
@click.option("--seed", type=Seed(), help="Deals the same cards again.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the table.")
@click.option(
    "--speed", type=click.Choice(list(SPEEDS)), default="relaxed", show_default=True, help="How fast bots act."
)
@click.option(
    "--quickness",
    type=int,
    default=100,
    show_default=True,
    metavar="PERCENT",
    help="How quick the bots are as people go: 200 takes half as long.",
)
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write the record there.")
def command(
    game: str,
    players: int,
    bots: str,
    name: str | None,
    seed: int | str | None,
    lang: str | None,
    speed: str,
    quickness: int,
    save: Path | None,
    **options: Any,
) -> None:
    """Play a game in the terminal against bots."""
    implied = next(filter(None, (command_of(other).language(options) for other in game_names())), None)
    words = catalogue(lang or implied or preferred_language())

    def refuse(option: str, other: str) -> ScovilleError:
        return ScovilleError(words.say("terminal-option-of", option=option, game=other.upper()))

    own = own_options(game, "play", options, refuse)
    person = _person(words) if name is None else name
    kind = games()[game]
    if players > kind.most:
        raise click.BadParameter(
            f"{kind.title} is for {kind.fewest} to {kind.most} players, not {players}.", param_hint="--players"
        )
    names = check_names(seat_names(person, players), kind.fewest, kind.most)
    from .table_options import bots_by_seat  # noqa: PLC0415 - the laboratory takes a moment

    opponents = Opponents(game, bots_by_seat(game, bots, players - 1), check_quickness(quickness), SPEEDS[speed])
    opponents.seated(0)  # says what is wrong before anything is drawn
    first_seed = secrets.randbits(32) if seed is None else seed
    deal = command_of(game).deal(names, opponents, first_seed, own)
    if save is not None and not save.parent.is_dir():
        raise ScovilleError(words.say("terminal-no-folder", folder=str(save.parent)))
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise ScovilleError(words.say("terminal-no-terminal"))
    overwrite = save is not None and save.exists()
    if overwrite:
        click.confirm(words.say("terminal-overwrite", file=str(save)), abort=True)
    _play(words, deal, save, overwrite)


def _person(words: Catalogue) -> str:
    """The user's name if it can be a player's."""
    user = (os.environ.get("USER") or os.environ.get("USERNAME") or "").capitalize()
    try:
        check_names([user], 1, 1)
    except BadSettings:
        return words.say("terminal-guest")
    return user if len(user) <= 12 else words.say("terminal-guest")


def _play(words: Catalogue, deal: Deal, save: Path | None, overwrite: bool) -> None:
    from .terminal.app import PlayApp  # noqa: PLC0415 - Textual takes a moment that no other command needs

    app = PlayApp(deal, words, save, overwrite)
    try:
        app.run()
    finally:
        saved = app.write()
        if saved is not None:
            click.echo(words.say("terminal-saved-as", file=str(saved)))
