"""Longer texts: help and the result."""

from __future__ import annotations

from rich.cells import cell_len
from textual.content import Content

from ...locales import Catalogue
from ...rulebook import RULEBOOKS
from ...rulebook.spicy import table_values
from ...spicy import Rules, Spice, Spicy
from .cards import card_style
from .glyphs import SIGN

__all__ = ["help_page", "result_page"]

_KEYS = ("cards", "enter", "esc", "pass", "number", "spice", "wrong", "accept", "copy", "space", "theme", "quit")
_RULES = ("aim", "claim", "challenge", "wild", "last", "end")


def help_page(words: Catalogue, game: Spicy) -> Content:
    """The game in short, the keys, then every clause that applies at this table."""
    say = words.say
    signs = Content("   ").join(
        [
            Content.styled(f"{SIGN[spice]} {say('terminal-spice', spice=str(spice))}", card_style(spice))
            for spice in Spice
        ]
    )
    parts = [_heading(say("terminal-help-rules")), signs]
    parts += [Content("• " + say(f"terminal-rule-{rule}")) for rule in _RULES]
    parts += [Content(""), _heading(say("terminal-help-keys"))]
    parts += [_key(words, key) for key in _KEYS]
    if game.rules.tabletop:
        parts += [_key(words, key) for key in ("blind", "peek", "silent")]
        parts.append(Content.styled(say("terminal-help-tabletop"), "$error"))
    parts += [Content(""), Content(say("terminal-help-waits")), Content(say("terminal-help-more")), Content("")]
    parts += [_heading(say("terminal-help-all")), *_clauses(words, game.rules, len(game.players))]
    return Content("\n").join(parts)


def _heading(text: str) -> Content:
    return Content.styled(text, "bold $primary")


def _clauses(words: Catalogue, rules: Rules, players: int) -> list[Content]:
    values = table_values(rules, players)
    parts = []
    for clause in RULEBOOKS["spicy"]:
        if clause.applies(rules, players):
            title, text = words.say(f"clause-{clause.id}.title"), words.say(f"clause-{clause.id}", **values)
            text = text.replace("\n", " ")  # lines are broken to the width here
            parts.append(Content.assemble((title, "bold"), (f"  {clause.id}", "$quiet"), "\n", text))
    return parts


def _key(words: Catalogue, key: str) -> Content:
    """`key: what it does`, written in the catalogue with a bar between."""
    shown, _, does = words.say(f"terminal-keys-{key}").partition("|")
    return Content.assemble((shown.strip().ljust(14), "bold"), does.strip())


def result_page(words: Catalogue, game: Spicy, me: int, saved_as: str | None) -> tuple[str, Content]:
    """Who won and why, with the score of everyone."""
    say = words.say
    view = game.view(me)
    name, count = game.players[game.winners[0]], len(game.winners)
    title = say("terminal-you-win") if me in game.winners else say("terminal-wins", name=name, count=count)
    heads = ["", say("terminal-won-cards"), say("terminal-trophies"), say("terminal-in-hand"), say("terminal-score")]
    rows = [
        [f"{player.name}", f"{player.points}", f"{10 * player.trophies}", _signed(-player.hand), _signed(player.score)]
        for player in view.players
    ]
    widths = [max(cell_len(row[i]) for row in (heads, *rows)) + 2 for i in range(len(heads))]
    lines = [Content(say(f"terminal-ended-{game.reason}", name=name, count=count)), Content("")]
    lines.append(Content.styled(_row(heads, widths), "$quiet"))
    ranked = sorted(range(len(rows)), key=lambda seat: (seat not in game.winners, -view.players[seat].score))
    for seat in ranked:
        mark = "★ " if seat in game.winners else "  "
        style = "bold $primary" if seat in game.winners else ""
        lines.append(Content.styled(_row([mark + rows[seat][0], *rows[seat][1:]], widths), style))
    if saved_as is not None:
        lines += [Content(""), Content(say("terminal-saved-as", file=saved_as))]
    return title, Content("\n").join(lines)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _row(cells: list[str], widths: list[int]) -> str:
    first, *rest = cells
    return first.ljust(widths[0] + 2) + "".join(
        " " * (width - cell_len(cell)) + cell for cell, width in zip(rest, widths[1:], strict=True)
    )
