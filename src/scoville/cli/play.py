"""`scoville play`: a game in the terminal against bots."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

from ..bots.files import is_file
from ..bots.levels import LEVELS
from ..core import BadRecord, BadSettings, ScovilleError, check_names, quote
from ..core.registry import games
from ..core.speeds import ALONE
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from .choices import OneOf
from .game_command import Deal, command_of, game_names, game_options, own_options
from .replay import read_text, shown
from .seed import Seed

if TYPE_CHECKING:
    from ..server.local import Opponents

__all__ = ["command", "need_terminal", "own_name", "seat_names"]

USUAL_BOT: Final = "cat"
USUAL_SPEED: Final = "relaxed"
GO_WITH_RESUME: Final = {"resume", "bots", "lang", "speed", "quickness"}
BOT_NAMES = (
    *("Ancho", "Cayenne", "Serrano", "Poblano", "Habanero", "Pasilla"),
    *("Jalapeno", "Guajillo", "Chipotle", "Piquin"),
)
"""Chilis. One more than the possible opponents, in case the person has the name of one of them."""


def seat_names(person: str, players: int) -> list[str]:
    """The person sits in seat 0."""
    return [person, *(name for name in BOT_NAMES if name != person)][:players]


@click.command("play", short_help="Play against bots in the terminal.")
@click.argument("game", type=OneOf("game", game_names()), default=game_names()[0])
@click.option(
    "--players",
    type=int,
    default=4,
    show_default=True,
    metavar="N",
    help="How many play, including you.",
)
@click.option(
    "--bots",
    default=USUAL_BOT,
    show_default=True,
    metavar="A,B",
    help=f"Your opponents: {', '.join(LEVELS)}, with a temperament as in cat:bold, or your own as in "
    "my.py:Saint; if there are fewer than seats, they take turns.",
)
@click.option("--name", help="Your name at the table.")
@game_options("play")
@click.option("--seed", type=Seed(), help="Deal the same cards again.")
@click.option("--lang", type=OneOf("language", LANGUAGES), help="Language of the table.")
@click.option("--speed", type=OneOf("speed", ALONE), default=USUAL_SPEED, show_default=True, help="How fast bots act.")
@click.option(
    "--quickness",
    type=int,
    default=100,
    show_default=True,
    metavar="PERCENT",
    help="How quick the bots are: at 200 they take half as long as a person.",
)
@click.option(
    "--save",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Save the game there as you play; until you leave, it is FILE.part.",
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Continue the game saved there, and save it there.",
)
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
    resume: Path | None,
    **options: Any,
) -> None:
    """Play a game in the terminal against bots."""
    if resume is not None:
        ctx = click.get_current_context()
        chosen = {name for name in ctx.params if ctx.get_parameter_source(name) == ParameterSource.COMMANDLINE}
        _resume(
            resume, chosen, lang, bots if "bots" in chosen else None, speed if "speed" in chosen else None, quickness
        )
        return
    words = catalogue(lang or preferred_language())
    own = own_options(game, "play", options)
    person = own_name(words) if name is None else name
    kind = games()[game]
    kind.check_players(players)
    names = check_names(seat_names(person, players), kind.fewest, kind.most)
    opponents = _opponents(game, bots, players - 1, speed, quickness)
    first_seed = secrets.randbits(32) if seed is None else seed
    deal = command_of(game).deal(names, opponents, first_seed, own)
    if save is not None and not save.parent.is_dir():
        raise ScovilleError(words.say("terminal-no-folder", folder=str(save.parent)))
    need_terminal(words)
    overwrite = False
    if save is not None:
        from .terminal.saving import part_of  # noqa: PLC0415 - as below

        if part_of(save).exists():
            click.confirm(words.say("terminal-overwrite-part", file=str(save)), abort=True)
            overwrite = True
        elif save.exists():
            click.confirm(words.say("terminal-overwrite", file=str(save)), abort=True)
            overwrite = True
    _play(words, deal, save, overwrite)


def _opponents(game: str, bots: str, seats: int, speed: str, quickness: int) -> Opponents:
    """Reports wrong bots before anything is drawn."""
    from ..server.local import Opponents  # noqa: PLC0415 - live tables and the laboratory take a moment
    from .table_options import bots_by_seat  # noqa: PLC0415

    opponents = Opponents(bots_by_seat(game, bots, seats), ALONE[speed], quickness, speed)
    opponents.check(game)
    return opponents


def need_terminal(words: Catalogue, otherwise: str = "terminal-no-terminal") -> None:
    """Raises the sentence `otherwise` where nothing can be drawn or no key can be read."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise ScovilleError(words.say(otherwise))


def _as_written(parameter: str) -> str:
    return "The name of a game" if parameter == "game" else f"--{parameter.replace('_', '-')}"


# --- going on with a saved game ----------------------------------------------------------------------


def _resume(
    file: Path, chosen: set[str], lang: str | None, bots: str | None, speed: str | None, quickness: int
) -> None:
    for name in sorted(chosen - GO_WITH_RESUME):
        raise click.UsageError(f"{_as_written(name)} does not go with --resume: the saved game says it.")
    from ..record import Live, read  # noqa: PLC0415 - as below
    from .terminal.saving import part_of  # noqa: PLC0415

    part = part_of(file)
    found = part if part.exists() else file
    try:
        record = read(read_text(str(found)))
        game: Any = record.play()
    except BadRecord as error:
        raise ScovilleError(f"{shown(str(found))}: {error}") from None
    live = record.live or Live()
    command = command_of(game.name)
    words = catalogue(lang or preferred_language())
    for name in live.bots.values() if bots is None else ():
        if is_file(name):  # a record may come from anybody, and a bot's file is a program
            raise BadSettings.plain(f"This game was played against {quote(name)}; name it with --bots if you trust it.")
    seated = bots or ",".join(live.bots.get(seat, USUAL_BOT) for seat in range(1, len(game.players)))
    before = live.speed if live.speed in ALONE else None  # a game at people's own pace goes on as any other here
    opponents = _opponents(game.name, seated, len(game.players) - 1, speed or before or USUAL_SPEED, quickness)
    need_terminal(words)
    _play(words, command.go_on(game, record.live, opponents), file.with_name(file.name.removesuffix(".part")), True)


def own_name(words: Catalogue) -> str:
    """The user's name if a player can have it."""
    user = (os.environ.get("USER") or os.environ.get("USERNAME") or "").capitalize()
    try:
        check_names([user], 1, 1)
    except BadSettings:
        return words.say("terminal-guest")
    return user if len(user) <= 12 else words.say("terminal-guest")


def _play(words: Catalogue, deal: Deal, save: Path | None, overwrite: bool) -> None:
    from .terminal.app import PlayApp  # noqa: PLC0415 - Textual takes a moment that no other command needs
    from .terminal.school import Progress  # noqa: PLC0415

    app = PlayApp(deal, words, save, overwrite, Progress())
    try:
        app.run()
    finally:
        saved = app.write()
        if saved is not None:
            click.echo(words.say("terminal-saved-as", file=str(saved)))
