"""What has happened, in words."""

from __future__ import annotations

from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

__all__ = ["Story"]


class Story(VerticalScroll):
    """The newest below."""

    can_focus = False
    MOST = 60

    def tell(self, sentences: list[Content]) -> None:
        for line in self.query(".newest"):
            line.remove_class("newest")
        lines = list(self.query(Static))
        for line in lines[: max(0, len(lines) - self.MOST)]:
            line.remove()
        self.mount(Static(Content("\n").join(sentences), classes="newest"))
        self.scroll_end(animate=False)

    def on_mount(self) -> None:
        self.anchor()
