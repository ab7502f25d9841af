"""`scoville rules`: the rules as a table would play them, one clause explained, and the tests that prove it."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from textwrap import wrap
from typing import Any

import click
from rich.table import Table
from rich.text import Text

from ..core import ScovilleError, quote, registry
from ..core.errors import near
from ..locales import LANGUAGES, Catalogue, catalogue, preferred_language
from ..rulebook import Clause, Coverage, Rulebook, Values, checkout, find_coverage, rulebooks
from .choices import OneOf
from .game_command import RuleTable, command_of, game_names, game_options, own_options
from .output import Output
from .phrases import listing

__all__ = ["command"]

WIDEST = 96
"""Longer lines are hard to read."""


@click.command(name="rules")
@click.argument("what", required=False, metavar=f"[{'|'.join(game_names())}|CLAUSE]")
@click.option("--players", type=int, default=4, show_default=True, metavar="N")
@game_options("rules")
@click.option("--lang", type=OneOf("language", LANGUAGES), help="The language.  [default: yours]")
@click.option("--tests", is_flag=True, help="Show which tests prove a clause; for contributors.")
@click.option("--coverage", is_flag=True, help="Show which tests name each clause; exit status 1 if one has none.")
def command(what: str | None, players: int, lang: str | None, tests: bool, coverage: bool, **options: Any) -> None:
    """Show the rules as a table would play them, or explain one clause (S-LEAD, H-MATCH)."""
    page = Page(catalogue(lang or preferred_language()))
    game = game_names()[0] if what is None else what.lower()
    found = None if game in rulebooks() else find_clause(page.words, what or "")
    if coverage:
        books = [rulebooks()[game]] if what is not None and not found else list(rulebooks().values())
        sys.exit(print_coverage(page, [found[1].id] if found else [one for book in books for one in book.ids]))
    book = found[0] if found else rulebooks()[game]
    registry.game(book.game).check_players(players)
    own = own_options(book.game, "rules", options)
    table = command_of(book.game).rule_table(page.words, players, found[1] if found else None, own)
    if found:
        # A clause is explained in full, with what it says of other cards although they are not in play.
        print_clause(page, *found, {**table.values, **book.whole}, tests)
    else:
        print_rules(page, book, table)


class Page:
    """Prints paragraphs at a readable width, and without colours if they are not wanted."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.console = Output(highlight=False, markup=False, emoji=False)
        self.width = max(20, min(self.console.width, WIDEST))

    def paragraph(self, text: str, indent: int = 0, style: str = "") -> None:
        # Not rich's own wrapping: it breaks at the no-break spaces of French.
        for line in wrap(text, self.width - indent, break_on_hyphens=False):
            self.line(Text(" " * indent + line, style))

    def line(self, text: Text) -> None:
        self.console.print(text, no_wrap=True, overflow="ignore", crop=False)

    def blank(self) -> None:
        self.console.print()

    def title(self, text: str, id: str, style: str = "bold") -> None:
        """A title with an id at the right margin, or below it if both do not fit."""
        gap = self.width - len(text) - len(id)
        if gap < 2:
            self.paragraph(text, style=style)
            self.line(Text(id.rjust(self.width), "dim"))
        else:
            self.line(Text.assemble((text, style), " " * gap, (id, "dim")))

    def heading(self, text: str) -> None:
        self.blank()
        if len(text) + 4 > self.width:
            self.paragraph(text, style="bold red")
        else:
            self.line(Text(f"── {text} ".ljust(self.width, "─"), "bold red"))


def find_clause(words: Catalogue, id: str) -> tuple[Rulebook, Clause]:
    for book in rulebooks().values():
        if clause := book.find(id):
            return book, clause
    meant = [*near(id, game_names()), *(other for book in rulebooks().values() for other in book.near(id))]
    if meant:
        raise click.UsageError(words.say("rules-unknown-near", id=quote(id), near=", ".join(meant)))
    raise click.UsageError(words.say("rules-unknown", id=quote(id)))


