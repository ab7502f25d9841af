"""What lies on the table: the other players, the stack with its claim, the draw deck."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static

from ...cli.terminal.glyphs import doubled
from ...locales import Catalogue
from .. import PlayerView, Spice, View
from ..rules.facts import CardRevealed, Challenged, StackWon
from ..words import card_words, claim_words
from .faces import card_style
from .glyphs import SIGN, big

__all__ = ["DeckBar", "Reveal", "SeatBox", "StackPanel", "player_line"]


FRAME_ENDS = 4
"""Cells of a frame's upper side, besides its corners, that its title cannot use."""


def player_line(words: Catalogue, player: PlayerView) -> Content:
    """`12 won ★★`."""
    return Content.assemble(
        words.say("terminal-won", count=player.points), (" " + "★" * player.trophies, "$warning bold")
    )


class SeatBox(Static):
    """Another player."""

    def show(self, words: Catalogue, player: PlayerView, turn: bool, asked: bool) -> None:
        narrow = (self.size.width or 14) < cell_len(player.name) + FRAME_ENDS
        self.border_title = "" if narrow else player.name
        self.border_subtitle = words.say("terminal-asked") if asked else words.say("terminal-turn") if turn else ""
        self.set_class(turn, "turn")
        self.set_class(asked, "asked")
        most = max(1, (self.size.width or 14) - 4)
        backs = "▮" * min(player.hand, most)
        held, trophies = (f"{player.hand:>2} ", "bold"), ("★" * player.trophies, "$warning bold")
        if narrow:  # the name would be cut in the frame
            line = Content.assemble(
                (player.name, "bold"), "\n", held, ("▮ ", "$secondary"), f"{player.points} ", trophies
            )
        else:
            line = Content.assemble(held, (backs, "$secondary"), "\n", player_line(words, player))
        self.update(line)


@dataclass(frozen=True, slots=True)
class Reveal:
    """A finished challenge, shown until the next card."""

    challenged: Challenged
    revealed: CardRevealed
    won: StackWon


class StackPanel(Static):
    """The claim on top, readable from across the room."""

    def show(self, words: Catalogue, view: View, reveal: Reveal | None) -> None:
        self.border_title = words.say("terminal-stack", count=len(view.stack))
        self.update(
            self._claim(words, view)
            if view.stack
            else self._reveal(words, view, reveal)
            if reveal
            else self._empty(words)
        )

    def _empty(self, words: Catalogue) -> Content:
        return Content.assemble("\n\n\n", (words.say("terminal-stack-empty"), "$quiet"))

    def _drawn(self, number: int | None, spice: Spice | None, style: str) -> list[tuple[str, str]]:
        """Drawn as large as possible; without room, words must do."""
        rows = big(number, spice)
        if self.size.height < len(rows) + 2:
            return []
        if self.size.height >= 2 * len(rows) + 3 and self.size.width >= 2 * len(rows[0]):
            rows = doubled(rows)
        return [(row + "\n", style) for row in rows]

    def _claim(self, words: Catalogue, view: View) -> Content:
        top = view.top
        assert top is not None
        assert top.claim is not None
        claim, by = top.claim, view.players[top.by].name
        style = card_style(claim.spice)
        notes = []
        if view.paw is not None:
            notes.append((words.say("terminal-paw", name=view.players[view.paw].name), "$warning bold"))
        if view.waiting:
            notes.append((words.say("terminal-last", name=by), "$error bold"))
        if not notes and top.card is not None:
            notes.append((words.say("terminal-in-truth", card=card_words(words, top.card)), "$quiet"))
        return Content.assemble(
            words.say("terminal-copies" if top.copy else "terminal-declares", name=by),
            "\n",
            *self._drawn(claim.number, claim.spice, style),
            (f"{SIGN[claim.spice]} {claim_words(words, claim)} {SIGN[claim.spice]}", f"{style} bold"),
            "\n",
            Content(" · ").join([Content.styled(*note) for note in notes]),
        )

    def _reveal(self, words: Catalogue, view: View, reveal: Reveal) -> Content:
        card, claim = reveal.revealed.card, reveal.revealed.claim
        style = card_style(card.spice)
        verdict = "right" if reveal.revealed.holds else "wrong"
        return Content.assemble(
            words.say("terminal-revealed", card=card_words(words, card)),
            "\n",
            *self._drawn(card.number, card.spice, style),
            (
                words.say(f"terminal-{verdict}", claim=claim_words(words, claim), trait=str(reveal.challenged.trait)),
                "bold",
            ),
            "\n",
            (words.say("terminal-takes", name=view.players[reveal.won.seat].name, count=reveal.won.count), "$accent"),
        )


class DeckBar(Static):
    """The draw deck, its top to the left. The World's End lies about where the printed card says (SR-END-AT)."""

    LONGEST, SHORTEST = 24, 8

    def show(self, words: Catalogue, view: View) -> None:
        cards, end = words.say("terminal-deck", count=view.deck), words.say("terminal-worlds-end")
        room = (self.size.width or 80) - cell_len(cards) - cell_len(end) - 5  # with the mark, three spaces and a gap
        length = min(max(room, self.SHORTEST), self.LONGEST)
        whole = view.rules.draw_deck(len(view.players))
        below = view.rules.below_worlds_end(len(view.players))
        if view.above_worlds_end is not None:
            below = view.deck - view.above_worlds_end
        elif view.rules.worlds_end is not None:
            below = whole - view.rules.worlds_end
        under = round(below / whole * length)
        left = min(length, max(0, -(-(view.deck - below) * length // whole)))  # rounded up: empty only when it is over
        under = min(under, length - left)
        gone = max(0, length - under - left)
        near = view.deck - below <= 2 * len(view.players)
        self.update(
            Content.assemble(
                (f" {cards} ", "$quiet"),
                ("░" * gone, "$quiet"),
                ("█" * left, "$error" if near else "$accent"),
                ("✖", "$error bold"),
                ("▒" * under, "$quiet"),
                (" " + end, "$error bold" if near else "$quiet"),
            )
        )
