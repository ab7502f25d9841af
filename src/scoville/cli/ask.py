"""`scoville ask`: a question about the rules, answered by the clauses that fit it best."""

from __future__ import annotations

import json

import click

from ..companion import find_clauses
from ..core import BadSettings
from ..locales import LANGUAGES, catalogue, preferred_language
from .choices import OneOf
from .game_command import game_names
from .rules import Page

__all__ = ["command"]


@click.command(name="ask", short_help="Ask about the rules.")
@click.argument("question", nargs=-1, required=True)
@click.option("--game", type=OneOf("game", game_names()), help="Search the rules of one game only.")
@click.option("--clauses", type=click.IntRange(1, 20), default=3, show_default=True, help="How many clauses to show.")
@click.option("--lang", type=OneOf("language", LANGUAGES), help="The language of your question.  [default: yours]")
@click.option("--json", "as_json", is_flag=True, help="Print the clauses as JSON.")
def command(question: tuple[str, ...], game: str | None, clauses: int, lang: str | None, as_json: bool) -> None:
    """Finds the clauses that answer a question: scoville ask can I challenge my own copy"""
    language = lang or preferred_language()
    words = catalogue(language)
    answers = find_clauses(" ".join(question), language, game=game, most=clauses)
    shown = [
        {
            "clause": answer.clause.id,
            "game": answer.game,
            "title": words.say(f"clause-{answer.clause.id}.title"),
            "text": " ".join(words.say(f"clause-{answer.clause.id}", **answer.values()).split()),
            "ruling": answer.clause.ruling,
        }
        for answer in answers
    ]
    if as_json:
        click.echo(json.dumps(shown, ensure_ascii=False))
        return
    if not shown:
        raise BadSettings.plain(words.say("ask-nothing"))
    page = Page(words)
    for number, one in enumerate(shown):
        if number:
            page.blank()
        page.title(f"{str(one['game']).upper()} · {one['title']}", str(one["clause"]))
        page.paragraph(str(one["text"]), indent=2)
        if one["ruling"]:
            page.paragraph(words.say("rules-ruling"), indent=2, style="dim")
