"""The table of SPICY: draws what the person may see, and turns keys and clicks into actions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from ...core import Fact, Refused
from ...locales import Catalogue
from ...notation import dump
from ...spicy import Accept, Challenge, Pass, Trait
from ...spicy.facts import CardPlayed, CardRevealed, Challenged, GameEnded, LastCardAccepted, StackWon
from ..story import tell
from .board import DeckBar, Reveal, SeatBox, StackPanel, Story, player_line
from .cards import Hand
from .declare import Declare
from .dialogs import Ask, Help, SaveAs, choices_line
from .draft import Draft, Step
from .pages import help_page, result_page
from .prompt import prompt_choices, prompt_line
from .saving import default_name
from .table import Table

__all__ = ["SpicyScreen"]

FULL_SIZE = (80, 24)
_TRAIT_KEYS = {"n": Trait.NUMBER, "s": Trait.SPICE, "w": Trait.WRONG, "b": Trait.BLIND}


class SpicyScreen(Screen[None]):
    AUTO_FOCUS = ""

    class Over(Message):
        """The person is done with this game; `again` for another."""

        def __init__(self, again: bool) -> None:
            super().__init__()
            self.again = again

    def __init__(self, table: Table, words: Catalogue, saved_as: str | None = None) -> None:
        """`saved_as` is the file this game will be written to in any case."""
        super().__init__()
        self.table = table
        self.game = table.game
        self.me = table.person
        self.words = words
        self.saved_as = saved_as
        self.paused = False
        self.reveal: Reveal | None = None
        self.notice = ""
        self._took = True
        self.draft = self._new_draft(0)

    # --- drawing ----------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        others = len(self.game.players) - 1
        with Horizontal(id="header"):
            yield Static(Content.styled("SPICY", "bold $primary"), id="title")
            yield DeckBar(id="deck")
        with Horizontal(id="seats"):
            for i in range(1, others + 1):
                yield SeatBox(id=f"seat-{(self.me + i) % (others + 1)}")
        with Horizontal(id="middle"):
            yield StackPanel(id="stack")
            with Vertical(id="side"):
                yield Declare(id="declare")
                yield Static(self._variants(), id="variants")
                yield Story(id="story")
        with Horizontal(id="mine"):
            yield Static(id="me")
            yield Static(id="keys")
        yield Hand(id="hand")
        with Vertical(id="prompt"):
            yield Static(id="prompt-line")
            yield Static(id="prompt-choices")
        yield Static(id="too-small")

    def _variants(self) -> Content:
        say = self.words.say
        return Content("\n").join(
            Content.assemble((say(f"spicy-variant-{name}"), "bold $primary"), " ", say(f"terminal-does-{name}"))
            for name in self.game.rules.variants
        )

    def on_mount(self) -> None:
        self.set_class(not self.game.rules.variants, "plain")
        first = self.game.turn
        assert first is not None
        self.query_one("#story", Story).tell([self._first_line(first)])
        self.table.told = self._told
        self.show()
        self.run_worker(self.table.run(), exclusive=True)

    def _first_line(self, first: int) -> Content:
        reason = self.game.rules.printed.first
        return Content(self.words.say(f"terminal-first-{reason}", name=self.game.players[first]))

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

    def show(self) -> None:
        """Draws everything from what the person may see."""
        if not self.is_mounted:
            return
        view, say = self.game.view(self.me), self.words.say
        for seat, player in enumerate(view.players):
            if seat != self.me:
                asked = seat in view.waiting
                turn = seat == view.turn and not view.waiting
                self.query_one(f"#seat-{seat}", SeatBox).show(self.words, player, turn, asked)
        self.query_one("#deck", DeckBar).show(self.words, view)
        self.query_one("#stack", StackPanel).show(self.words, view, self.reveal)
        draft, mine = self.draft, view.players[self.me]
        my_turn = view.turn == self.me and not view.waiting
        self.query_one("#me", Static).update(
            Content.assemble(
                (f" {mine.name} ", "bold reverse" if my_turn else "bold"),
                "  ",
                say("terminal-cards", count=mine.hand),
                " · ",
                player_line(self.words, mine),
            )
        )
        picking = draft.may_play or draft.step is Step.COPY
        self.query_one("#hand", Hand).show(view.hand, draft.cursor, draft.chosen, draft.under, picking)
        declaring = draft.step is Step.CLAIM and draft.chosen is not None and draft.claim is not None
        declare = self.query_one("#declare", Declare)
        self.set_class(declaring, "declaring")
        if draft.chosen is not None and draft.claim is not None:
            declare.show(self.words, draft.hand[draft.chosen], draft.claims(), draft.claim)
        line = Content.styled(self.notice, "$error") if self.notice else prompt_line(self.words, view, draft)
        self.query_one("#prompt-line", Static).update(line)
        self.query_one("#prompt-choices", Static).update(
            choices_line(prompt_choices(self.words, view, draft), self.size.width - 2)
        )
        keys = [("space", say("terminal-key-space"), say("terminal-go-on" if self.paused else "terminal-pause"))]
        keys += [("?", "?", say("terminal-help")), ("q", "q", say("terminal-quit"))]
        self.query_one("#keys", Static).update(choices_line(keys))
        self.query_one("#prompt").set_class(my_turn or self.me in view.waiting, "my-turn")

    # --- what happens at the table ------------------------------------------------------------------

    def _told(self, seat: int, facts: list[Fact]) -> None:
        self._remember_reveal(facts)
        sentences = []
        for fact in facts:
            if isinstance(fact, LastCardAccepted) and fact.seat != self.me and self.game.waiting:
                continue  # who has accepted is seen at the seats
            sentences.append(self._sentence(fact, seat))
        if sentences:
            self.query_one("#story", Story).tell(sentences)
        self.notice = ""
        self.draft = self._new_draft(self.draft.cursor)
        self._hold()
        self.show()
        if self.game.over:
            self.call_after_refresh(self._show_result)

    def _sentence(self, fact: Fact, seat: int) -> Content:
        if isinstance(fact, GameEnded):
            text = self.words.say(
                f"terminal-ended-{fact.reason}", name=self.game.players[fact.winners[0]], count=len(fact.winners)
            )
            return Content.styled(text, "bold $primary")
        text = tell(self.words, self.game.players, fact, self.me)
        style = "bold" if isinstance(fact, CardRevealed | Challenged) else "$accent" if seat == self.me else ""
        return Content.styled(text, style)

    def _remember_reveal(self, facts: list[Fact]) -> None:
        challenged = next((fact for fact in facts if isinstance(fact, Challenged)), None)
        revealed = next((fact for fact in facts if isinstance(fact, CardRevealed)), None)
        won = next((fact for fact in facts if isinstance(fact, StackWon)), None)
        if challenged and revealed and won:
            self.reveal = Reveal(challenged, revealed, won)
        elif any(isinstance(fact, CardPlayed) for fact in facts):
            self.reveal = None

    def _new_draft(self, cursor: int) -> Draft:
        view = self.game.view(self.me)
        return Draft(view.hand, self.game.legal(self.me), partial(self.game.offence, self.me), cursor)

    def _hold(self) -> None:
        """The others wait while you are about to do something, while the game is paused, or a dialog is open."""
        self.table.hold(self.paused or self.draft.open or self.app.screen is not self)

    # --- keys and clicks ------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        self.action_press(event.character if event.character and event.is_printable else event.key)

    def action_press(self, key: str) -> None:
        """Every key and every click on what is offered ends here."""
        draft = self.draft
        self.notice = ""
        match key:
            case "enter" if self.game.over:
                self._show_result()
            case "enter":
                self._enter()
            case "escape":
                draft.back()
            case "left" | "right" | "up" | "down":
                self._arrow(key)
            case "p":
                draft.propose(Pass())
            case "a":
                draft.propose(Accept())
            case "n" | "s" | "w" | "b":
                draft.propose(Challenge(_TRAIT_KEYS[key]))
            case "c":
                draft.begin_copy()
            case "k":
                draft.begin_peek()
            case "f":
                draft.keep_silent()
            case "x" if draft.step is Step.UNDER:
                draft.choose_card(draft.cursor)
            case " " | "space":
                self.paused = not self.paused
            case "?":
                self._open_help()
            case "t":
                self.app.action_toggle_theme()  # type: ignore[attr-defined]
            case "q":
                self.ask_to_leave()
            case _ if key.isdecimal() and len(key) == 1:
                self._digit(int(key))
        self._hold()
        self.show()

    def _digit(self, digit: int) -> None:
        if self.draft.step is Step.CLAIM:
            self.draft.set_number(digit or 10)
        elif self.draft.step is Step.PEEK:
            self.draft.choose_peek(None if digit == 0 else digit - 1)
        else:
            self.draft.choose_card((digit or 10) - 1)

    def _arrow(self, key: str) -> None:
        by = 1 if key in ("right", "down") else -1
        if self.draft.step is Step.CLAIM:
            self.draft.move_claim(by if key in ("left", "right") else 0, by if key in ("up", "down") else 0)
        elif key in ("left", "right"):
            self.draft.move(by)

    def _enter(self) -> None:
        action = self.draft.enter()
        if action is None:
            return
        try:
            self.table.act(action)
        except Refused as refused:  # somebody was quicker
            sentence = f"refusal-{refused.id}"
            self.draft = self._new_draft(self.draft.cursor)
            self.notice = self.words.say(sentence, **refused.values) if self.words.has(sentence) else str(refused)

    def on_hand_picked(self, message: Hand.Picked) -> None:
        if self.draft.step not in (Step.CONFIRM, Step.PEEK):
            self.draft.choose_card(message.i)
        self._hold()
        self.show()

    def on_declare_picked(self, message: Declare.Picked) -> None:
        self.draft.set_claim(message.claim)
        self.show()

    # --- in front of the table ------------------------------------------------------------------------

    def _open_help(self) -> None:
        title, close = self.words.say("terminal-help-title"), self.words.say("terminal-help-close")
        self.app.push_screen(Help(title, help_page(self.words, self.game), close))

    def on_screen_resume(self) -> None:
        """Back at the table from a dialog."""
        self._hold()
        self.show()

    def ask_to_leave(self) -> None:
        say, yes = self.words.say, self.words.say("terminal-key-yes")
        choices = [(yes, yes, say("terminal-leave")), ("escape", say("terminal-key-esc"), say("terminal-stay"))]
        if self.saved_as is None:
            choices.insert(1, ("s", "s", say("terminal-save")))
            body = say("terminal-leave-unsaved")
        else:
            body = say("terminal-leave-saved", file=self.saved_as)
        self.app.push_screen(Ask(say("terminal-leave-title"), Content(body), choices), self._leave)

    def _leave(self, answer: str | None) -> None:
        if answer == self.words.say("terminal-key-yes"):
            self.post_message(self.Over(again=False))
        elif answer == "s":
            self._save(lambda _: self.ask_to_leave())

    def _save(self, then: Callable[[bool | None], None]) -> None:
        self.app.push_screen(SaveAs(self.words, dump(self.game), default_name(self.game)), then)

    def _show_result(self) -> None:
        say = self.words.say
        choices = [
            ("r", "r", say("terminal-again")),
            ("l", "l", say("terminal-look")),
            ("q", "q", say("terminal-quit")),
        ]
        if self.saved_as is None:
            choices.insert(1, ("s", "s", say("terminal-save")))
        title, body = result_page(self.words, self.game, self.me, self.saved_as)
        self.app.push_screen(Ask(title, body, choices), self._after_result)

    def _after_result(self, answer: str | None) -> None:
        match answer:
            case "r":
                self.post_message(self.Over(again=True))
            case "q":
                self.post_message(self.Over(again=False))
            case "s":
                self._save(lambda _: self._show_result())
