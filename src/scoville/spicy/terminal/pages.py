"""Longer texts: help and the result."""

from __future__ import annotations

from textual.content import Content

from ...cli.terminal.pages import clauses, grid, help_content, key_line, result_title, signed
from ...locales import Catalogue
from .. import PlayerView, Spice, Spicy
from ..clauses import table_values
from .faces import card_style
from .glyphs import SIGN

__all__ = ["help_page", "result_page"]

_KEYS = (
    "cards",
    "enter",
    "esc",
    "pass",
    "number",
    "spice",
    "wrong",
    "accept",
    "copy",
    "tab",
    "page",
    "space",
    "theme",
    "quit",
)
_RULES = ("aim", "claim", "challenge", "wild", "last", "end")


def help_page(words: Catalogue, game: Spicy) -> Content:
    """The game in brief, the keys, then every clause that applies at this table."""
    say, players = words.say, len(game.players)
    signs = [
        Content.styled(f"{SIGN[spice]} {say('terminal-spice', spice=str(spice))}", card_style(spice)) for spice in Spice
    ]
    keys = [key_line(words, f"terminal-keys-{key}") for key in _KEYS]
    if game.rules.tabletop:
        keys += [key_line(words, f"terminal-keys-{key}") for key in ("blind", "peek", "silent")]
        keys.append(Content.styled(say("terminal-help-tabletop"), "$error"))
    more = [Content(""), Content(say("terminal-help-waits")), Content(say("terminal-help-more")), Content("")]
    more += clauses(words, "spicy", game.rules, players, table_values(game.rules, players))
    return help_content(words, signs, [f"terminal-rule-{rule}" for rule in _RULES], keys, more)


def result_page(words: Catalogue, game: Spicy, me: int) -> tuple[str, Content]:
    """Who won and why, with everybody's score."""
    say = words.say
    view = game.view(me)
    reason = say(f"terminal-ended-{game.reason}", name=game.players[game.winners[0]], count=len(game.winners))
    heads = ["", say("terminal-won-cards"), say("terminal-trophies"), say("terminal-in-hand"), say("terminal-score")]
    ranked = sorted(range(len(game.players)), key=lambda seat: (seat not in game.winners, -view.players[seat].score))
    rows = [_score_row(view.players[seat]) for seat in ranked]
    lines = [Content(reason), Content(""), *grid(heads, rows, [seat in game.winners for seat in ranked])]
    return result_title(words, game.players, game.winners, me), Content("\n").join(lines)


def _score_row(player: PlayerView) -> list[str]:
    points = [str(player.points), str(10 * player.trophies), signed(-player.hand), signed(player.score)]
    return [player.name, *points]
