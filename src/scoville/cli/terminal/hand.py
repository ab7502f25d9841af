"""A hand of cards as it is drawn; whose cards they are and which can be played is said by their faces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

__all__ = ["Face", "Hand", "card_rows"]

NARROW = 4
"""A card that is partly covered still shows its border and three cells of its head."""


@dataclass(frozen=True, slots=True)
class Face:
    """How a card looks now."""

    head: str
    """At most five cells, the first three of which tell what it is."""
    sign: str
    style: str
    mark: str = ""
    """Instead of the digit that chooses it."""
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
    """Your cards, side by side; where they do not fit they cover each other, as in a real hand, and scroll."""

    class Picked(Message):
        def __init__(self, i: int) -> None:
            super().__init__()
            self.i = i

    faces: tuple[Face, ...] = ()
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
        """From one card to the next."""
        fitting = (self.size.width - self.card_width) // max(len(self.faces) - 1, 1)
        return max(NARROW, min(self.card_width, fitting))

    def on_resize(self) -> None:
        self.redraw()

    def redraw(self) -> None:
        if not self.faces or self.size.width < self.card_width:
            self.update("")
            return
        room = (self.size.width - self.card_width) // self.step + 1  # how many cards can be shown at once
        self.first = min(max(self.first, self.cursor - room + 1), self.cursor, max(len(self.faces) - room, 0))
        shown = range(self.first, min(self.first + room, len(self.faces)))
        rows: list[Content] = []
        for row in range(7 if self.large else 5):
            parts = []
            for i in shown:
                on_top = i == shown[-1]
                text = self._rows(i)[row]
                parts.append(Content.styled(text if on_top else text[: self.step], self.faces[i].style))
            rows.append(Content("").join(parts))
        self.update(Content("\n").join(rows))

    def _rows(self, i: int) -> tuple[str, ...]:
        digit = "1234567890"[i] if i < 10 else ""
        return card_rows(self.faces[i], self.faces[i].mark or digit, large=self.large)

    def on_click(self, event: events.Click) -> None:
        i = self.first + min(event.x // self.step, len(self.faces) - 1 - self.first)
        if self.faces and event.x < (len(self.faces) - 1 - self.first) * self.step + self.card_width:
            self.post_message(self.Picked(i))
