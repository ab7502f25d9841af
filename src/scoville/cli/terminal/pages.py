"""Longer texts: building blocks for the pages of both games."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from textual.content import Content

from ...locales import Catalogue
from ...rulebook import Values, rulebook_of

__all__ = ["clauses", "grid", "help_content", "key_line", "result_title", "signed"]


def help_content(
    words: Catalogue, signs: list[Content], rules: list[str], keys: list[Content], more: list[Content]
) -> Content:
    """The keys, then the game in brief (`rules` are messages) with the meaning of `signs`, then more."""
    say = words.say
    short = [Content("   ").join(signs), *(Content("• " + say(rule)) for rule in rules)]
    parts = [_heading(say("terminal-help-keys")), *keys, Content(""), _heading(say("terminal-help-rules")), *short]
    return Content("\n").join([*parts, *more])


def _heading(text: str) -> Content:
    return Content.styled(text, "bold $primary")


def key_line(words: Catalogue, message: str) -> Content:
    """`key: what it does`, from a message with a bar between the two."""
    shown, _, does = words.say(message).partition("|")
    return Content.assemble((shown.strip().ljust(14), "bold"), does.strip())


def clauses(words: Catalogue, game: str, rules: Any, players: int, values: Values) -> list[Content]:
    """Every clause that applies at this table, under a heading."""
    parts = [_heading(words.say("terminal-help-all"))]
    for clause in rulebook_of(game):
        if clause.applies(rules, players):
            title, text = words.say(f"clause-{clause.id}.title"), words.say(f"clause-{clause.id}", **values)
            text = text.replace("\n", " ")  # lines are wrapped to the width here
            parts.append(Content.assemble((title, "bold"), (f"  {clause.id}", "$quiet"), "\n", text))
    return parts


def result_title(words: Catalogue, players: tuple[str, ...], winners: tuple[int, ...], me: int) -> str:
    if me in winners:
        return words.say("terminal-you-win")
    return words.say("terminal-wins", name=players[winners[0]], count=len(winners))


def grid(heads: list[str], rows: list[list[str]], winning: list[bool]) -> list[Content]:
    """A head and a row per player, with the winners marked and numbers aligned right."""
    widths = [max(cell_len(row[i]) for row in (heads, *rows)) + 2 for i in range(len(heads))]
    lines = [Content.styled(_row(heads, widths), "$quiet")]
    for row, wins in zip(rows, winning, strict=True):
        marked = [("★ " if wins else "  ") + row[0], *row[1:]]
        lines.append(Content.styled(_row(marked, widths), "bold $primary" if wins else ""))
    return lines


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def _row(cells: list[str], widths: list[int]) -> str:
    first, *rest = cells
    return first.ljust(widths[0] + 2) + "".join(
        " " * (width - cell_len(cell)) + cell for cell, width in zip(rest, widths[1:], strict=True)
    )
