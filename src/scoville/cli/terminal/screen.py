"""What the tables of both games share: the story, the keys at its edge, leaving, saving, the result."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
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
from .dialogs import Ask, Choices, Help, SaveAs, choices_line
from .hand import Hand
from .saving import default_name
from .story import Story
from .table import Table

__all__ = ["TableScreen"]

FULL_SIZE = (80, 24)


class TableScreen(Screen[None]):
    """A game's screen says what its table looks like and what its keys do."""

    AUTO_FOCUS = ""

    class Over(Message):
        """The person is done with this game; `again` for another."""

        def __init__(self, again: bool) -> None:
            super().__init__()
            self.again = again

    def __init__(self, table: Table[Any], words: Catalogue, saved_as: str | None = None) -> None:
        """`saved_as` is the file this game will be written to in any case."""
        super().__init__(classes=table.game.name)
        self.table = table
        self.me = table.person
        self.words = words
        self.saved_as = saved_as
        self.paused = False
        self.notice = ""

    # --- each game's own --------------------------------------------------------------------------

    @abstractmethod
    def compose_table(self) -> ComposeResult:
        """Everything above your hand."""

    @abstractmethod
    def show(self) -> None:
        """Draws everything from what the person may see."""

    @abstractmethod
    def first_line(self) -> str:
        """How the story begins."""

    @abstractmethod
    def sentences(self, seat: int, facts: list[Fact]) -> list[Content]:
        """What has just happened, as the story tells it."""

    @abstractmethod
    def draft_anew(self, acted: bool) -> None:
        """The position is another; `acted` if by the person, whose draft is done with then."""

    @property
    @abstractmethod
    def deciding(self) -> bool:
        """Whether the person has begun something for which the others wait."""

    @abstractmethod
    def press(self, key: str) -> None:
        """A key that is not the table's own."""

    @abstractmethod
    def pick_card(self, i: int) -> None:
        """A card of the hand was clicked."""

    @abstractmethod
    def help_page(self) -> Content: ...

    @abstractmethod
    def result_page(self) -> tuple[str, Content]:
        """Its title and the result."""

    def again_label(self) -> str:
        """What comes after this game."""
        return self.words.say("terminal-again")

    # --- drawing ----------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
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
        self.query_one("#story", Story).tell([Content(self.first_line())])
        self.table.told = self._told
        for seat, bot in self.table.bots.items():
            bot.failed = partial(self._bot_failed, seat)
        self.show()
        self.run_worker(self.table.run(), exclusive=True)

    def on_resize(self, event: events.Resize) -> None:
        width, height = event.size.width, event.size.height
        small = width < FULL_SIZE[0] or height < FULL_SIZE[1]
        self.set_class(small, "small")
        self.set_class(height < 20, "low")
        self.set_class(width < 48 or height < 16, "hopeless")
        self.set_class(height >= 34, "tall")
        if small:
            self.query_one("#too-small", Static).update(
                self.words.say("terminal-too-small", width=width, height=height)
            )
        self.call_after_refresh(self.show)

    def show_prompt(self, line: Content, choices: Choices, mine: bool) -> None:
        """What you can do now; `mine` if it is for you to do something."""
        say = self.words.say
        self.query_one("#prompt-line", Static).update(Content.styled(self.notice, "$error") if self.notice else line)
        self.query_one("#prompt-choices", Static).update(choices_line(choices, self.size.width - 2))
        self.query_one("#prompt").set_class(mine, "my-turn")
        keys = [("space", say("terminal-key-space"), say("terminal-go-on" if self.paused else "terminal-pause"))]
        keys += [("?", "?", say("terminal-help")), ("q", "q", say("terminal-quit"))]
        self.query_one("#keys", Static).update(choices_line(keys))

    # --- what happens at the table ------------------------------------------------------------------

    def _told(self, seat: int, facts: list[Fact]) -> None:
        if not self.display:  # it is being closed: a bot may still act, but there is nothing left to draw on
            return
        sentences = self.sentences(seat, facts)
        if sentences:
            self.query_one("#story", Story).tell(sentences)
        self.notice = ""
        self.draft_anew(seat == self.me)
        self._hold()
        self.show()
        if self.table.game.over:
            self.call_after_refresh(self._show_result)

    def _bot_failed(self, seat: int, error: BotFailed) -> None:
        """Somebody's own bot, most likely: its author finds out what is wrong, and the game goes on."""
        if not self.display:  # as in `_told`
            return
        sentence = self.words.say("terminal-bot-failed", name=self.table.game.players[seat], error=str(error))
        self.query_one("#story", Story).tell([Content(sentence)])

    def _hold(self) -> None:
        """The others wait while you are about to do something, while the game is paused, or a dialog is open."""
        self.table.hold(self.paused or self.deciding or self.app.screen is not self)

    def act(self, action: Any) -> None:
        try:
            self.table.act(action)
        except Refused as refused:  # somebody was quicker
            self.draft_anew(acted=True)
            self.notice = self.why_not(refused)

    def why_not(self, refused: Refused) -> str:
        return sentence(refused, self.words.language, self.table.game.name)

    # --- keys and clicks ------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        self.action_press(event.character if event.character and event.is_printable else event.key)

    def action_press(self, key: str) -> None:
        """Every key and every click on what is offered ends here."""
        self.notice = ""
        match key:
            case "enter" if self.table.game.over:
                self._show_result()
            case " " | "space":
                self.paused = not self.paused
            case "?":
                self.app.push_screen(
                    Help(self.table.game.name.upper(), self.help_page(), self.words.say("terminal-help-close"))
                )
            case "t":
                self.app.action_toggle_theme()  # type: ignore[attr-defined]
            case "q":
                self.ask_to_leave()
            case _:
                self.press(key)
        self._hold()
        self.show()

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
        """With saving among the choices unless the game is saved anyway."""
        offered = list(choices)
        if self.saved_as is None:
            offered.insert(1, ("s", "s", self.words.say("terminal-save")))
        self.app.push_screen(Ask(title, body, offered), then)

    def ask_to_leave(self) -> None:
        say, yes = self.words.say, self.words.say("terminal-key-yes")
        choices = [(yes, yes, say("terminal-leave")), ("escape", say("terminal-key-esc"), say("terminal-stay"))]
        if self.saved_as is None:
            body = say("terminal-leave-unsaved")
        else:
            body = say("terminal-leave-saved", file=self.saved_as)
        self._ask(say("terminal-leave-title"), Content(body), choices, self._leave)

    def _leave(self, answer: str | None) -> None:
        if answer == self.words.say("terminal-key-yes"):
            self.post_message(self.Over(again=False))
        elif answer == "s":
            self._save(lambda _: self.ask_to_leave())

    def _save(self, then: Callable[[bool | None], None]) -> None:
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
            body = Content("\n").join([body, Content(""), Content(say("terminal-saved-as", file=self.saved_as))])
        self._ask(title, body, choices, self._after_result)

    def _after_result(self, answer: str | None) -> None:
        match answer:
            case "r":
                self.post_message(self.Over(again=True))
            case "q":
                self.post_message(self.Over(again=False))
            case "s":
                self._save(lambda _: self._show_result())
