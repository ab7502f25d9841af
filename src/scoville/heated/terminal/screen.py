"""The table of HEATED: draws what the person may see, and turns keys and clicks into actions."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from ...cli.terminal.hand import Hand
from ...cli.terminal.press import Press
from ...cli.terminal.screen import TableScreen
from ...cli.terminal.story import Story
from ...core import CLOCK, Fact, Refused
from ...locales import Catalogue
from .. import Accept, Action, Ask, Call, Card, Decline, Draw, Heated, Play, Slap, Take, View, Wonder
from ..rules.facts import EffectCancelled, GameEnded, HeatedCalled, LastToSlap, TrapSprung
from ..words import heated_card_words, tell_heated
from .board import PileBar, Place, TopPanel, stars
from .draft import LISTS, Draft, Item, Step
from .faces import faces
from .glyphs import SIGN
from .pages import help_page, result_page
from .paths import Paths
from .prompt import prompt_choices, prompt_line
from .question import Question
from .table import MatchTable

__all__ = ["HeatedScreen"]

_REFLEXES: dict[str, Action] = {"s": Slap(), "h": Call(), "a": Accept(), "n": Decline()}
"""Done at once, because hesitating would lose."""
_CONFIRMED: dict[str, Action] = {"d": Draw(), "f": Ask(), "w": Wonder()}
_LOUD = (GameEnded, HeatedCalled, LastToSlap, EffectCancelled, TrapSprung)
IN_A_ROW = 5


class HeatedScreen(TableScreen):
    table: MatchTable

    def __init__(self, table: MatchTable, words: Catalogue) -> None:
        super().__init__(table, words)
        assert isinstance(table.game, Heated)
        self.game = table.game
        self.draft = self._new_draft(0)

    # --- drawing ----------------------------------------------------------------------------------

    def compose_table(self) -> ComposeResult:
        others = len(self.game.players) - 1
        with Horizontal(id="header"):
            yield Static(id="title")
            yield PileBar(id="piles")
        first = others if others <= IN_A_ROW else -(-others // 2)
        with Vertical(id="places"):
            with Horizontal(classes="row"):
                for i in range(1, first + 1):
                    yield Place(id=f"place-{i}")
            if first < others:
                with Horizontal(classes="row"):
                    for i in range(first + 1, others + 1):
                        yield Place(id=f"place-{i}")
        with Horizontal(id="middle"):
            yield TopPanel(id="top")
            with Vertical(id="side"):
                yield Question(id="question")
                yield Story(id="story")
        yield Static(id="card")

    def on_mount(self) -> None:  # Textual calls that of TableScreen too
        self.set_class(len(self.game.players) - 1 > IN_A_ROW, "many")

    def first_line(self) -> str:
        first = self.game.anew().turn
        assert first is not None
        winner = self.table.match.number > 1
        return self.words.say(
            "terminal-heated-first-winner" if winner else "terminal-first-youngest", name=self.game.players[first]
        )

    def show(self) -> None:
        if not self.is_mounted:
            return
        view, draft = self._view(), self.draft
        wins = self.table.match.wins
        place = view.order.index(self.me)
        for i in range(1, len(view.order)):
            seat = view.order[(place + i) % len(view.order)]
            self.query_one(f"#place-{i}", Place).show(self.words, view, seat, wins[seat])
        self.query_one("#title", Static).update(self._title())
        self.query_one("#piles", PileBar).show(self.words, view)
        self.query_one("#top", TopPanel).show(self.words, view)
        self.query_one("#question", Question).show(self.words, view, draft)
        self.set_class(draft.step in (*LISTS, Step.PLACE), "asking")
        self._show_mine(view, wins[self.me])
        self.query_one("#hand", Hand).show(faces(view, draft), draft.cursor)
        self._show_prompt(view)

    def _view(self) -> View:
        view: View = self.table.view()
        return view

    def _title(self) -> Content:
        number, rounds = self.table.match.number, self.table.rounds
        text = self.words.say("terminal-heated-round", number=number if rounds is None else f"{number}/{rounds}")
        return Content.assemble(("HEATED", "bold $primary"), ("" if rounds == 1 else f" · {text}", "$quiet"))

    def _show_mine(self, view: View, wins: int) -> None:
        mine = view.players[self.me]
        my_turn = view.turn == self.me and not view.waiting
        self.query_one("#me", Static).update(
            Content.assemble(
                (f" {mine.name} ", "bold reverse" if my_turn else "bold"),
                (stars(wins), "$warning bold"),
                "  ",
                self.words.say("terminal-cards", count=mine.hand),
                *self._card_name(),
            )
        )
        self.query_one("#card", Static).update(self._card_under_cursor())

    def _card_name(self) -> tuple[str, ...]:
        """For screens without a separate line for the card under the cursor."""
        if not self.draft.hand or not self.has_class("many") or self.has_class("tall"):
            return ()
        return ("  ", heated_card_words(self.words, self.draft.hand[self.draft.cursor]))

    def _card_under_cursor(self) -> Content:
        """What the card is and does, because the card itself has no room for that."""
        if not self.draft.hand:
            return Content("")
        card = self.draft.hand[self.draft.cursor]
        word = "number" if card.number is not None else str(card).rpartition("-")[2] if card.colour else str(card)
        sign = "✱" if card.colour is None else SIGN[card.colour]
        does = self.words.say(f"card-heated-{word}.help")
        return Content.assemble((f"{sign} {heated_card_words(self.words, card)}", "bold"), "  ", (does, "$quiet"))

    def _show_prompt(self, view: View) -> None:
        line = prompt_line(self.words, view, self.draft)
        mine = self.me in view.waiting or (view.turn == self.me and not view.waiting)
        self.show_prompt(line, prompt_choices(self.words, view, self.draft), mine)

    # --- what happens at the table ------------------------------------------------------------------

    def sentences(self, seat: int, facts: list[Fact]) -> list[Content]:
        found = [self._sentence(fact, seat) for fact in facts]
        if seat == CLOCK:
            found.insert(0, Content.styled(self.words.say("replay-clock"), "$quiet"))
        return found

    def _sentence(self, fact: Fact, seat: int) -> Content:
        text = tell_heated(self.words, self.game.players, fact)
        style = "bold $primary" if isinstance(fact, _LOUD) else "$accent" if seat == self.me else ""
        return Content.styled(text, style)

    def _new_draft(self, cursor: int) -> Draft:
        return Draft(self._view(), Paths(self.game, self.me), cursor)

    def draft_anew(self, acted: bool) -> None:
        """Keeps what was begun as long as the others only let things happen."""
        before, self.draft = self.draft, self._new_draft(self.draft.cursor)
        if not acted:
            self.draft.go_on_from(before)

    @property
    def deciding(self) -> bool:
        """Nobody waits while the person's clock runs, or during a race."""
        view = self._view()
        return self.draft.begun and not view.waiting and not view.uncalled

    @property
    def drafted(self) -> Action | None:
        return self.draft.now.action

    def key_for(self, action: Action) -> Press | None:
        draft, now = self.draft, self.draft.now
        for key, each in (*_REFLEXES.items(), *_CONFIRMED.items()):
            if action == each:
                return Press(key if not draft.begun or key in _REFLEXES else "escape")
        if isinstance(action, Take) and draft.step is Step.TAKE:
            return self._list_key(action.whose)
        if not isinstance(action, Play):
            return None
        if not draft.begun:
            return self.card_key(draft.hand.index(action.card))
        if now.card is None or draft.hand[now.card] != action.card:
            return Press("escape")
        match draft.step:
            case Step.COLOUR:
                return self._list_key(action.colour)
            case Step.SEAT:
                return self._list_key(next((seat for seat in action.on if seat in draft.choices), None))
            case Step.GIVING if action.giving is not None:
                return self.card_key(draft.hand.index(action.giving))
        return Press("escape")

    def _list_key(self, wanted: Item) -> Press:
        """The digit of what the open list offers."""
        choices = self.draft.choices
        at = choices.index(wanted) if wanted in choices else 10
        return Press("1234567890"[at] if at < 10 else "escape")

    # --- keys and clicks ------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        draft = self.draft
        match key:
            case "enter":
                self._enter()
            case "escape":
                draft.back()
            case "left" | "up":
                draft.move(-10 if key == "up" and draft.step is Step.PLACE else -1)
            case "right" | "down":
                draft.move(10 if key == "down" and draft.step is Step.PLACE else 1)
            case "home" | "end" if draft.step is Step.PLACE:
                draft.set_place(0 if key == "home" else draft.deepest)
            case "s" | "h" | "a" | "n":
                self._do_at_once(_REFLEXES[key])
            case "d" | "f" | "w":
                draft.propose(_CONFIRMED[key])
            case "m":
                draft.begin_count()
            case "c":
                draft.begin_naming()
            case _ if key.isdecimal() and len(key) == 1:
                self._digit(int(key))

    def _do_at_once(self, action: Action) -> None:
        if action in self.draft.options:
            self.act(action)

    def _digit(self, digit: int) -> None:
        if self.draft.step in LISTS:
            self.draft.choose((digit or 10) - 1)
        elif self.draft.step is Step.PLACE:
            self.draft.set_place((self.draft.now.place or 0) * 10 % 1000 + digit)
        else:
            self.pick_card(self.nth_card(digit))

    def _enter(self) -> None:
        if self.draft.step is Step.IDLE:
            self.pick_card(self.draft.cursor)
            return
        action = self.draft.enter()
        if action is not None:
            self.act(action)

    def move_cursor(self, i: int) -> None:
        self.draft.cursor = i

    def pick_card(self, i: int) -> None:
        draft = self.draft
        if draft.pick(i) or self.game.over or draft.step is not Step.IDLE or not 0 <= i < len(draft.hand):
            return
        try:
            self.game.verify(self.me, Play(draft.hand[i]))
        except Refused as refused:
            self.notice = self.why_not(refused)

    def why_not(self, refused: Refused) -> str:
        """The judge's words, with cards by name."""
        named = {
            key: heated_card_words(self.words, Card(str(value))) if key in ("card", "top") else value
            for key, value in refused.values.items()
        }
        return super().why_not(Refused(refused.id, game=refused.game, **named))

    def on_question_picked(self, message: Question.Picked) -> None:
        self.draft.choose(message.at)
        self._hold()
        self.show()

    # --- in front of the table ------------------------------------------------------------------------

    def help_page(self) -> Content:
        return help_page(self.words, self.game)

    def result_page(self) -> tuple[str, Content]:
        return result_page(self.words, self.table.match, self.table.rounds, self.me)

    def again_label(self) -> str:
        rounds = self.table.rounds
        over = rounds is not None and self.table.match.number >= rounds
        return self.words.say("terminal-again" if over else "terminal-heated-next-round")
