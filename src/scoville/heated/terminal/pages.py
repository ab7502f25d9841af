"""Help and result of HEATED."""

from __future__ import annotations

from textual.content import Content

from ...cli.terminal.pages import clauses, grid, help_content, key_line, result_title
from ...locales import Catalogue
from .. import Colour, Heated, Match
from ..clauses import table_values
from ..rules.facts import GameEnded
from ..words import tell_heated
from .faces import colour_style
from .glyphs import SIGN

__all__ = ["help_page", "result_page"]

_KEYS = ("cards", "draw", "some", "ask", "decline", "accept", "colour", "slap", "call", "wonder")
_SHARED_KEYS = ("enter", "esc", "tab", "page", "space", "theme", "quit")
_RULES = ("aim", "match", "draw", "jump", "call", "answer", "end")


def help_page(words: Catalogue, game: Heated) -> Content:
    """The game in brief, the keys, then every clause that applies at this table."""
    say, players = words.say, len(game.players)
    signs = [
        Content.styled(f"{SIGN[colour]} {say('heated-colour', colour=str(colour))}", colour_style(colour))
        for colour in Colour
    ]
    keys = [key_line(words, f"terminal-heated-keys-{key}") for key in _KEYS]
    keys += [key_line(words, f"terminal-keys-{key}") for key in _SHARED_KEYS]
    waits, read_on = say("terminal-heated-help-waits"), say("terminal-heated-help-more")
    more = [Content(""), Content(waits), Content(read_on), Content("")]
    more += clauses(words, "heated", game.rules, players, table_values(game.rules, players))
    return help_content(words, signs, [f"terminal-heated-rule-{rule}" for rule in _RULES], keys, more)


def result_page(words: Catalogue, match: Match, rounds: int | None, me: int) -> tuple[str, Content]:
    """Who won the round and how, and the score of the match."""
    say, game = words.say, match.round
    view = game.view(me)
    number = match.number
    ended = rounds is not None and number >= rounds
    wins = match.wins
    best = tuple(seat for seat, won in enumerate(wins) if won == max(wins))
    winners = best if ended else game.winners
    assert game.reason is not None
    lines = [Content(_ending(words, game)), Content(_round(words, number, rounds)), Content("")]
    ranked = sorted(range(len(wins)), key=lambda seat: (seat not in winners, -wins[seat], view.players[seat].hand))
    heads = ["", say("terminal-heated-rounds-won"), say("terminal-in-hand")]
    rows = [[view.players[seat].name, str(wins[seat]), str(view.players[seat].hand)] for seat in ranked]
    lines += grid(heads, rows, [seat in winners for seat in ranked])
    return result_title(words, game.players, winners, me), Content("\n").join(lines)


def _ending(words: Catalogue, game: Heated) -> str:
    assert game.reason is not None
    return tell_heated(words, game.players, GameEnded(game.reason, game.winners))


def _round(words: Catalogue, number: int, rounds: int | None) -> str:
    if rounds is None:
        return words.say("terminal-heated-round", number=number)
    return words.say("terminal-heated-round-of", number=number, rounds=rounds)
