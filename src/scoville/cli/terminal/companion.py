"""The companion in the terminal: how to set up, the score pad, questions about the rules."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap
from typing import Final

from rich.cells import cell_len, set_cell_size
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ...companion import Evening, Pad, Sheet, companion_of, find_clauses, tally
from ...core import registry
from ...locales import Catalogue
from ..companion_words import pack_lines, say_of, step_lines
from ..phrases import listing
from .pages import signed
from .themes import DARK, LIGHT, preferred_theme

__all__ = ["CompanionApp"]

SMALLEST: Final = (60, 20)
NAME: Final = 16
WIDE: Final = 11
"""Cells of a column, with the gap to the next."""
KEYS: Final = "efgh"
"""For endings that somebody says."""


class Asking(ModalScreen[None]):
    """A question, and below it the clauses that answer it."""

    def __init__(self, words: Catalogue, game: str) -> None:
        super().__init__()
        self.words = words
        self.game = game

    def compose(self) -> ComposeResult:
        with Vertical(id="asking") as box:
            box.border_title = self.words.say("companion-terminal-ask")
            box.border_subtitle = self.words.say("companion-terminal-keys-ask")
            yield Input(placeholder=say_of(self.words, self.game, "ask-example"))
            with VerticalScroll():
                yield Static(id="answers")

    def on_key(self, event: events.Key) -> None:
        scroll = self.query_one(VerticalScroll)
        if event.key == "escape":
            self.dismiss(None)
        elif event.key in {"down", "pagedown"}:
            scroll.scroll_down(animate=False) if event.key == "down" else scroll.scroll_page_down(animate=False)
        elif event.key in {"up", "pageup"}:
            scroll.scroll_up(animate=False) if event.key == "up" else scroll.scroll_page_up(animate=False)
        else:
            return
        event.stop()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        words, parts = self.words, []
        for answer in find_clauses(event.value, words.language, game=self.game):
            title = words.say(f"clause-{answer.clause.id}.title")
            text = " ".join(words.say(f"clause-{answer.clause.id}", **answer.values()).split("\n"))
            parts.append(Content.assemble((title, "bold $primary"), (f"  {answer.clause.id}\n", "$quiet"), text))
        nothing = Content(words.say("companion-ask-nothing"))
        self.query_one("#answers", Static).update(Content("\n\n").join(parts) if parts else nothing)
        self.query_one(VerticalScroll).scroll_home(animate=False)


class CompanionApp(App[None]):
    """One evening; it is written after every entry."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; layout: vertical; }
    #title { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    #page { height: 1fr; padding: 0 1; }
    #page Static { height: auto; }
    #keys { height: auto; background: $panel; padding: 0 1; }
    Asking { align: center middle; background: $background 60%; }
    #asking { width: 100%; max-width: 90; height: 90%; background: $surface; border: heavy $primary; padding: 0 1; }
    """

    def __init__(self, words: Catalogue, evening: Evening, file: Path) -> None:
        super().__init__()
        self.words = words
        self.evening = evening
        self.file = file
        self.trouble = ""
        """Why the last entry could not be saved."""
        self.scoring = bool(evening.past or evening.sheets or evening.now != Sheet())
        self.seat = 0
        self.column = 0
        self.typing = False
        """Whether the next digit is written behind the last one."""
        self.make_plan()
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = preferred_theme()

    def make_plan(self) -> None:
        evening = self.evening
        self.plan = companion_of(evening.game).plan(len(evening.names), evening.seed, evening.asked)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="page", can_focus=False):
            yield Static(id="body")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.show()

    def on_resize(self) -> None:
        if self.query("#body"):  # before it is there, there is nothing to show
            self.show()

    # --- what is shown -------------------------------------------------------------------------------

    @property
    def pad(self) -> Pad:
        return self.plan.pad

    @property
    def players(self) -> int:
        return len(self.evening.names)

    def show(self) -> None:
        say, small = self.words.say, self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]
        self.query_one("#title", Static).update(
            Content(say("companion-title", game=registry.game(self.plan.game).title))
        )
        body = self.pad_content() if self.scoring else self.plan_content()
        self.query_one("#body", Static).update(Content(say("companion-terminal-narrow")) if small else body)
        again = f"{say('companion-terminal-key-again')} · " if self.plan.drawn else ""
        keys = self.pad_keys() if self.scoring else say("companion-terminal-keys-plan", again=again)
        lines = wrap_keys(keys, max(20, self.size.width - 2))
        told = [Content.styled(self.trouble, "bold $error")] if self.trouble else []
        self.query_one("#keys", Static).update(Content("\n").join([*told, *map(Content, lines)]))

    def plan_content(self) -> Content:
        width = max(20, self.size.width - 4)
        lines = [Content(line + "\n") for line in step_lines(self.words, self.plan, self.evening.names)]
        packed = [
            Content.styled(line, "bold $primary" if bold else "")
            for line, bold in pack_lines(self.words, self.plan, width)
        ]
        return Content("\n").join([*lines, *packed])

    def pad_content(self) -> Content:
        say, evening, pad = self.words.say, self.evening, self.pad
        game = self.plan.game
        now, total = pad.standing(evening.now, self.players), tally(pad, evening.sheets, self.players)
        shown = self.shown_columns()
        worth = {column.name: f"{column.worth:+}".replace("-", "−") for column in pad.columns}
        heads = [
            f"{say_of(self.words, game, f'column-{column}')} ({say('companion-worth', worth=worth[column])})"
            for column in shown
        ]
        heads += [say("companion-points")] if shown else []
        in_all = any(total.points) and NAME + WIDE * (len(heads) + 1) <= self.size.width - 2
        heads += [say("companion-tally-points")] if in_all else []
        lines = [
            Content.styled(say_of(self.words, game, "game-number", number=len(evening.sheets) + 1), "bold $primary")
        ]
        lines += head_lines(heads)
        for seat, name in enumerate(evening.names):
            won = f" ★{total.wins[seat]}" if total.wins[seat] else ""
            title = set_cell_size(name, min(cell_len(name), NAME - 2 - len(won))) + won
            mark = ("▸" if seat == self.seat else " ") + ("★" if seat in now.winners else " ")
            cells: list[Content] = [
                Content.styled(set_cell_size(mark + title, NAME + 2), "bold" if seat == self.seat else "")
            ]
            for number, column in enumerate(shown):
                here = seat == self.seat and number == self.column
                count = signed(pad.count(evening.now, column, seat)).rjust(6)
                cells.append(Content.styled(count, "reverse bold" if here else "") + Content(" " * (WIDE - 6)))
            if shown:
                cells.append(Content.styled(signed(now.points[seat]).rjust(6), "bold"))
            if in_all:
                gap = WIDE - 6 if shown else 0
                cells.append(Content(" " * gap + signed(total.points[seat]).rjust(6)))
            lines.append(Content("").join(cells))
        lines.append(Content(""))
        if now.ending:
            names = [evening.names[seat] for seat in now.winners]
            lines.append(Content(say_of(self.words, game, f"ending-{now.ending}")))
            wins = say("companion-wins", names=listing(self.words, names), count=len(names))
            lines.append(Content.styled(wins, "bold $success"))
        elif pad.next_first == "winner" and evening.sheets:
            last = pad.standing(evening.sheets[-1], self.players).winners
            name = listing(self.words, [evening.names[seat] for seat in last])
            lines.append(Content(say_of(self.words, game, "round-starts", name=name)))
        else:
            lines.append(Content.styled(say("companion-goes-on"), "$quiet"))
        return Content("\n").join(lines)

    def pad_keys(self) -> str:
        endings = ""
        if not self.over:
            for key, ending in self.ending_keys().items():
                label = say_of(self.words, self.plan.game, f"ending-{ending}.button")
                endings += f"{key} {label} · "
        return self.words.say("companion-terminal-keys-pad", endings=endings)

    @property
    def over(self) -> bool:
        return bool(self.pad.standing(self.evening.now, self.players).ending)

    def shown_columns(self) -> list[str]:
        return [column.name for column in self.pad.columns if column.during or self.over]

    def ending_keys(self) -> dict[str, str]:
        said = [ending.name for ending in self.pad.endings if ending.kind == "said"]
        named = [ending.name for ending in self.pad.endings if ending.kind == "named"]
        return dict(zip("w", named, strict=False)) | dict(zip(KEYS, said, strict=False))

    # --- what is done --------------------------------------------------------------------------------

    def save(self) -> None:
        try:
            self.evening.write(self.file)
        except OSError as error:
            why = error.strerror or type(error).__name__
            self.trouble = self.words.say("companion-terminal-unsaved", file=str(self.file), why=why)
        else:
            self.trouble = ""

    def enter(self, now: Sheet, sheets: tuple[Sheet, ...] | None = None) -> None:
        if now == self.evening.now and sheets is None:
            return
        self.evening.enter(self.evening.sheets if sheets is None else sheets, now)
        self.save()

    def on_key(self, event: events.Key) -> None:
        if isinstance(self.screen, ModalScreen):
            return
        key = event.character if event.character and event.is_printable else event.key
        typing, self.typing = self.typing, False
        if key == "q":
            self.exit()
        elif key == "?":
            self.push_screen(Asking(self.words, self.plan.game))
        elif self.scoring:
            self.score_key(key, typing)
        else:
            self.plan_key(key)
        self.show()

    def plan_key(self, key: str) -> None:
        page = self.query_one("#page", VerticalScroll)
        if key in {"enter", "s"}:
            self.scoring = True
            page.scroll_home(animate=False)
        elif key in {"l", "r"}:
            if key == "l":
                self.evening.draw_lot()
            else:
                self.evening.asked.setdefault("lot", self.evening.seed)  # other cards, but the same starter
                self.evening.draw_again()
            self.make_plan()
            self.save()
        elif key in {"down", "j"}:
            page.scroll_down(animate=False)
        elif key in {"up", "k"}:
            page.scroll_up(animate=False)
        elif key == "pagedown":
            page.scroll_page_down(animate=False)
        elif key == "pageup":
            page.scroll_page_up(animate=False)

    def score_key(self, key: str, typing: bool) -> None:
        evening, columns = self.evening, self.shown_columns()
        endings = {} if self.over else self.ending_keys()
        if key in {"up", "down"}:
            self.seat = (self.seat + (1 if key == "down" else -1)) % self.players
        elif key in {"left", "right"} and columns:
            self.column = (self.column + (1 if key == "right" else -1)) % len(columns)
        elif key in {"+", "=", "-", "−"} and columns:
            self.change(columns, 1 if key in "+=" else -1)
        elif len(key) == 1 and key.isascii() and key.isdecimal() and columns:
            count = self.pad.count(evening.now, self.at(columns), self.seat)
            wish = count * 10 + int(key) if typing and count >= 0 else int(key)
            self.change(columns, wish - count)
            self.typing = True
        elif key in endings:
            named = (self.seat,) if key == "w" else ()
            self.enter(Sheet(evening.now.counts, endings[key], named))
        elif key == "n" and self.over:
            self.enter(Sheet(), (*evening.sheets, evening.now))
        elif key == "u" and evening.undo():
            self.save()
        elif key == "s":
            self.scoring = False

    def at(self, columns: list[str]) -> str:
        return columns[min(self.column, len(columns) - 1)]

    def change(self, columns: list[str], by: int) -> None:
        self.enter(self.pad.add(self.evening.now, self.at(columns), self.seat, by, self.players))

    def action_toggle_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name


def head_lines(heads: list[str]) -> list[Content]:
    """The titles of the columns, in two lines where one is too narrow for them."""
    cut = [wrap(head, WIDE - 1) or [""] for head in heads]
    rows = max(map(len, cut), default=0)
    lines = []
    for row in range(rows):
        cells = [parts[row - rows + len(parts)] if row - rows + len(parts) >= 0 else "" for parts in cut]
        lines.append(Content.styled(" " * NAME + "".join(set_cell_size(cell, WIDE) for cell in cells), "$quiet"))
    return lines


def wrap_keys(keys: str, width: int) -> list[str]:
    """No key is torn from what it does."""
    lines: list[str] = [""]
    for part in keys.split(" · "):
        grown = f"{lines[-1]} · {part}" if lines[-1] else part
        if cell_len(grown) > width and lines[-1]:
            lines.append(part)
        else:
            lines[-1] = grown
    return lines
