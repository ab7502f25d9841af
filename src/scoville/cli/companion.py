"""`scoville companion`: setting up and scoring a game with the printed cards."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click
from platformdirs import user_data_path
from rich.text import Text

from ..companion import Evening, Plan, Unreadable, companion_of, same_name
from ..core import BadSettings, ScovilleError, registry
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from .choices import OneOf
from .companion_words import pack_lines, step_lines
from .game_command import game_names, game_options, own_options
from .lists import split
from .rules import Page
from .seed import Seed

__all__ = ["command"]

LONGEST_NAME = 24


@click.command(name="companion", short_help="Set up and score a game with the printed cards.")
@click.argument("game", type=OneOf("game", game_names()), default=game_names()[0])
@click.option("--players", metavar="A,B|N", help="Their names, clockwise; or how many.")
@game_options("companion")
@click.option("--seed", type=Seed(), help="Draws the same cards and the same starter again.")
@click.option(
    "--file",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Where the score is saved.  [default: your own folder for data]",
)
@click.option("--new", is_flag=True, help="Start another score instead of going on with the last one.")
@click.option("--plan", "only_plan", is_flag=True, help="Print how to set up, and nothing else.")
@click.option("--lang", type=OneOf("language", LANGUAGES), help="The language.  [default: yours]")
def command(
    game: str,
    players: str | None,
    seed: int | str | None,
    file: Path | None,
    new: bool,
    only_plan: bool,
    lang: str | None,
    **options: Any,
) -> None:
    """Says how to set up a game with the printed cards, and keeps the score. What you enter is saved as you go."""
    own = {name: str(value) for name, value in own_options(game, "companion", options).items() if value is not None}
    words = catalogue(lang or preferred_language())
    where = file or user_data_path("scoville", appauthor=False) / f"companion-{game}.json"
    drawn = "" if seed is None else f"{seed:x}" if isinstance(seed, int) else seed
    interactive = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and not only_plan
    evening = None if new or only_plan else _saved(words, where, game)
    if evening is None:
        evening = Evening.begin(game, _names(words, game, players, interactive), own, drawn)
    else:
        if players is not None:
            names = _names(words, game, players, interactive=False)
            if len(names) != len(evening.names):
                raise BadSettings.plain(words.say("companion-terminal-other-players", count=len(evening.names)))
            evening.names = names if not players.isdecimal() else evening.names
        evening.asked |= own
        evening.seed = drawn or evening.seed
    plan = companion_of(game).plan(len(evening.names), evening.seed, evening.asked)
    if not interactive:
        print_plan(Page(words), plan, evening.names)
        return
    from .terminal.companion import CompanionApp  # noqa: PLC0415 - Textual takes a moment that no other command needs

    app = CompanionApp(words, evening, where)
    app.save()
    if app.trouble:
        raise ScovilleError(app.trouble)
    app.run()
    click.echo(app.trouble or words.say("companion-terminal-saved", file=str(where)), err=bool(app.trouble))


def _saved(words: Catalogue, where: Path, game: str) -> Evening | None:
    try:
        return Evening.read(where, game)
    except FileNotFoundError:
        return None
    except (OSError, Unreadable):
        raise ScovilleError(words.say("companion-terminal-unreadable", file=str(where))) from None


def _names(words: Catalogue, game: str, players: str | None, interactive: bool) -> tuple[str, ...]:
    """Names as people have them; at a real table nobody types them into a record."""
    while players is None and interactive:
        try:
            return _names(words, game, click.prompt(words.say("companion-terminal-who"), prompt_suffix="\n> "), False)
        except BadSettings as error:
            click.echo(str(error), err=True)  # and the question is asked again
    kind = registry.game(game)
    if players is None or (players.isascii() and players.isdecimal()):
        count = int(players[:4]) if players else max(kind.fewest, min(4, kind.most))
        kind.check_players(count)
        return tuple(words.say("companion-player", number=number + 1) for number in range(count))
    names = tuple("".join(c for c in name if c.isprintable())[:LONGEST_NAME] for name in split(players))
    kind.check_players(len(names))
    if (twice := same_name(names)) is not None:
        raise BadSettings.plain(words.say("companion-same-name", name=twice))
    return names


def print_plan(page: Page, plan: Plan, names: tuple[str, ...]) -> None:
    """For a pipe, a printer, or somebody who only sets up."""
    words = page.words
    page.line(Text(words.say("companion-title", game=plan.game.upper()), "bold red"))
    for line in step_lines(words, plan, names):
        page.blank()
        page.paragraph(line)
    if plan.pack:
        page.blank()
        for line, bold in pack_lines(words, plan, page.width):
            page.line(Text(line, "bold" if bold else ""))
