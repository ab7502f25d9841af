"""A table of SPICY as `scoville replay` draws it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..bots import Explanation
from ..cli.bars import SHORT, bar
from ..cli.game_board import GameBoard
from ..cli.phrases import listing
from ..locales import Catalogue
from . import Card, Challenge, LaidCard, Spice, Spicy, Trait
from .bots.explain import ClaimBelief
from .rules.cards import WILD_SPICE
from .words import card_words, claim_words

__all__ = ["ROOM", "board"]

SHOWN = 8
"""Cards of a stack that are shown; the rest are counted."""
STYLES = {Spice.CHILI: "red", Spice.WASABI: "green", Spice.PEPPER: "blue", None: "magenta"}


def board(words: Catalogue, game: Spicy, seat: int | None) -> RenderableType:
    """Hands, stack and deck as `seat` may see them; None sees all."""
    view = game.view(seat)
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0), expand=True)
    table.add_column("", width=1)
    table.add_column(words.say("board-player"), overflow="fold")
    table.add_column(words.say("board-hand"), ratio=1)
    for column in ("won", "trophies", "score"):
        table.add_column(words.say(f"board-{column}"), justify="right")
    for i, player in enumerate(view.players):
        known = game.hand(i) if seat is None else view.hand if i == seat else None
        hand = Text(words.say("board-hidden-hand", count=player.hand)) if known is None else hand_words(words, known)
        mark = "▶" if i == view.turn else ""
        name = Text(player.name, "bold" if i == view.turn else "")
        table.add_row(mark, name, hand, str(player.points), "★" * player.trophies or "–", str(player.score))
    lines: list[RenderableType] = [Padding(table, (1, 0))]
    stack = game.stack if seat is None else view.stack
    lines.append(words.say("board-stack", count=len(stack)))
    lines += [Padding(laid_words(words, game.players, laid), (0, 0, 0, 4)) for laid in stack[: -SHOWN - 1 : -1]]
    if len(stack) > SHOWN:
        lines.append("    " + words.say("board-below", count=len(stack) - SHOWN))
    above = game.above_worlds_end if seat is None else view.above_worlds_end
    if above is None:
        lines.append(words.say("board-deck", count=view.deck))
    else:
        lines.append(words.say("board-deck-above", count=view.deck, above=above))
    return Group(*lines, *(Text(line) for line in next_lines(words, game)))


def next_lines(words: Catalogue, game: Spicy) -> Iterator[str]:
    """Who may do what now; everybody at the table sees that."""
    names = game.players
    if game.paw is not None:
        yield words.say("board-paw", name=names[game.paw])
    if game.turn is None:
        return
    if game.waiting:
        yield words.say("board-waiting", names=listing(words, [names[i] for i in game.waiting]))
        return
    yield words.say("board-turn", name=names[game.turn])
    if game.stack:
        challenge = Challenge(Trait.WRONG if game.stack[-1].copy else Trait.NUMBER)
        may = [name for name in names if game.accepts(name, challenge)]
        if may:
            yield words.say("board-challenge", names=listing(words, may))


def hand_words(words: Catalogue, hand: tuple[Card, ...]) -> Text:
    """`chili 1 4 · pepper 10 · wild spice`, each spice in its colour."""
    groups = []
    for spice in Spice:
        numbers = [str(card.number) for card in hand if card.spice is spice]
        if numbers:
            groups.append(Text(f"{words.say(f'board-spice-{spice}')} {' '.join(numbers)}", STYLES[spice]))
    groups += [Text(card_words(words, card), STYLES[None]) for card in hand if card >= WILD_SPICE]
    if not groups:
        return Text(words.say("board-empty-hand"), "dim")
    return Text(" · ").join(groups)


def laid_words(words: Catalogue, names: tuple[str, ...], laid: LaidCard) -> Text:
    """`4 chili, says Bo (5 wasabi)`; the card only for a player who knows it."""
    if laid.claim is None:
        line = Text(words.say("board-under", name=names[laid.by]))
    else:
        how = "board-copied" if laid.copy else "board-declared"
        line = Text(words.say(how, claim=claim_words(words, laid.claim), name=names[laid.by]))
    if laid.card is not None:
        line.append_text(Text.assemble(" (", (card_words(words, laid.card), STYLES[laid.card.spice]), ")"))
    return line


# --- what a bot believes ----------------------------------------------------------------------------


def _claims(words: Catalogue, players: tuple[str, ...], found: Explanation) -> Table:
    table = Table(
        box=None, pad_edge=False, title=words.say("explain-claims", name=players[found.seat]), title_justify="left"
    )
    table.add_column(words.say("explain-claim"))
    for column in ("explain-number", "explain-spice", "explain-both"):
        table.add_column(words.say(column), no_wrap=True)
    table.add_column(words.say("explain-known") if any(laid.card is not None for laid in found.claims) else "")
    for laid in found.claims:
        claim = words.say("explain-under") if laid.claim is None else claim_words(words, laid.claim)
        by = words.say("explain-by-copy" if laid.copy else "explain-by", name=players[laid.by], claim=claim)
        card = "" if laid.card is None else card_words(words, laid.card)
        if laid.claim is None:
            table.add_row(Text(by), "", "", "", Text(card))
        else:
            chances = (laid.number, laid.spice, laid.both)
            table.add_row(Text(by), *(bar(words, chance, SHORT) for chance in chances), Text(card))
    return table


def _top_words(words: Catalogue, players: tuple[str, ...], top: ClaimBelief) -> str:
    """The card that can be challenged, in words."""
    assert top.claim is not None
    if top.copy:  # S-COPY-WRONG: a challenge names no trait, so both must be right
        both = words.say(f"explain-{_how_true(top.both)}")
        return words.say("explain-top-copy", name=players[top.by], claim=claim_words(words, top.claim), both=both)
    number, spice = (words.say(f"explain-{_how_true(chance)}") for chance in (top.number, top.spice))
    claim = claim_words(words, top.claim)
    return words.say("explain-top", name=players[top.by], claim=claim, number=number, spice=spice)


def _how_true(chance: float) -> str:
    for least, word in ((0.95, "surely-true"), (0.65, "probably-true"), (0.35, "open"), (0.05, "probably-wrong")):
        if chance >= least:
            return word
    return "surely-wrong"


class SpicyBoard(GameBoard):
    def draw(self, words: Catalogue, game: Spicy, seat: int | None) -> RenderableType:
        return board(words, game, seat)

    def beliefs(self, words: Catalogue, players: tuple[str, ...], found: Explanation) -> Iterator[RenderableType]:
        if found.claims:
            yield _claims(words, players, found)
            if (top := found.claims[-1]).card is None and top.claim is not None:
                yield Text(_top_words(words, players, top))


ROOM: Final = SpicyBoard()
