"""`scoville lessons`: learn a game in the terminal, one key at a time."""

from __future__ import annotations

import click

from ..core import ScovilleError
from ..locales import LANGUAGES, catalogue, preferred_language
from ..record.lessons import lessons_of
from .choices import OneOf
from .game_command import game_names
from .phrases import listing
from .play import command as play
from .play import need_terminal, own_name

__all__ = ["command"]


@click.command("lessons", short_help="Learn a game in the terminal.")
@click.argument("game", type=OneOf("game", game_names()), required=False)
@click.option("--lang", type=OneOf("language", LANGUAGES), help="Language of the lessons.")
@click.pass_context
def command(ctx: click.Context, game: str | None, lang: str | None) -> None:
    """Learn a game in the terminal, one key at a time. You can leave at any time; the next time goes on from there."""
    words = catalogue(lang or preferred_language())
    taught = [name for name in game_names() if lessons_of(name)]
    if game is not None and game not in taught:
        titles = listing(words, [name.upper() for name in taught])
        raise ScovilleError(words.say("terminal-lessons-none", game=game.upper(), games=titles))
    need_terminal(words, "terminal-lessons-no-terminal")

    from .terminal.app import LessonsApp  # noqa: PLC0415 - Textual takes a moment that no other command needs
    from .terminal.school import Progress  # noqa: PLC0415

    app = LessonsApp(taught if game is None else [game], own_name(words), words, Progress())
    wanted = app.run()
    if wanted is not None:
        ctx.invoke(play, game=wanted, lang=lang)
    elif app.game:
        click.echo(words.say("terminal-lessons-later", game=app.game))
