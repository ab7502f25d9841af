"""What has to be named with a card, as a list to choose from."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from ...locales import Catalogue
from .. import Colour, View
from .draft import LISTS, Draft, Item, Step
from .faces import colour_style
from .glyphs import SIGN

__all__ = ["Question"]


class Question(Static):
    """Numbered lines; if not all fit, those around the cursor."""

    class Picked(Message):
        def __init__(self, at: int) -> None:
            super().__init__()
            self.at = at

    first = 0
    count = 0
    shown: tuple[Catalogue, View, Draft] | None = None

    def on_resize(self) -> None:
        """Only when it is visible is it known how many lines fit."""
        if self.shown is not None:
            self.show(*self.shown)

    def show(self, words: Catalogue, view: View, draft: Draft) -> None:
        say = words.say
        self.shown = (words, view, draft)
        self.count = 0
        if draft.step is Step.PLACE:
            self.border_title = say("terminal-heated-which-place")
            self.update(self._place(words, draft))
        elif draft.step in LISTS:
            self.border_title = _title(words, draft)
            lines = [self._line(words, view, draft, i, choice) for i, choice in enumerate(draft.choices)]
            room = max(1, self.size.height)
            self.first = min(max(0, draft.now.at - room + 1), max(0, len(lines) - room))
            self.count = min(room, len(lines) - self.first)
            self.update(Content("\n").join(lines[self.first : self.first + room]))

    def _place(self, words: Catalogue, draft: Draft) -> Content:
        place, deepest, width = draft.now.place or 0, draft.deepest, 24
        left = round(place / deepest * width) if deepest else 0
        return Content.assemble(
            (words.say("terminal-heated-place", count=place), "bold"),
            "\n",
            ("█" * left, "$secondary"),
            ("▼", "$error bold"),
            ("█" * (width - left), "$secondary"),
            "\n",
            (words.say("terminal-heated-place-how"), "$quiet"),
        )

    def _line(self, words: Catalogue, view: View, draft: Draft, i: int, choice: Item) -> Content:
        key = "1234567890"[i] if i < 10 else " "
        text, style = _label(words, view, draft, choice)
        strong = f"{style} bold reverse" if i == draft.now.at else style
        return Content.assemble((f" {key} ", "bold reverse"), " ", (f" {text} ", strong))

    def on_click(self, event: events.Click) -> None:
        at = event.get_content_offset(self)
        if at is not None and 0 <= at.y < self.count:
            self.post_message(self.Picked(self.first + at.y))


def _title(words: Catalogue, draft: Draft) -> str:
    if draft.step is Step.SEAT and draft.wanted > 1:
        return words.say("terminal-heated-which-next", number=len(draft.now.on) + 1)
    return words.say(f"terminal-heated-which-{draft.step.name.lower()}")


def _label(words: Catalogue, view: View, draft: Draft, choice: Item) -> tuple[str, str]:
    """The label with its style."""
    say = words.say
    if isinstance(choice, Colour):
        return f"{SIGN[choice]} {say('heated-colour', colour=str(choice))}", colour_style(choice)
    if draft.step is Step.COLOUR:
        return say("terminal-heated-later"), ""
    if draft.step is Step.COUNT:
        return say("terminal-cards", count=choice or 0), ""
    if choice is None:
        return say("terminal-heated-nothing"), ""
    player = view.players[choice]
    name = say("terminal-heated-yourself") if choice == view.seat else player.name
    return f"{name} · {say('terminal-cards', count=player.hand)}", ""
