"""A lesson at a table in the terminal: the learner does one thing after the other, the others play by script.

What the lesson does not ask for is not done, so nothing can go wrong.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

from textual.content import Content

from ...locales import Catalogue
from ...record.lessons import Ask, Lesson
from ...record.record import read_act, read_action
from .dialogs import LIT, Choices
from .press import Press

if TYPE_CHECKING:
    from .screen import TableScreen

__all__ = ["BREATH", "Tutor"]

BREATH: Final = 1.2
"""Seconds before somebody else acts."""
ARROWS: Final = {"left": "←", "right": "→", "up": "↑", "down": "↓", "tab": "Tab"}


class Tutor:
    screen: TableScreen

    def __init__(self, words: Catalogue, lesson: Lesson, number: int, count: int, breath: float = BREATH) -> None:
        self.words = words
        self.lesson = lesson
        self.number = number
        self.count = count
        self.breath = breath
        self.asked = 0
        """How many things the learner has done."""
        self._script = deque(lesson.before)
        self.watching = True
        """Whether the others play."""

    @property
    def done(self) -> bool:
        return self.asked == len(self.lesson.asks) and not self.watching

    @property
    def ask(self) -> Ask | None:
        """What the learner has to do now."""
        return None if self.watching or self.done else self.lesson.asks[self.asked]

    # --- what happens -------------------------------------------------------------------------------

    def begin(self, screen: TableScreen) -> None:
        self.screen = screen
        self._play_on()

    def _play_on(self) -> None:
        """The next line of the script, after a breath."""
        if not self._script:
            self.watching = False
            self.screen.show()
            return
        self.watching = True
        clock = self.screen.table.clock
        clock.ring(clock.now() + self.breath, self._next_line)

    def _next_line(self) -> None:
        table = self.screen.table
        who, action, _ = read_act(table.game, self._script.popleft())
        table.act_for(table.game.players.index(who), action, self._play_on)

    def wants(self, action: Any) -> bool:
        ask = self.ask
        return ask is not None and ask.fits(self.screen.table.game, self.screen.me, action)

    def acted(self) -> None:
        """The learner has done what was asked for."""
        self._script.extend(self.lesson.asks[self.asked].then)
        self.asked += 1
        self._play_on()

    def press(self, key: str) -> bool:
        """Whether the key is not for the table: nothing can be done there while the others play, or afterwards."""
        if self.done:
            steps = {"enter": "play" if self.number == self.count else "next", "r": "again"}
            if self.number > 1:
                steps["left"] = "back"
            if key in steps:
                self.screen.post_message(self.screen.LessonOver(steps[key]))
        return self.watching or self.done

    # --- what is shown --------------------------------------------------------------------------------

    def panel(self) -> tuple[Content, Content]:
        """Title and text."""
        say, message = self.words.say, self.lesson.message
        step = say("learn-step", number=self.number, count=self.count)
        title = Content.assemble((step, "$quiet"), " · ", (say(f"{message}.title"), "bold $primary"))
        if self.done:
            return Content.assemble(title, (" ✓", "bold $success")), Content(say(f"{message}.done"))
        return title, Content(say(message, where="terminal"))

    def prompt(self, line: Content, choices: Choices) -> tuple[Content, Choices, Press | None]:
        """What stands below the hand, of what the table would say: what to press now, or how to go on."""
        say = self.words.say
        if self.done:
            return self._ending()
        if self.ask is None:
            return Content.styled(say("terminal-watch"), "$quiet"), [], None
        press = self._press(self.ask)
        if press is None:
            return line, choices, None
        shown = {"enter": say("terminal-key-enter"), "escape": say("terminal-key-esc"), **ARROWS}
        now = Content.assemble(
            (f"▶ {say('terminal-press')} ", "bold $warning"), (f" {shown.get(press.key, press.key)} ", LIT)
        )
        begun = self.screen.deciding or self.screen.drafted is not None
        return (Content.assemble(now, "  ", line) if begun else now), choices, press

    def _press(self, ask: Ask) -> Press | None:
        game = self.screen.table.game
        drafted = self.screen.drafted
        if drafted is not None and ask.fits(game, self.screen.me, drafted):
            return Press("enter")
        return self.screen.key_for(read_action(game, ask.example))

    def _ending(self) -> tuple[Content, Choices, Press | None]:
        say, last = self.words.say, self.number == self.count
        line = Content.styled(say("learn-over") if last else "", "bold $success")
        label = say("learn-play", game=self.lesson.game.upper()) if last else say("learn-next")
        choices: Choices = [("enter", say("terminal-key-enter"), label), ("r", "r", say("learn-again"))]
        if self.number > 1:
            choices.append(("left", ARROWS["left"], say("learn-back")))
        return line, choices, Press("enter")
