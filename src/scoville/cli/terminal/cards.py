"""Cards as they are drawn, and the hand made of them."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from ...spicy import Card, Spice
from ...spicy.cards import WILD_SPICE
from .glyphs import SIGN

__all__ = ["Hand", "card_rows", "card_style"]

NARROW = 4
"""A card that is partly covered still shows its border, number and sign."""


def card_style(spice: Spice | None) -> str:
    return "$accent" if spice is None else f"${spice}"


def card_rows(card: Card, foot: str = "", strong: bool = False, large: bool = False) -> tuple[str, ...]:
    """Five rows of seven cells, large seven of nine; `foot` is set into the lower border."""
    if card.spice is None:
        head = "▲■◆" if card == WILD_SPICE else "123"
        sign = "✱"
    else:
        head = f"{card.number}{SIGN[card.spice]}"
        sign = SIGN[card.spice]
    tl, tr, bl, br, h, v = "┏┓┗┛━┃" if strong else "╭╮╰╯─│"
    inside = 7 if large else 5
    blank = [v + " " * inside + v] * large
    return (
        tl + h * inside + tr,
        v + head.ljust(inside) + v,
        *blank,
        v + sign.center(inside) + v,
        *blank,
        v + head.rjust(inside) + v,
        bl + h + (foot or h) + h * (inside - 2) + br,
    )


class Hand(Static):
    """Your cards, side by side; where they do not fit they cover each other, as in a real hand."""

    class Picked(Message):
        def __init__(self, i: int) -> None:
            super().__init__()
            self.i = i

    def show(self, cards: Sequence[Card], cursor: int, chosen: int | None, under: Sequence[int], active: bool) -> None:
        """`chosen` and `under` are about to be played; `active` if a card can be picked now."""
        self.cards = tuple(cards)
        self.cursor, self.chosen, self.under_it, self.active = cursor, chosen, tuple(under), active
        self.redraw()

    cards: tuple[Card, ...] = ()
    cursor = 0
    chosen: int | None = None
    under_it: tuple[int, ...] = ()
    active = False
    first = 0

    @property
    def large(self) -> bool:
        return self.size.height >= 7

    @property
    def card_width(self) -> int:
        return 9 if self.large else 7

    @property
    def step(self) -> int:
        """From one card to the next."""
        fitting = (self.size.width - self.card_width) // max(len(self.cards) - 1, 1)
        return max(NARROW, min(self.card_width, fitting))

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        if not self.cards or self.size.width < self.card_width:
            self.update("")
            return
        room = (self.size.width - self.card_width) // self.step + 1  # how many cards can be shown at once
        self.first = min(max(self.first, self.cursor - room + 1), self.cursor, max(len(self.cards) - room, 0))
        shown = range(self.first, min(self.first + room, len(self.cards)))
        rows: list[Content] = []
        for row in range(7 if self.large else 5):
            parts = []
            for i in shown:
                on_top = i == shown[-1]
                text = self._rows(i)[row]
                parts.append(Content.styled(text if on_top else text[: self.step], self._style(i)))
            rows.append(Content("").join(parts))
        self.update(Content("\n").join(rows))

    def _rows(self, i: int) -> tuple[str, ...]:
        foot = "✓" if i == self.chosen else "+" if i in self.under_it else ("1234567890"[i] if i < 10 else "")
        return card_rows(
            self.cards[i], foot, strong=i in (self.cursor, self.chosen) or i in self.under_it, large=self.large
        )

    def _style(self, i: int) -> str:
        style = card_style(self.cards[i].spice)
        if i == self.chosen or i in self.under_it:
            return f"{style} bold reverse"
        if i == self.cursor and self.active:
            return f"{style} bold on $panel"
        return style

    def on_click(self, event: events.Click) -> None:
        i = self.first + min(event.x // self.step, len(self.cards) - 1 - self.first)
        if self.cards and event.x < (len(self.cards) - 1 - self.first) * self.step + self.card_width:
            self.post_message(self.Picked(i))
