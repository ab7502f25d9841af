"""Dialogs in front of the table: help, leaving, saving, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ...locales import Catalogue
from .saving import Unsaved, write_record

__all__ = ["LIT", "Ask", "Choices", "Help", "SaveAs", "choices_line"]

Choices = list[tuple[str, str, str]]
"""Keys and what they do: (key, as shown, label)."""


LIT = "bold $background on $warning"
"""What a lesson wants pressed."""


def choices_line(choices: Sequence[tuple[str, str, str]], width: int = 70, lit: str = "") -> Content:
    """Keys with what they do, to be pressed or clicked: (key, as shown, label). No choice is broken in two.

    The key `lit` stands out, and the others step back."""
    parts = [
        Content.from_markup(
            f"[@click=screen.press('{key}')][{LIT if key == lit else 'reverse' if lit else 'reverse bold'}] $shown [/] "
            f"[{'bold' if key == lit else 'dim' if lit else 'not dim'}]$label[/][/]",
            shown=shown,
            label=label,
        )
        for key, shown, label in choices
    ]
    lines: list[list[Content]] = [[]]
    room = width
    for part in parts:
        if lines[-1] and part.cell_length + 2 > room:
            lines.append([])
            room = width
        lines[-1].append(part)
        room -= part.cell_length + 2
    return Content("\n").join([Content("  ").join(line) for line in lines])


WIDEST = 76
"""Cells of a dialog, with its frame."""
LOW = 24
"""Fewer rows than this are not spent on margins."""


class Ask(ModalScreen[str]):
    """Some text and a few keys; the answer is the key pressed. `also` has other keys, and the choice each means."""

    AUTO_FOCUS = ""

    def __init__(
        self,
        title: str,
        body: Content,
        choices: Sequence[tuple[str, str, str]],
        also: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__()
        self.also = also
        self.heading = title
        self.body = body
        self.choices = tuple(choices)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self.heading
            with VerticalScroll(classes="text"):
                yield Static(self.body, classes="body")
            yield Static(classes="choices")

    def on_mount(self) -> None:
        self._fit(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        """No larger than the terminal. A long text scrolls, and the keys stay in sight."""
        widest, low = min(WIDEST, size.width), size.height < LOW
        choices = choices_line(self.choices, widest - 6)
        self.set_class(low, "low")
        self.query_one(".dialog").styles.max_width = widest
        self.query_one(".text").styles.max_height = size.height - len(choices.split()) - (3 if low else 6)
        self.query_one(".choices", Static).update(choices)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        text = self.query_one(".text", VerticalScroll)
        match event.key:
            case "up" | "down":
                text.scroll_relative(y=1 if event.key == "down" else -1, animate=False)
            case "pageup" | "pagedown":
                text.scroll_relative(y=text.size.height * (1 if event.key == "pagedown" else -1), animate=False)
            case _:
                self.action_press(event.character if event.character and event.is_printable else event.key)

    def action_press(self, key: str) -> None:
        key = self.also.get(key, key)
        if key in {choice[0] for choice in self.choices}:
            self.dismiss(key)


class Help(ModalScreen[str]):
    """Keys and rules, to scroll through; the answer is one of `keys` if that was pressed."""

    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, title: str, body: Content, close: str, keys: str = "") -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.close_words = close
        self.keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog help") as box:
            box.border_title = self.heading
            box.border_subtitle = self.close_words
            yield Static(self.body, classes="body")

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character in self.keys:
            event.stop()
            self.dismiss(event.character)
        elif event.key in ("escape", "question_mark", "q", "enter"):
            event.stop()
            self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)


class SaveAs(ModalScreen[str]):
    """Asks where to save the record and gives the name of the file. Enter must be pressed twice to overwrite one."""

    def __init__(self, words: Catalogue, record: str, suggestion: str) -> None:
        super().__init__()
        self.words = words
        self.record = record
        self.suggestion = suggestion
        self.overwrite: str | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = self.words.say("terminal-save-title")
            yield Input(self.suggestion, select_on_focus=False)
            yield Static(self.words.say("terminal-save-how"), classes="body", id="save-says")

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss(None)

    def on_input_changed(self) -> None:
        self.overwrite = None

    def on_input_submitted(self, event: Input.Submitted) -> None:
        says = self.query_one("#save-says", Static)
        name = event.value.strip()
        if not name:
            return
        try:
            write_record(Path(name).expanduser(), self.record, overwrite=self.overwrite == name)
        except FileExistsError:
            self.overwrite = name
            says.update(Content(self.words.say("terminal-save-exists", file=name)))
        except Unsaved as error:
            says.update(Content(self.words.say("terminal-save-failed", file=name, reason=error.reason)))
        else:
            self.dismiss(name)
