"""What has happened, in words."""

from __future__ import annotations

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

__all__ = ["Story"]


class Story(VerticalScroll):
    """The newest sentence is last. After scrolling back, the view stays there until the end is in sight again."""

    can_focus = False
    MOST = 2000
    """A game has fewer sentences; an endless one drops the oldest."""

    def tell(self, sentences: list[Content]) -> None:
        for line in self.query(".newest"):
            line.remove_class("newest")
        lines = list(self.query(Static))
        for line in lines[: max(0, len(lines) - self.MOST)]:
            line.remove()
        self.mount(Static(Content("\n").join(sentences), classes="newest"))
        if not self.back:
            self.scroll_end(animate=False)

    back = False
    """Whether the person is reading older sentences."""

    def turn_page(self, by: int) -> None:
        to = min(max(self.scroll_y + by * self.size.height, 0), self.max_scroll_y)
        self.back = to < self.max_scroll_y
        self.anchor(not self.back)
        self.scroll_to(y=to, animate=False)

    def on_mount(self) -> None:
        self.anchor()