def print_rules(page: Page, book: Rulebook, table: RuleTable) -> None:
    """Everything that applies at a table, section by section."""
    words, rules, values = page.words, table.rules, table.values
    players = int(values["players"])
    title = f"{book.game}-title"
    page.line(Text(words.say(title) if words.has(title) else book.game.upper(), "bold red"))
    page.paragraph(" · ".join(table.head), style="bold")
    if table.note:
        page.blank()
        page.paragraph(table.note)
    if words.has(idea := f"{book.game}-idea"):
        page.blank()
        page.paragraph(words.say(idea, **values))
    for section in book.sections:
        clauses = [clause for clause in book if clause.section == section and clause.applies(rules, players)]
        if not clauses:
            continue
        page.heading(words.say(f"{book.game}-section-{section}"))
        if words.has(lead := f"{book.game}-section-{section}.lead"):
            page.blank()
            page.paragraph(words.say(lead, **values))
        for clause in clauses:
            page.blank()
            page.title(words.say(f"clause-{clause.id}.title"), clause.id)
            page.paragraph(words.say(f"clause-{clause.id}", **values), indent=2)
    if book.ids:  # a game may be explained without clauses
        page.blank()
        page.paragraph(words.say(table.more, clause=book.ids[0]), style="dim")


def print_clause(page: Page, book: Rulebook, clause: Clause, values: Values, with_tests: bool) -> None:
    """One clause: its text, where it is printed, where it applies, related clauses; for contributors, its tests."""
    words = page.words
    page.title(words.say(f"clause-{clause.id}.title"), clause.id, "bold red")
    page.blank()
    page.paragraph(words.say(f"clause-{clause.id}", **values))
    page.blank()
    page.line(Text(words.say("rules-books"), "bold"))
    for edition in clause.books:
        page.paragraph(words.say(f"{book.game}-book-{edition}"), indent=2)
    if clause.ruling:
        page.paragraph(words.say("rules-ruling"), indent=2)
    page.line(Text(words.say("rules-applies"), "bold"))
    page.paragraph(where(words, book, clause), indent=2)
    if related := book.related(clause):
        page.line(Text(words.say("rules-related"), "bold"))
        longest = max(map(len, related))
        for other in related:
            page.paragraph(f"{other.ljust(longest)}  {words.say(f'clause-{other}.title')}", indent=2)
    if with_tests:
        root = _source(words)
        page.line(Text(words.say("rules-tests"), "bold"))
        tests = find_coverage(root, book.ids).tests[clause.id]
        for test in tests:
            page.line(Text(f"  {test}"))
        if not tests:
            page.paragraph(words.say("rules-no-tests"), indent=2)


NAMES = {
    "variants": "{game}-variant-{name}",
    "books": "{game}-edition-{name}",
    "cards": "card-{game}-{name}",
    "any-card": "card-{game}-{name}",
    "mode": "{game}-mode-{name}",
}
"""The message that names what a clause needs; a house rule has only its number."""


def where(words: Catalogue, book: Rulebook, clause: Clause) -> str:
    """Where a clause applies, in words."""
    parts = []
    for need, names in clause.condition.needs():
        named = [words.say(NAMES[need].format(game=book.game, name=x)) if need in NAMES else x for x in names]
        parts.append(words.say(f"applies-{need}", names=listing(words, named)))
    return listing(words, parts) or words.say("applies-always")


def _source(words: Catalogue) -> Path:
    """Where the tests are."""
    root = checkout()
    if root is None:
        raise ScovilleError(words.say("coverage-nowhere"))
    return root


def print_coverage(page: Page, ids: list[str]) -> int:
    """Prints the matrix: clauses down, test folders across. The exit status is 1 if a clause has no test."""
    words = page.words
    root = _source(words)
    known = [one for book in rulebooks().values() for one in book.ids]
    coverage = find_coverage(root, known)
    page.console.print(matrix(words, coverage, ids))
    missing = [one for one in coverage.missing if one in ids]
    if missing:
        page.paragraph(words.say("coverage-missing", count=len(missing), ids=", ".join(missing)), style="bold red")
    else:
        page.paragraph(words.say("coverage-complete", clauses=len(ids)), style="green")
    if coverage.unknown:
        page.paragraph(words.say("coverage-unknown", tests=", ".join(coverage.unknown)), style="bold red")
    return 1 if missing or coverage.unknown else 0


def matrix(words: Catalogue, coverage: Coverage, ids: list[str]) -> Table:
    def folder(test: str) -> str:
        parts = test.partition("::")[0].split("/")
        return parts[1] if len(parts) > 2 else "tests"

    counts = {one: Counter(map(folder, coverage.tests[one])) for one in ids}
    folders = sorted(set().union(*counts.values()))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.say("coverage-clause"))
    for name in (*folders, words.say("coverage-total")):
        table.add_column(name, justify="right")
    for one, count in counts.items():
        cells = [str(count[name] or "·") for name in folders]
        table.add_row(one, *cells, str(count.total()), style="" if count else "bold red")
    return table
