"""What lies on the table of HEATED: the other players, the top discard with its colour, the piles."""

from __future__ import annotations

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static

from ...cli.terminal.glyphs import doubled
from ...locales import Catalogue
from .. import Colour, PlayerView, View
from ..words import card_title, heated_card_words
from .faces import colour_style
from .glyphs import SIGN, big

__all__ = ["PileBar", "Place", "TopPanel", "stars"]


FRAME_ENDS = 4
"""Cells of a frame's upper side, besides its corners, that its title cannot use."""


def stars(wins: int) -> str:
    """Rounds won: ` ★★`, ` ★7`."""
    return "" if not wins else " " + ("★" * wins if wins < 4 else f"★{wins}")


class Place(Static):
    """Another player at the table; the person in this place can change."""

    def show(self, words: Catalogue, view: View, seat: int, wins: int) -> None:
        player = view.players[seat]
        name = player.name + stars(wins)
        narrow = (self.size.width or 14) < cell_len(name) + FRAME_ENDS
        self.border_title = "" if narrow else name
        self.border_subtitle = self._status(words, view, seat, player)
        asked = seat in view.waiting
        self.set_class(seat == view.turn and not view.waiting, "turn")
        self.set_class(asked, "asked")
        self.set_class(seat in view.uncalled or player.hand == 1, "last")
        most = max(1, (self.size.width or 14) - 4)
        backs = "▮" * min(player.hand, most)
        if narrow:  # the name would be cut in the frame
            self.update(Content.assemble((f"{player.hand} ", "bold"), player.name))
        else:
            self.update(Content.assemble((f"{player.hand:>2} ", "bold"), (backs, "$secondary")))

    def _status(self, words: Catalogue, view: View, seat: int, player: PlayerView) -> str:
        if view.reason is not None:
            return ""
        if seat in view.uncalled:
            return words.say("terminal-heated-uncalled")
        if view.pending is not None and view.pending.on == seat:
            return f"+{view.pending.count}"
        if player.offers:
            return words.say("terminal-heated-offers")
        if seat in view.waiting:
            return words.say("terminal-asked")
        return words.say("terminal-turn") if seat == view.turn and not view.waiting else ""


class TopPanel(Static):
    """The top discard and the colour in play, readable from across the room."""

    def show(self, words: Catalogue, view: View) -> None:
        colour = words.say("heated-colour", colour=str(view.colour)).upper()
        style = colour_style(view.colour)
        for other in Colour:
            self.set_class(other is view.colour, str(other))
        self.border_title = heated_card_words(words, view.top)
        self.border_subtitle = self._pending(words, view)
        rows = big(view.top, view.colour)
        if self.size.height >= 2 * len(rows) + 2 and self.size.width >= 2 * len(rows[0]):
            rows = doubled(rows)
        drawn = rows if self.size.height > len(rows) else ()
        sign = SIGN[view.colour]
        lines = [Content.styled(row, style) for row in drawn]
        lines.append(Content.styled(f"  {sign} {colour} {sign}  ", f"{style} bold reverse"))
        if self.size.height > len(lines) + 1:
            pending = self._pending(words, view)
            below = (pending, "$error bold") if pending else (self._card(words, view), "$quiet")
            lines += [Content(""), Content.styled(*below)]
        self.update(Content("\n").join(lines))

    def _card(self, words: Catalogue, view: View) -> str:
        return words.say("terminal-heated-on-top", card=card_title(words, view.top))

    def _pending(self, words: Catalogue, view: View) -> str:
        if view.pending is None:
            return ""
        on, count = view.pending.on, view.pending.count
        if on == view.seat:
            return words.say("terminal-heated-you-face", count=count)
        return f"{view.players[on].name} +{count}"


class PileBar(Static):
    """Direction of play, draw pile with a TRAP on top, discard pile. The arrow runs along the places above."""

    def show(self, words: Catalogue, view: View) -> None:
        arrow = "◀◀" if view.direction == "right" else "▶▶"
        pile = Content(words.say("terminal-heated-draw-pile", count=view.draw_pile))
        if view.trap_on_top:
            pile = Content.assemble(pile, " ", (" TRAP! ", "$error bold reverse"))
        parts = [
            Content.styled(f"{arrow} {words.say(f'terminal-heated-direction-{view.direction}')}", "bold"),
            pile,
            Content(words.say("terminal-heated-discards", count=view.discard + 1)),
        ]
        while len(parts) > 1 and Content(" · ").join(parts).cell_length > self.size.width:
            del parts[-1]  # the number of discards matters least, then the pile
        if parts[0].cell_length > self.size.width:
            parts = [Content.styled(arrow, "bold")]
        self.update(Content(" · ").join(parts))
