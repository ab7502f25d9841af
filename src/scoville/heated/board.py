"""A table of HEATED as `scoville replay` draws it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..bots import Explanation
from ..cli.game_board import GameBoard
from ..cli.phrases import listing, neither
from ..locales import Catalogue
from . import Card, Colour, Heated, View
from .bots.explain import HandBelief
from .words import card_title, heated_card_words, heated_cards_words

__all__ = ["ROOM", "STYLES", "believed_hand", "board", "hand_words"]

STYLES = {Colour.BLUE: "blue", Colour.GREEN: "green", Colour.PURPLE: "magenta", Colour.YELLOW: "yellow", None: "bold"}


def board(words: Catalogue, game: Heated, seat: int | None) -> RenderableType:
    """Hands, piles and what play waits for, as `seat` may see them; None sees all. Players clockwise."""
    view = game.view(seat)
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0), expand=True)
    table.add_column("", width=1)
    table.add_column(words.say("board-player"), overflow="fold")
    table.add_column(words.say("board-heated-cards"), justify="right")
    table.add_column(words.say("board-hand"), ratio=1)
    for i in view.order:
        player = view.players[i]
        known = game.hand(i) if seat is None else view.hand if i == seat else None
        hand = Text("?", "dim") if known is None else hand_words(words, known)
        name = Text(player.name, "bold" if i == view.turn else "")
        table.add_row("▶" if i == view.turn else "", name, str(player.hand), hand)
    return Group(Padding(table, (1, 0)), *pile_lines(words, view), *(Text(line) for line in next_lines(words, view)))


def hand_words(words: Catalogue, hand: tuple[Card, ...]) -> Text:
    """`blue 1 4 COOL OFF · yellow 7 · DRAW 4`, each colour in its own."""
    groups = []
    for colour in Colour:
        titles = [card_title(words, card) for card in hand if card.colour is colour]
        if titles:
            groups.append(Text(" ".join((words.say("heated-colour", colour=str(colour)), *titles)), STYLES[colour]))
    groups += [Text(card_title(words, card), STYLES[None]) for card in hand if card.colour is None]
    return Text(" · ").join(groups) if groups else Text(words.say("board-empty-hand"), "dim")


def pile_lines(words: Catalogue, view: View) -> Iterator[Text]:
    top = Text(words.say("board-heated-top", card=heated_card_words(words, view.top)), STYLES[view.colour])
    if view.top.colour is None:
        colour = words.say("heated-colour", colour=str(view.colour))
        top.append(" " + words.say("board-heated-colour", colour=colour))
    yield top
    piles = words.say("board-heated-piles", draw=view.draw_pile, discard=view.discard + 1)
    yield Text(f"{piles} {words.say('board-heated-trap')}" if view.trap_on_top else piles)
    yield Text(words.say(f"board-heated-direction-{view.direction}"))


def next_lines(words: Catalogue, view: View) -> Iterator[str]:
    """What is pending and who may do what now; everybody at the table sees that."""
    names = [player.name for player in view.players]
    if view.turn is None:
        return
    if view.pending is not None:
        yield words.say("board-heated-pending", name=names[view.pending.on], count=view.pending.count)
    waiting = listing(words, [names[i] for i in view.waiting])
    match view.phase:
        case "answers" | "slaps" | "discards" if view.acting is not None:
            card = heated_card_words(words, view.acting)
            yield words.say(f"board-heated-phase-{view.phase}", card=card, names=waiting)
        case "offers":
            yield words.say("board-heated-phase-offers", names=waiting)
        case "choice" | "colour":
            yield words.say(f"board-heated-phase-{view.phase}", name=names[view.turn])
        case _:
            yield words.say("board-turn", name=names[view.turn])
    if view.uncalled:
        yield words.say("board-heated-uncalled", names=listing(words, [names[i] for i in view.uncalled]))


# --- what a bot knows ------------------------------------------------------------------------------


def believed_hand(words: Catalogue, players: tuple[str, ...], hand: HandBelief) -> str:
    """How many cards another player has, and what is known of them."""
    text = words.say("explain-hand", name=players[hand.seat], count=hand.cards)
    if hand.known:
        known = "explain-hand-whole" if len(hand.known) == hand.cards else "explain-hand-known"
        text += words.say(known, cards=heated_cards_words(words, hand.known))
    lacks = [words.say("heated-colour", colour=str(colour)) for colour in hand.lacks]
    lacks += [words.say("explain-specials")] if hand.lacks_specials else []
    if lacks:
        text += words.say("explain-hand-lacks", what=neither(words, lacks))
    return text + "."


class HeatedBoard(GameBoard):
    def draw(self, words: Catalogue, game: Heated, seat: int | None) -> RenderableType:
        return board(words, game, seat)

    def beliefs(self, words: Catalogue, players: tuple[str, ...], found: Explanation) -> Iterator[RenderableType]:
        return (Text(believed_hand(words, players, hand)) for hand in found.hands)


ROOM: Final = HeatedBoard()
