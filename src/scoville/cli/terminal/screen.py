"""What the screens of both games share: the story, the keys at the edge, leaving, saving, the result."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from ...bots import BotFailed
from ...core import Fact, Refused
from ...locales import Catalogue
from ...locales.sentences import sentence
from ...record import dump
from ...server.local import LocalTable
from .dialogs import Ask, Choices, Help, SaveAs, choices_line
from .hand import Hand
from .press import Press
from .saving import default_name
from .story import Story
from .tutor import Tutor

__all__ = ["TableScreen"]

ROOMY = (80, 24)
"""From this size on nothing is left out."""
FULL_SIZE = (60, 20)
"""From this size on everything that matters is shown."""
NAVIGATION = frozenset(("left", "right", "up", "down", "enter", "escape", "tab", "home", "end"))
"""Keys that may have no effect without a hint."""
TICK = 0.25
"""Seconds between two looks at the clock."""


OWN_KEYS = frozenset((" ", "space", "?", "t", "q", "pageup", "pagedown", "tab"))
"""Keys that mean the same at every table."""


class TableScreen(Screen[None]):
    """The base class. A game's screen says what its table looks like and what its keys do."""

    AUTO_FOCUS = ""

    class Over(Message):
        """The person is done with this game; `again` asks for another."""

        def __init__(self, again: bool) -> None:
            super().__init__()
            self.again = again

    class LessonOver(Message):
        """The lesson at this table is over, or left: `next`, `again`, `back`, `play` or `leave`."""

        def __init__(self, step: str) -> None:
            super().__init__()
            self.step = step

    class LessonsWanted(Message):
        """The person asks for the lessons."""

    def __init__(self, table: LocalTable, words: Catalogue) -> None:
        super().__init__(classes=table.game.name)
        self.tutor: Tutor | None = None
        """Who gives a lesson here."""
        self.lessons = False
        """Whether there are lessons to ask for."""
        self.table = table
        self.me = table.person
        self.words = words
        self.saved_as: str | None = None
        """The file that has everything played so far, if there is one."""
        self.paused = False
        self.notice = ""
        self.offered: set[str] = set()
        """The keys that the prompt names now."""

    # --- each game's own --------------------------------------------------------------------------

    @abstractmethod
    def compose_table(self) -> ComposeResult:
        """Everything above your hand."""

    @abstractmethod
    def show(self) -> None:
        """Draws everything from what the person may see."""

    @abstractmethod
    def first_line(self) -> str:
        """The first line of the story."""

    @abstractmethod
    def sentences(self, seat: int, facts: list[Fact]) -> list[Content]:
        """What has just happened, as sentences of the story."""

    @abstractmethod
    def draft_anew(self, acted: bool) -> None:
        """The position has changed; if the person `acted`, their draft is finished."""

    @property
    @abstractmethod
    def deciding(self) -> bool:
        """Whether the person has begun something that the others wait for."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Handles a key that is not the table's own."""

    @abstractmethod
    def move_cursor(self, i: int) -> None:
        """Moves to a card of the hand without choosing it."""

    @abstractmethod
    def pick_card(self, i: int) -> None:
        """A card of the hand was clicked."""

    @abstractmethod
    def help_page(self) -> Content: ...

    @abstractmethod
    def result_page(self) -> tuple[str, Content]:
        """The title and text of the result."""

    def again_label(self) -> str:
        """The label for what comes after this game."""
        return self.words.say("terminal-again")

    def key_for(self, action: Any) -> Press | None:
        """What to press next on the way to this action; None where a lesson cannot say it."""
        return None

    @property
    def drafted(self) -> Any:
        """The action that Enter leads to now, if there is one."""
        return None

    # --- drawing ----------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Vertical(id="lesson"):
            yield Static(id="lesson-title")
            yield Static(id="lesson-text")
        yield from self.compose_table()
        with Horizontal(id="mine"):
            yield Static(id="me")
            yield Static(id="keys")
        yield Hand(id="hand")
        with Vertical(id="prompt"):
            yield Static(id="prompt-line")
            yield Static(id="prompt-choices")
        yield Static(id="too-small")

    def on_mount(self) -> None:
        story, table = self.query_one("#story", Story), self.table
        first = self.first_line()
        if self.tutor is None:  # a lesson begins in the middle of a game
            story.tell([Content(first)])
        for seat, facts in table.so_far():
            if sentences := self.sentences(seat, facts):
                story.tell(sentences)
        table.told, table.refused, table.late = self._told, self._refused, self._late
        table.failed, table.broke = self._bot_failed, self._broke
        self.show()
        self.set_interval(TICK, self._tick)
        table.begin()
        self._hold()
        if self.tutor is not None:
            self.add_class("learning")
            self.tutor.begin(self)
            self.show()
        elif table.game.over:  # a saved game that had ended
            self.call_after_refresh(self._show_result)

    def on_unmount(self) -> None:
        self.table.close()

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size.width, event.size.height
        tiny = width < FULL_SIZE[0] or height < FULL_SIZE[1]
        self.set_class(width < ROOMY[0] or height < ROOMY[1], "small")
        self.set_class(tiny, "tiny")
        self.set_class(height < 20, "low")
        self.set_class(height < 28, "short")
        self.set_class(width < 48 or height < 16, "hopeless")
        self.set_class(height >= 34, "tall")
        if tiny:
            self.query_one("#too-small", Static).update(
                self.words.say("terminal-too-small", width=width, height=height)
            )
        self.call_after_refresh(self.show)

    def show_prompt(self, line: Content, choices: Choices, mine: bool) -> None:
        """Shows what you can do now, with the countdown before it; `mine` if you have to do something."""
        say, left, press = self.words.say, self.table.left, None
        if self.tutor is not None:
            line, choices, press = self.tutor.prompt(line, choices)
            title, text = self.tutor.panel()
            self.query_one("#lesson-title", Static).update(title)
            self.query_one("#lesson-text", Static).update(text)
        self.query_one("#hand", Hand).light(press.card if press else None)
        if left is not None:
            line = Content.assemble((f" {math.ceil(left)} s ", "bold reverse $error"), " ", line)
        self.query_one("#prompt-line", Static).update(Content.styled(self.notice, "$error") if self.notice else line)
        lit = press.key if press else ""
        self.query_one("#prompt-choices", Static).update(choices_line(choices, self.size.width - 2, lit))
        self.query_one("#prompt").set_class(mine, "my-turn")
        self.offered = {key for key, _, _ in choices}
        keys = [("space", say("terminal-key-space"), say("terminal-go-on" if self.paused else "terminal-pause"))]
        keys += [("?", "?", say("terminal-help")), ("q", "q", say("terminal-quit"))]
        me = self.query_one("#me", Static).render()
        room = self.size.width - 4 - (me.cell_length if isinstance(me, Content) else 0)
        while len(keys) > 1 and choices_line(keys, 1000).cell_length > room:
            del keys[0 if len(keys) == 3 else 1]  # the help lists all keys, so its own key is the last to go
        self.query_one("#keys", Static).update(choices_line(keys, 1000))

    def _tick(self) -> None:
        """Updates the countdown."""
        if self.table.left is not None and self.app.screen is self:
            self.show()

    # --- what happens at the table ------------------------------------------------------------------

    def _told(self, seat: int, facts: list[Fact]) -> None:
        if not self.display:  # it is closing: a bot may still act, but there is nothing left to draw on
            return
        sentences = self.sentences(seat, facts)
        if sentences:
            self.query_one("#story", Story).tell(sentences)
        self.notice = ""
        self.draft_anew(seat == self.me)
        self._hold()
        if self.tutor is not None and seat == self.me:
            self.tutor.acted()
        self.show()
        if self.table.game.over and self.tutor is None:
            self.call_after_refresh(self._show_result)

    def _bot_failed(self, seat: int, error: BotFailed) -> None:
        """Most likely it is somebody's own bot: shows its author what is wrong, and the game goes on."""
        if not self.display:  # as in `_told`
            return
        sentence = self.words.say("terminal-bot-failed", name=self.table.game.players[seat], error=str(error))
        self.query_one("#story", Story).tell([Content(sentence)])

    def _hold(self) -> None:
        """Makes the others wait while you are about to act, while the game is paused, or while a dialog is open."""
        self.table.hold(self.paused or self.deciding or self.app.screen is not self)

    def _broke(self, error: Exception) -> None:
        """A mistake of ours: ends the program and shows it."""

        async def fail() -> None:
            raise error

        self.run_worker(fail())

    def act(self, action: Any) -> None:
        """Sends an action to the table; its outcome comes back through the callbacks."""
        if self.tutor is None or self.tutor.wants(action):
            self.table.act(action)
        else:
            self._not_done(self.words.say("learn-not-yet"))

    def _refused(self, refused: Refused) -> None:
        self._not_done(self.why_not(refused))

    def _late(self) -> None:
        self._not_done(self.words.say("web-stale"))

    def _not_done(self, why: str) -> None:
        if not self.display:  # as in `_told`
            return
        self.draft_anew(acted=True)
        self.notice = why
        self._hold()
        self.show()

    def why_not(self, refused: Refused) -> str:
        return sentence(refused, self.words.language, self.table.game.name)

    # --- keys and clicks ------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        self.action_press(event.character if event.character and event.is_printable else event.key)

    def action_press(self, key: str) -> None:
        """Every key, and every click on something offered, ends here."""
        self.notice = ""
        if self.tutor is not None and key not in OWN_KEYS and self.tutor.press(key):
            self.show()
            return
        match key:
            case "enter" if self.table.game.over:
                self._show_result()
            case " " | "space":
                self.paused = not self.paused
            case "?":
                self._show_help()
            case "t":
                self.app.action_toggle_theme()  # type: ignore[attr-defined]
            case "q":
                self.ask_to_leave()
            case "pageup" | "pagedown":
                self.query_one("#story", Story).turn_page(-1 if key == "pageup" else 1)
            case "tab":
                self.query_one("#hand", Hand).next_ten(self.move_cursor)
            case _:
                self._press(key)
        self._hold()
        self.show()

    def _press(self, key: str) -> None:
        """Gives a hint if a key does nothing: the person may expect another program or another moment."""
        known = key in self.offered or key in NAVIGATION or len(key) > 1
        self.show()  # removes the last hint
        before = self._as_shown()
        self.press(key)
        if not known and not self.notice:
            self.show()
            if self._as_shown() == before:
                self.notice = self.words.say("terminal-wrong-key", key=key)

    def _as_shown(self) -> list[str]:
        """Everything on the screen that a key can change."""
        return [str(part.render()) for part in self.query(Static)] + [str(self.query_one("#hand", Hand).cursor)]

    def _show_help(self) -> None:
        close = self.words.say("terminal-help-close-lessons" if self.lessons else "terminal-help-close")
        title = self.table.game.name.upper()
        self.app.push_screen(Help(title, self.help_page(), close, "l" if self.lessons else ""), self._after_help)

    def _after_help(self, answer: str | None) -> None:
        if answer == "l":
            self.post_message(self.LessonsWanted())

    def card_key(self, i: int) -> Press:
        """The key that chooses the i-th card of the hand."""
        ten = self.query_one("#hand", Hand).ten
        return Press("1234567890"[i - ten], i) if 0 <= i - ten < 10 else Press("tab")

    def nth_card(self, digit: int) -> int:
        """The card a digit means, among the ten around the cursor; 0 is the tenth."""
        return self.query_one("#hand", Hand).ten + (digit or 10) - 1

    def on_hand_picked(self, message: Hand.Picked) -> None:
        self.notice = ""
        self.pick_card(message.i)
        self._hold()
        self.show()

    # --- in front of the table ------------------------------------------------------------------------

    def on_screen_resume(self) -> None:
        """Back at the table from a dialog."""
        self._hold()
        self.show()

    def _ask(
        self, title: str, body: Content, choices: Sequence[tuple[str, str, str]], then: Callable[[str | None], None]
    ) -> None:
        """Adds saving to the choices unless the game is being saved anyway."""
        offered = list(choices)
        if self.saved_as is None:
            offered.insert(1, ("s", "s", self.words.say("terminal-save")))
        self.app.push_screen(Ask(title, body, offered), then)

    def ask_to_leave(self, copy: str | None = None) -> None:
        """`copy` is the file in which the game was just saved."""
        if self.tutor is not None:  # it goes on where it was left
            self.post_message(self.LessonOver("leave"))
            return
        say, yes = self.words.say, self.words.say("terminal-key-yes")
        choices = [(yes, yes, say("terminal-leave")), ("escape", say("terminal-key-esc"), say("terminal-stay"))]
        file = self.saved_as or copy
        body = say("terminal-leave-unsaved") if file is None else say("terminal-leave-saved", file=file)
        self._ask(say("terminal-leave-title"), Content(body), choices, self._leave)

    def _leave(self, answer: str | None) -> None:
        if answer == self.words.say("terminal-key-yes"):
            self.post_message(self.Over(again=False))
        elif answer == "s":
            self._save(self.ask_to_leave)

    def _save(self, then: Callable[[str | None], None]) -> None:
        game = self.table.game
        self.app.push_screen(SaveAs(self.words, dump(game), default_name(game)), then)

    def _show_result(self) -> None:
        say = self.words.say
        choices = [
            ("r", "r", self.again_label()),
            ("l", "l", say("terminal-look")),
            ("q", "q", say("terminal-quit")),
        ]
        title, body = self.result_page()
        if self.saved_as is not None:
            body = Content("\n").join([body, Content(""), Content(say("terminal-result-saved", file=self.saved_as))])
        self._ask(title, body, choices, self._after_result)

    def _after_result(self, answer: str | None) -> None:
        match answer:
            case "r":
                self.post_message(self.Over(again=True))
            case "q":
                self.post_message(self.Over(again=False))
            case "s":
                self._save(lambda _: self._show_result())
