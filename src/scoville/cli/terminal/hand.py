"""Draws a hand of cards; the faces say whose cards they are and which can be played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from .dialogs import LIT

__all__ = ["Face", "Hand", "card_rows"]

NARROW = 4
"""A card that is partly covered still shows its border and three cells of its head."""


MORE = 4
"""Cells on each side where a hand that is too long shows how many cards are hidden."""


@dataclass(frozen=True, slots=True)
class Face:
    """How a card looks now."""

    head: str
    """At most five cells; the first three identify the card."""
    sign: str
    style: str
    mark: str = ""
    """Shown instead of the digit that chooses it."""
    strong: bool = False


def card_rows(face: Face, foot: str = "", large: bool = False) -> tuple[str, ...]:
    """Five rows of seven cells, large seven of nine; `foot` is set into the lower border."""
    tl, tr, bl, br, h, v = "┏┓┗┛━┃" if face.strong else "╭╮╰╯─│"
    inside = 7 if large else 5
    blank = [v + " " * inside + v] * large
    return (
        tl + h * inside + tr,
        v + face.head.ljust(inside) + v,
        *blank,
        v + face.sign.center(inside) + v,
        *blank,
        v + face.head.rjust(inside) + v,
        bl + h + (foot or h) + h * (inside - 2) + br,
    )


class Hand(Static):
    """Your cards side by side. If they do not fit, they overlap, as in a real hand, and scroll."""

    class Picked(Message):
        def __init__(self, i: int) -> None:
            super().__init__()
            self.i = i

    faces: tuple[Face, ...] = ()
    lit: int | None = None
    """The card that a lesson wants picked."""
    cursor = 0
    first = 0

    def show(self, faces: Sequence[Face], cursor: int) -> None:
        self.faces = tuple(faces)
        self.cursor = cursor
        self.redraw()

    @property
    def large(self) -> bool:
        return self.size.height >= 7

    @property
    def card_width(self) -> int:
        return 9 if self.large else 7

    @property
    def step(self) -> int:
        """Cells from one card to the next."""
        fitting = (self.size.width - self.card_width) // max(len(self.faces) - 1, 1)
        return max(NARROW, min(self.card_width, fitting))

    @property
    def ten(self) -> int:
        """The first of the ten cards that the digits choose from: those around the cursor."""
        return self.cursor // 10 * 10

    def next_ten(self, move: Callable[[int], None]) -> None:
        """Moves the cursor to the next ten cards, from the last ten to the first."""
        if len(self.faces) > 10:
            move(self.ten + 10 if self.ten + 10 < len(self.faces) else 0)

    def on_resize(self) -> None:
        self.redraw()

    def light(self, i: int | None) -> None:
        if i != self.lit:
            self.lit = i
            self.redraw()

    def _room(self, margins: int) -> int:
        """How many cards can be shown at once."""
        return max(1, (self.size.width - margins - self.card_width) // self.step + 1)

    def redraw(self) -> None:
        if not self.faces or self.size.width < self.card_width:
            self.update("")
            return
        room = self._room(0)
        if room < len(self.faces):
            room = self._room(2 * MORE)
        self.first = min(max(self.first, self.cursor - room + 1), self.cursor, max(len(self.faces) - room, 0))
        shown = range(self.first, min(self.first + room, len(self.faces)))
        before, after = self.first, len(self.faces) - shown[-1] - 1
        margin = MORE if room < len(self.faces) else 0
        rows: list[Content] = []
        for row in range(7 if self.large else 5):
            parts = []
            for i in shown:
                on_top = i == shown[-1]
                text = self._rows(i)[row]
                style = LIT if i == self.lit else self.faces[i].style
                parts.append(Content.styled(text if on_top else text[: self.step], style))
            at_middle = row == len(self._rows(0)) // 2
            left = f"◂{before}".ljust(margin) if before and at_middle else " " * margin
            right = f" {after}▸" if after and at_middle else ""
            rows.append(Content.assemble((left, "bold"), Content("").join(parts), (right, "bold")))
        self.update(Content("\n").join(rows))

    def _rows(self, i: int) -> tuple[str, ...]:
        digit = "1234567890"[i - self.ten] if 0 <= i - self.ten < 10 else ""
        return card_rows(self.faces[i], self.faces[i].mark or digit, large=self.large)

    def on_click(self, event: events.Click) -> None:
        x = event.x - (MORE if self._room(0) < len(self.faces) else 0)
        i = self.first + min(max(x, 0) // self.step, len(self.faces) - 1 - self.first)
        if self.faces and x < (len(self.faces) - 1 - self.first) * self.step + self.card_width:
            self.post_message(self.Picked(i))
